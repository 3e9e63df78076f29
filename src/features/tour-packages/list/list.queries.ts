import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { readOnce } from '#platform/page-cache/read-once.ts';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import { summariesOf } from '../summaries/summaries.queries.ts';
import { liveTourPackages } from '../tour-packages.table.ts';
import { conditionsOf, type Matching, matchingOf, where } from './conditions.queries.ts';
import { type FilterGroup, familyOf, type PackageFilter, packagesPerPage } from './list.contract.ts';
import { groupsSet, withOnly, withoutGroup } from './list.rules.ts';
import { fewPackages, soonestFirst, soonestIds } from './soonest.queries.ts';

export interface PackagesFound {
  readonly items: readonly PackageSummary[];
  readonly total: number;
  readonly pages: number;
  /** True when the search words match only by similarity. */
  readonly matching: Matching;
  /** Suggestions for an empty list, best first. */
  readonly waysOut: readonly WayOut[];
}

/** A filter to remove, or the only one to keep, with the number of results. */
export interface WayOut {
  readonly group: FilterGroup;
  readonly keep: boolean;
  readonly total: number;
}

export async function listPackages(
  db: ReadDatabase,
  language: Language,
  market: Market,
  filter: PackageFilter,
  today: CalendarDate,
): Promise<PackagesFound> {
  const words = await matchingOf(db, filter.q);
  const conditions = conditionsOf(db, filter, words, today);
  const all = where(market, conditions);
  const { ids, total } = await findIds(db, market, all, filter, today);
  return {
    items: await summariesOf(db, language, ids, today, { months: filter.month, family: familyOf(filter) }),
    total,
    pages: Math.max(1, Math.ceil(total / packagesPerPage)),
    matching: words.matching,
    waysOut: total === 0 ? await waysOut(db, market, filter, today) : [],
  };
}

/** Suggestions for an empty list: results without each filter, or if none helps, with only one of them. */
async function waysOut(
  db: ReadDatabase,
  market: Market,
  filter: PackageFilter,
  today: CalendarDate,
): Promise<WayOut[]> {
  const set = groupsSet(filter);
  if (set.length < 2) {
    return [];
  }
  const totalOf = async (tried: PackageFilter) => {
    const conditions = conditionsOf(db, tried, await matchingOf(db, tried.q), today);
    return db.$count(liveTourPackages, where(market, conditions));
  };
  for (const keep of [false, true]) {
    // Asked in one turn, they go out together.
    const ways = await Promise.all(
      set.map(async (group) => {
        const tried = keep ? withOnly(filter, group) : withoutGroup(filter, group);
        return { group, keep, total: await totalOf(tried) };
      }),
    );
    const helpful = ways.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
    if (helpful.length > 0) {
      return helpful;
    }
  }
  return [];
}

/** The packages of a market. */
const countPackages = readOnce((db, market: Market) =>
  db.$count(liveTourPackages, eq(liveTourPackages.market, market)),
);

/** The ids of a page of results, and the total. */
async function findIds(
  db: ReadDatabase,
  market: Market,
  all: SQL | undefined,
  { month, page, sort }: PackageFilter,
  today: CalendarDate,
): Promise<{ ids: string[]; total: number }> {
  const offset = (page - 1) * packagesPerPage;
  const order = sort === 'soonest' ? soonestFirst(db, month, today) : orders[sort];
  if ((await countPackages(db, market)) <= fewPackages) {
    const rows = await db
      .select({ id: liveTourPackages.documentId, total: sql<number>`count(*) over ()::int` })
      .from(liveTourPackages)
      .where(all)
      .orderBy(...order)
      .limit(packagesPerPage)
      .offset(offset);
    if (offset === 0 || rows.length > 0) {
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    }
  }
  // Counting while sorting would read every row of a large market; a separate count needs only an index.
  const total = await db.$count(liveTourPackages, all);
  if (offset >= total) {
    return { ids: [], total };
  }
  if (sort === 'soonest') {
    const page = { market, all, months: month, offset, limit: packagesPerPage };
    return { ids: await soonestIds(db, page, total, today), total };
  }
  const rows = await db
    .select({ id: liveTourPackages.documentId })
    .from(liveTourPackages)
    .where(all)
    .orderBy(...order)
    .limit(packagesPerPage)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total };
}

const { priceFrom, nights, documentId } = liveTourPackages;
const orders = {
  price: [asc(priceFrom), asc(documentId)],
  'price-down': [desc(priceFrom), desc(documentId)],
  nights: [asc(nights), asc(priceFrom), asc(documentId)],
};
