import { expect, test } from 'vitest';
import { addDays, daysBetween, dhakaDate, endOfDay, nextWeekday, weekday } from './calendar-date.ts';

test('today is today in Dhaka, six hours ahead', () => {
  expect(dhakaDate(new Date('2026-11-20T17:59:59Z'))).toBe('2026-11-20');
  expect(dhakaDate(new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-21');
});

test('a day is over at midnight in Dhaka, and the new one begins with it', () => {
  const midnight = new Date('2026-11-20T18:00:00Z');
  expect(endOfDay(new Date('2026-11-20T17:59:59.999Z'))).toEqual(midnight);
  expect(endOfDay(midnight)).toEqual(new Date('2026-11-21T18:00:00Z'));
});

test('days are counted over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-21', '2027-01-01')).toBe(41);
  expect(weekday('2026-11-21')).toBe(6);
  expect(nextWeekday('2026-11-21', 5)).toBe('2026-11-27');
});
