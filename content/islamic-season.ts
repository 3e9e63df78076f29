import type { CalendarDate } from '#platform/calendar-date.ts';
import type { DemoDeparture } from './entry.ts';

// The Umm al-Qura calendar of Saudi Arabia; the moon seen in Dhaka may be a day later.
const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** Month times 100 plus day: 901 is the first of Ramadan, 1210 Eid al-Adha. */
export function dayOfIslamicYear(date: CalendarDate): number {
  const parts = ummAlQura.formatToParts(new Date(`${date}T00:00:00Z`));
  const number = (type: 'day' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  return number('month') * 100 + number('day');
}

const within = (date: CalendarDate, first: number, last: number) => {
  const day = dayOfIslamicYear(date);
  return day >= first && day <= last;
};

/** Runs that spend most of their days in Ramadan get the band `ramadan` and say so. */
export const withRamadanFares = (departures: DemoDeparture[]): DemoDeparture[] =>
  departures.map((run) =>
    within(run.departsOn, 826, 926)
      ? { ...run, band: 'ramadan', note: { en: 'In Ramadan', bn: 'রমজানে' } }
      : run,
  );

/** Umrah visas pause from about mid-Shawwal until the Hajj is over; no run may touch that time. */
export const outsideHajjSeason = (departures: DemoDeparture[]): DemoDeparture[] =>
  departures.filter((run) => !within(run.departsOn, 1008, 1220) && !within(run.returnsOn, 1020, 1220));
