import type { Market } from '#features/departures/departures.contract.ts';
import { packagePath, packagesPath } from '#features/documents/document-path.rules.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { peopleIn, seatsFor } from '../party/ages.rules.ts';
import { nothingChosen, packageChoice } from '../price/price.contract.ts';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import type { Theme } from '../themes/themes.contract.ts';
import {
  type FamilyFilter,
  type FilterGroup,
  familyOf,
  filterGroups,
  type PackageFilter,
  packageList,
} from './list.contract.ts';

/** An active filter, and the filters without it. */
export interface SetFilter {
  readonly group: FilterGroup;
  /** The value within its group; a price has both ends. */
  readonly value: string;
  readonly without: PackageFilter;
}

/** An address that says nothing of who travels. */
export const noFamily: FamilyFilter = { adults: undefined, age: [], travellers: undefined };

/** No filters. */
export const noFilter: PackageFilter = {
  q: undefined,
  destination: [],
  pricefrom: undefined,
  priceto: undefined,
  budget: undefined,
  nights: [],
  theme: [],
  month: [],
  ...noFamily,
  sort: 'soonest',
  page: 1,
};

/** The filter without one group, from its first page. */
export function withoutGroup(filter: PackageFilter, group: FilterGroup): PackageFilter {
  const emptied: Record<FilterGroup, Partial<PackageFilter>> = {
    q: { q: undefined },
    destination: { destination: [] },
    price: { pricefrom: undefined, priceto: undefined },
    budget: { budget: undefined },
    nights: { nights: [] },
    theme: { theme: [] },
    month: { month: [] },
    travellers: noFamily,
  };
  return { ...filter, ...emptied[group], page: 1 };
}

/** The groups with an active filter. */
export function groupsSet(filter: PackageFilter): readonly FilterGroup[] {
  return filterGroups.filter(
    (group) => packageList.href(withoutGroup(filter, group)) !== packageList.href({ ...filter, page: 1 }),
  );
}

/** The filter with only one of its groups, in the same order. */
export function withOnly(filter: PackageFilter, kept: FilterGroup): PackageFilter {
  return filterGroups.filter((group) => group !== kept).reduce(withoutGroup, filter);
}

/** Every active filter, in the order of the form. */
export function setFilters(filter: PackageFilter): readonly SetFilter[] {
  const first = { ...filter, page: 1 };
  const each = (
    group: 'destination' | 'nights' | 'theme' | 'month',
    values: readonly string[],
  ): SetFilter[] =>
    values.map((value) => ({
      group,
      value,
      without: { ...first, [group]: values.filter((other) => other !== value) },
    }));
  const family = familyOf(filter);
  const isPriced = filter.pricefrom !== undefined || filter.priceto !== undefined;
  return [
    ...(filter.q === undefined
      ? []
      : [{ group: 'q' as const, value: filter.q, without: withoutGroup(filter, 'q') }]),
    ...each('destination', filter.destination),
    ...(isPriced
      ? [
          {
            group: 'price' as const,
            value: `${filter.pricefrom ?? ''}-${filter.priceto ?? ''}`,
            without: withoutGroup(filter, 'price'),
          },
        ]
      : []),
    ...(filter.budget === undefined
      ? []
      : [
          {
            group: 'budget' as const,
            value: String(filter.budget),
            without: withoutGroup(filter, 'budget'),
          },
        ]),
    ...each('nights', filter.nights),
    ...each('theme', filter.theme),
    ...each('month', filter.month),
    ...(family === undefined
      ? []
      : [
          {
            group: 'travellers' as const,
            value: String(peopleIn(family)),
            without: withoutGroup(filter, 'travellers'),
          },
        ]),
  ];
}

/** The English path of a list. */
export function listPath(market: Market, filter: PackageFilter): string {
  return `${packagesPath(market)}${packageList.href(filter)}`;
}

/** The program's themes of a market's list, most used first. */
export const themesOf: Readonly<Record<Market, readonly Theme[]>> = {
  domestic: ['beach', 'hills', 'river', 'forest', 'heritage', 'family', 'honeymoon', 'adventure', 'city'],
  international: ['family', 'honeymoon', 'beach', 'city', 'hills', 'heritage', 'adventure', 'umrah'],
};

const histogramBars = 16;

/** A price axis in whole taka that covers every price: round ends, equal bars. */
export function priceAxis(lowest: number, highest: number): { from: number; to: number; step: number } {
  const low = lowest / poishaPerTaka;
  const high = Math.max(highest / poishaPerTaka, low + 1);
  const rough = (high - low) / histogramBars;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(100, ([1, 2, 2.5, 5, 10].find((each) => each * unit >= rough) ?? 10) * unit);
  const from = Math.floor(low / step) * step;
  const bars = Math.max(1, Math.floor((high - from) / step) + 1);
  return { from, to: from + bars * step, step };
}

/** The English path of a found package with the search's party and, for a month, the card's departure if it has seats. */
export function foundPath(
  item: Pick<PackageSummary, 'market' | 'slug' | 'next'>,
  filter: FamilyFilter & Pick<PackageFilter, 'month'>,
): string {
  const { party } = nothingChosen;
  const { adults, ages } = familyOf(filter) ?? { adults: party.adults, ages: [] };
  const { next } = item;
  const hasSeats = next !== undefined && next.seatsLeft >= seatsFor({ adults, ages });
  const departure = filter.month.length > 0 && hasSeats ? next.key : undefined;
  return `${packagePath(item)}${packageChoice.href({ departure, party: { ...party, adults }, ages })}`;
}
