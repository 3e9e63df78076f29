import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { type PackageSummary, summariesOf } from './summaries/summaries.queries.ts';
import type { Market } from './tour-packages.contract.ts';
import { liveDepartures, liveTourPackages } from './tour-packages.table.ts';

/** Cards of the packages with these slugs, in their order; those that aren't live are left out. */
export async function listPackagesBySlug(
  db: ReadDatabase,
  language: Language,
  slugs: readonly string[],
  today: CalendarDate,
): Promise<readonly PackageSummary[]> {
  if (slugs.length === 0) {
    return [];
  }
  const rows = await db
    .select({ id: liveTourPackages.documentId, slug: liveTourPackages.slug })
    .from(liveTourPackages)
    .where(inArray(liveTourPackages.slug, [...slugs]));
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return summariesOf(
    db,
    language,
    slugs.flatMap((slug) => ids.get(slug) ?? []),
    today,
  );
}

interface Soonest {
  readonly market: Market;
  /** `YYYY-MM`; absent: any. */
  readonly month?: string | undefined;
  readonly limit: number;
}

/** Cards of the packages that leave next and still have seats, soonest first. */
export async function soonestPackages(
  db: ReadDatabase,
  language: Language,
  { market, month, limit }: Soonest,
  today: CalendarDate,
): Promise<readonly PackageSummary[]> {
  // Few departures follow one another in a package, so a page of packages is found in a short stretch of dates.
  const stretch = limit * 12;
  const rows = await db
    .select({ id: liveDepartures.documentId })
    .from(liveDepartures)
    .where(
      and(
        eq(liveDepartures.market, market),
        gte(liveDepartures.departsOn, today),
        gte(liveDepartures.cutOff, today),
        lt(liveDepartures.taken, liveDepartures.seats),
        month === undefined
          ? undefined
          : sql`${liveDepartures.departsOn} between ${`${month}-01`}::date and (${`${month}-01`}::date + interval '1 month - 1 day')`,
      ),
    )
    .orderBy(asc(liveDepartures.departsOn), asc(liveDepartures.documentId))
    .limit(stretch);
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, limit);
  return summariesOf(db, language, ids, today, month === undefined ? [] : [month]);
}
