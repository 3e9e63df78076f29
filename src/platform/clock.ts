import { type CalendarDate, dhakaDate } from './calendar-date.ts';

export interface Clock {
  now(): Date;
}

/**
 * The clock of this machine, server or browser: the only place that reads it. What takes a while is measured by
 * `performance.now()`; what several processes must agree on is judged by `databaseNow`.
 */
export const systemClock: Clock = { now: () => new Date() };

/** Today in Asia/Dhaka by the clock of this machine. */
export const dhakaToday = (): CalendarDate => dhakaDate(systemClock.now());
