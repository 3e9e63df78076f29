import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taka } from '#platform/format/numbers.ts';
import { decimalIn, poishaIn, wholeNumberIn } from './number-text.ts';

test.for([
  ['125000', 12_500_000],
  ['1,25,000', 12_500_000],
  ['৳১,২৫,০০০', 12_500_000],
  ['12500.50', 1_250_050],
  ['12,500/-', 1_250_000],
  ['১২৫০০ টাকা', 1_250_000],
  ['Tk 12 500', 1_250_000],
  ['1.25 lakh', 12_500_000],
  ['২ লাখ', 20_000_000],
  ['15k', 1_500_000],
  ['0', 0],
] as const)('%s is an amount', ([typed, poisha]) => {
  expect(poishaIn(typed)).toBe(poisha);
});

// The last is a taka more than a sum may be: the API would refuse it, and name its limit in poisha.
test.for(['', 'abc', '-5', '12-13', '1e5', '1000000001'])('“%s” is no amount', (typed) => {
  expect(poishaIn(typed)).toBeUndefined();
});

test('whatever is shown as an amount is read back as the same, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom('en', 'bn'),
      (poisha, language) => {
        expect(poishaIn(taka(poisha, language))).toBe(poisha);
      },
    ),
  );
});

test('digits of both scripts are numbers', () => {
  expect(wholeNumberIn('৩৬')).toBe(36);
  expect(wholeNumberIn(' 1,200 ')).toBe(1200);
  expect(wholeNumberIn('3.5')).toBeUndefined();
  expect(decimalIn('২১.৪২৭২')).toBe(21.4272);
});

test('a number of people isn’t taken out of a sentence', () => {
  expect(['14', '১৪', 'hotel, 14 nights', '14 nights', ''].map(wholeNumberIn)).toEqual([
    14,
    14,
    undefined,
    undefined,
    undefined,
  ]);
});
