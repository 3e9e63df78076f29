import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import type { Adjustment } from '../adjustments/adjustments.contract.ts';
import { askOrderText } from './ask-order-text.ts';

/** What was written off of an order, and what moved from or to another one. */
export function useAdjustments(orderId: string): readonly Adjustment[] {
  const { data } = useQuery({
    queryKey: [...ordersKey, 'adjustments', orderId],
    queryFn: ({ signal }) => read('GET /orders/{orderId}/adjustments', { orderId }, signal),
  });
  return data?.items ?? [];
}

function labelOf({ kind, amount }: Adjustment): string {
  const sum = formatTaka(Math.abs(amount));
  if (kind === 'write-off') {
    return amount > 0 ? m.office_adjust_forgiven({ sum }) : m.office_adjust_retained({ sum });
  }
  return amount > 0 ? m.office_adjust_from({ sum }) : m.office_adjust_to({ sum });
}

const askUndo = (orderId: string, row: Adjustment) =>
  askOrderText(m.office_order_of_sum({ act: m.office_undo(), sum: labelOf(row) }), {
    label: m.office_order_reason(),
    least: 3,
    most: 500,
    danger: true,
    confirm: m.office_undo(),
    told: m.office_adjust_notify_undone(),
    act: (reason) =>
      row.kind === 'write-off'
        ? write('POST /orders/{orderId}/write-off/{id}/undo', { orderId, id: row.id, reason })
        : write('POST /orders/{orderId}/move-credit/{id}/undo', { orderId, id: row.id, reason }),
  });

/** One of them among the payments of an order. */
export function AdjustmentRow({ orderId, row }: { readonly orderId: string; readonly row: Adjustment }) {
  const me = useMe();
  const { order, kind, reason, undone } = row;
  return (
    <li data-over={undone !== null || undefined}>
      <div className="ord-money-what num">
        <strong>{labelOf(row)}</strong>
        <span className="ord-money-more">
          <Moment at={row.at} />
          {order !== null && <Link to={`/dashboard/orders/${order.id}`}>{order.reference}</Link>}
          <span>{row.byName}</span>
          {kind === 'write-off' && <q>{reason}</q>}
          {undone !== null && <q>{undone}</q>}
        </span>
      </div>
      <span className="of-state" data-state={undone === null ? 'published' : 'trashed'}>
        {undone === null ? m.office_order_pay_counted() : m.office_order_pay_undone()}
      </span>
      <div className="ord-money-acts">
        {undone === null && (
          <MayButton
            refused={needsPermission(me, 'books.write')}
            variant="default"
            size="sm"
            onClick={() => askUndo(orderId, row)}
          >
            {m.office_undo()}
          </MayButton>
        )}
      </div>
    </li>
  );
}
