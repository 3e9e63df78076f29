import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { accountCode } from '../accounts/accounts.contract.ts';
import { movement, movementFields } from '../movements/movements.contract.ts';

/** What the agency itself costs: rent, salaries, an advertisement. */
export const newExpense = z.strictObject({
  ...movementFields,
  /** The code of an account of expenses. */
  kind: accountCode,
  /** The account that pays it. */
  account: accountCode,
  text: plainLine(200, 3),
  supplier: z.uuid().optional(),
  /** That it comes again each month. */
  monthly: z.literal(true).optional(),
});

export const expenseQuery = z.object({ from: calendarDate.optional(), to: calendarDate.optional() });

/** What comes again and isn't booked yet in a month; as it was the last time. */
export const expenseDraft = movement.pick({
  id: true,
  from: true,
  to: true,
  amount: true,
  on: true,
  text: true,
});
export type ExpenseDraft = z.infer<typeof expenseDraft>;

export const expenseList = z.object({
  from: calendarDate,
  to: calendarDate,
  items: z.array(movement),
  /** Of this month. */
  drafts: z.array(expenseDraft),
});
export type ExpenseList = z.infer<typeof expenseList>;
