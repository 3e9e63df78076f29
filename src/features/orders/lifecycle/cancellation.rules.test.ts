import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Charge, charges, totalOf } from '../orders.rules.ts';
import { nextDue, openDues, planOf } from '../terms/plan.rules.ts';
import { cancelledLines, type SoldLine } from './cancellation.rules.ts';

const today = '2026-12-01';
const taka = (sum: number) => sum * 100;
const ladder = [
  { daysBefore: 30, keepPercent: 10 },
  { daysBefore: 7, keepPercent: 50 },
  { daysBefore: 0, keepPercent: 100 },
];
const line = (charge: Charge, unit: number, more: Partial<SoldLine> = {}): SoldLine => ({
  charge,
  unit,
  quantity: 1,
  refund: { ladder },
  spent: 0,
  ...more,
});
const kept = (lines: readonly SoldLine[], travelsOn?: string) =>
  cancelledLines(lines, travelsOn, today).map(({ keep }) => keep);

describe('a cancellation', () => {
  test('keeps of our price what the ladder says on that day', () => {
    const sold = [line('own', taka(1_000))];
    expect(kept(sold, '2027-01-01')).toEqual([taka(100)]);
    expect(kept(sold, '2026-12-31')).toEqual([taka(100)]);
    expect(kept(sold, '2026-12-30')).toEqual([taka(500)]);
    expect(kept(sold, '2026-12-08')).toEqual([taka(500)]);
    expect(kept(sold, '2026-12-07')).toEqual([taka(1_000)]);
    // The journey is over.
    expect(kept(sold, '2026-11-20')).toEqual([taka(1_000)]);
    expect(kept(sold)).toEqual([0]);
  });

  test('rounds what is kept up to whole taka, and never keeps more than the price', () => {
    const odd = { refund: { ladder: [{ daysBefore: 0, keepPercent: 4.1 }] } };
    expect(kept([line('own', taka(10_000), odd)], '2027-01-01')).toEqual([taka(410)]);
    expect(kept([line('own', taka(10_000) + 1, odd)], '2027-01-01')).toEqual([taka(411)]);
    expect(kept([line('own', 150)], '2026-12-01')).toEqual([150]);
  });

  test('lowers our own price by a discount first', () => {
    const sold = [line('official', taka(100)), line('own', taka(1_000)), line('discount', -taka(200))];
    expect(kept(sold, '2026-12-10')).toEqual([0, taka(400), 0]);
  });

  test('keeps of fees and suppliers what was spent, and a change fee whole', () => {
    const sold = [
      line('official', taka(4_200), { spent: taka(4_200) }),
      line('supplier', taka(38_650), { spent: taka(12_000) }),
      line('fee', taka(500)),
      line('official', taka(4_200)),
    ];
    expect(kept(sold, '2027-01-01')).toEqual([taka(4_200), taka(12_000), taka(500), 0]);
  });

  test('of any order adds up to its total, line by line', () => {
    const anyLine = fc.record({
      charge: fc.constantFrom(...charges.filter((charge) => charge !== 'discount')),
      quantity: fc.integer({ min: 1, max: 40 }),
      unit: fc.integer({ min: 0, max: 10_000_000 }),
      refund: fc.constant({ ladder }),
      spent: fc.integer({ min: 0, max: 20_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.nat({ max: 60 }),
        fc.nat(),
        (lines, days, off) => {
          const discount = Math.min(off % 5_000_000, totalOf(lines));
          const sold: SoldLine[] = discount > 0 ? [...lines, line('discount', -discount)] : lines;
          const travelsOn = new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10);
          const parts = cancelledLines(sold, travelsOn, today);
          expect(parts.reduce((sum, { keep, back }) => sum + keep + back, 0)).toBe(totalOf(sold));
          expect(parts.every(({ keep, back }) => keep >= 0 && back >= 0)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a payment plan', () => {
  test('asks for a share now and the rest before travel, or for all when travel is near', () => {
    const terms = { depositPercent: 50, restDaysBefore: 15 };
    expect(planOf(1_001, today, '2027-01-20', terms)).toEqual([
      { amount: 600, due: today },
      { amount: 401, due: '2027-01-05' },
    ]);
    expect(planOf(1_001, today, '2026-12-16', terms)).toEqual([{ amount: 1_001, due: today }]);
    expect(planOf(1_001, today, undefined, terms)).toEqual([{ amount: 1_001, due: today }]);
  });

  test('is paid from its first part on, and what is due next is everything whose day has come', () => {
    const plan = [
      { amount: 500, due: '2026-11-20' },
      { amount: 300, due: today },
      { amount: 200, due: '2027-01-05' },
    ];
    expect(openDues(plan, 600).map(({ left }) => left)).toEqual([0, 200, 200]);
    expect(nextDue(plan, 100, today)).toEqual({ amount: 700, due: '2026-11-20' });
    expect(nextDue(plan, 800, today)).toEqual({ amount: 200, due: '2027-01-05' });
    expect(nextDue(plan, 1_000, today)).toBeUndefined();
  });
});
