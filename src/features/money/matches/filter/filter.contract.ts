import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { transferMethods } from '../../money.rules.ts';

/** What the money inbox is narrowed to. */
export const inboxFilter = z.object({
  q: searched(100)
    .optional()
    .meta({ description: 'TrxID, telephone or account, sum in taka, reference or name.' }),
  method: z.enum(transferMethods).optional(),
  day: calendarDate.optional().meta({ description: 'When it was told, arrived or was entered, in Dhaka.' }),
});
export type InboxFilter = z.infer<typeof inboxFilter>;
