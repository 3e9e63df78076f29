import { expect, test } from 'vitest';
import { fullDate, longDate, monthName, shortDate } from './dates.ts';

test('a date is written day before month, as people say it', () => {
  expect(longDate('2027-02-12', 'en')).toBe('12 February 2027');
  expect(longDate('2027-02-12', 'bn')).toBe('১২ ফেব্রুয়ারি ২০২৭');
  expect(shortDate('2026-12-10', 'en')).toBe('Thu, 10 Dec');
  expect(fullDate('2026-12-10', 'en')).toBe('Thu, 10 Dec 2026');
  expect(monthName('2027-02', 'en')).toBe('February 2027');
});
