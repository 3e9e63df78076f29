import { and, eq } from 'drizzle-orm';
import { moveSeats } from '#features/departures/moves/moves.commands.ts';
import type { SeatsContext as Context } from '#features/departures/seats/seats.commands.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type BookedParty, partyOf, seatsOf } from './booked.rules.ts';
import { bookingChanges, bookings } from './booked.table.ts';

/** Stores the party of a new order; its seats are held already. */
export async function insertBooked(tx: Transaction, row: typeof bookings.$inferInsert): Promise<void> {
  await tx.insert(bookings).values(row);
}

/** Stores which departure and party a version of an order's terms is for; it counts once the version does. */
export async function insertBookingChange(
  tx: Transaction,
  change: { readonly orderId: string; readonly version: number; readonly departureId: string },
  party: BookedParty,
): Promise<void> {
  await tx.insert(bookingChanges).values({ ...change, ...partyOf(party) });
}

/**
 * Takes over the departure and party of a version that counts from now on, and its seats. They aren't held while the version
 * is only proposed: a customer who thinks it over for a week keeps nobody else away.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`, when the seats are gone by now.
 */
export async function applyBookingChange(context: Context, orderId: string, version: number): Promise<void> {
  const { tx } = context;
  const [change] = await tx
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.orderId, orderId), eq(bookingChanges.version, version)));
  if (change) {
    const { departureId } = change;
    await moveSeats(context, orderId, { departureId, seats: seatsOf(change) });
    await tx
      .update(bookings)
      .set({ departureId, ...partyOf(change) })
      .where(eq(bookings.orderId, orderId));
  }
}
