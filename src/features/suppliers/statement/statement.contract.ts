import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';

export const statementQuery = z.object({ from: calendarDate.optional(), to: calendarDate.optional() });

/** What a supplier took and was paid in a period. Sums are poisha; what we owe is positive. */
export const supplierStatement = z.object({
  name: z.string(),
  from: calendarDate,
  to: calendarDate,
  before: amount,
  items: z.array(
    z.object({
      entry: z.uuid(),
      /** The day on which it happened. */
      on: calendarDate,
      kind: z.string(),
      text: z.string(),
      /** The bill or the payment. */
      subject: z.string(),
      amount,
      balance: amount,
    }),
  ),
  after: amount,
});
export type SupplierStatement = z.infer<typeof supplierStatement>;
