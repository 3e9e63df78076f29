import type { Charge } from '#features/orders/orders.rules.ts';
import { stayingLine, termsLine } from '#features/orders/terms/amended-terms.rules.ts';
import { inBoth, type SnapshotLine } from '#features/orders/terms/package-lines.rules.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { PassengerFare, PassengerKind, TypedSegment } from '../fares.contract.ts';
import { fareLines, routeOf, sourceOf } from '../fares.rules.ts';
import { placeOfLine } from '../tickets/ticket-costs.rules.ts';

interface Sold {
  readonly segments: readonly TypedSegment[];
  readonly fares: readonly PassengerFare[];
}

type Words = (inputs: { route: string }, options: { locale: Language }) => string;

/** A line for a sum that belongs to a journey; none for nothing. */
const extra = (charge: Charge, unit: number, words: Words, { segments }: Sold): SnapshotLine[] =>
  unit === 0
    ? []
    : [
        {
          charge,
          quantity: 1,
          unit,
          refund: { ladder: [] },
          source: sourceOf(segments),
          text: inBoth((locale) => words({ route: routeOf(segments) }, { locale })),
        },
      ];

/** The airline's penalty and our charge for giving tickets back, as lines of the order; sums in poisha. */
export const refundLines = (sold: Sold, { penalty, charge }: { penalty: number; charge: number }) =>
  [
    ...extra('supplier', penalty, m.fares_line_penalty, sold),
    ...extra('fee', charge, m.fares_line_refund_charge, sold),
  ].map(termsLine);

/** The difference in fare, the airline's penalty and our charge for other tickets, as lines of the order; sums in poisha. */
export const reissueLines = (
  sold: Sold,
  { difference, penalty, charge }: { difference: number; penalty: number; charge: number },
) =>
  [
    ...extra('supplier', difference, m.fares_line_difference, sold),
    ...extra('supplier', penalty, m.fares_line_change_penalty, sold),
    ...extra('fee', charge, m.fares_line_change_charge, sold),
  ].map(termsLine);

type Line = Parameters<typeof stayingLine>[0];

const plainLine = ({ charge, unit, text, refund, source, quantity }: SnapshotLine): SnapshotLine => ({
  charge,
  unit,
  text,
  refund,
  source,
  quantity,
});

/**
 * The lines of the order without the fare and taxes of passengers who give their tickets back, and without our charge when it
 * goes back, too.
 * @param kinds of those passengers
 * @returns undefined when the order has these lines no more: somebody has changed them by hand.
 */
export function linesWithout(
  lines: readonly Line[],
  { segments, fares }: Sold,
  kinds: readonly PassengerKind[],
  withService: boolean,
) {
  const less = new Map<number, number>();
  for (const fare of fares) {
    const gone = kinds.filter((kind) => kind === fare.kind).length;
    for (const sold of gone === 0 ? [] : fareLines(segments, [fare])) {
      const at = placeOfLine(lines, sold, gone);
      if (sold.charge !== 'own' || withService) {
        if (at < 0) {
          return;
        }
        less.set(at, gone);
      }
    }
  }
  return lines.flatMap((line, was) => {
    const quantity = line.quantity - (less.get(was) ?? 0);
    return quantity === 0 ? [] : [termsLine({ ...plainLine(stayingLine(line, was)), quantity })];
  });
}
