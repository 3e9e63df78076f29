import { z } from 'zod';

/** A business identification number. */
export const binNumber = z.string().regex(/^[\d০-৯]{9}-[\d০-৯]{4}$/, 'Use nine digits, a dash and four.');

/** A rate in per cent with up to two decimals: 15, or 7.5. */
export const percentRate = z
  .number()
  .min(0)
  .max(100)
  .refine((rate) => Math.round(rate * 100) / 100 === rate, 'Use two decimals at most.');

/** The VAT of what is sold, by kind of charge, in per cent: within our prices, or added to them. */
export const vatTerms = z.strictObject({
  mode: z.enum(['inclusive', 'added']),
  /** Discounts have it, too. */
  own: percentRate,
  official: percentRate,
  supplier: percentRate,
  fee: percentRate,
});
export type VatTerms = z.infer<typeof vatTerms>;
