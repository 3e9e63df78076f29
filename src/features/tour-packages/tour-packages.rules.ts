import type { TourPackageFacts } from './tour-packages.contract.ts';

/** The list price of a package: the lowest adult price of its bands, in poisha. */
export function priceFrom(facts: Pick<TourPackageFacts, 'bands'>): number {
  return Math.min(...facts.bands.map((band) => band.adult));
}
