import { and, eq, sql } from 'drizzle-orm';
import { addDays, type CalendarDate, monthOf } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import { destinationNames } from '../../summaries/summaries.queries.ts';
import type { Market, Theme } from '../../tour-packages.contract.ts';
import { liveDepartures, liveTourPackages } from '../../tour-packages.table.ts';
import { conditionsOf, type Matching, openRuns, where } from '../conditions/conditions.queries.ts';
import { type NightRange, nightRanges, nightsOf, type PackageFilter } from '../list.contract.ts';
import { priceAxis, themesOf } from '../list.rules.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  /** Packages there would be with this choice in its group; every other filter holds. */
  readonly total: number;
}

export interface PackageFacets {
  readonly destinations: readonly (Choice<string> & { readonly name: string })[];
  readonly nights: readonly Choice<NightRange>[];
  readonly themes: readonly Choice<Theme>[];
  /** Months with a departure that can still be asked for, `YYYY-MM`. */
  readonly months: readonly string[];
  /** In whole taka, over all packages of the market; bars count those that meet the other filters. */
  readonly prices: { readonly from: number; readonly to: number; readonly bars: readonly number[] };
}

const monthsOffered = 12;
const mostDestinations = 100;

/** What a market's list can be narrowed by, with what each choice would leave. */
export async function findFacets(
  db: ReadDatabase,
  language: Language,
  market: Market,
  filter: PackageFilter,
  matching: Matching,
  today: CalendarDate,
): Promise<PackageFacets> {
  const conditions = conditionsOf(db, filter, matching, today);
  const packages = liveTourPackages;
  const total = sql<number>`count(*)::int`;

  const place =
    market === 'international'
      ? sql<string>`lower(${packages.country})`
      : sql<string>`unnest(${packages.destinations})`;
  const places = await db
    .select({ value: place.as('value'), total: total.as('total') })
    .from(packages)
    .where(where(market, conditions, 'destination'))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(mostDestinations);
  const values = [...new Set([...places.map(({ value }) => value), ...filter.destination])];
  const names =
    market === 'domestic' ? await destinationNames(db, values, language) : new Map<string, string>();
  const nameOf = (value: string) =>
    value.length === 2 ? countryName(value.toUpperCase(), language) : (names.get(value) ?? value);

  const nights = await db
    .select({ nights: packages.nights, total })
    .from(packages)
    .where(where(market, conditions, 'nights'))
    .groupBy(packages.nights);
  const themes = await db
    .select({ value: sql<Theme>`unnest(${packages.themes})`.as('value'), total: total.as('total') })
    .from(packages)
    .where(where(market, conditions, 'theme'))
    .groupBy(sql`1`);

  const [ends] = await db
    .select({
      lowest: sql<number | null>`min(${packages.priceFrom})::float8`,
      highest: sql<number | null>`max(${packages.priceFrom})::float8`,
    })
    .from(packages)
    .where(eq(packages.market, market));
  const axis = priceAxis(ends?.lowest ?? 0, ends?.highest ?? 0);
  const bar = sql<number>`floor((${packages.priceFrom} - ${axis.from * 100}::bigint)::float8 / ${axis.step * 100}::float8)::int`;
  const bars = await db
    .select({ bar: bar.as('bar'), total: total.as('total') })
    .from(packages)
    .where(where(market, conditions, 'price'))
    .groupBy(sql`1`);

  return {
    destinations: values.map((value) => ({
      value,
      name: nameOf(value),
      total: places.find((each) => each.value === value)?.total ?? 0,
    })),
    nights: nightRanges.map((value) => {
      const { min, max } = nightsOf(value);
      const within = nights.filter((each) => each.nights >= min && each.nights <= max);
      return { value, total: within.reduce((sum, each) => sum + each.total, 0) };
    }),
    themes: themesOf[market].map((value) => ({
      value,
      total: themes.find((each) => each.value === value)?.total ?? 0,
    })),
    months: await openMonths(db, market, today),
    prices: {
      from: axis.from,
      to: axis.to,
      bars: Array.from(
        { length: Math.round((axis.to - axis.from) / axis.step) },
        (_, index) => bars.find((each) => each.bar === index)?.total ?? 0,
      ),
    },
  };
}

/** The months ahead in which a departure of the market can still be asked for. */
export async function openMonths(db: ReadDatabase, market: Market, today: CalendarDate): Promise<string[]> {
  const months: string[] = [];
  let month = monthOf(today);
  for (let ahead = 0; ahead < monthsOffered; ahead += 1) {
    const found = await db
      .select({ key: liveDepartures.key })
      .from(liveDepartures)
      .where(and(eq(liveDepartures.market, market), openRuns(today, [month])))
      .limit(1);
    if (found.length > 0) {
      months.push(month);
    }
    month = monthOf(addDays(`${month}-28`, 5));
  }
  return months;
}
