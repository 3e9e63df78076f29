import { addDays, type CalendarDate } from './calendar-date.ts';

/** Days that are counted from today, which a view of a list can keep. */
export const namedDays = ['today', 'week', 'fortnight', 'month', 'last-week', 'last-month', 'past'] as const;
export type NamedDays = (typeof namedDays)[number];

/** Two days, both included; without one it is open on that side. */
export interface DaysBetween {
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

const relative: Readonly<Record<NamedDays, readonly [from: number | undefined, to: number]>> = {
  today: [0, 0],
  week: [0, 6],
  fortnight: [0, 13],
  month: [0, 29],
  'last-week': [-6, 0],
  'last-month': [-29, 0],
  past: [undefined, -1],
};

const isDay = (text: string) =>
  /^(?:19|2[01])\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/**
 * The days that a filter stands for: `week` is today and the six days after it, `2026-12-01..2026-12-10` those ten, `2026-12-01..` all from
 * then on. Undefined for anything else, and for days in the wrong order.
 */
export function daysBetweenOf(text: string, today: CalendarDate): DaysBetween | undefined {
  const named = namedDays.find((each) => each === text);
  if (named !== undefined) {
    const [first, last] = relative[named];
    const to = addDays(today, last);
    return first === undefined ? { to } : { from: addDays(today, first), to };
  }
  const [from = '', to = '', rest] = text.split('..');
  const isWhole = text.includes('..') && rest === undefined && from + to !== '';
  if (!isWhole || [from, to].some((day) => day !== '' && !isDay(day)) || (to !== '' && from > to)) {
    return undefined;
  }
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
}
