import { m } from '#messages/messages.js';
import { LinesTable } from './lines-table.tsx';

interface ProposalProps {
  readonly reason: string;
  readonly lines: readonly { readonly text: string; readonly note: string; readonly sum: string }[];
  readonly before: string;
  readonly total: string;
  /** What it costs more or less; undefined when it costs the same. */
  readonly difference: string | undefined;
  readonly plan: readonly { readonly amount: string; readonly due: string }[];
  /** What was paid beyond the new total. */
  readonly back: string | undefined;
  readonly travelsOn: string | undefined;
  readonly acceptTo: string;
}

/** A change of the order that waits for the customer: what becomes different, and the button that accepts it. */
export function OrderProposal(props: ProposalProps) {
  const { reason, lines, before, total, difference, plan, back, travelsOn, acceptTo } = props;
  return (
    <section className="order-box order-due" aria-labelledby="proposal">
      <h2 id="proposal">{m.orders_proposal()}</h2>
      <p className="order-words">{reason}</p>
      {lines.length > 0 && (
        <LinesTable
          lines={lines}
          label={
            <>
              {m.orders_total()}
              {difference !== undefined && (
                <small>
                  {m.orders_proposal_before({ sum: before })}
                  <br />
                  {difference}
                </small>
              )}
            </>
          }
          total={total}
        />
      )}
      {travelsOn !== undefined && <p className="order-words num">{m.orders_travels({ date: travelsOn })}</p>}
      <table className="order-lines order-proposal-plan num">
        <caption>{m.orders_plan()}</caption>
        <tbody>
          {plan.map(({ amount, due }) => (
            <tr key={due}>
              <th scope="row">{m.orders_part_by({ date: due })}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {back !== undefined && <p className="num">{m.orders_proposal_back({ sum: back })}</p>}
      <form method="post" action={acceptTo}>
        <button className="btn btn-go" type="submit">
          {m.orders_proposal_accept()}
        </button>
        <p className="order-words">{m.orders_proposal_text()}</p>
      </form>
    </section>
  );
}
