import { expect, test } from 'vitest';
import { addDays } from '#platform/calendar-date.ts';
import { ageOf } from './reports.rules.ts';

test.for([
  [-1, 'current'],
  [0, 'current'],
  [1, '1-30'],
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, 'over-90'],
] as const)('a sum that has been due for %i days has the age %s', ([days, age]) => {
  expect(ageOf('2026-11-20', addDays('2026-11-20', days))).toBe(age);
});
