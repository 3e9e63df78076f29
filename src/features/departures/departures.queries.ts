import { and, asc, eq, getTableColumns, gte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { liveSlugs } from '#features/documents/documents.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Prices, PublicDeparture } from './departures.contract.ts';
import { seatsLeft, stateOn } from './departures.rules.ts';
import { departures, priceLists } from './departures.table.ts';
import { heldNow, isAwaited } from './seats/seats.queries.ts';

/** Seats left, in SQL; the same as `seatsLeft` in departures.rules.ts. */
export const leftOf = (runs: Readonly<Record<'seats' | 'keptBack' | 'held' | 'booked', AnyPgColumn>>) =>
  sql<number>`(${runs.seats} - ${runs.keptBack} - ${runs.held} - ${runs.booked})`;

/** Sorts full departures last. */
export const isFull = (runs: Parameters<typeof leftOf>[0]) => sql`(${leftOf(runs)} <= 0)`;

/** SQL conditions of departures that can be requested. @param months `YYYY-MM`; empty: any. */
export function openRuns(
  today: CalendarDate,
  months: readonly string[],
  runs: Readonly<Record<'departsOn' | 'cutOff' | 'state', AnyPgColumn>> = departures,
): SQL | undefined {
  const inMonths = months.map((month) => {
    const first = `${month}-01`;
    return sql`(${runs.departsOn} >= ${first}::date and ${runs.departsOn} < (${first}::date + interval '1 month'))`;
  });
  // Literals, so that the partial index of open departures is used.
  const open = sql`${runs.state} = 'open'`;
  return and(open, gte(runs.departsOn, today), gte(runs.cutOff, today), or(...inMonths));
}

/**
 * The departure on a package's card: the soonest with seats, else the soonest; at most one row.
 * @param packageId the column to match.
 * @param months `YYYY-MM`; empty: any.
 * @param seats that are wanted: one with fewer counts as full.
 */
export const nextRun = (
  within: ReadDatabase,
  packageId: AnyPgColumn,
  today: CalendarDate,
  months: readonly string[],
  seats = 1,
) =>
  within
    .select({
      key: departures.key,
      departsOn: departures.departsOn,
      left: leftOf(departures).as('left_over'),
      priceList: departures.priceList,
    })
    .from(departures)
    .where(and(eq(departures.packageId, packageId), openRuns(today, months)))
    .orderBy(
      seats === 1 ? isFull(departures) : sql`(${leftOf(departures)} < ${seats})`,
      asc(departures.departsOn),
      asc(departures.key),
    )
    .limit(1);

/** What a departure costs, of its price list. */
export const priceColumns = {
  adult: priceLists.adult,
  childWithBed: priceLists.childWithBed,
  childWithoutBed: priceLists.childWithoutBed,
  infant: priceLists.infant,
  singleSupplement: priceLists.singleSupplement,
} satisfies Record<keyof Prices, AnyPgColumn>;

/** A departure with its prices. */
export const pricedColumns = {
  ...getTableColumns(departures),
  held: heldNow,
  isAwaited,
  prices: priceColumns,
};

/** The departures of a live package in order of date, including cancelled and past ones. */
export function listDepartures(db: ReadDatabase, documentId: string) {
  return db
    .select(pricedColumns)
    .from(departures)
    .innerJoin(priceLists, eq(priceLists.id, departures.priceList))
    .innerJoin(liveSlugs, and(eq(liveSlugs.documentId, departures.packageId), eq(liveSlugs.current, true)))
    .where(eq(departures.packageId, documentId))
    .orderBy(asc(departures.departsOn), asc(departures.key));
}

export type PricedDeparture = Awaited<ReturnType<typeof listDepartures>>[number];

/** The public data of a departure. */
export const inPublic = (row: PricedDeparture, today: CalendarDate): PublicDeparture => ({
  id: row.id,
  departsOn: row.departsOn,
  returnsOn: row.returnsOn,
  cutOff: row.cutOff,
  state: stateOn(row, today),
  left: seatsLeft(row),
  band: row.band,
  prices: row.prices,
});

/** The live package with this slug. */
export async function findSoldPackage(db: ReadDatabase, slug: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: liveSlugs.documentId })
    .from(liveSlugs)
    .where(and(eq(liveSlugs.kind, 'tour-package'), eq(liveSlugs.slug, slug), eq(liveSlugs.current, true)));
  return found?.id;
}
