import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { accountLabel } from '#features/ledger/dashboard/account-label.ts';
import { usePaymentAccounts } from '#features/ledger/dashboard/use-payment-accounts.ts';
import { m } from '#messages/messages.js';
import type { BookedEntry } from '../lifecycle/history.contract.ts';
import { entryLabel } from './history-labels.ts';
import { formatDay, formatTaka } from './order-labels.ts';
import { ordersKey } from './orders-client.ts';

/** What the ledger holds of an order: each entry with its postings, and what the customer owes after it. */
export function OrderLedger({ orderId }: { orderId: string }) {
  const {
    data: { items } = {},
    error,
    refetch,
  } = useQuery({
    queryKey: [...ordersKey, 'ledger', orderId],
    queryFn: ({ signal }) => read('GET /orders/{id}/ledger', { id: orderId }, signal),
  });
  const own = usePaymentAccounts();
  const labelOf = (code: string) =>
    own.find((account) => account.code === code)?.name[officeLanguage()] ?? accountLabel(code);
  return (
    <section className="of-panel" aria-labelledby="ord-ledger">
      <h2 id="ord-ledger">{m.office_order_ledger()}</h2>
      {items === undefined && error !== null ? (
        <ListError cause={error} onRetry={() => void refetch()} />
      ) : items?.length === 0 ? (
        <p className="of-dim">{m.office_order_ledger_none()}</p>
      ) : (
        <table className="ord-lines ord-ledger num">
          <thead>
            <tr>
              <th scope="col">{m.office_order_entry()}</th>
              <th scope="col">{m.office_order_debit()}</th>
              <th scope="col">{m.office_order_credit()}</th>
              <th scope="col">{m.office_order_owed()}</th>
            </tr>
          </thead>
          <tbody>
            {items?.map((entry) => (
              <EntryRows key={entry.id} entry={entry} labelOf={labelOf} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface EntryRowsProps {
  readonly entry: BookedEntry;
  readonly labelOf: (code: string) => string;
}

function EntryRows({ entry, labelOf }: EntryRowsProps) {
  const { kind, on, isUndone, postings, owed } = entry;
  return (
    <>
      <tr data-undone={isUndone || undefined}>
        <td>
          {entryLabel(kind)} <span className="of-dim">{formatDay(on)}</span>
        </td>
        <td />
        <td />
        <td>{formatTaka(owed)}</td>
      </tr>
      {postings.map(({ account, amount }) => (
        <tr key={`${account} ${amount}`} className="ord-posting">
          <th scope="row">{labelOf(account)}</th>
          <td>{amount > 0 && formatTaka(amount)}</td>
          <td>{amount < 0 && formatTaka(-amount)}</td>
          <td />
        </tr>
      ))}
    </>
  );
}
