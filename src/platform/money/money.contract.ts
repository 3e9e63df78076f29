import { z } from 'zod';

/** The largest sum that is accepted: a thousand million taka, in poisha. It keeps products with small counts exact. */
export const largestAmount = 1_000_000_000_00;

/** The schemas of sums in poisha: it tells them from other whole numbers. */
const sums = z.registry();

/** Whether what a schema describes is a sum in poisha. */
export const isSum = (schema: z.ZodType | undefined): boolean => schema !== undefined && sums.has(schema);

/** A sum in poisha (1/100 taka). Any number can be one; the name lets forms tell it from other numbers. */
export type Poisha = number & { readonly inPoisha?: true };

const anySum = z.int().min(-largestAmount).max(largestAmount);

/** A signed sum in poisha: refunds and deductions are negative. */
export const amount: z.ZodType<Poisha, number> = anySum.register(sums);

/** A price in poisha; never negative. */
export const price: z.ZodType<Poisha, number> = anySum.min(0).register(sums);

/** A currency by its ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A price in any currency, in its minor units: `{ minor: 4_000, currency: 'USD' }` is 40 dollars. */
export const quotedPrice = z.strictObject({ minor: z.int().min(0).max(largestAmount), currency });
