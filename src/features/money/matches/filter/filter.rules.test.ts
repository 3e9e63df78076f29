import { describe, expect, test } from 'vitest';
import { fits } from './filter.rules.ts';

const row = {
  method: 'bkash',
  amount: 1_740_000,
  outside: '9KO1LM2QXB',
  at: '2026-11-30T19:00:00Z',
  sender: '01711000111',
  reference: 'SF-7K3M-9Q',
  name: 'ফরিদা Sample',
  phone: '+8801812345678',
};

describe('the money inbox', () => {
  test.for([
    ['9ko1lm'],
    ['9K01 LM2-QXB'],
    ['৯KO1'],
    ['17,400'],
    ['১৭৪০০'],
    ['17400.00'],
    ['01711-000111'],
    ['01812345678'],
    ['sf7k3m9q'],
    ['SF-7K3M-9Q'],
    ['ফরিদা'],
    ['sample'],
    [''],
  ])('finds a row by “%s”', ([q]) => {
    expect(fits(row, { q })).toBe(true);
  });

  test.for([['17,401'], ['9KO1LM3'], ['01711000112'], ['SF-7K3M-9R'], ['Nadia']])(
    'doesn’t find it by “%s”',
    ([q]) => {
      expect(fits(row, { q })).toBe(false);
    },
  );

  test('is narrowed to a provider, and to a day of Dhaka', () => {
    expect(fits(row, { method: 'bkash', day: '2026-12-01' })).toBe(true);
    expect(fits(row, { day: '2026-11-30' })).toBe(false);
    expect(fits(row, { method: 'nagad' })).toBe(false);
    expect(fits({ ...row, outside: null, sender: '' }, { q: '9KO1' })).toBe(false);
  });
});
