import { m } from '#messages/messages.js';
import { anyOf, limit, matching, oneOf, otherwise, query, text, wholeNumber } from '#platform/http/query.ts';
import { type Family, usualAdults } from '../party/ages.rules.ts';
import { maxOfAKind } from '../party/party-parts.rules.ts';
import { ageParameter } from '../price/price.contract.ts';

export const packagesPerPage = 12;

export const packageSorts = ['soonest', 'price', 'price-down', 'nights'] as const;
export type PackageSort = (typeof packageSorts)[number];

/** Ranges of nights, as in the URL. */
export const nightRanges = ['0-1', '2-3', '4-5', '6-7', '8-60'] as const;
export type NightRange = (typeof nightRanges)[number];

/** The nights of a range, both ends included. */
export function nightsOf(range: NightRange): { readonly min: number; readonly max: number } {
  const [min, max] = range.split('-').map(Number);
  return { min: min ?? 0, max: max ?? 60 };
}

/** Of a price that is asked for, whole taka. */
export const maxTaka = 99_999_999;

const keys = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** How many places, themes or months a list is narrowed to. */
const maxValues = 12;

/** Who travels; older links say only how many. */
export const familyParameters = {
  adults: wholeNumber({ min: 1, max: maxOfAKind }),
  age: ageParameter,
  travellers: wholeNumber({ min: 1, max: 50 }),
};

/** The parameters of a list of packages. Prices are whole taka per person. */
export const packageList = query({
  q: text(80),
  /** Country codes abroad, destination keys at home: `th`, `coxs-bazar`. */
  destination: matching(keys, maxValues, () => m.packages_query_places({ most: limit(maxValues) })),
  pricefrom: wholeNumber({ min: 0, max: maxTaka }),
  priceto: wholeNumber({ min: 0, max: maxTaka }),
  /** Whole taka for the whole party. */
  budget: wholeNumber({ min: 1, max: maxTaka }),
  nights: anyOf(nightRanges),
  /** Of the program or of the agency's own; the page refuses one that there isn't. */
  theme: matching(keys, maxValues, () => m.packages_query_themes({ most: limit(maxValues) })),
  month: matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, maxValues, () =>
    m.packages_query_months({ most: limit(maxValues), example: '2027-02' }),
  ),
  /** The party: some departure must have that many seats left. */
  ...familyParameters,
  sort: otherwise(oneOf(packageSorts), 'soonest'),
  page: otherwise(wholeNumber({ min: 1, max: 10_000 }), 1),
});

/** The parameters of the page of both markets: the search card's, without a destination. */
export const bothMarkets = query(familyParameters);

export type PackageFilter = Extract<ReturnType<typeof packageList.parse>, { ok: true }>['value'];

/** What an address says of who travels. */
export type FamilyFilter = Pick<PackageFilter, 'adults' | 'age' | 'travellers'>;

/** Who travels; undefined when the address doesn't say. */
export function familyOf({ adults, age, travellers }: FamilyFilter): Family | undefined {
  const known = adults ?? travellers;
  return known === undefined && age.length === 0
    ? undefined
    : { adults: Math.min(known ?? usualAdults, maxOfAKind), ages: age };
}

/** The filters that can be removed one by one. */
export const filterGroups = [
  'q',
  'destination',
  'price',
  'budget',
  'nights',
  'theme',
  'month',
  'travellers',
] as const;
export type FilterGroup = (typeof filterGroups)[number];
