import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import type { ContactOutcome } from '../enquiries.rules.ts';

/** Working days until somebody should look at it again: at once when nobody answered, later when the person has to think. */
const waits: Readonly<Record<ContactOutcome, number>> = { 'no-answer': 1, whatsapp: 2, called: 3 };

/** The day that is so many working days after another one. Friday, Saturday and holidays don't count. */
export function workingDayAfter(
  from: CalendarDate,
  days: number,
  holidays: ReadonlySet<CalendarDate>,
): CalendarDate {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    left -= [5, 6].includes(weekday(day)) || holidays.has(day) ? 0 : 1;
  }
  return day;
}

/** The next due day after getting in touch. @param today in Asia/Dhaka */
export const dueAfter = (
  outcome: ContactOutcome,
  today: CalendarDate,
  holidays: ReadonlySet<CalendarDate>,
): CalendarDate => workingDayAfter(today, waits[outcome], holidays);
