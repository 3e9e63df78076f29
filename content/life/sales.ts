import { comingSales } from './coming-sales.ts';
import { counterSales } from './counter-sales.ts';
import { departuresOfLife } from './departures.ts';
import type { Step } from './life.ts';
import { stepsOf } from './sale.ts';
import { tourSales } from './tour-sales.ts';

/** The orders of the sample agency, and the departures that they are for. */
export const sales: readonly Step[] = [
  ...departuresOfLife,
  ...[...tourSales, ...comingSales, ...counterSales].flatMap(stepsOf),
];
