import { addDays, type CalendarDate, daysBetween, nextWeekday } from '#platform/calendar-date.ts';

export interface DateSeries {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekdays: readonly number[];
  /** Every week, every second week, and so on. */
  readonly every: number;
}

/** As many departures as a package may have. */
export const maxDates = 200;

/** The dates of a series such as "every second Friday until March", in order, both ends included. */
export function datesOf({ from, until, weekdays, every }: DateSeries): CalendarDate[] {
  if (!(from <= until) || every < 1) {
    return [];
  }
  const found = weekdays.flatMap((day) => {
    const first = nextWeekday(from, day);
    const weeks = Math.floor(daysBetween(first, until) / 7);
    return weeks < 0
      ? []
      : Array.from({ length: Math.floor(weeks / every) + 1 }, (_, index) =>
          addDays(first, index * 7 * every),
        );
  });
  return [...new Set(found)].sort().slice(0, maxDates);
}
