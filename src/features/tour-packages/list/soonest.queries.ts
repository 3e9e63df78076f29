import { and, asc, eq, exists, not, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Market } from '#features/departures/departures.contract.ts';
import { isFull, nextRun, openRuns } from '#features/departures/departures.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { liveTourPackages } from '../tour-packages.table.ts';

export interface SoonestPage {
  readonly market: Market;
  /** Conditions on `live_tour_packages`. */
  readonly all?: SQL | undefined;
  /** `YYYY-MM`; empty: any. */
  readonly months: readonly string[];
  readonly offset: number;
  readonly limit: number;
  /** Excludes full packages. */
  readonly withSeats?: boolean;
}

/** Up to here the next dates of all results are looked up; above, the calendar is scanned until a page is full. */
export const fewPackages = 2000;

const conditionsOf = ({ market, all }: SoonestPage) => and(eq(liveTourPackages.market, market), all);

/** Ids of packages by the date of their next departure, those without one last. @param total number of matching packages. */
export async function soonestIds(
  db: ReadDatabase,
  page: SoonestPage,
  total: number,
  today: CalendarDate,
): Promise<string[]> {
  if (total <= fewPackages) {
    return byLookingUp(db, page, today);
  }
  const ids = await walkCalendar(db, page, today);
  if (ids.length === page.limit || page.months.length > 0) {
    return ids;
  }
  const hasRun = db
    .select({ one: sql`1` })
    .from(departures)
    .where(and(eq(departures.packageId, liveTourPackages.documentId), openRuns(today, [])));
  const conditions = conditionsOf(page);
  const dated = await db.$count(liveTourPackages, and(conditions, exists(hasRun)));
  const rest = await db
    .select({ id: liveTourPackages.documentId })
    .from(liveTourPackages)
    .where(and(conditions, not(exists(hasRun))))
    .orderBy(asc(liveTourPackages.documentId))
    .limit(page.limit - ids.length)
    .offset(Math.max(0, page.offset - dated));
  return [...ids, ...rest.map(({ id }) => id)];
}

/** Sorts packages by looking up each one's next departure; those without one come last. */
export function soonestFirst(db: ReadDatabase, months: readonly string[], today: CalendarDate): SQL[] {
  const next = db
    .select({ departsOn: sql`next.departs_on` })
    .from(nextRun(db, liveTourPackages.documentId, today, months).as('next'));
  return [sql`(${next}) asc nulls last`, asc(liveTourPackages.documentId)];
}

async function byLookingUp(db: ReadDatabase, page: SoonestPage, today: CalendarDate): Promise<string[]> {
  const rows = await db
    .select({ id: liveTourPackages.documentId })
    .from(liveTourPackages)
    .where(conditionsOf(page))
    .orderBy(...soonestFirst(db, page.months, today))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

/** Scans the calendar from today and keeps each departure that is the next one of its package. */
export async function walkCalendar(
  db: ReadDatabase,
  page: SoonestPage,
  today: CalendarDate,
): Promise<string[]> {
  const earlier = alias(departures, 'earlier');
  const isEarlier = sql`(${isFull(earlier)}, ${earlier.departsOn}, ${earlier.key}) < (${isFull(departures)}, ${departures.departsOn}, ${departures.key})`;
  const rows = await db
    .select({ id: departures.packageId })
    .from(departures)
    .innerJoin(liveTourPackages, eq(liveTourPackages.documentId, departures.packageId))
    .where(
      and(
        eq(departures.market, page.market),
        openRuns(today, page.months),
        page.all,
        page.withSeats ? not(isFull(departures)) : undefined,
        notExists(
          db
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.packageId, departures.packageId),
                openRuns(today, page.months, earlier),
                isEarlier,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(departures.departsOn), asc(departures.packageId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}
