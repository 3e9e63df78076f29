import { expect, test } from 'vitest';
import { findSettings } from './settings-search.ts';

const partsOf = (typed: string) => findSettings(typed, 'en').map(({ part }) => part);

test('a setting is found by its name in either language, whichever the office is read in', () => {
  for (const [typed, part] of [
    ['deposit', 'sales'],
    ['অগ্রিম', 'sales'],
    ['bkash', 'receiving'],
    ['বিকাশ', 'receiving'],
    ['holiday', 'holidays'],
    ['ছুটি', 'holidays'],
    ['IATA', 'licences'],
    ['Facebook', 'social'],
    ['quiet', 'messages'],
    ['এসএমএস', 'messages'],
  ] as const) {
    expect(partsOf(typed), typed).toContain(part);
  }
  const [english] = findSettings('অগ্রিম', 'en');
  const [bangla] = findSettings('অগ্রিম', 'bn');
  expect(english?.label).toMatch(/[a-z]/);
  expect(bangla?.label).not.toMatch(/[a-z]/);
});

test('what is called so comes before what only says so in its help, and nothing is found for nothing', () => {
  expect(findSettings('deposit', 'en').map(({ label }) => label)).toEqual([
    'Deposit, % of the price',
    'Selling',
  ]);
  expect(findSettings('  ', 'en')).toEqual([]);
  expect(findSettings('zeppelin', 'en')).toEqual([]);
});
