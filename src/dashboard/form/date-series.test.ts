import { expect, test } from 'vitest';
import { weekday } from '#platform/calendar-date.ts';
import { datesOf } from './date-series.ts';

test('every Friday until March is a list of Fridays, both ends taken', () => {
  const dates = datesOf({ from: '2027-01-01', until: '2027-02-26', weekdays: [5], every: 1 });
  expect(dates).toHaveLength(9);
  expect(dates[0]).toBe('2027-01-01');
  expect(dates.at(-1)).toBe('2027-02-26');
  expect(dates.every((date) => weekday(date) === 5)).toBe(true);
});

test('every second Thursday and Saturday come in order', () => {
  expect(datesOf({ from: '2026-12-01', until: '2026-12-31', weekdays: [6, 4], every: 2 })).toEqual([
    '2026-12-03',
    '2026-12-05',
    '2026-12-17',
    '2026-12-19',
    '2026-12-31',
  ]);
});

test('an end before the beginning, or no weekday, makes no dates', () => {
  expect(datesOf({ from: '2027-02-01', until: '2027-01-01', weekdays: [5], every: 1 })).toEqual([]);
  expect(datesOf({ from: '2027-01-01', until: '2027-02-01', weekdays: [], every: 1 })).toEqual([]);
});

test('a series never grows past what a package may have', () => {
  expect(datesOf({ from: '2027-01-01', until: '2099-01-01', weekdays: [1, 2], every: 1 })).toHaveLength(200);
});
