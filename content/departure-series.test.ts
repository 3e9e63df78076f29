import { describe, expect, it } from 'vitest';
import {
  datesBetween,
  daysOff,
  isEidAtHome,
  seasonOf,
  seasonWarnings,
} from '#features/site-settings/seasons/seasons.rules.ts';
import { addDays, weekday } from '#platform/calendar-date.ts';
import { demoCalendar } from './demo-calendar.ts';
import { weekly } from './departure-series.ts';
import { tourPackages } from './packages.ts';
import { holidays } from './settings/holidays.ts';

const named = (words: RegExp) => holidays.filter(({ names }) => words.test(names.en)).map(({ date }) => date);

describe('the seasons', () => {
  it('have each Eid on the day of the holiday table, with Ramadan before the first', () => {
    const fitr = named(/^Eid ul-Fitr(?: \(expected\))?$/);
    const adha = named(/^Eid ul-Adha(?: \(expected\))?$/);
    expect([fitr.length, adha.length]).toEqual([3, 3]);
    for (const date of fitr) {
      expect([seasonOf(addDays(date, -1)), seasonOf(date)], date).toEqual(['ramadan', 'eid-ul-fitr']);
    }
    for (const date of adha) {
      expect([seasonOf(addDays(date, -1)), seasonOf(date)], date).toEqual([undefined, 'eid-ul-adha']);
    }
    for (const date of [...fitr, ...adha]) {
      expect(
        [-2, -1, 0, 1].map((days) => isEidAtHome(addDays(date, days))),
        date,
      ).toEqual([false, true, true, false]);
    }
  });

  it('give no day off for a holiday on a Friday or Saturday', () => {
    expect(daysOff('2027-04-29', '2027-05-02', holidays)).toEqual([]);
    expect(daysOff('2026-12-15', '2026-12-18', holidays).map(({ date }) => date)).toEqual(['2026-12-16']);
  });
});

// A demo may be made on any day: one in each season of two years.
const days = Array.from({ length: 8 }, (_, index) => addDays('2026-11-22', index * 91));

describe('the departures of the demo agency', () => {
  it('keep out of Ramadan and off the eves of the Eids, but for Umrah', () => {
    let looked = 0;
    for (const today of days) {
      for (const { slug, departures } of tourPackages.map((make) => make(demoCalendar(today)))) {
        for (const run of departures) {
          looked += 1;
          if (slug !== 'umrah') {
            expect(seasonWarnings(run), `${slug} ${run.departsOn}, made on ${today}`).toEqual([]);
          }
        }
      }
    }
    expect(looked).toBeGreaterThan(1000);
  });

  it('say so when they are over an Eid', () => {
    const eids = (run: { departsOn: string; returnsOn: string }) =>
      datesBetween(run.departsOn, run.returnsOn).filter((date) => seasonOf(date)?.startsWith('eid'));
    let looked = 0;
    for (const { slug, departures } of tourPackages.map((make) => make(demoCalendar('2026-11-29')))) {
      for (const run of departures.filter((each) => eids(each).length > 0)) {
        looked += 1;
        expect(run.note?.en, `${slug} ${run.departsOn}`).toMatch(/Eid|Ramadan|Day$|New Year/);
      }
    }
    expect(looked).toBeGreaterThan(10);
  });

  const made = (today: string, more: { fixedWeekday?: boolean } = {}) =>
    weekly(demoCalendar(today), {
      ...more,
      weekday: 4,
      from: 12,
      every: 2,
      count: 14,
      nights: 3,
      seats: 36,
      band: 'regular',
      holidayBand: 'peak',
      everyInWinter: 1,
      taken: [4],
    });

  it('leave on the day after an Eid, at the price of the holidays, and say so', () => {
    const eids = made('2027-01-20').filter(({ note }) => note?.en === 'Eid departure');
    expect(eids.map(({ departsOn, band }) => [departsOn, band])).toEqual([
      ['2027-03-11', 'peak'],
      ['2027-05-18', 'peak'],
    ]);
    expect(eids[0]?.note).toEqual({ en: 'Eid departure', bn: 'ঈদের যাত্রা' });
  });

  it('keep to their weekday where the days of the tour are told by their names', () => {
    const runs = made('2027-01-20', { fixedWeekday: true });
    expect(new Set(runs.map(({ departsOn }) => weekday(departsOn)))).toEqual(new Set([4]));
    // The eleventh of March is a Thursday, the eighteenth of May isn't.
    const eids = runs.filter(({ note }) => note?.en === 'Eid departure');
    expect(eids.map(({ departsOn }) => departsOn)).toEqual(['2027-03-11']);
    // These two name no day there, but keep to a train’s and to the Friday prayer.
    const told = new Set(['sylhet-jaflong-ratargul', 'vietnam']);
    // In 2025 an Eid fell into June, when the haor is full.
    for (const today of [...days, '2025-05-20']) {
      for (const { slug, departures, texts } of tourPackages.map((make) => make(demoCalendar(today)))) {
        const { summary, intro, itinerary, included } = texts.en;
        const words = [summary, intro, ...included, ...itinerary.map(({ title }) => title)].join(' ');
        if (told.has(slug) || /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/.test(words)) {
          told.add(slug);
          expect(
            new Set(departures.map(({ departsOn }) => weekday(departsOn))).size,
            `${slug}, ${today}`,
          ).toBe(1);
        }
      }
    }
    expect(told.size).toBeGreaterThan(10);
  });

  it('cost more only where a holiday gives a day off, and come every week in the school holidays', () => {
    // May Day of 2027 is a Saturday, Independence Day of 2028 a Sunday.
    const saturday = made('2027-03-20').find(({ departsOn }) => departsOn === '2027-04-29');
    expect(saturday).toMatchObject({ returnsOn: '2027-05-02', band: 'regular' });
    expect(saturday).not.toHaveProperty('note');
    const sunday = made('2028-03-06').find(({ departsOn }) => departsOn === '2028-03-23');
    expect(sunday).toMatchObject({ band: 'peak', note: { en: 'Independence Day', bn: 'স্বাধীনতা দিবসের ছুটি' } });
    const runs = made('2026-11-22');
    const winter = runs
      .map(({ departsOn }) => departsOn)
      .filter((date) => date >= '2026-12-17' && date <= '2027-01-14');
    expect(winter).toEqual(['2026-12-17', '2026-12-24', '2026-12-31', '2027-01-07', '2027-01-14']);
    const keys = runs.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const dates = runs.map(({ departsOn }) => departsOn);
    expect(dates).toEqual([...dates].sort());
  });
});

describe('the Umrah package', () => {
  it('shows each city on its own days', () => {
    const umrah = tourPackages
      .map((make) => make(demoCalendar('2026-11-22')))
      .find(({ slug }) => slug === 'umrah');
    const shown = umrah?.facts.itinerary.map(({ picture }, day) => [
      picture,
      umrah.texts.en.itinerary[day]?.title,
    ]);
    expect(shown?.filter(([picture]) => picture !== undefined)).toEqual([
      ['makkah', expect.stringContaining('Makkah')],
      ['makkah-madinah', expect.stringContaining('Madinah')],
    ]);
  });
});
