import { expect, test } from 'vitest';
import { visibleMonth } from './plan-address.ts';

test.for([
  ['2026-11-01', '2026-11'],
  ['2026-11-28', '2026-11'],
  // From Sunday on, the week of the next month's first day.
  ['2026-11-29', '2026-12'],
  ['2026-12-31', '2027-01'],
  // A month that ends with its week is shown to its last day.
  ['2026-10-31', '2026-10'],
] as const)('on %s the calendar opens on %s', ([today, month]) => {
  expect(visibleMonth({ month: undefined }, today)).toBe(month);
});

test('a month in the address is shown, though it is over', () => {
  expect(visibleMonth({ month: '2026-03' }, '2026-11-29')).toBe('2026-03');
});
