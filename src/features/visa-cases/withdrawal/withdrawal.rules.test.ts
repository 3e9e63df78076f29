import { expect, test } from 'vitest';
import { fittingDiscounts } from './withdrawal.rules.ts';

const line = (charge: 'own' | 'discount', unit: number, quantity = 1) => ({
  charge,
  unit,
  quantity,
  vatRate: 0,
  vatAdded: false,
  text: { en: 'A line' },
  refund: { ladder: [] },
  source: { kind: 'free' as const },
});
const units = (lines: readonly { readonly quantity: number; readonly unit: number }[]) =>
  lines.map(({ quantity, unit }) => quantity * unit);

test('a discount that is larger than what is left of an order takes off that', () => {
  expect(units(fittingDiscounts([line('own', 100), line('discount', -500)]))).toEqual([100, -100]);
});

test('of several discounts the last is lowered first, and left out when nothing is left of it', () => {
  const lines = [line('discount', -80), line('own', 50, 2), line('discount', -30, 2)];
  expect(units(fittingDiscounts(lines))).toEqual([-80, 100, -20]);
  expect(units(fittingDiscounts([line('discount', -120), line('own', 100), line('discount', -30)]))).toEqual([
    -100, 100,
  ]);
});

test('discounts that fit stay as they are', () => {
  const lines = [line('own', 100), line('discount', -40)];
  expect(fittingDiscounts(lines)).toEqual(lines);
});
