import type { LineSource } from '#features/orders/orders.contract.ts';
import { type Charge, sumOf } from '#features/orders/orders.rules.ts';
import type { PassengerFare, PassengerKind, TypedSegment } from '../fares.contract.ts';
import { fareLines } from '../fares.rules.ts';

interface Sold {
  readonly segments: readonly TypedSegment[];
  readonly fares: readonly PassengerFare[];
}

interface Line {
  readonly charge: Charge;
  readonly quantity: number;
  readonly unit: number;
  readonly textEn: string | null;
  readonly source: LineSource;
}

const isPassedOn = ({ charge }: { readonly charge: Charge }) =>
  charge === 'supplier' || charge === 'official';
const countOf = (kinds: readonly PassengerKind[], kind: PassengerKind) =>
  kinds.filter((each) => each === kind).length;

/** Where a line of a fare stands in an order; below 0 when somebody has changed it by hand. @param least how many it must be for */
export const placeOfLine = (
  lines: readonly Line[],
  sold: ReturnType<typeof fareLines>[number],
  least: number,
): number =>
  lines.findIndex(
    ({ charge, unit, textEn, quantity }) =>
      charge === sold.charge && unit === sold.unit && textEn === sold.text.en && quantity >= least,
  );

/** What the fare and taxes of some passengers are of an order's lines, by their place; poisha. */
export function faresOf(
  lines: readonly Line[],
  { segments, fares }: Sold,
  kinds: readonly PassengerKind[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const fare of fares) {
    for (const sold of fareLines(segments, [fare]).filter(isPassedOn)) {
      const at = placeOfLine(lines, sold, 1);
      if (at >= 0) {
        found.set(at, (found.get(at) ?? 0) + sold.unit * countOf(kinds, fare.kind));
      }
    }
  }
  return found;
}

/**
 * What tickets have spent of an order's lines, by their place; poisha. Of a fare as it was sold that is what the passengers with
 * tickets pay; a penalty, a difference, and lines that somebody has changed by hand are gone whole.
 * @param kinds of the passengers with a ticket that counts
 */
export function spentByTickets(
  lines: readonly Line[],
  sold: Sold,
  kinds: readonly PassengerKind[],
): ReadonlyMap<number, number> {
  const known = faresOf(lines, sold, kinds);
  return new Map(
    lines.flatMap((line, at): [number, number][] =>
      isPassedOn(line) && line.source.kind === 'fare'
        ? [[at, Math.min(known.get(at) ?? sumOf(line), sumOf(line))]]
        : [],
    ),
  );
}
