import { m } from '#messages/messages.js';
import { monthName } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import {
  type FilterGroup,
  type NightRange,
  nightRanges,
  nightsOf,
  type PackageFilter,
  type PackageSort,
} from '../list/list.contract.ts';
import type { SetFilter } from '../list/list.rules.ts';

export const sortNames: Readonly<Record<PackageSort, () => string>> = {
  soonest: m.packages_sort_soonest,
  price: m.packages_sort_price,
  'price-down': m.packages_sort_price_down,
  nights: m.packages_sort_nights,
};

/** The name of a group of filters in a sentence: "the month". */
export const groupNames: Readonly<Record<FilterGroup, () => string>> = {
  q: m.packages_group_words,
  destination: m.packages_group_place,
  price: m.packages_group_price,
  budget: m.packages_group_budget,
  nights: m.packages_group_nights,
  theme: m.packages_group_theme,
  month: m.packages_group_month,
  travellers: m.packages_group_travellers,
};

/** `2–3`, `8+`. */
export function nightRangeShort(range: NightRange, language: Language): string {
  const { min, max } = nightsOf(range);
  if (range === nightRanges.at(-1)) {
    return `${count(min, language)}+`;
  }
  return `${count(min, language)}–${count(max, language)}`;
}

/** `from ৳35,000`, `up to ৳2,00,000` or both ends, from whole taka. */
function priceLabel(from: number | undefined, to: number | undefined, language: Language): string {
  const low = from === undefined ? undefined : taka(from * poishaPerTaka, language);
  const high = to === undefined ? undefined : taka(to * poishaPerTaka, language);
  if (low !== undefined && high !== undefined) {
    return `${low} – ${high}`;
  }
  return low === undefined
    ? m.packages_price_up_to({ price: high ?? '' })
    : m.packages_price_min({ price: low });
}

/** The name of a place or a theme, which come with the page. */
export type NameOfChoice = (group: 'destination' | 'theme', key: string) => string;

/** The label of a removable chip. */
export function chipLabel(
  set: SetFilter,
  filter: PackageFilter,
  nameOf: NameOfChoice,
  language: Language,
): string {
  switch (set.group) {
    case 'q':
      return `“${set.value}”`;
    case 'destination':
    case 'theme':
      return nameOf(set.group, set.value);
    case 'price':
      return priceLabel(filter.pricefrom, filter.priceto, language);
    case 'budget':
      return m.packages_budget({ price: taka(Number(set.value) * poishaPerTaka, language) });
    case 'nights': {
      const range = nightRanges.find((each) => each === set.value) ?? '2-3';
      return m.packages_nights({ count: 2, shown: nightRangeShort(range, language) });
    }
    case 'travellers': {
      const travellers = Number(set.value);
      return m.packages_travellers({ count: travellers, shown: count(travellers, language) });
    }
    default:
      return monthName(set.value, language);
  }
}
