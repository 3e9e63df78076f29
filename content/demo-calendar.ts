import { addDays, type CalendarDate, nextWeekday } from '#platform/calendar-date.ts';
import type { DemoCalendar } from './entry.ts';

/** The calendar of demo content that is made on a day. */
export function demoCalendar(today: CalendarDate): DemoCalendar {
  return {
    today,
    daysAgo: (days) => addDays(today, -days),
    weekdayAhead: (weekday, days) => nextWeekday(addDays(today, days), weekday),
  };
}
