import { and, eq } from 'drizzle-orm';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { lineView, listSoldLines } from '../orders.queries.ts';
import { backAfter, isQuote, type OrderState, payableFor, totalOf } from '../orders.rules.ts';
import { orderVersions } from '../orders.table.ts';
import type { Cancellation } from './cancellation.contract.ts';
import { type CancelledLine, cancelledLines } from './cancellation.rules.ts';

interface Cancelled {
  readonly id: string;
  readonly state: OrderState;
  readonly current: number;
}

/** A line with what is kept of it, as responses have it. */
export const cancelledView = (
  line: Parameters<typeof lineView>[0] & { readonly spent: number },
  { keep, back, vat = 0 }: CancelledLine = { keep: 0, back: 0 },
) => ({ ...lineView(line), spent: line.spent, keep, back, vatOfKeep: vat });

/**
 * What cancelling an order today keeps and gives back, line by line; the figure that is shown is the one that is booked. A quote
 * keeps nothing.
 * @param today in Asia/Dhaka
 * @param isOurs the agency doesn't keep its side: nothing is kept.
 */
export async function findCancellation(
  db: ReadDatabase,
  { id, state, current }: Cancelled,
  today: CalendarDate,
  isOurs = false,
) {
  const [terms] = await db
    .select({ travelsOn: orderVersions.travelsOn })
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, id), eq(orderVersions.number, current)));
  const sold = await listSoldLines(db, id, current);
  const parts = isQuote(state)
    ? sold.map((line) => ({ keep: 0, back: line.charge === 'discount' ? 0 : payableFor(line) }))
    : cancelledLines(sold, terms?.travelsOn ?? undefined, today).map((part) =>
        isOurs ? { keep: 0, back: part.keep + part.back } : part,
      );
  const { paid } = await findOrderMoney(db, id);
  const keep = parts.reduce((sum, part) => sum + part.keep, 0);
  const answer: Cancellation = {
    keep,
    back: backAfter({ charged: keep, paid }),
    credit: totalOf(sold) - keep,
    paid,
    lines: sold.map((line, index) => cancelledView(line, parts[index])),
  };
  return { answer, sold, parts };
}
