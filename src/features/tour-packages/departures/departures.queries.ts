import { and, asc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { liveDepartures, liveTourPackages } from '../tour-packages.table.ts';

/**
 * Conditions on `live_departures`: those that can still be asked for.
 * @param months `YYYY-MM`; when there are some, only departures in them count.
 */
export function openRuns(
  today: CalendarDate,
  months: readonly string[],
  runs: Readonly<Record<'departsOn' | 'cutOff', AnyPgColumn>> = liveDepartures,
): SQL | undefined {
  const inMonths = months.map((month) => {
    const first = `${month}-01`;
    return sql`(${runs.departsOn} >= ${first}::date and ${runs.departsOn} < (${first}::date + interval '1 month'))`;
  });
  return and(gte(runs.departsOn, today), gte(runs.cutOff, today), or(...inMonths));
}

/** Orders full runs after those with seats. */
export const isFull = (runs: Readonly<Record<'taken' | 'seats', AnyPgColumn>>) =>
  sql`(${runs.taken} >= ${runs.seats})`;

/**
 * The departure of a row of `live_tour_packages` that its card names: the soonest with seats, or the soonest at all
 * when every one is full. To be joined or compared; it has one row at most.
 * @param months `YYYY-MM`; when there are some, only departures in them count.
 */
export const nextRun = (within: ReadDatabase, today: CalendarDate, months: readonly string[]) =>
  within
    .select({
      key: liveDepartures.key,
      departsOn: liveDepartures.departsOn,
      seats: liveDepartures.seats,
      taken: liveDepartures.taken,
    })
    .from(liveDepartures)
    .where(and(eq(liveDepartures.documentId, liveTourPackages.documentId), openRuns(today, months)))
    .orderBy(isFull(liveDepartures), asc(liveDepartures.departsOn), asc(liveDepartures.key))
    .limit(1);
