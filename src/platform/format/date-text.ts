import { addDays, type CalendarDate } from '../calendar-date.ts';
import { westernDigits } from './numbers.ts';

const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const banglaMonths = ['জানু', 'ফেব্রু', 'মার্চ', 'এপ্রি', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টে', 'অক্টো', 'নভে', 'ডিসে'];

const monthOfName = (name: string): number =>
  1 +
  (name.length < 3 && name !== 'মে'
    ? -1
    : Math.max(
        englishMonths.indexOf(name.toLowerCase().slice(0, 3)),
        banglaMonths.findIndex((each) => name.startsWith(each)),
      ));

/** The date if it exists: 30 February doesn't. */
function real(year: number, month: number, day: number): CalendarDate | undefined {
  const written = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return /^\d{4}-\d\d-\d\d$/.test(written) &&
    !Number.isNaN(Date.parse(`${written}T00:00:00Z`)) &&
    addDays(written, 0) === written
    ? written
    : undefined;
}

/** Without a year it is the next such date. */
function coming(month: number, day: number, today: CalendarDate): CalendarDate | undefined {
  const year = Number(today.slice(0, 4));
  const found = real(year, month, day);
  return found !== undefined && found < today ? real(year + 1, month, day) : found;
}

/** @param latest the last year of two digits that is of this century */
const withCentury = (year: string, latest: number) =>
  year.length > 2 ? Number(year) : 2000 + Number(year) > latest ? 1900 + Number(year) : 2000 + Number(year);

/**
 * Parses a typed date, the day before the month: `24/12/2026`, `24.12`, `24 Dec`, `২৪ ডিসেম্বর ২০২৬`, `2026-12-24`.
 * Undefined when it is invalid.
 * @param isPast such as a birth date: it has a year, and one of two digits is over
 */
export function dateIn(text: string, today: CalendarDate, isPast = false): CalendarDate | undefined {
  const latest = isPast ? Number(today.slice(0, 4)) : 2099;
  const plain = westernDigits(text).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) {
    return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  }
  const numbers = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/.exec(plain);
  if (numbers) {
    const [, day, month, year] = numbers;
    return year === undefined
      ? isPast
        ? undefined
        : coming(Number(month), Number(day), today)
      : real(withCentury(year, latest), Number(month), Number(day));
  }
  const words =
    /^(?:\p{L}[\p{L}\p{M}]*,?\s+)?(\d{1,2})\s*([\p{L}][\p{L}\p{M}]*)\.?,?\s*(\d{4}|\d{2})?$/u.exec(plain);
  const month = monthOfName(words?.[2] ?? '');
  if (!words || month === 0 || (isPast && words[3] === undefined)) {
    return undefined;
  }
  return words[3] === undefined
    ? coming(month, Number(words[1]), today)
    : real(withCentury(words[3], latest), month, Number(words[1]));
}

/** Parses a typed month: `11/2026`, `Nov 2026`, `নভেম্বর`, `2026-11`. @returns `YYYY-MM`; undefined when it is invalid */
export function monthIn(text: string, today: CalendarDate): string | undefined {
  const plain = westernDigits(text).trim();
  const first = `${today.slice(0, 7)}-01`;
  return (dateIn(`${plain}-1`, first) ?? dateIn(`1 ${plain}`, first))?.slice(0, 7);
}

/** What a part of the day in Bangla makes of an hour of the clock. */
const banglaParts: Readonly<Record<string, (hour: number) => number>> = {
  ভোর: (hour) => hour,
  সকাল: (hour) => hour,
  দুপুর: (hour) => (hour < 10 ? hour + 12 : hour),
  বিকেল: (hour) => (hour % 12) + 12,
  বিকাল: (hour) => (hour % 12) + 12,
  সন্ধ্যা: (hour) => (hour % 12) + 12,
  রাত: (hour) => (hour % 12 < 6 ? hour % 12 : (hour % 12) + 12),
};

const timeOfDay = /^(?:(\p{L}[\p{L}\p{M}]*)\s+)?(\d{1,2}?)(?:[:.]?(\d{2}))?\s*(am|pm|টা|টায়)?$/iu;

/**
 * Parses a typed time of day: `9`, `9:30`, `21.15`, `2115`, `6 pm`, `৯:৩০`, `সন্ধ্যা ৬টা`. @returns `HH:MM`; undefined when it is
 * invalid
 */
export function timeIn(text: string): string | undefined {
  const found = timeOfDay.exec(westernDigits(text).trim());
  const [, part, hours = '', minutes = '00', end = ''] = found ?? [];
  const ofPart = part === undefined ? undefined : banglaParts[part];
  const half = /^[ap]m$/i.test(end) ? end.toLowerCase() : '';
  const typed = Number(hours);
  if (!found || (part !== undefined && !ofPart) || ((half || ofPart) && (typed < 1 || typed > 12))) {
    return undefined;
  }
  const hour = half === '' ? (ofPart?.(typed) ?? typed) : (typed % 12) + (half === 'pm' ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

/** A day that is followed by a time, and where the time begins. */
function dayBefore(plain: string, today: CalendarDate): readonly [CalendarDate, string] | undefined {
  for (const { index, 0: gap } of plain.matchAll(/[,\sT]+/g)) {
    const [before, after] = [plain.slice(0, index), plain.slice(index + gap.length)];
    const day = dateIn(before, today);
    const time = timeIn(after);
    // `24 Dec 2026` is a day, and `24 12` too: digits alone are a time only behind a year.
    if (day !== undefined && time !== undefined && (/\D/.test(after) || /\d{4}/.test(before))) {
      return [day, time];
    }
  }
  return undefined;
}

/**
 * Parses a typed moment, the day before the month: `24/12/2026 18:30`, `24 dec 6 pm`, `২৪ ডিসেম্বর, সন্ধ্যা ৬টা`. A time alone is read on
 * the day `on`, and `21:15+1` on the day after it. @returns `YYYY-MM-DDTHH:MM` without a zone; undefined when it is invalid
 */
export function momentIn(text: string, today: CalendarDate, on?: CalendarDate): string | undefined {
  const plain = westernDigits(text).trim();
  const [alone = '', later = '0', ...more] = plain.split('+').map((part) => part.trim());
  const time = /^[012]$/.test(later) && more.length === 0 ? timeIn(alone) : undefined;
  if (on !== undefined && time !== undefined) {
    return `${addDays(on, Number(later))}T${time}`;
  }
  return dayBefore(plain, today)?.join('T');
}
