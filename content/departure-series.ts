import type { Departure } from '#features/tour-packages/tour-packages.contract.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { DemoCalendar } from './entry.ts';

/** What a departure on a public holiday is called. Eid follows the moon: these dates are the expected ones. */
const holidayNames = {
  'language-day': { en: 'Language Martyrs’ Day', bn: 'একুশে ফেব্রুয়ারির ছুটি' },
  'independence-day': { en: 'Independence Day', bn: 'স্বাধীনতা দিবসের ছুটি' },
  'bangla-new-year': { en: 'Bangla New Year', bn: 'পয়লা বৈশাখের ছুটি' },
  'may-day': { en: 'May Day', bn: 'মে দিবসের ছুটি' },
  'victory-day': { en: 'Victory Day', bn: 'বিজয় দিবসের ছুটি' },
  'new-year': { en: 'New Year', bn: 'ইংরেজি নববর্ষ' },
  eid: { en: 'Eid departure', bn: 'ঈদের যাত্রা' },
} satisfies Record<string, Record<Language, string>>;

type Holiday = keyof typeof holidayNames;

const fixedHolidays: readonly (readonly [monthAndDay: string, Holiday])[] = [
  ['01-01', 'new-year'],
  ['02-21', 'language-day'],
  ['03-26', 'independence-day'],
  ['04-14', 'bangla-new-year'],
  ['05-01', 'may-day'],
  ['12-16', 'victory-day'],
];

/** The expected first days of Eid-ul-Fitr and Eid-ul-Azha in Bangladesh. */
const eids: readonly CalendarDate[] = [
  '2026-03-21',
  '2026-05-28',
  '2027-03-11',
  '2027-05-17',
  '2028-02-27',
  '2028-05-05',
  '2029-02-15',
  '2029-04-24',
];

const eidHolidayDays = 4;

function holidayWithin(from: CalendarDate, to: CalendarDate): Holiday | undefined {
  if (eids.some((eid) => from <= addDays(eid, eidHolidayDays) && to >= eid)) return 'eid';
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const fixed = fixedHolidays.find(([monthAndDay]) => date.endsWith(`-${monthAndDay}`));
    if (fixed) return fixed[1];
  }
  return undefined;
}

interface Series {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** The first run leaves at least this many days ahead. */
  from: number;
  /** Weeks from one run to the next; 1 when absent. */
  every?: number;
  count: number;
  nights: number;
  seats: number;
  band: string;
  /** Seats taken on the first run, the second and so on; none where the list is shorter. */
  taken: number[];
  /** Other bands for single runs, by their index. */
  bands?: Record<number, string>;
  /** The band of every run that falls on a public holiday or Eid; such runs are also named in their note. */
  holidayBand?: string;
  cutOffDays?: number;
  notes?: Record<number, string>;
  /** Months, 1 to 12, in which the package runs at all. */
  months?: number[];
  /** Begins the keys, for a package with two series. */
  prefix?: string;
}

const weeksAhead = 104;

/** Departures on one weekday, every so many weeks. */
export function weekly(calendar: DemoCalendar, series: Series): Departure[] {
  const departures: Departure[] = [];
  for (let week = 0; week < weeksAhead && departures.length < series.count; week += series.every ?? 1) {
    const departsOn = calendar.weekdayAhead(series.weekday, series.from + 7 * week);
    if (series.months && !series.months.includes(Number(departsOn.slice(5, 7)))) continue;
    const index = departures.length;
    const returnsOn = addDays(departsOn, series.nights);
    const holiday = series.holidayBand === undefined ? undefined : holidayWithin(departsOn, returnsOn);
    const note = series.notes?.[index] ?? holiday;
    departures.push({
      key: `${series.prefix ?? 'd'}${String(index + 1)}`,
      departsOn,
      returnsOn,
      seats: series.seats,
      taken: Math.min(series.taken[index] ?? 0, series.seats),
      band: series.bands?.[index] ?? (holiday && series.holidayBand) ?? series.band,
      cutOff: addDays(departsOn, -(series.cutOffDays ?? 3)),
      ...(note === undefined ? {} : { note }),
    });
  }
  return departures;
}

/** The names of the holidays that departures fall on, for `texts.departureNotes`. */
export function holidayNotes(departures: Departure[], language: Language): Record<string, string> {
  const entries = Object.entries(holidayNames).filter(([key]) => departures.some(({ note }) => note === key));
  return Object.fromEntries(entries.map(([key, names]) => [key, names[language]]));
}
