import { addDays, type CalendarDate, daysBetween, weekday } from '#platform/calendar-date.ts';

const months = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
const names: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'1234567'].map((digit) => [digit, Number(digit) % 7])),
  ...Object.fromEntries([...'SMTWQFJ'].map((letter, day) => [letter, day])),
  ...Object.fromEntries(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].map((name, day) => [name, day])),
};

/** Whether a date is on the day of the week that the GDS writes beside it (1 or M: Monday; Q: Thursday; J: Saturday). */
export function isOnWeekday(date: CalendarDate, written: string | undefined): boolean {
  return written === undefined || names[written] === weekday(date);
}

const inYear = (year: number, month: number, day: number): CalendarDate | undefined => {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
};

/** The date of `12DEC` or `12DEC26`; without a year the first on or after `on`. */
export function dateWritten(text: string, on: CalendarDate): CalendarDate | undefined {
  const [, day = '', name = '', year] = /^(\d{1,2})([A-Z]{3})(\d\d)?$/.exec(text) ?? [];
  const at = months.indexOf(name);
  if (day === '' || at % 3 !== 0) {
    return;
  }
  if (year !== undefined) {
    return inYear(2000 + Number(year), at / 3, Number(day));
  }
  const first = Number(on.slice(0, 4));
  // A leap day comes within eight years.
  for (let next = first; next <= first + 8; next += 1) {
    const date = inYear(next, at / 3, Number(day));
    if (date !== undefined && date >= on) {
      return date;
    }
  }
  return;
}

/** The date of arrival that is written without its year: the one nearest to the departure. */
export function arrivalDate(text: string, departs: CalendarDate): CalendarDate | undefined {
  const date = dateWritten(text, addDays(departs, -1));
  return date !== undefined && daysBetween(departs, date) <= 2 ? date : undefined;
}

/** `HH:MM` of `0955`, `955A`, `1200N` and `1200M`; undefined for what is no time. */
export function timeWritten(text: string): string | undefined {
  const [, hours = '', minutes = '', half] = /^(\d{1,2})(\d\d)([APNM]?)$/.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59) {
    return;
  }
  if (half === '') {
    return hours.length === 2 && hour < 24 ? `${hours}:${minutes}` : undefined;
  }
  if (half === 'N' || half === 'M') {
    return hour === 12 && minutes === '00' ? (half === 'N' ? '12:00' : '00:00') : undefined;
  }
  if (hour < 1 || hour > 12 || hours.startsWith('0')) {
    return;
  }
  return `${String((hour % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
