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

const withCentury = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));

/**
 * Parses a typed date, the day before the month: `24/12/2026`, `24.12`, `24 Dec`, `২৪ ডিসেম্বর ২০২৬`, `2026-12-24`.
 * Undefined when it is invalid.
 */
export function dateIn(text: string, today: CalendarDate): CalendarDate | undefined {
  const plain = westernDigits(text).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) {
    return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  }
  const numbers = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/.exec(plain);
  if (numbers) {
    const [, day, month, year] = numbers;
    return year === undefined
      ? coming(Number(month), Number(day), today)
      : real(withCentury(year), Number(month), Number(day));
  }
  const words =
    /^(?:\p{L}[\p{L}\p{M}]*,?\s+)?(\d{1,2})\s*([\p{L}][\p{L}\p{M}]*)\.?,?\s*(\d{4}|\d{2})?$/u.exec(plain);
  const month = monthOfName(words?.[2] ?? '');
  if (!words || month === 0) {
    return undefined;
  }
  return words[3] === undefined
    ? coming(month, Number(words[1]), today)
    : real(withCentury(words[3]), month, Number(words[1]));
}
