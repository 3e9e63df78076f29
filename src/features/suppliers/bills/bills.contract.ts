import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { newDeduction } from '#features/payments/deductions/deductions.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, currency } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { billStates, isRate, memos } from './bills.rules.ts';

/** Files of a bill: one picture or PDF. */
export const billFileLimits = { bytes: 20 * 1024 * 1024 };

/** A line of a bill; negative on a credit note. It names what it is for, or nothing: then it is a cost of what is sold. */
const newBillLine = z
  .strictObject({
    /** Hundredths of the bill's currency. */
    amount: amount.refine((sum) => sum !== 0, 'Write a sum.'),
    text: plainLine(200),
    order: z.uuid().optional(),
    /** The line of the order, from 0. */
    line: z.int().min(0).max(999).optional(),
    departure: z.uuid().optional(),
    /** The code of an account of expenses. */
    expense: accountCode.optional(),
  })
  .refine(({ order, line }) => line === undefined || order !== undefined, {
    path: ['order'],
    message: 'Say whose line it is.',
  })
  .refine(
    ({ order, departure, expense }) =>
      [order, departure, expense].filter((each) => each !== undefined).length <= 1,
    { path: ['expense'], message: 'A line is for one thing: an order, a departure or an expense.' },
  );

/** What a supplier takes. */
export const newBill = z.strictObject({
  supplier: z.uuid(),
  number: plainLine(60, 0).optional(),
  /** That it is a debit or credit memo of an airline; the lines of the latter are negative. */
  memo: z.enum(memos).optional(),
  /** The day of the bill; today when it isn't said. */
  on: calendarDate.optional(),
  due: calendarDate.optional(),
  /** Taka when neither it nor a rate is said; with a rate alone the supplier's. */
  currency: currency.optional(),
  /** Taka for one unit of the currency. */
  rate: z.string().refine(isRate, 'A rate such as 32.85, with up to 6 decimals.').optional(),
  lines: z.array(newBillLine).min(1).max(100),
  deducted: z.array(newDeduction).max(10).optional(),
  key: idempotencyKey,
});

export type NewBill = Omit<z.output<typeof newBill>, 'key'>;

/** `total` in poisha, with what was deducted. */
export const billMade = z.object({ id: z.uuid(), total: amount });
export const billUndone = z.object({ id: z.uuid(), state: z.enum(billStates) });

/** A bill as it stands with its supplier. */
export const bill = z.object({
  id: z.uuid(),
  state: z.enum(billStates),
  number: z.string().nullable(),
  memo: z.enum(memos).nullable(),
  on: calendarDate,
  due: calendarDate.nullable(),
  currency,
  rate: z.string(),
  /** Hundredths of the currency. */
  amount: z.int(),
  /** Poisha; negative for a credit note. */
  total: amount,
  deducted: amount,
  /** What isn't paid yet. */
  open: amount,
  lines: z.array(
    z.object({
      text: z.string(),
      amount: z.int(),
      total: amount,
      order: z.uuid().nullable(),
      line: z.int().nullable(),
      departure: z.uuid().nullable(),
      account: accountCode,
    }),
  ),
  hasFile: z.boolean(),
  byName: z.string().nullable(),
  /** Why it was undone. */
  because: z.string().nullable(),
});
export type Bill = z.infer<typeof bill>;

export const billFile = z.object({ id: z.uuid(), name: z.string() });
