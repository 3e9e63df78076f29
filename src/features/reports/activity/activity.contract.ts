import { z } from 'zod';
import { saleKinds } from '#features/orders/orders.rules.ts';

export const yearQuery = z.object({
  year: z.string().regex(/^2\d{3}$/, 'A year such as 2026.'),
});

/** Sums of many entries, in poisha: larger than a single sum may be. */
const sum = z.int();

/** What an agency reports to the authority that registers it: its sales of a year by kind. */
export const yearlyActivity = z.object({
  year: z.string(),
  rows: z.array(
    z.object({
      kind: z.enum(saleKinds),
      /** Orders that were sold, less those that were cancelled. */
      count: z.int(),
      /** Who travels by them; what is sold without naming it has none. */
      travellers: z.int(),
      /** As profit and loss has it. */
      sold: sum,
      /** What went back to customers. */
      refunds: sum,
    }),
  ),
});
export type YearlyActivity = z.infer<typeof yearlyActivity>;
