import { expect, test } from 'vitest';
import { daysOf, monthAfter } from './month.rules.ts';

test('a month is shown in whole weeks from Sunday on', () => {
  const days = daysOf('2027-01');
  expect([days.length, days[0], days.at(-1)]).toEqual([42, '2026-12-27', '2027-02-06']);
  expect(daysOf('2026-02')).toHaveLength(28);
});

test('months go on over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1), monthAfter('2027-05', 0)]).toEqual([
    '2027-01',
    '2026-12',
    '2027-05',
  ]);
});
