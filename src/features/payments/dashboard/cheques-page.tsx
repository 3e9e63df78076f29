import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { sendOnce } from '#dashboard/form/entry-keys.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import type { ChequeList, ChequeView } from '../cheques/cheques.contract.ts';
import { chequeTabs } from '../cheques/cheques.rules.ts';
import { askOrderText } from './ask-order-text.ts';
import { openStep } from './cheque-forms.tsx';
import {
  chequeFacts,
  chequeLabel,
  chequeMarks,
  chequeStateLabels,
  chequeTabLabels,
  earlyLabel,
  staleLabel,
} from './cheque-labels.ts';
import { chequesKey } from './cheques-client.ts';
import '#features/orders/dashboard/order-record.css';
import '#features/orders/dashboard/orders.css';

/** Asks why a step of a cheque is taken back. */
const askWhy = (cheque: ChequeView, act: string, told: string, send: (reason: string) => Promise<unknown>) =>
  askOrderText(m.office_order_of_sum({ act, sum: `${formatTaka(cheque.amount)}, ${chequeLabel(cheque)}` }), {
    label: m.office_order_reason(),
    least: 3,
    most: 300,
    confirm: act,
    told,
    act: send,
  });

const askToTakeBack = (cheque: ChequeView, from: 'deposited' | 'cleared', act: string) =>
  askWhy(cheque, act, m.office_cheque_notify({ cheque: chequeLabel(cheque) }), (reason) =>
    sendOnce(`back ${from} ${cheque.id}`, (key) =>
      write('POST /cheques/{id}/take-back', { id: cheque.id, from, reason, key }),
    ),
  );

const askToUndoBounce = (cheque: ChequeView) =>
  askWhy(
    cheque,
    m.office_cheque_act_not_bounced(),
    m.office_cheque_notify_stands({ sum: formatTaka(cheque.amount) }),
    (reason) =>
      sendOnce(`undo bounce ${cheque.id}`, (key) =>
        write('POST /cheques/{id}/undo-bounce', { id: cheque.id, reason, key }),
      ),
  );

interface ChequeProps {
  readonly cheque: ChequeView;
  readonly accounts: ChequeList['accounts'];
}

/** What can be done with a cheque where it is. */
function ChequeActions({ cheque, accounts }: ChequeProps) {
  const me = useMe();
  const may = needsPermission(me, 'payments.write');
  const mayUndo = needsPermission(me, 'payments.approve');
  const button = { variant: 'default', size: 'sm' };
  switch (cheque.state) {
    case 'waiting':
    case 'in-hand': {
      const waits = cheque.state === 'waiting' ? m.office_refused_cheque_waiting() : undefined;
      return (
        <MayButton
          {...{ ...button, refused: may ?? waits ?? earlyLabel(cheque) }}
          onClick={() => openStep({ cheque, accounts, step: 'deposit' })}
        >
          {m.office_cheque_act_deposit()}
        </MayButton>
      );
    }
    case 'deposited':
      return (
        <>
          <MayButton
            {...{ ...button, refused: may }}
            onClick={() => openStep({ cheque, accounts, step: 'clear' })}
          >
            {m.office_cheque_act_clear()}
          </MayButton>
          <MayButton
            {...{ ...button, refused: mayUndo }}
            onClick={() => openStep({ cheque, accounts, step: 'bounce' })}
          >
            {m.office_cheque_act_bounce()}
          </MayButton>
          <MayButton
            {...{ ...button, refused: mayUndo }}
            onClick={() => askToTakeBack(cheque, 'deposited', m.office_cheque_act_back())}
          >
            {m.office_cheque_act_back()}
          </MayButton>
        </>
      );
    case 'cleared':
      return (
        <MayButton
          {...{ ...button, refused: mayUndo }}
          onClick={() => askToTakeBack(cheque, 'cleared', m.office_cheque_act_not_cleared())}
        >
          {m.office_cheque_act_not_cleared()}
        </MayButton>
      );
    case 'bounced':
      return (
        <MayButton {...{ ...button, refused: mayUndo }} onClick={() => askToUndoBounce(cheque)}>
          {m.office_cheque_act_not_bounced()}
        </MayButton>
      );
    default:
      return null;
  }
}

function ChequeRow({ cheque, accounts }: ChequeProps) {
  const { order, reference, name, amount, state, reason } = cheque;
  const notes = [state === 'in-hand' ? earlyLabel(cheque) : undefined, staleLabel(cheque)];
  return (
    <li data-over={state === 'undone' || state === 'bounced' || undefined}>
      <div className="ord-money-what num">
        <strong>
          {formatTaka(amount)}, {chequeLabel(cheque)}
        </strong>
        <span className="ord-money-more">
          <Link to={`/dashboard/orders/${order}`}>
            {reference} {name}
          </Link>
          {chequeFacts(cheque, accounts).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {reason !== null && <q>{reason}</q>}
          {notes.map((note) => note !== undefined && <b key={note}>{note}</b>)}
        </span>
      </div>
      <span className="of-state" data-state={chequeMarks[state]}>
        {chequeStateLabels[state]()}
      </span>
      <div className="ord-money-acts">
        <ChequeActions cheque={cheque} accounts={accounts} />
      </div>
    </li>
  );
}

/** /dashboard/cheques: where the cheques of customers are. */
export default function ChequesPage() {
  const { query, set } = useAddressQuery();
  const tab = chequeTabs.find((each) => each === query.get('tab')) ?? 'in-hand';
  const { data, error, refetch } = useQuery({
    queryKey: [...chequesKey, tab],
    queryFn: ({ signal }) => read('GET /cheques', { tab }, signal),
  });
  return (
    <PageFrame title={m.office_cheque_title()} text={m.office_cheque_text()}>
      {data !== undefined && <Balances {...data.balances} />}
      <section className="of-list" aria-label={m.office_cheque_title()}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room */}
        <div className="of-tabs" role="group" aria-label={m.office_cheque_title()}>
          {chequeTabs.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => set({ tab: each === 'in-hand' ? '' : each }, { replace: true })}
            >
              {chequeTabLabels[each]()}
            </button>
          ))}
        </div>
        {data === undefined ? (
          error === null ? (
            <RowsWaiting columns={2} />
          ) : (
            <ListError cause={error} onRetry={() => void refetch()} />
          )
        ) : (
          <Cheques {...data} title={chequeTabLabels[tab]()} />
        )}
      </section>
    </PageFrame>
  );
}

/** What the ledger has of cheques that aren't the bank's money yet. */
const Balances = ({ inHand, deposited }: ChequeList['balances']) => (
  <dl className="ord-figures num">
    <div>
      <dt>{m.office_cheque_hand_sum()}</dt>
      <dd>{formatTaka(inHand)}</dd>
    </div>
    <div>
      <dt>{m.office_cheque_deposited_sum()}</dt>
      <dd>{formatTaka(deposited)}</dd>
    </div>
  </dl>
);

const Cheques = ({ items, accounts, title }: ChequeList & { readonly title: string }) => (
  <div className="of-panel">
    <h2>{title}</h2>
    {items.length === 0 ? (
      <p className="of-dim">{m.office_cheque_none()}</p>
    ) : (
      <ul className="ord-money">
        {items.map((cheque) => (
          <ChequeRow key={cheque.id} cheque={cheque} accounts={accounts} />
        ))}
      </ul>
    )}
  </div>
);
