import { expect, test } from 'vitest';
import { offersOf } from './offers.rules.ts';

const names = ['bkash', 'sslcommerz'] as const;

test('a sum that a gateway takes is paid at once', () => {
  expect(offersOf(names, 500_000_00)).toEqual({
    offers: [
      { name: 'bkash', most: undefined },
      { name: 'sslcommerz', most: undefined },
    ],
    part: undefined,
  });
});

test('a sum that no gateway takes is paid in parts, each with its limit said', () => {
  expect(offersOf(names, 550_800_00)).toEqual({
    offers: [
      { name: 'bkash', most: 500_000_00 },
      { name: 'sslcommerz', most: 500_000_00 },
    ],
    part: 500_000_00,
  });
  expect(offersOf([], 550_800_00)).toEqual({ offers: [], part: undefined });
});
