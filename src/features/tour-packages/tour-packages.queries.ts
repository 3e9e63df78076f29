import { eq, inArray, sql } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { walkCalendar } from './list/soonest.queries.ts';
import type { Family } from './party/ages.rules.ts';
import type { PackageSummary } from './summaries/summaries.contract.ts';
import { summariesOf } from './summaries/summaries.queries.ts';
import { liveTourPackages } from './tour-packages.table.ts';

/** Cards of the live packages with these slugs, in their order. */
export async function listPackagesBySlug(
  db: ReadDatabase,
  language: Language,
  slugs: readonly string[],
  today: CalendarDate,
  family?: Family | undefined,
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
    { family },
  );
}

interface Soonest {
  readonly market: Market;
  /** `YYYY-MM`; absent: any. */
  readonly month?: string | undefined;
  readonly limit: number;
  /** Who travels, for the price in full. */
  readonly family?: Family | undefined;
}

/** Cards of the packages that leave next and have seats, soonest first. */
export async function soonestPackages(
  db: ReadDatabase,
  language: Language,
  { market, month, limit, family }: Soonest,
  today: CalendarDate,
): Promise<readonly PackageSummary[]> {
  const months = month === undefined ? [] : [month];
  const ids = await walkCalendar(db, { market, months, limit, offset: 0, withSeats: true }, today);
  return summariesOf(db, language, ids, today, { months, family });
}

/** The number of packages of a market, and their lowest price, poisha. */
export async function summariseMarket(
  db: ReadDatabase,
  market: Market,
): Promise<{ readonly total: number; readonly priceFrom: number | undefined }> {
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      priceFrom: sql<number | null>`min(${liveTourPackages.priceFrom})::float8`,
    })
    .from(liveTourPackages)
    .where(eq(liveTourPackages.market, market));
  return { total: found?.total ?? 0, priceFrom: found?.priceFrom ?? undefined };
}
