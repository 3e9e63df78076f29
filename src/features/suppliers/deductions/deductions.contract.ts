import { z } from 'zod';
import { deductionKinds } from '#features/payments/deductions/deductions.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'A month such as 2027-01.');

export const ownDeductionQuery = z.object({
  month: month.optional().meta({ description: 'Of the bills; this month when it isn’t said.' }),
});

/** What we kept back of suppliers' bills for the state in a month. Sums are poisha. */
export const ownDeductionList = z.object({
  month,
  items: z.array(
    z.object({
      bill: z.uuid(),
      number: z.string().nullable(),
      supplier: z.object({ id: z.uuid(), name: z.string() }),
      on: calendarDate,
      kind: z.enum(deductionKinds),
      amount,
      certificate: z.string().nullable(),
    }),
  ),
  vat: amount,
  tax: amount,
});
