import { m } from '#messages/messages.js';

interface PlanProps {
  readonly plan: readonly {
    readonly amount: string;
    readonly due: string;
    /** What is still open of a part of which some came. */
    readonly left: string | undefined;
    readonly state: 'paid' | 'late' | 'open';
  }[];
}

const stateLabels = { paid: m.orders_part_paid, late: m.orders_part_late, open: m.orders_part_open } as const;

/** What is due when, as coins on a line. */
export function OrderPlan({ plan }: PlanProps) {
  return (
    <section className="order-box" aria-labelledby="plan">
      <h2 id="plan">{m.orders_plan()}</h2>
      <ol className="order-plan num">
        {plan.map(({ amount, due, left, state }) => (
          <li key={due} data-state={state}>
            <span>
              <b>{m.orders_part_by({ date: due })}</b>
              <small>
                {state === 'open' && left !== undefined
                  ? m.orders_part_left({ sum: left })
                  : stateLabels[state]()}
              </small>
            </span>
            <b>{amount}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
