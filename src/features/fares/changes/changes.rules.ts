import type { Charge } from '#features/orders/orders.rules.ts';
import { stayingLine } from '#features/orders/terms/amended-terms.rules.ts';
import { inBoth, type SnapshotLine, type TaxedLine } from '#features/orders/terms/package-lines.rules.ts';
import { m } from '#messages/messages.js';
import { Failure } from '#platform/command/failure.ts';
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
export const refundLines = (sold: Sold, { penalty, charge }: { penalty: number; charge: number }) => [
  ...extra('supplier', penalty, m.fares_line_penalty, sold),
  ...extra('fee', charge, m.fares_line_refund_charge, sold),
];

/** The difference in fare, the airline's penalty and our charge for other tickets, as lines of the order; sums in poisha. */
export const reissueLines = (
  sold: Sold,
  { difference, penalty, charge }: { difference: number; penalty: number; charge: number },
) => [
  ...extra('supplier', difference, m.fares_line_difference, sold),
  ...extra('supplier', penalty, m.fares_line_change_penalty, sold),
  ...extra('fee', charge, m.fares_line_change_charge, sold),
];

/** A journey by air with who flies it. */
export interface Journey {
  readonly segments: readonly TypedSegment[];
  readonly who: readonly string[];
}

/** The flights of each journey, its passengers by their names in order: of those who fly now, and of those who get other tickets. */
export function journeysAfter(
  flying: readonly {
    readonly position: number;
    readonly name: string;
    readonly segments: Journey['segments'];
  }[],
  changed: ReadonlySet<number>,
  segments: Journey['segments'],
): Journey[] {
  const after = flying.map((each) => (changed.has(each.position) ? { ...each, segments } : each));
  return [...Map.groupBy(after, (each) => JSON.stringify(each.segments)).values()].map((group) => ({
    segments: group[0]?.segments ?? [],
    who: group.map(({ name }) => name),
  }));
}

/** What lines of an order say of their journey once it is another one. */
export function sourceAfter(journeys: readonly Journey[]) {
  const until = journeys.flatMap(({ segments }) => segments.at(-1)?.departs.slice(0, 10) ?? []).toSorted();
  const [only, ...others] = journeys;
  return {
    ...(only !== undefined && others.length === 0 ? { subject: sourceOf(only.segments).subject } : {}),
    ...(until.length > 0 ? { until: until.at(-1) } : {}),
  };
}

/** The first day of travel of journeys. */
export const firstDay = (journeys: readonly Journey[]) =>
  journeys.flatMap(({ segments }) => segments[0]?.departs.slice(0, 10) ?? []).toSorted()[0];

type Line = Parameters<typeof stayingLine>[0];

const plainLine = ({
  charge,
  unit,
  vatRate,
  vatAdded,
  text,
  refund,
  source,
  quantity,
}: TaxedLine): TaxedLine => ({
  charge,
  unit,
  vatRate,
  vatAdded,
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
    return quantity === 0 ? [] : [{ ...plainLine(stayingLine(line, was)), quantity }];
  });
}

/** The tickets of some passengers. @throws Failure invalid `fares.no-ticket` for one who has none. */
export function ticketsOf(
  issued: readonly { readonly position: number; readonly number: string }[],
  passengers: readonly number[],
) {
  return passengers.map((passenger, index) => {
    const found = issued.find(({ position }) => position === passenger);
    if (found === undefined || passengers.indexOf(passenger) < index) {
      const message = 'This passenger has no ticket that counts, or is there twice.';
      throw new Failure('invalid', 'fares.no-ticket', message, [{ path: `passengers.${index}`, message }]);
    }
    return found.number;
  });
}
