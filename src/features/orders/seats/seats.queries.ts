import { eq, getTableColumns, sql } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { tooFew } from '#features/departures/seats/seats.rules.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { partyOf, seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import type { BookedSeats } from './seats.contract.ts';
import type { SoldSeats } from './seats.rules.ts';
import { bookings } from './seats.table.ts';

/** The seats of an order; undefined for one without any. */
export async function findBookedSeats(db: ReadDatabase, orderId: string): Promise<BookedSeats | undefined> {
  const isLive = sql<boolean>`(${seatHolds.state} <> 'held' OR ${seatHolds.until} > ${databaseNow})`;
  const [row] = await db
    .select({ booking: bookings, departure: departures, hold: seatHolds, isLive })
    .from(bookings)
    .innerJoin(seatHolds, eq(seatHolds.orderId, bookings.orderId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(eq(bookings.orderId, orderId));
  if (!row) {
    return undefined;
  }
  const { id, departsOn, returnsOn } = row.departure;
  const seatState = row.isLive ? row.hold.state : 'released';
  return {
    departure: { id, departsOn, returnsOn },
    party: partyOf(row.booking),
    seatState,
    seats: seatState === 'released' ? 0 : row.hold.seats,
    heldUntil: seatState === 'held' ? (row.hold.until?.toISOString() ?? null) : null,
    isClaimed: seatState === 'held' && row.hold.ownUntil !== null,
  };
}

/** The departure and party of an order that has seats, held, booked or given back; undefined for one without any. */
export async function findBooked(db: ReadDatabase, orderId: string) {
  const [row] = await db
    .select(getTableColumns(bookings))
    .from(bookings)
    .innerJoin(seatHolds, eq(seatHolds.orderId, bookings.orderId))
    .where(eq(bookings.orderId, orderId));
  return row;
}

/** Nobody is promised seats that others have by now. @throws Failure conflict `bookings.full` with `left`. */
export async function refuseFull(
  db: ReadDatabase,
  { departureId, party }: Pick<SoldSeats, 'departureId' | 'party'>,
): Promise<void> {
  const left = (await findSeatsLeft(db, departureId)) ?? 0;
  if (left < seatsOf(party)) {
    throw tooFew(left);
  }
}
