import { eq, getTableColumns, sql } from 'drizzle-orm';
import { isOpen, seatsLeft } from '#features/departures/departures.rules.ts';
import { departures } from '#features/departures/departures.table.ts';
import { heldNow, isAwaited } from '#features/departures/seats/seats.queries.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { orders } from '../orders.table.ts';

/** How the seats of an order stand; held ones whose time is over are free. */
export type HoldStanding = 'held' | 'booked' | 'free';

/**
 * The seats of an order by its token, with what is left on their departure at this moment; undefined for an order without
 * seats, and for any other token.
 */
export async function findHold(db: ReadDatabase, token: string, today: CalendarDate) {
  const [row] = await db
    .select({
      ...{ seats: seatHolds.seats, state: seatHolds.state, until: seatHolds.until },
      laterUntil: seatHolds.laterUntil,
      msLeft: sql<number>`greatest(0, extract(epoch FROM ${seatHolds.until} - clock_timestamp()) * 1000)::float8`,
      departure: { ...getTableColumns(departures), held: heldNow, isAwaited },
    })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .innerJoin(departures, eq(departures.id, seatHolds.departureId))
    .where(eq(orders.token, token));
  if (!row) {
    return undefined;
  }
  const { seats, state, until, laterUntil, departure } = row;
  const msLeft = state === 'held' ? Math.round(row.msLeft) : 0;
  const standing: HoldStanding = state === 'booked' ? 'booked' : msLeft > 0 ? 'held' : 'free';
  const { packageId, market, key } = departure;
  return {
    ...{ seats, standing, until: standing === 'held' ? until : null, laterUntil, msLeft },
    departure: { packageId, market, key, left: isOpen(departure, today) ? seatsLeft(departure) : 0 },
  };
}

/** Whether an order has seats on a departure: held, booked or given back. */
export async function hasSeats(db: ReadDatabase, orderId: string): Promise<boolean> {
  return (await db.$count(seatHolds, eq(seatHolds.orderId, orderId))) > 0;
}
