import { expect, test } from 'vitest';
import { beginningOf, needsTo } from './proposal.rules.ts';

const bkash = { method: 'bkash' as const, left: 1_000_000, to: '01711000111' };
const cash = { method: 'cash' as const, left: 500_000, to: null };

test('a refund begins with what is due back, on the way of the latest money, and at most what came on it', () => {
  expect(beginningOf({ uncleared: 0, due: 1_500_000, ways: [bkash, cash] })).toEqual({
    method: 'bkash',
    amount: 1_000_000,
    to: '01711000111',
  });
  expect(beginningOf({ uncleared: 0, due: 300_000, ways: [cash, bkash] })).toEqual({
    method: 'cash',
    amount: 300_000,
    to: '',
  });
});

test('a refund of which nothing is due begins without a sum, and one of money that went back on another way with cash', () => {
  expect(beginningOf({ uncleared: 0, due: 0, ways: [bkash] })).toMatchObject({
    method: 'bkash',
    amount: undefined,
  });
  expect(beginningOf({ uncleared: 0, due: 200_000, ways: [] })).toEqual({
    method: 'cash',
    amount: 200_000,
    to: '',
  });
});

test('only what is sent by hand needs a number to send it to', () => {
  const sent = ['bank', 'bkash', 'nagad', 'rocket', 'upay'] as const;
  expect(sent.filter(needsTo)).toEqual(sent);
  expect((['cash', 'cheque', 'sslcommerz', 'bkash-checkout'] as const).filter(needsTo)).toEqual([]);
});
