import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import type { DayOrder } from '../imports.contract.ts';
import { isEmpty, sheetError, shown, tidied } from './empties.rules.ts';
import type { Reading, ValueFault } from './faults.contract.ts';
import { monthOf } from './months.data.ts';

export interface DayRule {
  /** What the file, or who brings it, says; undefined while nothing does. */
  readonly order: DayOrder | undefined;
  readonly today: CalendarDate;
  /**
   * A birthday is never to come: `69` is 1969 and `05` 2005. Of any other day two digits are a year from 2000 to 2099.
   */
  readonly isBirth?: boolean;
}

interface Written {
  readonly year: string;
  readonly month: number;
  readonly day: number;
}

/** No day is written in more signs. */
const longest = 60;

/** An hour behind a day isn’t read. */
const hour = /[\sT,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]\.?m\.?)?(?:\s?(?:bst|\+06:?00))?$/i;

const plain = (cell: string): string =>
  westernDigits(tidied(cell).normalize('NFKC'))
    .replace(/^'/, '')
    .replace(/^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|\S+বার)[,\s]+/i, '')
    .replace(hour, '')
    .trim();

/** A day of which it is clear what is what: `2027-01-31`, `20270131`, `31-Jan-27`, `January 31, 2027`, `৩১ জানুয়ারি ২০২৭`. */
function clearDay(text: string): Written | undefined {
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text);
  if (iso !== null) {
    return { year: iso[1] ?? '', month: Number(iso[2]), day: Number(iso[3]) };
  }
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[\s\-/.,]*([^\d\s\-/.,]+)[\s\-/.,']*(\d{4}|\d{2})$/i.exec(text);
  const monthFirst = /^([^\d\s\-/.,]+)[\s\-/.,]*(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]+(\d{4})$/i.exec(text);
  const [day, name, year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = monthOf(name ?? '');
  return month === undefined ? undefined : { year: year ?? '', month, day: Number(day) };
}

/** The three numbers of `05/11/2026`. */
function numbersOf(text: string): readonly [string, string, string] | undefined {
  const [, a, b, c] = /^(\d{1,2})[\s]?[-/.\s][\s]?(\d{1,2})[\s]?[-/.\s][\s]?(\d{4}|\d{2})$/.exec(text) ?? [];
  return a === undefined || b === undefined || c === undefined ? undefined : [a, b, c];
}

function inOrder([a, b, c]: readonly [string, string, string], order: DayOrder): Written | undefined {
  if (order === 'ymd') {
    return c.length === 2 && a.length === 2 ? { year: a, month: Number(b), day: Number(c) } : undefined;
  }
  const [day, month] = order === 'dmy' ? [a, b] : [b, a];
  return { year: c, month: Number(month), day: Number(day) };
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of a month, of February 29. */
const daysOfMonth = (month: number): number => (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31);

const two = (value: number): string => String(value).padStart(2, '0');

function fullYear({ year, month, day }: Written, { today, isBirth = false }: DayRule): number {
  if (year.length === 4) {
    return Number(year);
  }
  const isToCome = `20${year}-${two(month)}-${two(day)}` > today;
  return isBirth && isToCome ? 1900 + Number(year) : 2000 + Number(year);
}

/** The day that is written, or why there is none. */
function dayOf(written: Written, rule: DayRule, text: string): Reading<CalendarDate> {
  const { month, day } = written;
  const year = fullYear(written, rule);
  const fault = (why: ValueFault): Reading<CalendarDate> => ({ fault: why });
  if (month < 1 || month > 12) {
    return fault({ code: 'day-month', value: shown(text) });
  }
  if (day < 1 || day > 31) {
    return fault({ code: 'day-none', value: shown(text) });
  }
  if (year < 1900 || year > 2199) {
    return fault({ code: 'day-far', year });
  }
  if (day > daysOfMonth(month)) {
    return fault({ code: 'day-of-month', month, days: daysOfMonth(month) });
  }
  const date = `${year}-${two(month)}-${two(day)}`;
  if (month === 2 && day === 29 && !isLeap(year)) {
    return fault({ code: 'day-of-year', year, isPast: date < rule.today });
  }
  return rule.isBirth === true && date > rule.today ? fault({ code: 'day-to-come' }) : { value: date };
}

/** What Excel stores for a day: 46,355 is 29 November 2026. */
function serialDay(text: string): Written | undefined {
  const serial = Number(/^(\d{5})(?:\.\d+)?$/.exec(text)?.[1] ?? 0);
  if (serial < 20_000 || serial > 80_000) {
    return undefined;
  }
  const [year = '', month, day] = new Date(Date.UTC(1899, 11, 30 + serial))
    .toISOString()
    .slice(0, 10)
    .split('-');
  return { year, month: Number(month), day: Number(day) };
}

/** An instant with its offset, as programs write it: its day in Dhaka. */
function instantDay(cell: string): Written | undefined {
  const text = cell.trim();
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) {
    return undefined;
  }
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) {
    return undefined;
  }
  const [year = '', month, day] = dhakaDate(instant).split('-');
  return { year, month: Number(month), day: Number(day) };
}

/** Whether a day could be, so that it says which order a file has. */
const isPossible = (written: Written | undefined): written is Written =>
  written !== undefined && written.month >= 1 && written.month <= 12 && written.day >= 1 && written.day <= 31;

const asDate = ({ year, month, day }: Written): string => `${year}-${month}-${day}`;

/**
 * A day as sheets write it. `05/11/2026` without an order is refused, and so is one that doesn’t fit the order: no guess is taken.
 */
export function dayIn(cell: string, rule: DayRule): Reading<CalendarDate> {
  const error = sheetError(cell);
  if (error !== undefined) {
    return { fault: { code: 'sheet-error', value: error } };
  }
  if (isEmpty(cell)) {
    return { value: undefined };
  }
  const text = cell.length > longest ? '' : plain(cell);
  const clear = instantDay(cell) ?? clearDay(text) ?? serialDay(text);
  if (clear !== undefined) {
    return dayOf(clear, rule, text);
  }
  const numbers = numbersOf(text);
  if (numbers === undefined) {
    return { fault: { code: 'day-none', value: shown(cell) } };
  }
  // A year of four digits stands last whatever was said of years that stand first.
  const said = rule.order === 'ymd' && inOrder(numbers, 'ymd') === undefined ? undefined : rule.order;
  if (said !== undefined) {
    return dayOf(inOrder(numbers, said) ?? { year: '', month: 0, day: 0 }, rule, text);
  }
  const [byDay, byMonth] = [inOrder(numbers, 'dmy'), inOrder(numbers, 'mdy')];
  const possible = [byDay, byMonth].filter(isPossible);
  if (new Set(possible.map(asDate)).size > 1) {
    return { fault: { code: 'day-unclear', value: shown(text) } };
  }
  const [only = byDay] = possible;
  return only === undefined ? { fault: { code: 'day-none', value: shown(text) } } : dayOf(only, rule, text);
}

/**
 * What stands first in the days of a file, told by those that can be read in one way only: `13/02/2027`.
 * @returns ambiguous when a day can be read in two ways and nothing says which, with the first such
 */
export function daysIn(cells: readonly string[]): {
  readonly order: 'dmy' | 'mdy' | undefined;
  readonly ambiguous: string | undefined;
} {
  const seen = { dmy: false, mdy: false };
  let unclear: string | undefined;
  for (const cell of cells) {
    const text = cell.length > longest ? '' : plain(cell);
    const numbers = clearDay(text) === undefined ? numbersOf(text) : undefined;
    if (numbers !== undefined) {
      const byDay = inOrder(numbers, 'dmy');
      const byMonth = inOrder(numbers, 'mdy');
      const isDay = isPossible(byDay);
      const isMonth = isPossible(byMonth);
      seen.dmy ||= isDay && !isMonth;
      seen.mdy ||= isMonth && !isDay;
      if (isDay && isMonth && asDate(byDay) !== asDate(byMonth)) {
        unclear ??= text;
      }
    }
  }
  const order = seen.dmy === seen.mdy ? undefined : seen.dmy ? 'dmy' : 'mdy';
  return { order, ambiguous: order === undefined ? unclear : undefined };
}
