import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';

const thing = z.object({ id: z.uuid(), reference: z.string() });

/** What is one colleague's, and what of it can be handed on to another. */
export const colleagueWork = z
  .object({
    enquiries: z.array(thing.extend({ name: z.string() })).meta({ description: 'Open ones.' }),
    visaCases: z
      .array(thing.extend({ name: z.string(), passports: z.int() }))
      .meta({ description: 'Open ones, with how many passports of each are with the agency.' }),
    /** Their till, if it is open: it is closed before, and not handed on. */
    till: z.object({ openedOn: calendarDate.nullable(), balance: z.int(), waiting: z.int() }).nullable(),
  })
  .meta({ id: 'ColleagueWork' });
export type ColleagueWork = z.infer<typeof colleagueWork>;

/** To whom it goes. */
export const handingOn = z.strictObject({ to: z.string().min(1).max(128) });

export const handedOn = z.object({ enquiries: z.int(), visaCases: z.int() });
