import { calendarDate } from '#platform/calendar-date.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { westernDigits } from '#platform/format/numbers.ts';

/** What stands first in dates such as `05/11/2026`. In a file that has both, only those that can be read in one way are read. */
export type DateOrder = 'day' | 'month' | 'mixed';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string) => String(value).padStart(2, '0');
const plain = (typed: string) => westernDigits(typed.normalize('NFKC')).trim();

/** `05/11/2026`, with a time or without. */
const numbered = /^(\d{1,2})[\s\-/.]{1,3}(\d{1,2})[\s\-/.,]{1,3}(\d{4}|\d{2})(?!\d)/;

const longYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** The day of `05/11/2026` in an order; undefined when there is none. */
function dayIn(typed: string, order: 'day' | 'month'): CalendarDate | undefined {
  const [, first = '', second = '', year = ''] = numbered.exec(plain(typed)) ?? [];
  const [day, month] = order === 'day' ? [first, second] : [second, first];
  const date = `${longYear(year)}-${two(month)}-${two(day)}`;
  return calendarDate.safeParse(date).success ? date : undefined;
}

/**
 * What stands first in the dates of a file, judged by all of them: one with 11/27 has the month first as a whole.
 * @param today no statement has lines of days to come
 * @returns undefined when both ways fit
 */
export function orderOf(cells: readonly string[], today: CalendarDate): DateOrder | undefined {
  const dates = cells.filter((cell) => numbered.test(plain(cell)));
  const fits = (order: 'day' | 'month') => dates.map((cell) => dayIn(cell, order));
  const [byDay, byMonth] = [fits('day'), fits('month')];
  const onlyDay = byDay.some((day, index) => day !== undefined && byMonth[index] === undefined);
  const onlyMonth = byMonth.some((day, index) => day !== undefined && byDay[index] === undefined);
  if (onlyDay || onlyMonth) {
    return onlyDay && onlyMonth ? 'mixed' : onlyDay ? 'day' : 'month';
  }
  if (byDay.every((day, index) => day === byMonth[index])) {
    return 'day';
  }
  const isToCome = (days: readonly (CalendarDate | undefined)[]) =>
    days.some((day) => day !== undefined && day > today);
  return isToCome(byDay) === isToCome(byMonth) ? undefined : isToCome(byDay) ? 'month' : 'day';
}

/** The first date of a file that can be read in two ways. */
export const ambiguousOf = (cells: readonly string[]): string =>
  plain(cells.find((cell) => dayIn(cell, 'day') !== dayIn(cell, 'month')) ?? '').slice(0, 30);

/** No program writes a day and an hour in more signs. */
const longestMoment = 60;

/** A moment as statements write it; undefined when it is none. Without a time: midnight. */
export function momentOf(typed: string, order: DateOrder = 'day'): string | undefined {
  const text = plain(typed);
  if (text.length > longestMoment) {
    return undefined;
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(.*))?$/.exec(text);
  const local = /^(\d{1,2})[\s\-/.]+(\d{1,2}|[a-z]{3,9})[\s\-/.,]+(\d{4}|\d{2})(?:[T\s,]+(.*))?$/i.exec(text);
  const time = (iso ?? local)?.[4]?.trim() ?? '';
  let date: string | undefined;
  if (iso !== null) {
    date = `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`;
  } else if (local !== null) {
    const named = months.indexOf((local[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    const [byDay, byMonth] = [dayIn(text, 'day'), dayIn(text, 'month')];
    date =
      named > 0
        ? `${longYear(local[3] ?? '')}-${two(named)}-${two(local[1] ?? '')}`
        : order === 'mixed'
          ? byDay === undefined || byMonth === undefined || byDay === byMonth
            ? (byDay ?? byMonth)
            : undefined
          : order === 'day'
            ? byDay
            : byMonth;
  }
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?(?:\s*(?:\+06:?00|bst))?$/i.exec(
    time,
  );
  if (!calendarDate.safeParse(date).success || (time !== '' && clock === null)) {
    return undefined;
  }
  const [, hour = '0', minute = '00', half] = clock ?? [];
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${date}T${two(hours)}:${minute}:00+06:00` : undefined;
}
