import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { formatDay, formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { type OrderLine, openPayOn } from './pay-on-form.tsx';

/** What a line of an order really cost, for who may book it: each entry can be undone. */
export function PaidOn({ order, position }: OrderLine) {
  const may = useMe().may('books.write');
  const passedOn = order.lines[position]?.passedOn ?? null;
  if (!may && passedOn === null) {
    return null;
  }
  const undo = (paid: string, sum: string) =>
    askText(m.office_payon_undo_of({ sum }), {
      label: m.office_order_reason(),
      least: 3,
      most: 500,
      confirm: m.office_undo(),
      told: m.office_books_notify_undone(),
      changes: ordersKey,
      act: (reason) =>
        write('POST /orders/{id}/lines/{line}/pay-on/{paid}/undo', {
          id: order.id,
          line: position,
          paid,
          reason,
        }),
    });
  return (
    <>
      {passedOn !== null && (
        <span className="num">
          {m.office_payon_cost({ sum: formatTaka(passedOn.cost) })}
          {passedOn.lost > 0 && ` · ${m.office_payon_lost({ sum: formatTaka(passedOn.lost) })}`}
          {passedOn.gained > 0 && ` · ${m.office_payon_gained({ sum: formatTaka(passedOn.gained) })}`}
        </span>
      )}
      {may && (
        <MayButton
          size="compact-sm"
          variant="subtle"
          refused={undefined}
          onClick={() => openPayOn({ order, position })}
        >
          {m.office_payon_do()}
        </MayButton>
      )}
      {may &&
        passedOn?.entries.map(({ id, on, amount, text }) => (
          <span key={id} className="ord-spent">
            {m.office_payon_entry({ text, day: formatDay(on) })} <b className="num">{formatTaka(amount)}</b>
            <MayButton
              size="compact-sm"
              variant="subtle"
              refused={undefined}
              aria-label={m.office_payon_undo_of({ sum: formatTaka(amount) })}
              onClick={() => undo(id, formatTaka(amount))}
            >
              {m.office_undo()}
            </MayButton>
          </span>
        ))}
    </>
  );
}
