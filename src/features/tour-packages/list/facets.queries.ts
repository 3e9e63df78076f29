import { eq, sql } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { readOnce } from '#platform/page-cache/read-once.ts';
import { destinationNames } from '../summaries/summaries.queries.ts';
import { offeredThemes } from '../themes/themes.queries.ts';
import { liveTourPackages } from '../tour-packages.table.ts';
import { conditionsOf, matchingOf, where } from './conditions.queries.ts';
import {
  type FilterGroup,
  type NightRange,
  nightRanges,
  nightsOf,
  type PackageFilter,
} from './list.contract.ts';
import { priceAxis } from './list.rules.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  /** Result count of this value, given the other filters. */
  readonly total: number;
}

export interface PackageFacets {
  readonly destinations: readonly (Choice<string> & { readonly name: string })[];
  readonly nights: readonly Choice<NightRange>[];
  readonly themes: readonly (Choice<string> & { readonly name: string })[];
  /** Months with a departure that can be requested, `YYYY-MM`. */
  readonly months: readonly string[];
  /** In whole taka, over all packages of the market; bars count those that match the other filters. */
  readonly prices: { readonly from: number; readonly to: number; readonly bars: readonly number[] };
}

const monthsOffered = 12;
const maxDestinations = 100;

/** The filter values of a market's list, with result counts. */
export async function findFacets(
  db: ReadDatabase,
  language: Language,
  market: Market,
  filter: PackageFilter,
  today: CalendarDate,
): Promise<PackageFacets> {
  const { lowest, highest, months } = await findMarket(db, market, today);
  const axis = priceAxis(lowest, highest);
  const words = await matchingOf(db, filter.q);
  const totals = await countChoices(db, market, conditionsOf(db, filter, words, today), axis);
  const places = totals.filter(({ facet }) => facet === 'place');
  const values = [...new Set([...places.map(({ value }) => value), ...filter.destination])];
  const names =
    market === 'domestic'
      ? await destinationNames(db, [...values].sort(), language)
      : new Map<string, string>();
  const themes = await offeredThemes(db, language, market, filter.theme);
  const nameOf = (value: string) =>
    value.length === 2 ? countryName(value.toUpperCase(), language) : (names.get(value) ?? value);
  const totalOf = (facet: Facet, value: string | number) =>
    totals.find((each) => each.facet === facet && each.value === String(value))?.total ?? 0;

  return {
    destinations: values
      .map((value) => ({ value, name: nameOf(value), total: totalOf('place', value) }))
      .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, language)),
    nights: nightRanges.map((value) => {
      const { min, max } = nightsOf(value);
      const within = totals.filter(
        (each) => each.facet === 'nights' && Number(each.value) >= min && Number(each.value) <= max,
      );
      return { value, total: within.reduce((sum, each) => sum + each.total, 0) };
    }),
    themes: themes.map((theme) => ({ ...theme, total: totalOf('theme', theme.value) })),
    months,
    prices: {
      from: axis.from,
      to: axis.to,
      bars: Array.from({ length: Math.round((axis.to - axis.from) / axis.step) }, (_, index) =>
        totalOf('bar', index),
      ),
    },
  };
}

type Facet = 'place' | 'nights' | 'theme' | 'bar';

/** The groups whose values are counted: each by the packages that match all filters but its own. */
const counted = ['destination', 'nights', 'theme', 'price'] as const;

/** The result counts of all values of all groups: what all counts ask is looked for once, then each takes its part. */
async function countChoices(
  db: ReadDatabase,
  market: Market,
  conditions: ReturnType<typeof conditionsOf>,
  axis: ReturnType<typeof priceAxis>,
) {
  const { country, destinations, nights, themes, priceFrom } = liveTourPackages;
  const isCounted = (group: FilterGroup) => counted.some((each) => each === group);
  const fixed = new Map([...conditions].filter(([group]) => !isCounted(group)));
  const fits = (group: (typeof counted)[number]) =>
    sql`${conditions.get(group) ?? sql`true`} as ${sql.raw(group)}`;
  const place = market === 'international' ? sql`array[lower(${country})]` : sql`${destinations}`;
  const bar = sql`floor((${priceFrom} - ${axis.from * poishaPerTaka}::bigint)::float8 / ${axis.step * poishaPerTaka}::float8)::int`;
  const count = (facet: Facet, value: string, own: FilterGroup) => {
    const others = counted.filter((group) => group !== own).join(' and ');
    return sql.raw(
      `select '${facet}' as facet, (${value})::text as value, count(*)::int as total from fitting where ${others} group by 2`,
    );
  };
  const rows = await db
    .select({ facet: sql<Facet>`facet`, value: sql<string>`value`, total: sql<number>`total` })
    .from(
      sql`(with fitting as materialized (
        select ${place} as places, ${nights} as stay, ${themes} as ideas, ${bar} as bar, ${sql.join(counted.map(fits), sql`, `)}
        from ${liveTourPackages} where ${where(market, fixed)}
      )
      ${count('place', 'unnest(places)', 'destination')} union all ${count('nights', 'stay', 'nights')}
      union all ${count('theme', 'unnest(ideas)', 'theme')} union all ${count('bar', 'bar', 'price')}) counts`,
    );
  const sorted = rows.sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1));
  const shown = new Set(sorted.filter(({ facet }) => facet === 'place').slice(0, maxDestinations));
  return sorted.filter((row) => row.facet !== 'place' || shown.has(row));
}

/** What doesn't depend on the filters: the price range, poisha, and the months with open departures. */
const findMarket = readOnce(async (db, market: Market, today: CalendarDate) => {
  const [found] = await db
    .select({
      lowest: sql<number>`coalesce(min(${liveTourPackages.priceFrom}), 0)::float8`,
      highest: sql<number>`coalesce(max(${liveTourPackages.priceFrom}), 0)::float8`,
      months: monthsAhead(market, today),
    })
    .from(liveTourPackages)
    .where(eq(liveTourPackages.market, market));
  return found ?? { lowest: 0, highest: 0, months: [] };
});

/** The coming months, `YYYY-MM`, with an open departure of the market; each is one index lookup. */
const monthsAhead = (market: Market, today: CalendarDate) => sql<string[]>`array(
  select to_char(month, 'YYYY-MM')
  from generate_series(
    date_trunc('month', ${today}::date::timestamp),
    date_trunc('month', ${today}::date::timestamp) + ${monthsOffered - 1} * interval '1 month',
    interval '1 month'
  ) as month
  where exists (
    select 1 from departures as run
    join live_tour_packages as package on package.document_id = run.package_id
    where run.market = ${market} and run.state = 'open' and run.departs_on >= greatest(month::date, ${today}::date)
      and run.departs_on < (month + interval '1 month')::date and run.cut_off >= ${today}::date
  )
  order by month
)`;

/** The coming months with an open departure of the market. */
export async function openMonths(db: ReadDatabase, market: Market, today: CalendarDate): Promise<string[]> {
  return (await findMarket(db, market, today)).months;
}
