import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import type { Holiday } from '../site-settings.contract.ts';

// The calendar of Saudi Arabia, which is fixed years ahead.
const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

export type Eid = 'eid-ul-fitr' | 'eid-ul-adha';
export type Season = 'ramadan' | Eid;

const eidDays = 3;

/** Month and day of the Islamic year in Bangladesh, where the moon is seen a day later than in Saudi Arabia as a rule. */
function islamicDay(date: CalendarDate): { readonly month: number; readonly day: number } {
  const parts = ummAlQura.formatToParts(new Date(`${addDays(date, -1)}T00:00:00Z`));
  const number = (type: 'day' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  return { month: number('month'), day: number('day') };
}

/**
 * The season that a date in Bangladesh is expected to fall into: Ramadan, or one of the three days of an Eid. The moon
 * decides, so that the real day can be one off; the government's notice comes a few days ahead.
 */
export function seasonOf(date: CalendarDate): Season | undefined {
  const { month, day } = islamicDay(date);
  if (month === 9) {
    return 'ramadan';
  }
  if (month === 10 && day <= eidDays) {
    return 'eid-ul-fitr';
  }
  return month === 12 && day >= 10 && day < 10 + eidDays ? 'eid-ul-adha' : undefined;
}

/** Whether everybody travels home on this date, or is at home: the eve of an Eid or its first day. */
export function isEidAtHome(date: CalendarDate): boolean {
  const { month, day } = islamicDay(date);
  const tomorrow = islamicDay(addDays(date, 1));
  const isFirst = (each: typeof tomorrow) =>
    (each.month === 10 && each.day === 1) || (each.month === 12 && each.day === 10);
  return isFirst({ month, day }) || isFirst(tomorrow);
}

/** Every date from one to the other, both counted. */
export function datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    dates.push(date);
  }
  return dates;
}

/** Why a tour should not run on these days without saying so. */
export type SeasonProblem = 'ramadan' | 'eid-at-home';

/** What people do on the days of a tour that keeps them from it: they fast, or they are at home for an Eid. */
export function seasonProblems(run: {
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
}): SeasonProblem[] {
  const dates = datesBetween(run.departsOn, run.returnsOn);
  return [
    ...(dates.some((date) => seasonOf(date) === 'ramadan') ? ['ramadan' as const] : []),
    ...(dates.some(isEidAtHome) ? ['eid-at-home' as const] : []),
  ];
}

const friday = 5;
const saturday = 6;

/** The public holidays on these days that give a day off: one on a Friday or Saturday gives none. */
export function daysOff(
  from: CalendarDate,
  to: CalendarDate,
  holidays: readonly Holiday[],
): readonly Holiday[] {
  return holidays.filter(
    ({ date }) => date >= from && date <= to && weekday(date) !== friday && weekday(date) !== saturday,
  );
}
