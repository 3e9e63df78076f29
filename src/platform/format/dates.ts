import type { CalendarDate } from '../calendar-date.ts';
import type { Language } from '../language.ts';

// en-GB, because en-BD falls back to month-first dates.
const locale: Readonly<Record<Language, string>> = { en: 'en-GB', bn: 'bn-BD' };

const formats = new Map<string, Intl.DateTimeFormat>();

function write(date: CalendarDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${Object.entries(options).flat().join(' ')}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale[language], { timeZone: 'UTC', ...options });
  formats.set(key, format);
  const written = format.format(new Date(`${date}T00:00:00Z`));
  // Intl puts commas into dates that nobody in Bangladesh writes.
  return language === 'bn' ? written.replaceAll(',', '') : written;
}

/** `12 February 2027`, `১২ ফেব্রুয়ারি ২০২৭`. */
export function longDate(date: CalendarDate, language: Language): string {
  return write(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `Thu, 10 Dec`, `বৃহস্পতি ১০ ডিসেম্বর`. */
export function shortDate(date: CalendarDate, language: Language): string {
  const month = language === 'bn' ? 'long' : 'short';
  const written = write(date, language, { weekday: 'short', day: 'numeric', month });
  // English leaves the comma out when there is no year; this makes all dates alike.
  return written.replace(/^([A-Z][a-z]{2}) /, '$1, ');
}

/** `Thu, 10 Dec 2026`: with the year, where it matters. */
export function fullDate(date: CalendarDate, language: Language): string {
  return write(date, language, {
    weekday: 'short',
    day: 'numeric',
    month: language === 'bn' ? 'long' : 'short',
    year: 'numeric',
  });
}

/** `Thu`, `বৃহস্পতি`. */
export function weekdayName(date: CalendarDate, language: Language): string {
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
