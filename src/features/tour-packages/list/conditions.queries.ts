import { and, arrayOverlaps, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import { leftOf, openRuns } from '#features/departures/departures.queries.ts';
import { departures, priceLists } from '#features/departures/departures.table.ts';
import { liveTexts } from '#features/documents/documents.table.ts';
import { findMatchingTexts } from '#features/documents/search/search.queries.ts';
import { plainWords } from '#features/documents/search/words.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { type Family, partyOfFamily, seatsFor, usualAdults } from '../party/ages.rules.ts';
import { readThemes } from '../themes/theme-terms.rules.ts';
import { cachedThemes } from '../themes/themes.queries.ts';
import { liveTourPackages } from '../tour-packages.table.ts';
import { type FilterGroup, familyOf, nightsOf, type PackageFilter } from './list.contract.ts';

/** How search words match: exactly, or by their sound when nothing matches exactly. */
export type Matching = 'exact' | 'rough';

/** Which packages have the words of a search in either language, or the themes that it names; `texts` is undefined without words. */
export interface WordsMatch {
  readonly matching: Matching;
  readonly texts: SQL | undefined;
  readonly themes: readonly string[];
}

/** No search. */
export const anyWords: WordsMatch = { matching: 'exact', texts: undefined, themes: [] };

const packageTexts = eq(liveTexts.kind, 'tour-package');

/** Looks the words of a search up. */
export async function matchingOf(db: ReadDatabase, query: string | undefined): Promise<WordsMatch> {
  if (query === undefined) {
    return anyWords;
  }
  const { themes, rest } = readThemes(plainWords(query), await cachedThemes(db));
  const named = rest.length === 0 ? themes : [];
  const found = await findMatchingTexts(db, query);
  return {
    matching: found?.corrected && named.length === 0 ? 'rough' : 'exact',
    texts: found?.texts ?? sql`false`,
    themes: named,
  };
}

/** How most trips count: a list asks before it knows the package. */
const usualTrip = { childPolicy: { infantUnder: 2, childUnder: 12 }, nights: 1 };

/** Whether a departure costs a family at most so much, whole taka for all together. */
function costsUpTo(budget: number, family: Family = { adults: usualAdults, ages: [] }): SQL {
  const party = partyOfFamily(family, usualTrip);
  const total = sql`${party.adults} * ${priceLists.adult} + ${party.childrenWithBed} * ${priceLists.childWithBed} + ${party.childrenWithoutBed} * ${priceLists.childWithoutBed} + ${party.infants} * ${priceLists.infant}`;
  return sql`(select ${total} from ${priceLists} where ${priceLists.id} = ${departures.priceList}) <= ${budget * poishaPerTaka}`;
}

/** Conditions on `live_tour_packages`, by filter. */
export function conditionsOf(
  db: ReadDatabase,
  filter: PackageFilter,
  { texts, themes }: WordsMatch,
  today: CalendarDate,
): ReadonlyMap<FilterGroup, SQL | undefined> {
  const { destination, nights, theme, month } = filter;
  const family = familyOf(filter);
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
      texts &&
        or(
          inArray(
            liveTourPackages.documentId,
            db.select({ id: liveTexts.documentId }).from(liveTexts).where(and(packageTexts, texts)),
          ),
          themes.length > 0 ? arrayOverlaps(liveTourPackages.themes, [...themes]) : undefined,
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
    ['budget', filter.budget === undefined ? undefined : hasRun(costsUpTo(filter.budget, family))],
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
      family === undefined ? undefined : hasRun(sql`${leftOf(departures)} >= ${seatsFor(family)}`),
    ],
  ]);
}

/** All conditions of a market's list. */
export const where = (
  market: Market,
  conditions: ReadonlyMap<FilterGroup, SQL | undefined>,
): SQL | undefined => and(eq(liveTourPackages.market, market), ...conditions.values());
