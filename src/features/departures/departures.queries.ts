import { and, asc, eq, getTableColumns, gte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { liveSlugs } from '#features/documents/documents.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Prices, PublicDeparture } from './departures.contract.ts';
import { seatsLeft, stateOn } from './departures.rules.ts';
import { departures, priceLists } from './departures.table.ts';

/** Seats that can be had, in SQL. `seatsLeft` in departures.rules.ts is the same for the program. */
export const leftOf = (runs: Readonly<Record<'seats' | 'keptBack' | 'held' | 'booked', AnyPgColumn>>) =>
  sql<number>`(${runs.seats} - ${runs.keptBack} - ${runs.held} - ${runs.booked})`;

/** Orders full departures after those with seats. */
export const isFull = (runs: Parameters<typeof leftOf>[0]) => sql`(${leftOf(runs)} <= 0)`;

/**
 * Conditions on `departures`: those that can still be asked for.
 * @param months `YYYY-MM`; when there are some, only departures in them count.
 */
export function openRuns(
  today: CalendarDate,
  months: readonly string[],
  runs: Readonly<Record<'departsOn' | 'cutOff' | 'state', AnyPgColumn>> = departures,
): SQL | undefined {
  const inMonths = months.map((month) => {
    const first = `${month}-01`;
    return sql`(${runs.departsOn} >= ${first}::date and ${runs.departsOn} < (${first}::date + interval '1 month'))`;
  });
  // Written out, so that the index of open departures is used.
  const open = sql`${runs.state} = 'open'`;
  return and(open, gte(runs.departsOn, today), gte(runs.cutOff, today), or(...inMonths));
}

/**
 * The departure of a package that its card names: the soonest with seats, or the soonest at all when every one is
 * full. To be joined or compared; it has one row at most.
 * @param packageId the column that says of which package.
 * @param months `YYYY-MM`; when there are some, only departures in them count.
 */
export const nextRun = (
  within: ReadDatabase,
  packageId: AnyPgColumn,
  today: CalendarDate,
  months: readonly string[],
) =>
  within
    .select({
      key: departures.key,
      departsOn: departures.departsOn,
      left: leftOf(departures).as('left_over'),
    })
    .from(departures)
    .where(and(eq(departures.packageId, packageId), openRuns(today, months)))
    .orderBy(isFull(departures), asc(departures.departsOn), asc(departures.key))
    .limit(1);

const priceColumns = {
  adult: priceLists.adult,
  childWithBed: priceLists.childWithBed,
  childWithoutBed: priceLists.childWithoutBed,
  infant: priceLists.infant,
  singleSupplement: priceLists.singleSupplement,
} satisfies Record<keyof Prices, AnyPgColumn>;

/** A departure with what people pay on it. */
export const pricedColumns = { ...getTableColumns(departures), prices: priceColumns };

/** The departures of a live package, soonest first, cancelled and past ones too; none when it isn't live. */
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

/** A departure as anybody may read it. */
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

/** The package that has this slug in public; undefined when none has. */
export async function findSoldPackage(db: ReadDatabase, slug: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: liveSlugs.documentId })
    .from(liveSlugs)
    .where(and(eq(liveSlugs.kind, 'tour-package'), eq(liveSlugs.slug, slug), eq(liveSlugs.current, true)));
  return found?.id;
}
