import { z } from 'zod';
import { month } from '../reports.contract.ts';

/** Sums of many entries, in poisha: larger than a single sum may be. */
const sum = z.int();

export const vatQuery = z.object({ month: month.optional() });

/** The VAT of a month, by the day on which it was booked; poisha. */
export const vatReport = z.object({
  month,
  /** On what sales, changes and what is kept reckoned VAT, without it. */
  sold: sum,
  /** The VAT of that. */
  vat: sum,
  /** What changes, cancellations and refunds took back of it. */
  back: sum,
  /** What the account gained besides by other entries, such as its opening balance; negative for what was paid. */
  other: sum,
  /** What the account of VAT gained: `vat` less `back`, and `other`. */
  total: sum,
  /** The same by rate, in per cent; `backOn` is the sum on which VAT was taken back. */
  rates: z.array(z.object({ rate: z.number(), sold: sum, vat: sum, backOn: sum, back: sum })),
});
export type VatReport = z.infer<typeof vatReport>;
