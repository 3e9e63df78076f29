import { cancelledLines, type SoldLine } from '#features/orders/cancellation/cancellation.rules.ts';
import { type Charge, totalOf } from '#features/orders/orders.rules.ts';
import { inBoth, type SnapshotLine } from '#features/orders/sold/package-lines.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';

const extraLine = (charge: Charge, unit: number, words: SnapshotLine['text']): SnapshotLine => ({
  ...{ charge, quantity: 1, unit, text: words, refund: { ladder: [] }, source: { kind: 'free' } },
});

const keptOf = (lines: readonly SoldLine[], travelsOn: CalendarDate | undefined, today: CalendarDate) =>
  cancelledLines(lines, travelsOn, today).reduce((sum, { keep }) => sum + keep, 0);

/**
 * What the ladder keeps of those who travel no more: what it would keep of all, less what it would keep of those who stay.
 * @returns a line with the fee; none when nothing is kept.
 */
export function feeOf(
  before: readonly SoldLine[],
  after: readonly SnapshotLine[],
  travelsOn: CalendarDate | undefined,
  today: CalendarDate,
): SnapshotLine[] {
  const staying = after.map((line) => ({ ...line, spent: 0 }));
  const fee = keptOf(before, travelsOn, today) - keptOf(staying, travelsOn, today);
  return fee > 0
    ? [
        extraLine(
          'fee',
          fee,
          inBoth((language) => m.waiting_fee_fewer({}, { locale: language })),
        ),
      ]
    : [];
}

/** The discount that keeps a party's price what it was; none when it isn't dearer now. */
export function samePrice(before: readonly SoldLine[], after: readonly SnapshotLine[]): SnapshotLine[] {
  const more = totalOf(after) - totalOf(before);
  return more > 0
    ? [
        extraLine(
          'discount',
          -more,
          inBoth((language) => m.waiting_same_price({}, { locale: language })),
        ),
      ]
    : [];
}
