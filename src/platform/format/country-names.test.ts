import { expect, test } from 'vitest';
import { countryName } from './country-names.ts';

test('countries have the names that newspapers in Bangladesh write', () => {
  const named = ['SC', 'HK', 'MO', 'MM', 'PS', 'US', 'GR', 'TH'].map((code) => [
    countryName(code, 'en'),
    countryName(code, 'bn'),
  ]);
  expect(named).toEqual([
    ['Seychelles', 'সেশেলস'],
    ['Hong Kong', 'হংকং'],
    ['Macao', 'ম্যাকাও'],
    ['Myanmar', 'মিয়ানমার'],
    ['Palestine', 'ফিলিস্তিন'],
    ['United States', 'যুক্তরাষ্ট্র'],
    ['Greece', 'গ্রিস'],
    ['Thailand', 'থাইল্যান্ড'],
  ]);
});
