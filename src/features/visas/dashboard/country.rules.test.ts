import { expect, test } from 'vitest';
import { countryOptions } from '#dashboard/form/countries.ts';
import { filledByCountry } from './country.rules.ts';
import { regionOf } from './regions.rules.ts';

const draft = (en: string, bn: string) => ({
  slug: '',
  facts: {},
  texts: { en: { title: en }, bn: { title: bn } },
});

test('a country fills its region and its names in both languages', () => {
  expect(filledByCountry(draft('', ''), 'RU', '')).toEqual([
    ['facts.region', 'europe'],
    ['texts.en.title', 'Russia'],
    ['texts.bn.title', 'রাশিয়া'],
  ]);
});

test('in a copied guide the names of the country before are replaced, and those that somebody wrote stay', () => {
  expect(filledByCountry(draft('Thailand', 'থাইল্যান্ড ভ্রমণ'), 'LA', 'TH')).toEqual([
    ['facts.region', 'south-east-asia'],
    ['texts.en.title', 'Laos'],
  ]);
});

test('every country that can be chosen has its region, except in South America and Central Asia', () => {
  const without = countryOptions('en')
    .map(({ value }) => value)
    .filter((code) => regionOf(code) === undefined);
  expect(without.filter((code) => !/^(?:AQ|BV|HM|TF|GS|AC|CP|DG|EA|IC|TA|CQ)$/.test(code)).sort()).toEqual(
    'AR BO BR CL CO EC FK GF GY KG KZ PE PY SR TJ TM UY UZ VE'.split(' '),
  );
});
