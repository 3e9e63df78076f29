/** A day without a time, `YYYY-MM-DD`. "Today" always means today in Asia/Dhaka. */
export type CalendarDate = string;

const dayMs = 86_400_000;

// en-CA writes dates as YYYY-MM-DD.
const dhaka = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** The calendar date in Asia/Dhaka at an instant. */
export function dhakaDate(instant: Date): CalendarDate {
  return dhaka.format(instant);
}

/** The instant at which a day begins in Asia/Dhaka, which has no summer time. */
export function beginningOf(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00+06:00`);
}

/** The instant of a time of day in Asia/Dhaka. @param time `HH:MM` */
export function instantOf(date: CalendarDate, time: string): Date {
  return new Date(`${date}T${time}:00+06:00`);
}

/** When the day of an instant ends in Asia/Dhaka. */
export function endOfDay(instant: Date): Date {
  return beginningOf(addDays(dhakaDate(instant), 1));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** 0 is Sunday, 6 is Saturday, as in `Date.getUTCDay`. */
export function weekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The first `wanted` weekday on or after `date`. */
export function nextWeekday(date: CalendarDate, wanted: number): CalendarDate {
  return addDays(date, (wanted - weekday(date) + 7) % 7);
}

/** `YYYY-MM`, the month a list filters by. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}
