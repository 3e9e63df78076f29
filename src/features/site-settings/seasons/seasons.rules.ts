import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import type { Holiday } from '../site-settings.contract.ts';

// The Umm al-Qura calendar of Saudi Arabia, which is computed years ahead.
const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

export type Eid = 'eid-ul-fitr' | 'eid-ul-adha';
export type Season = 'ramadan' | Eid;

const eidDays = 3;

/** Month and day of the Islamic year in Bangladesh, which is usually a day behind Saudi Arabia. */
function islamicDay(date: CalendarDate): { readonly month: number; readonly day: number } {
  const parts = ummAlQura.formatToParts(new Date(`${addDays(date, -1)}T00:00:00Z`));
  const number = (type: 'day' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  return { month: number('month'), day: number('day') };
}

/** The expected Ramadan or Eid of a date in Bangladesh. The moon decides, so it can be a day off until the government's notice. */
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

/** Whether people travel home or are at home on this date: the eve of an Eid or its first day. */
export function isEidAtHome(date: CalendarDate): boolean {
  const { month, day } = islamicDay(date);
  const tomorrow = islamicDay(addDays(date, 1));
  const isFirst = (each: typeof tomorrow) =>
    (each.month === 10 && each.day === 1) || (each.month === 12 && each.day === 10);
  return isFirst({ month, day }) || isFirst(tomorrow);
}

/** Every date of the range, both ends included. */
export function datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    dates.push(date);
  }
  return dates;
}

/** Why a tour on these days needs a warning. */
export type SeasonWarning = 'ramadan' | 'eid-at-home';

/** The conflicts of a tour's days: fasting in Ramadan, or an Eid at home. */
export function seasonWarnings(run: {
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
}): SeasonWarning[] {
  const dates = datesBetween(run.departsOn, run.returnsOn);
  return [
    ...(dates.some((date) => seasonOf(date) === 'ramadan') ? ['ramadan' as const] : []),
    ...(dates.some(isEidAtHome) ? ['eid-at-home' as const] : []),
  ];
}

const friday = 5;
const saturday = 6;

/** The public holidays on these days, without those on a weekend. */
export function daysOff(
  from: CalendarDate,
  to: CalendarDate,
  holidays: readonly Holiday[],
): readonly Holiday[] {
  return holidays.filter(
    ({ date }) => date >= from && date <= to && weekday(date) !== friday && weekday(date) !== saturday,
  );
}
