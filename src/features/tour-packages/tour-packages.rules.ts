import type { Departure, PriceBand, TourPackageFacts } from './tour-packages.contract.ts';

/** The price a package is listed with: the lowest adult price of a band, in poisha. */
export function priceFrom(facts: Pick<TourPackageFacts, 'bands'>): number {
  return Math.min(...facts.bands.map((band) => band.adult));
}

/** The prices of a departure. */
export function bandOf(
  facts: Pick<TourPackageFacts, 'bands'>,
  departure: Pick<Departure, 'band'>,
): PriceBand {
  const band = facts.bands.find((each) => each.key === departure.band);
  if (!band) {
    throw new Error(`No price band ${departure.band}.`);
  }
  return band;
}
