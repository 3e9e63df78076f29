import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** The lines of one file for an account, the oldest first. */
export const newLines = z.strictObject({
  account: accountCode,
  fileName: plainLine(120).optional(),
  lines: z
    .array(
      z.strictObject({
        on: calendarDate,
        valueOn: calendarDate.optional(),
        /** Poisha, negative for what went out. */
        amount,
        balance: amount.optional(),
        outside: plainLine(60).optional(),
        text: plainLine(300, 0),
        /** The arrival that it is. */
        arrival: z.uuid().optional(),
      }),
    )
    .max(10_000),
});
export type NewLine = z.output<typeof newLines>['lines'][number];
