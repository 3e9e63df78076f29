import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { actorName } from '#dashboard/documents/document-labels.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { eventLabel } from './history-labels.ts';
import { formatTaka } from './order-labels.ts';
import { ordersKey } from './orders-client.ts';

/** What happened to an order, the latest first. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const {
    data: { items } = {},
    error,
    refetch,
  } = useQuery({
    queryKey: [...ordersKey, 'history', orderId],
    queryFn: ({ signal }) => read('GET /orders/{id}/history', { id: orderId }, signal),
  });
  return (
    <section className="of-panel" aria-labelledby="ord-history">
      <h2 id="ord-history">{m.office_order_history()}</h2>
      {items === undefined && error !== null && <ListError cause={error} onRetry={() => void refetch()} />}
      <ol className="ord-history num">
        {items?.map(({ at, by, happened, version, amount, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays, and new things come first
          <li key={items.length - index}>
            <strong>{eventLabel(happened)}</strong>
            <Moment at={at} />
            <span className="ord-history-more">
              {[
                actorName(by),
                version === undefined
                  ? ''
                  : m.office_order_version({ number: count(version, officeLanguage()) }),
                amount === undefined ? '' : formatTaka(amount),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {reason !== undefined && <q>{reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
