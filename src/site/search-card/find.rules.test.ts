import { describe, expect, it } from 'vitest';
import type { FindParams } from './find.contract.ts';
import { type SearchPlace, tourSearchPath, visaSearchPath } from './find.rules.ts';

const params = (given: Partial<FindParams>): FindParams => ({
  what: undefined,
  where: undefined,
  month: [],
  budget: undefined,
  adults: undefined,
  age: [],
  travellers: undefined,
  country: undefined,
  ...given,
});

const places: SearchPlace[] = [
  { market: 'domestic', names: ['Anywhere in Bangladesh', 'দেশের যেকোনো জায়গা'] },
  { market: 'domestic', destination: 'coxs-bazar', names: ["Cox's Bazar", 'কক্সবাজার'] },
  { market: 'international', destination: 'th', names: ['Thailand', 'থাইল্যান্ড'] },
];
const tour = (given: Partial<FindParams>) => tourSearchPath(params(given), places);

describe('the search card, for tours', () => {
  it('leads to the list at home or abroad by the place that is named, in either language', () => {
    expect(tour({ where: 'coxs bazar' })).toBe('/packages/domestic?destination=coxs-bazar');
    expect(tour({ where: 'থাইল্যান্ড', month: ['2027-02'] })).toBe(
      '/packages/international?destination=th&month=2027-02',
    );
  });

  it('takes adults, the age of each child and the budget along', () => {
    expect(tour({ where: 'coxs bazar', adults: 1, age: [1, 5, 5], budget: 35_000 })).toBe(
      '/packages/domestic?destination=coxs-bazar&budget=35000&adults=1&age=1&age=5&age=5',
    );
    expect(tour({ adults: 2, age: [4] })).toBe('/tourpackages?adults=2&age=4');
  });

  it('stays at home with a budget that doesn’t go far', () => {
    expect(tour({ budget: 20_000, adults: 2 })).toBe('/packages/domestic?budget=20000&adults=2');
    expect(tour({ budget: 2_50_000 })).toBe('/packages/international?budget=250000');
  });

  it('takes the beginning of a name', () => {
    expect(tour({ where: 'thai' })).toBe('/packages/international?destination=th');
    expect(tour({ where: 'th' })).toBe('/search?q=th');
  });

  it('leads to a whole market', () => {
    expect(tour({ where: 'Anywhere in Bangladesh', month: ['2027-01'] })).toBe(
      '/packages/domestic?month=2027-01',
    );
  });

  it('searches everything for words that name no place', () => {
    expect(tour({ where: 'snow' })).toBe('/search?q=snow');
  });

  it('shows both markets when nothing is chosen', () => {
    expect(tour({})).toBe('/tourpackages');
    expect(tour({ adults: 3 })).toBe('/tourpackages?adults=3');
    expect(tour({ month: ['2027-02'] })).toBe('/packages/international?month=2027-02');
  });
});

describe('the search card, for visas', () => {
  const countries = [{ slug: 'united-arab-emirates', names: ['United Arab Emirates', 'সংযুক্ত আরব আমিরাত'] }];

  it('leads to the guide of a country', () => {
    expect(visaSearchPath(params({ country: 'United Arab Emirates' }), countries)).toBe(
      '/visadetails/united-arab-emirates',
    );
    expect(visaSearchPath(params({ country: 'সংযুক্ত আরব' }), countries)).toBe(
      '/visadetails/united-arab-emirates',
    );
  });

  it('leads to the list otherwise', () => {
    expect(visaSearchPath(params({ country: 'Dubai' }), countries)).toBe('/visaservices?q=Dubai');
    expect(visaSearchPath(params({}), countries)).toBe('/visaservices');
  });
});
