import { z } from 'zod';
import { findHolidays } from '#features/site-settings/site-settings.queries.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { plainLines } from '#platform/plain-text.contract.ts';
import { changeEnquiry, lockEnquiry } from '../enquiries.commands.ts';
import { contactOutcomes } from '../enquiries.rules.ts';
import { changed, changeRefusals } from '../inbox/answers.contract.ts';
import { dueAfter } from './due.rules.ts';

/**
 * Notes that somebody got in touch, or tried to: by telephone, or by WhatsApp with the text that was sent. A new enquiry is in
 * progress afterwards, and has a due day: the given one, else some working days ahead.
 */
export const logContact = command({
  name: 'enquiries.log-contact',
  permission: 'enquiries.write',
  input: z.strictObject({
    id: z.uuid(),
    version: z.int().optional(),
    outcome: z.enum(contactOutcomes),
    text: plainLines(4_000).default(''),
    dueOn: calendarDate.nullable().optional(),
  }),
  output: changed.extend({ dueOn: calendarDate.nullable() }),
  refusals: changeRefusals,
  run: async (context, { outcome, text, dueOn: given, ...which }) => {
    const row = await lockEnquiry(context, which);
    const holidays = new Set(await findHolidays(context.tx));
    const dueOn = given === undefined ? dueAfter(outcome, dhakaDate(context.now), holidays) : given;
    const state = row.state === 'new' ? ('in-progress' as const) : row.state;
    const done = await changeEnquiry(context, row, { state, dueOn }, 'contacted', {
      outcome,
      dueOn,
      ...(text === '' ? {} : { text }),
      ...(state === row.state ? {} : { from: row.state, to: state }),
    });
    return { ...done, dueOn };
  },
});
