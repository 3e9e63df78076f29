import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';

/** Sums of many entries, in poisha: larger than a single sum may be. */
const sum = z.int();

/** Every account that holds money, with what is expected in it and out of it. */
export const cashReport = z.object({
  on: calendarDate,
  accounts: z.array(
    z.object({
      code: accountCode,
      name: z.string(),
      balance: sum,
      /** By day, for 14 days; what was due before is expected on the first. */
      expected: z.array(z.object({ on: calendarDate, in: sum, out: sum })),
    }),
  ),
  /** What the accounts hold together. */
  total: sum,
});
export type CashReport = z.infer<typeof cashReport>;
