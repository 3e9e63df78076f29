import { beforeEach, expect, test, vi } from 'vitest';
import { moneyTabs } from './money-address.ts';
import { emptyLabels, leftLabel, repeatsLabel, restLabel } from './money-labels.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  return () => vi.unstubAllGlobals();
});

test('only a tab that waits for a statement asks for a newer one', () => {
  const asking = moneyTabs.filter((tab) => emptyLabels(tab, { arrivals: [] }).isOfStatements);
  expect(asking).toEqual(['match', 'arrivals']);
  for (const tab of moneyTabs) {
    expect(emptyLabels(tab, { arrivals: [] }).text.includes('statement')).toBe(asking.includes(tab));
  }
  expect(emptyLabels('waiting', { arrivals: [] }).text).toContain('second person');
});

test('what is shared out over orders says what is left, or by how much it is too much', () => {
  expect(restLabel(5_000_00, 1_000_00)).toBe('৳1,000 of ৳5,000 is not allocated yet');
  expect(restLabel(5_000_00, -100_00)).toBe('৳100 more is allocated than the ৳5,000 there is');
});

test('an order says what is still to pay, or by how much it is overpaid, never a sum below zero', () => {
  expect(leftLabel(5_000_00)).toBe('৳5,000 still to pay');
  expect(leftLabel(-500_00)).toBe('overpaid by ৳500');
});

test('a TrxID that was used before names the other order, when that is known', () => {
  expect(repeatsLabel({ repeats: 'SF-7TRG-K4' })).toBe('TrxID already used for SF-7TRG-K4');
  expect(repeatsLabel({ repeats: null })).toBe('TrxID already used for another payment');
});
