import { z } from 'zod';

/** The largest sum that is accepted: a thousand million taka, in poisha. It keeps products with small counts exact. */
export const largestAmount = 1_000_000_000_00;

/** A signed sum in poisha (1/100 taka): refunds and deductions are negative. */
export const amount = z.int().min(-largestAmount).max(largestAmount);

/** A price in poisha; never negative. */
export const price = amount.min(0);

/** A currency by its ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A price in any currency, in its minor units: `{ minor: 4_000, currency: 'USD' }` is 40 dollars. */
export const quotedPrice = z.strictObject({ minor: z.int().min(0), currency });
