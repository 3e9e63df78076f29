import { and, arrayOverlaps, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import { leftOf, openRuns } from '#features/departures/departures.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import { liveTexts } from '#features/documents/documents.table.ts';
import { searchLetters, searchQuery } from '#features/documents/search.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { liveTourPackages } from '../tour-packages.table.ts';
import { type FilterGroup, nightsOf, type PackageFilter } from './list.contract.ts';

/** How search words match: exactly, or by similarity when nothing matches exactly. */
export type Matching = 'exact' | 'rough';

const packageTexts = eq(liveTexts.kind, 'tour-package');

/** Packages whose text in either language contains every word; the last word matches as a prefix. */
const exactly = (query: string) => sql`${liveTexts.words} @@ ${searchQuery(query)}::tsquery`;

/** Packages with a similar word in title, place or highlights. */
const roughly = (query: string) => sql`${searchLetters(query)} <% ${liveTexts.letters}`;

/** Whether any package matches the words exactly. */
export async function matchingOf(db: ReadDatabase, query: string | undefined): Promise<Matching> {
  if (query === undefined || searchQuery(query) === '') {
    return 'exact';
  }
  const found = await db
    .select({ id: liveTexts.documentId })
    .from(liveTexts)
    .where(and(packageTexts, exactly(query)))
    .limit(1);
  return found.length > 0 ? 'exact' : 'rough';
}

/** Conditions on `live_tour_packages`, by filter. */
export function conditionsOf(
  db: ReadDatabase,
  filter: PackageFilter,
  matching: Matching,
  today: CalendarDate,
): ReadonlyMap<FilterGroup, SQL | undefined> {
  const { q, destination, nights, theme, month } = filter;
  const countries = destination.filter((key) => key.length === 2).map((key) => key.toUpperCase());
  const places = destination.filter((key) => key.length !== 2);
  const ends = [filter.pricefrom, filter.priceto].filter((end) => end !== undefined);
  const isTurned = filter.pricefrom !== undefined && filter.priceto !== undefined;
  // Swapped ends mean the same range.
  const low = isTurned ? Math.min(...ends) : filter.pricefrom;
  const high = isTurned ? Math.max(...ends) : filter.priceto;
  const hasRun = (more?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(departures)
        .where(and(eq(departures.packageId, liveTourPackages.documentId), openRuns(today, month), more)),
    );
  return new Map<FilterGroup, SQL | undefined>([
    [
      'q',
      q === undefined
        ? undefined
        : inArray(
            liveTourPackages.documentId,
            db
              .select({ id: liveTexts.documentId })
              .from(liveTexts)
              .where(and(packageTexts, wordsMatch(q, matching))),
          ),
    ],
    [
      'destination',
      or(
        countries.length > 0 ? inArray(liveTourPackages.country, countries) : undefined,
        places.length > 0 ? arrayOverlaps(liveTourPackages.destinations, places) : undefined,
      ),
    ],
    [
      'price',
      and(
        low === undefined ? undefined : gte(liveTourPackages.priceFrom, low * poishaPerTaka),
        high === undefined ? undefined : lte(liveTourPackages.priceFrom, high * poishaPerTaka),
      ),
    ],
    [
      'nights',
      or(
        ...nights.map((range) => {
          const { min, max } = nightsOf(range);
          return and(gte(liveTourPackages.nights, min), lte(liveTourPackages.nights, max));
        }),
      ),
    ],
    ['theme', theme.length > 0 ? arrayOverlaps(liveTourPackages.themes, [...theme]) : undefined],
    ['month', month.length === 0 ? undefined : hasRun()],
    [
      'travellers',
      filter.travellers === undefined
        ? undefined
        : hasRun(sql`${leftOf(departures)} >= ${filter.travellers}`),
    ],
  ]);
}

function wordsMatch(query: string, matching: Matching): SQL {
  if (searchQuery(query) === '') {
    return sql`false`;
  }
  return matching === 'exact' ? exactly(query) : roughly(query);
}

/** All conditions of a market's list, or all except one group's. */
export function where(
  market: Market,
  conditions: ReadonlyMap<FilterGroup, SQL | undefined>,
  but?: FilterGroup,
): SQL | undefined {
  const query = [...conditions].filter(([group]) => group !== but).map(([, condition]) => condition);
  return and(eq(liveTourPackages.market, market), ...query);
}
