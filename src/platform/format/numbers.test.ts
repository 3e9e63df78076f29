import { expect, test } from 'vitest';
import { count, digits, foreign, taka } from './numbers.ts';

test('money is grouped in lakh with the sign first, in both languages', () => {
  expect(taka(12_500_000, 'en')).toBe('৳1,25,000');
  expect(taka(12_500_000, 'bn')).toBe('৳১,২৫,০০০');
  expect(taka(-150_000, 'en')).toBe('-৳1,500');
  expect(taka(123_450, 'en')).toBe('৳1,234.50');
});

test('numbers, foreign amounts and codes are written in the digits of the language', () => {
  expect(count(1_234_567, 'bn')).toBe('১২,৩৪,৫৬৭');
  expect(foreign(4_050, 'USD', 'en')).toBe('USD 40.5');
  expect(foreign(20_000, 'OMR', 'en')).toBe('OMR 20');
  expect(foreign(3_000, 'JPY', 'en')).toBe('JPY 3,000');
  expect(digits('2026', 'bn')).toBe('২০২৬');
});
