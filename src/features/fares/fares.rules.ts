import type { LineSource } from '#features/orders/orders.contract.ts';
import { inBoth } from '#features/orders/terms/package-lines.rules.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { PassengerFare, PassengerKind, TypedSegment } from './fares.contract.ts';

/** What all passengers of an option pay, in poisha. */
export const totalOfFares = (fares: readonly PassengerFare[]): number =>
  fares.reduce((sum, { passengers, base, taxes, service }) => sum + passengers * (base + taxes + service), 0);

/** The airports of a journey: `DAC–JED–DAC`, and `DAC–DXB, JED–DAC` where it goes on from another one. */
export function routeOf(segments: readonly Pick<TypedSegment, 'from' | 'to'>[]): string {
  return segments.reduce((route, { from, to }, index) => {
    if (index === 0) {
      return `${from}–${to}`;
    }
    return segments[index - 1]?.to === from ? `${route}–${to}` : `${route}, ${from}–${to}`;
  }, '');
}

/** What lines of an order say of the journey that they are for: its route and its last day, for papers and letters. */
export const sourceOf = (segments: readonly TypedSegment[]): LineSource => {
  const until = segments.at(-1)?.departs.slice(0, 10);
  return {
    kind: 'fare',
    subject: inBoth((locale) => m.fares_subject({ route: routeOf(segments) }, { locale })),
    ...(until === undefined ? {} : { until }),
  };
};

/** What a kind of passenger is called. */
export const who = (kind: PassengerKind, locale: Language) =>
  ({ adult: m.fares_adult, child: m.fares_child, infant: m.fares_infant })[kind]({}, { locale });

const linesOf = {
  supplier: m.fares_line_base,
  official: m.fares_line_taxes,
  own: m.fares_line_service,
} as const;

/** The lines of the order: for each kind of passenger the airline's fare, its taxes, and our charge. */
export function fareLines(segments: readonly TypedSegment[], fares: readonly PassengerFare[]) {
  const route = routeOf(segments);
  const source = sourceOf(segments);
  return fares.flatMap(({ kind, passengers, base, taxes, service }) =>
    [
      { charge: 'supplier' as const, unit: base },
      { charge: 'official' as const, unit: taxes },
      { charge: 'own' as const, unit: service },
    ]
      .filter(({ unit }) => unit > 0)
      .map(({ charge, unit }) => {
        const text = (locale: Language) => linesOf[charge]({ route, who: who(kind, locale) }, { locale });
        // An option is offered at a whole price: what VAT there is stands within it.
        return { charge, quantity: passengers, unit, vatAdded: false, text: inBoth(text), source };
      }),
  );
}

/** Whether passengers are as many of each kind as an option is priced for. */
export const fits = (
  passengers: readonly { readonly kind: PassengerKind }[],
  fares: readonly PassengerFare[],
): boolean =>
  passengers.length === fares.reduce((sum, fare) => sum + fare.passengers, 0) &&
  fares.every((fare) => passengers.filter(({ kind }) => kind === fare.kind).length === fare.passengers);

/**
 * The fares of an option for passengers of other ages than it was priced for, each at the price of their kind.
 * @returns undefined when it has no price for one of them, or an infant has no adult's lap.
 */
export function faresFor(
  fares: readonly PassengerFare[],
  kinds: readonly PassengerKind[],
): PassengerFare[] | undefined {
  const counted = (kind: PassengerKind) => kinds.filter((each) => each === kind).length;
  const isPriced = kinds.every((kind) => fares.some((fare) => fare.kind === kind));
  return isPriced && counted('infant') <= counted('adult')
    ? fares
        .map((fare) => ({ ...fare, passengers: counted(fare.kind) }))
        .filter(({ passengers }) => passengers > 0)
    : undefined;
}

/** The kind of each passenger that was priced, in order. */
export const kindsOf = (fares: readonly PassengerFare[]): PassengerKind[] =>
  fares.flatMap(({ kind, passengers }) => Array.from({ length: passengers }, () => kind));

/** Whether airlines price so many passengers as a group: from ten on, with terms and time limits of their own. */
export const isGroup = (passengers: number): boolean => passengers >= 10;
