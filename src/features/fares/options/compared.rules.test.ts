import { expect, test } from 'vitest';
import type { Option } from '../fares.contract.ts';
import { kilogramsIn, lessThanOthers } from './compared.rules.ts';

const option = (id: string, changed: Partial<Option>): Option => ({
  ...{ id, segments: [], fares: [], cabin: 'economy', baggage: '30 kg', changeFee: 500, refundFee: 500 },
  ...{ timeLimit: '2027-01-01T00:00:00Z', total: 100, isOver: false, ended: null },
  ...changed,
});

test('bags are compared by their kilograms, in either language', () => {
  expect(
    ['30 kg', '2 × 23 kg', '30 kg and 7 kg in the cabin', '৩০ কেজি', '2 pcs of 23kg', '2 pieces', ''].map(
      kilogramsIn,
    ),
  ).toEqual([30, 46, 37, 30, 46, undefined, undefined]);
});

test('an option gives less where another that can be had gives more, and is silent where they can’t be compared', () => {
  const full = option('a', {});
  const poor = option('b', { baggage: '20 kg', changeFee: null, refundFee: 900 });
  const all = [full, poor];
  expect(lessThanOthers(poor, all)).toEqual({ cabin: false, bags: true, change: true, refund: true });
  expect(lessThanOthers(full, all)).toEqual({ cabin: false, bags: false, change: false, refund: false });
  const gone = option('c', { cabin: 'first', ended: { at: '', replacedBy: null } });
  expect(lessThanOthers(full, [full, gone, option('d', { baggage: '2 pieces' })]).cabin).toBe(false);
  expect(lessThanOthers(full, [full, option('e', { cabin: 'business' })]).cabin).toBe(true);
});
