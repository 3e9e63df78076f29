import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { transferMethods } from '../../money.rules.ts';

/** What the money inbox is narrowed to. */
export const inboxFilter = z.object({
  q: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'TrxID, telephone or account, sum in taka, reference or name.' }),
  method: z.enum(transferMethods).optional(),
  day: calendarDate.optional().meta({ description: 'When it was told, arrived or was entered, in Dhaka.' }),
});
export type InboxFilter = z.infer<typeof inboxFilter>;
