import { z } from 'zod';

/** The largest sum that is taken: a thousand million taka, in poisha. It keeps products with small counts exact. */
export const largestAmount = 1_000_000_000_00;

/** A sum in poisha (1/100 taka), with its sign: what is given back or taken off is negative. */
export const amount = z.int().min(-largestAmount).max(largestAmount);

/** What something costs, in poisha; never negative. */
export const price = amount.min(0);

/** A currency by its code of ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A price in any currency, in its minor units: `{ minor: 4_000, currency: 'USD' }` is 40 dollars. */
export const quotedPrice = z.strictObject({ minor: z.int().min(0), currency });
