import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, largestAmount, price } from './money.contract.ts';
import { allocate, decimalTaka, minorUnits } from './money.rules.ts';

const sums = fc.integer({ min: -largestAmount, max: largestAmount });
const weights = fc.array(fc.integer({ min: 0, max: largestAmount }), { minLength: 1, maxLength: 40 });
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe('a sum', () => {
  test('has a sign, and a price has none', () => {
    expect(amount.safeParse(-150_000).success).toBe(true);
    expect(price.safeParse(-1).success).toBe(false);
    for (const wrong of [0.5, Number.NaN, largestAmount + 1, '100', null]) {
      expect(amount.safeParse(wrong).success, String(wrong)).toBe(false);
    }
  });

  test('is allocated without losing a poisha, and no part is further than one from its exact share', () => {
    fc.assert(
      fc.property(sums, weights, (sum, given) => {
        const parts = allocate(sum, given);
        expect(total(parts)).toBe(sum);
        const whole = total(given);
        for (const [index, part] of parts.entries()) {
          const weight = given[index] ?? 0;
          if (whole > 0) {
            // part / sum = weight / whole, without division.
            const away = BigInt(part) * BigInt(whole) - BigInt(sum) * BigInt(weight);
            expect(away < 0n ? -away < BigInt(whole) : away < BigInt(whole)).toBe(true);
          }
        }
      }),
    );
  });

  test('is allocated alike with either sign', () => {
    fc.assert(
      fc.property(sums, weights, (sum, given) => {
        expect(allocate(-sum, given).map((part) => part + 0)).toEqual(
          allocate(sum, given).map((part) => 0 - part),
        );
      }),
    );
  });

  test('gives what is left over to the parts that lost most, the earlier first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(101, [1, 1, 1])).toEqual([34, 34, 33]);
    expect(allocate(10, [0, 3, 7])).toEqual([0, 3, 7]);
    expect(allocate(1, [1, 9])).toEqual([0, 1]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(5, [0, 0])).toEqual([5, 0]);
  });

  test('is not allocated over invalid weights', () => {
    for (const given of [[], [-1, 2], [0.5], [Number.NaN]]) {
      expect(() => allocate(100, given)).toThrow(RangeError);
    }
  });
});

test('programs read taka with two decimals', () => {
  expect([0, 5, 1_250_050, -105].map(decimalTaka)).toEqual(['0.00', '0.05', '12500.50', '-1.05']);
});

test('currencies have their own minor units', () => {
  expect(['BDT', 'USD', 'IDR', 'JPY', 'OMR', 'US'].map(minorUnits)).toEqual([100, 100, 100, 1, 1_000, 100]);
});
