import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';

/** What is looked at before a period is closed, in the order in which one goes through it. */
export const closingCheckNames = [
  'arrivals',
  'bank',
  'clearing',
  'tills',
  'approvals',
  'bills-late',
  'bills-missing',
  'monthly',
  'certificates',
  'vat',
] as const;
export type ClosingCheckName = (typeof closingCheckNames)[number];

export const checksQuery = z.object({ until: calendarDate });

export const closingChecks = z.object({
  until: calendarDate,
  items: z.array(
    z.object({
      name: z.enum(closingCheckNames),
      /** How much is open; nothing is good. */
      count: z.int(),
      oldest: calendarDate.nullable(),
    }),
  ),
});
export type ClosingCheck = z.infer<typeof closingChecks>['items'][number];
