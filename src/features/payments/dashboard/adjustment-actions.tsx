import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { openMoveCredit, openWriteOff, owedOf } from './adjustment-forms.tsx';

/** What is done with a difference between what an order costs and what was paid: none before anything was. */
export function AdjustmentActions({ order }: { readonly order: OfficeOrder }) {
  const refused = needsPermission(useMe(), 'books.write');
  const owed = owedOf(order);
  const isQuote = order.state === 'quoted' || order.state === 'draft' || order.state === 'lapsed';
  const isOver = isQuote ? order.paid > 0 : owed < 0;
  if (order.paid <= 0 || (owed === 0 && !isOver)) {
    return null;
  }
  const button = { refused, variant: 'default', size: 'sm' } as const;
  return (
    <div className="ord-money-acts">
      {isOver && (
        <MayButton {...button} onClick={() => void openMoveCredit(order)}>
          {m.office_adjust_move()}
        </MayButton>
      )}
      {!isQuote && (
        <MayButton {...button} onClick={() => openWriteOff(order)}>
          {m.office_adjust_write_off()}
        </MayButton>
      )}
    </div>
  );
}
