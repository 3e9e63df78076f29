import type { OrderFlights } from '#features/orders/papers/journeys.contract.ts';
import type { Language } from '#platform/language.ts';
import { paperLegs } from '../covers/covers.rules.ts';
import type { TypedSegment } from '../fares.contract.ts';
import { cityIn } from '../fares.queries.ts';

interface Flown {
  readonly segments: readonly TypedSegment[];
  /** Absent: all fly so. */
  readonly who?: readonly string[];
}

/** The flights of journeys as papers of an order say them. */
export function flightsOf(journeys: readonly Flown[]): OrderFlights {
  const flightsIn = (language: Language) =>
    journeys.flatMap(({ segments, who }) => paperLegs(segments, { language, cityOf: cityIn(language) }, who));
  return { en: flightsIn('en'), bn: flightsIn('bn') };
}
