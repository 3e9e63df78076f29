import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';

/** Adds months to a month, `YYYY-MM`. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + by;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** The days of a month's calendar: whole weeks, starting on Sunday. */
export function daysOf(month: string): CalendarDate[] {
  const first = `${month}-01`;
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  const from = addDays(first, -weekday(first));
  const days: CalendarDate[] = [];
  for (let day = from; day <= last || days.length % 7 !== 0; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}
