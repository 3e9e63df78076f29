import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { cancelledLines, type SoldLine } from '../lifecycle/cancellation.rules.ts';
import type { Charge } from '../orders.rules.ts';
import { inBoth, type SnapshotLine } from './package-lines.rules.ts';

const extraLine = (
  charge: Charge,
  unit: number,
  { words, more = {} }: { words: SnapshotLine['text']; more?: { readonly samePrice?: true } },
): SnapshotLine => ({
  charge,
  quantity: 1,
  unit,
  // The sum is what the customer pays, or pays less: its VAT is within it.
  vatAdded: false,
  text: words,
  refund: { ladder: [] },
  source: { kind: 'free', ...more },
});

const retainedOf = (lines: readonly SoldLine[], travelsOn: CalendarDate | undefined, today: CalendarDate) =>
  cancelledLines(lines, travelsOn, today).reduce((sum, { keep }) => sum + keep, 0);

/**
 * What the ladder keeps of those who travel no more: what it would keep of the whole order, less what it would keep of it
 * without them, so that leaving one after the other costs what leaving together does.
 * @returns a line with the fee; none when nothing is kept.
 */
export function feeOf(
  before: readonly SoldLine[],
  after: readonly SoldLine[],
  travelsOn: CalendarDate | undefined,
  today: CalendarDate,
): SnapshotLine[] {
  const fee = retainedOf(before, travelsOn, today) - retainedOf(after, travelsOn, today);
  const words = inBoth((language) => m.waiting_fee_fewer({}, { locale: language }));
  return fee > 0 ? [extraLine('fee', fee, { words })] : [];
}

/** The discount that keeps a party's price what it was; none when it isn't dearer now. Poisha. */
export function samePrice(before: number, after: number): SnapshotLine[] {
  const words = inBoth((language) => m.waiting_same_price({}, { locale: language }));
  return after > before ? [extraLine('discount', before - after, { words, more: { samePrice: true } })] : [];
}
