import type { DepartureNote } from '#features/departures/departures.contract.ts';
import {
  datesBetween,
  daysOff,
  seasonOf,
  seasonWarnings,
} from '#features/site-settings/seasons/seasons.rules.ts';
import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import type { DemoCalendar, DemoDeparture } from './entry.ts';
import { holidays } from './settings/holidays.ts';

/** What a departure on a holiday is called. */
const holidayNames = {
  'language-day': { en: 'Language Martyrs’ Day', bn: 'একুশে ফেব্রুয়ারির ছুটি' },
  'independence-day': { en: 'Independence Day', bn: 'স্বাধীনতা দিবসের ছুটি' },
  'bangla-new-year': { en: 'Bangla New Year', bn: 'পয়লা বৈশাখের ছুটি' },
  'may-day': { en: 'May Day', bn: 'মে দিবসের ছুটি' },
  'victory-day': { en: 'Victory Day', bn: 'বিজয় দিবসের ছুটি' },
  'new-year': { en: 'New Year', bn: 'ইংরেজি নববর্ষ' },
  eid: { en: 'Eid departure', bn: 'ঈদের যাত্রা' },
} satisfies Record<string, DepartureNote>;

type Holiday = keyof typeof holidayNames;

const fixedHolidays: readonly (readonly [monthAndDay: string, Holiday])[] = [
  ['02-21', 'language-day'],
  ['03-26', 'independence-day'],
  ['04-14', 'bangla-new-year'],
  ['05-01', 'may-day'],
  ['12-16', 'victory-day'],
];

/** The holiday that fills a tour: one that gives a day off, or the turn of the year, whatever its weekday. */
function holidayWithin(from: CalendarDate, to: CalendarDate): Holiday | undefined {
  const off = daysOff(from, to, holidays).map(({ date }) => date.slice(5));
  const fixed = fixedHolidays.find(([monthAndDay]) => off.includes(monthAndDay));
  return (
    fixed?.[1] ?? (datesBetween(from, to).some((date) => date.endsWith('-01-01')) ? 'new-year' : undefined)
  );
}

const weeksAhead = 104;

const isEid = (date: CalendarDate) => seasonOf(date)?.startsWith('eid') === true;

const eidsFrom = new Map<CalendarDate, readonly CalendarDate[]>();

/** The expected first days of the Eids of the two years after a day. */
function eidsAfter(today: CalendarDate): readonly CalendarDate[] {
  const known = eidsFrom.get(today);
  const eids =
    known ??
    datesBetween(today, addDays(today, 7 * weeksAhead)).filter(
      (date) => isEid(date) && !isEid(addDays(date, -1)),
    );
  eidsFrom.set(today, eids);
  return eids;
}

/** When schools are closed and families travel: from the end of the exams to the middle of January. */
const isSchoolHoliday = (date: CalendarDate) => date.slice(5) >= '12-15' || date.slice(5) <= '01-15';

interface Series {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** The first run leaves at least this many days ahead. */
  from: number;
  /** Weeks from one run to the next; 1 when absent. */
  every?: number;
  /** The same in the school holidays of winter, when it is another. */
  everyInWinter?: number;
  count: number;
  nights: number;
  seats: number;
  band: string;
  /** Seats taken on the first run, the second and so on; none where the list is shorter. */
  taken: number[];
  /** Other bands for single runs, by their index. */
  bands?: Record<number, string>;
  /**
   * The band of every run on a holiday, and of the runs that leave on the day after an Eid, which only series with one
   * have. Such runs also have its name as their note.
   */
  holidayBand?: string;
  /** Whether its days are told by their names, so that it leaves on no other weekday, after an Eid neither. */
  fixedWeekday?: boolean;
  /** Whether it runs through Ramadan and the Eids, as Umrah does; all others leave them out. */
  throughRamadan?: boolean;
  cutOffDays?: number;
  /** Months, 1 to 12, in which the package runs at all. */
  months?: number[];
  /** Begins the keys, for a package with two series. */
  prefix?: string;
}

/** The runs that leave on the day after an Eid, when everybody has been at home. */
function eidRuns(calendar: DemoCalendar, series: Series, last: CalendarDate): DemoDeparture[] {
  const { holidayBand: band, months } = series;
  const first = addDays(calendar.today, series.from);
  if (band === undefined) return [];
  return eidsAfter(calendar.today).flatMap((eid) => {
    const departsOn = addDays(eid, 1);
    const isInSeason = months === undefined || months.includes(Number(departsOn.slice(5, 7)));
    const runs = isInSeason && (series.fixedWeekday !== true || weekday(departsOn) === series.weekday);
    return departsOn < first || departsOn > last || !runs
      ? []
      : [
          {
            key: `${series.prefix ?? ''}eid-${departsOn}`,
            departsOn,
            returnsOn: addDays(departsOn, series.nights),
            seats: series.seats,
            keptBack: Math.round(series.seats / 3),
            band,
            cutOff: addDays(departsOn, -(series.cutOffDays ?? 3)),
            note: holidayNames.eid,
          },
        ];
  });
}

/** Departures on one weekday, every so many weeks, and after the Eids, in the order of their dates. */
export function weekly(calendar: DemoCalendar, series: Series): DemoDeparture[] {
  const departures: DemoDeparture[] = [];
  for (let week = 0; week < weeksAhead && departures.length < series.count; week += 1) {
    const departsOn = calendar.weekdayAhead(series.weekday, series.from + 7 * week);
    const every = (isSchoolHoliday(departsOn) ? series.everyInWinter : undefined) ?? series.every ?? 1;
    if (week % every !== 0) continue;
    if (series.months && !series.months.includes(Number(departsOn.slice(5, 7)))) continue;
    const index = departures.length;
    const returnsOn = addDays(departsOn, series.nights);
    if (!series.throughRamadan && seasonWarnings({ departsOn, returnsOn }).length > 0) continue;
    const holiday = series.holidayBand === undefined ? undefined : holidayWithin(departsOn, returnsOn);
    const note = holiday
      ? holidayNames[holiday]
      : datesBetween(departsOn, returnsOn).some(isEid)
        ? holidayNames.eid
        : undefined;
    departures.push({
      key: `${series.prefix ?? 'd'}${String(index + 1)}`,
      departsOn,
      returnsOn,
      seats: series.seats,
      keptBack: Math.min(series.taken[index] ?? 0, series.seats),
      band: series.bands?.[index] ?? (holiday && series.holidayBand) ?? series.band,
      cutOff: addDays(departsOn, -(series.cutOffDays ?? 3)),
      ...(note === undefined ? {} : { note }),
    });
  }
  const eids = eidRuns(calendar, series, departures.at(-1)?.departsOn ?? calendar.today);
  const meets = (run: DemoDeparture) =>
    eids.some((eid) => run.departsOn <= eid.returnsOn && run.returnsOn >= eid.departsOn);
  return [...departures.filter((run) => !meets(run)), ...eids].sort((one, other) =>
    one.departsOn.localeCompare(other.departsOn),
  );
}
