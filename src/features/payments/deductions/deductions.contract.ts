import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount, largestAmount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { deductionKinds } from './deductions.rules.ts';

/** What the payer kept back for the state. */
export const newDeduction = z.strictObject({
  kind: z.enum(deductionKinds),
  /** Poisha. */
  amount: z.int().min(1, 'More than nothing.').max(largestAmount),
  /** Its number; it may come later. */
  certificate: plainLine(60, 0).optional(),
});
export type NewDeduction = z.output<typeof newDeduction>;

export const newCertificate = z.strictObject({ number: plainLine(60, 2) });

export const certificateNoted = z.object({ id: z.uuid(), certificate: z.string() });

/** What a customer deducted of a payment that counts. */
export const deduction = z
  .object({
    id: z.uuid(),
    kind: z.enum(deductionKinds),
    amount,
    /** Null while it is still to come. */
    certificate: z.string().nullable(),
    /** The day on which the payment came. */
    on: calendarDate,
    /** Days since then. */
    age: z.int(),
    order: z.object({ id: z.uuid(), reference: z.string() }),
    name: z.string(),
    payment: z.uuid(),
    receipt: z.string().nullable(),
  })
  .meta({ id: 'Deduction' });
export type Deduction = z.infer<typeof deduction>;

export const deductionQuery = z.object({
  open: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Only those whose certificate is still to come, or only the others.' }),
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'A month such as 2027-01.')
    .optional(),
});

/** Sums in poisha, of all that are listed. */
export const deductionList = z.object({ items: z.array(deduction), vat: amount, tax: amount });
