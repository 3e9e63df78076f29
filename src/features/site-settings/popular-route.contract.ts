import { z } from 'zod';
import { price } from '#platform/money/money.contract.ts';
import { line } from '#platform/text.contract.ts';

/** A flight route that the home page shows and links to the fare form. */
export const popularRoute = z.strictObject({
  /** IATA codes. */
  from: z.string().regex(/^[A-Z]{3}$/),
  to: z.string().regex(/^[A-Z]{3}$/),
  names: z.strictObject({ en: line(60), bn: line(60) }),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** Typical time in the air and on the ground, in minutes. */
  minutes: z.int().min(20).max(3000),
  direct: z.boolean(),
  /** A recent return economy fare, poisha. */
  fareFrom: price,
});
export type PopularRoute = z.infer<typeof popularRoute>;
