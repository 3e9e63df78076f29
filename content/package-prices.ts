import type { PriceBand, TourPackageFacts } from '#features/tour-packages/tour-packages.contract.ts';

type Taka = [
  adult: number,
  childWithBed: number,
  childWithoutBed: number,
  infant: number,
  singleSupplement: number,
];

/** A price band written in whole taka, in the order of `Taka`. */
export const priceBand = (key: string, ...taka: Taka): PriceBand => ({
  key,
  adult: taka[0] * 100,
  childWithBed: taka[1] * 100,
  childWithoutBed: taka[2] * 100,
  infant: taka[3] * 100,
  singleSupplement: taka[4] * 100,
});

/** Steps of a cancellation ladder: days before the departure, per cent that is kept. */
export const ladder = (
  ...steps: [daysBefore: number, keepPercent: number][]
): TourPackageFacts['cancellation'] =>
  steps.map(([daysBefore, keepPercent]) => ({ daysBefore, keepPercent }));
