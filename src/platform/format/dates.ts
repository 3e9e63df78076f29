import { type CalendarDate, dhakaDate } from '../calendar-date.ts';
import type { Language } from '../language.ts';

// en-GB, because en-BD falls back to month-first dates.
const locale: Readonly<Record<Language, string>> = { en: 'en-GB', bn: 'bn-BD' };

const formats = new Map<string, Intl.DateTimeFormat>();

function write(date: CalendarDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${Object.entries(options).flat().join(' ')}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale[language], { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/**
 * Weekday, comma, day and month. Intl has the comma in English only when there is a year, and in Bangla behind the
 * month too, where nobody in Bangladesh writes it.
 */
function withWeekday(date: CalendarDate, language: Language, year?: 'numeric'): string {
  const month = language === 'bn' ? 'long' : 'short';
  const dayAndMonth = write(date, language, { day: 'numeric', month, year }).replaceAll(',', '');
  return `${weekdayName(date, language)}, ${dayAndMonth}`;
}

/** `12 February 2027`, `১২ ফেব্রুয়ারি ২০২৭`. */
export function longDate(date: CalendarDate, language: Language): string {
  return write(date, language, { day: 'numeric', month: 'long', year: 'numeric' }).replaceAll(',', '');
}

/** `Thu, 10 Dec`, `বৃহস্পতিবার, ১০ ডিসেম্বর`. */
export function shortDate(date: CalendarDate, language: Language): string {
  return withWeekday(date, language);
}

/** `Thu, 10 Dec 2026`: with the year, where it matters. */
export function fullDate(date: CalendarDate, language: Language): string {
  return withWeekday(date, language, 'numeric');
}

/** `12 February 2027`, or with a last day `12 February 2027 – 16 February 2027`. @param written how each of them is written */
export function dateSpan(
  from: CalendarDate,
  to: CalendarDate | null,
  language: Language,
  written = longDate,
): string {
  const first = written(from, language);
  return to === null || to === from ? first : `${first} – ${written(to, language)}`;
}

/**
 * A written date as the words before "মধ্যে" and "পরে" want it: `১৯ নভেম্বরের`, `২৮ জুলাইয়ের`, `১৯ নভেম্বর ২০২৭-এর`.
 * English has no such case.
 */
export function dateInGenitive(written: string, language: Language): string {
  if (language === 'en') return written;
  if (/[০-৯]$/.test(written)) return `${written}-এর`;
  if (/ে$/.test(written)) return `${written} মাসের`;
  if (written.endsWith('ই')) return `${written}য়ের`;
  return /ি$/.test(written) ? `${written}র` : `${written}ের`;
}

/** `Thu`, `বৃহস্পতিবার`. */
export function weekdayName(date: CalendarDate, language: Language): string {
  return write(date, language, { weekday: language === 'bn' ? 'long' : 'short' });
}

/** `Thu`, `বৃহস্পতি`: the head of a narrow column. */
export function narrowWeekdayName(date: CalendarDate, language: Language): string {
  return write(date, language, { weekday: 'short' });
}

/** `February 2027` from `2027-02`. */
export function monthName(month: string, language: Language): string {
  return write(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

/** `February` or `Feb`, without the year. */
export function monthOnly(month: string, language: Language, length: 'long' | 'short' = 'long'): string {
  return write(`${month}-01`, language, { month: language === 'bn' ? 'long' : length });
}

const dhakaClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-12-01 10:00`, the time in Dhaka in a form that spreadsheets sort. */
export function dhakaTime(instant: Date): string {
  return dhakaClock.format(instant);
}

const time = { timeZone: 'Asia/Dhaka', hour: 'numeric', minute: '2-digit', hour12: true } as const;
const clocks: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(locale.en, time),
  bn: new Intl.DateTimeFormat(locale.bn, { ...time, dayPeriod: 'short' }),
};

/** What people say where Intl has another word, or another spelling than our texts. */
const partsOfDay: Readonly<Record<string, string>> = { রাত্রি: 'রাত', বিকাল: 'বিকেল' };

/** `10:52 am`, `সকাল ১০:৫২`: the time of day in Dhaka. Intl writes the part of the day last in Bangla, where people say it first. */
export function clockTime(instant: Date, language: Language): string {
  const written = clocks[language].format(instant);
  const [digits = '', part = ''] = written.split(/\s/);
  return language === 'en' ? written.replace(/\s/, ' ') : `${partsOfDay[part] ?? part} ${digits}`;
}

/** `Thu, 10 Dec 2026, 6:00 pm`, `বৃহস্পতিবার, ১০ ডিসেম্বর ২০২৬, সন্ধ্যা ৬:০০`: a moment in Dhaka. */
export const dayAndTime = (instant: Date, language: Language): string =>
  `${fullDate(dhakaDate(instant), language)}, ${clockTime(instant, language)}`;

/** Up to when, in the same words everywhere: `Sun, 29 Nov 2026, 6:00 pm`; the end of a day is the day alone. */
export function formatUntil(until: Date, language: Language): string {
  const [justBefore, day] = [dhakaDate(new Date(until.getTime() - 1)), dhakaDate(until)];
  return justBefore === day ? dayAndTime(until, language) : fullDate(justBefore, language);
}

/** By when something is to be paid. @param until RFC 3339, where it isn't the end of the day */
export const formatDeadline = (day: CalendarDate, until: string | undefined, language: Language): string =>
  until === undefined ? fullDate(day, language) : formatUntil(new Date(until), language);

/** `10 Dec`, `১০ ডিসেম্বর`: where each letter counts, as in an SMS. */
export const briefDate = (date: CalendarDate, language: Language): string =>
  write(date, language, { day: 'numeric', month: language === 'bn' ? 'long' : 'short' });

/** Up to when, where each letter counts: `29 Nov, 6:00 pm`; the day alone when it ends then. */
export function briefUntil(until: Date, language: Language): string {
  const [justBefore, day] = [dhakaDate(new Date(until.getTime() - 1)), dhakaDate(until)];
  return justBefore === day
    ? `${briefDate(day, language)}, ${clockTime(until, language)}`
    : briefDate(justBefore, language);
}

/** By when something is to be paid, where each letter counts. @param until RFC 3339, where it isn't the end of the day */
export const briefDeadline = (day: CalendarDate, until: string | undefined, language: Language): string =>
  until === undefined ? briefDate(day, language) : briefUntil(new Date(until), language);
