import type { TourPackageFacts } from './tour-packages.contract.ts';

/** The price a package is listed with: the lowest adult price of a band, in poisha. */
export function priceFrom(facts: Pick<TourPackageFacts, 'bands'>): number {
  return Math.min(...facts.bands.map((band) => band.adult));
}
