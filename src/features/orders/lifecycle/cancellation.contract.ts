import { z } from 'zod';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { spentLine } from '../orders.contract.ts';

export const cancelRequest = z.strictObject({
  reason: plainLine(500, 3),
  /** Only computes it. */
  preview: z.boolean().default(false),
});

/** What cancelling keeps and what goes back; poisha. */
export const cancellation = z.object({
  /** What the agency keeps of the price. */
  keep: amount,
  /** What goes back to the customer of what was paid. */
  back: amount,
  /** What is taken off the bill: the credit note. */
  credit: amount,
  paid: amount,
  lines: z.array(
    spentLine.extend({
      keep: amount,
      back: amount,
      /** What `keep` holds of VAT. */
      vatOfKeep: amount,
    }),
  ),
});
export type Cancellation = z.infer<typeof cancellation>;
