import { and, eq } from 'drizzle-orm';
import { moveSeats } from '#features/departures/moves/moves.commands.ts';
import {
  type SeatsContext as Context,
  type HoldTime,
  holdSeats,
} from '#features/departures/seats/seats.commands.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type BookedParty, partyOf, type SoldSeats, seatsOf } from './booked.rules.ts';
import { bookingChanges, bookings } from './booked.table.ts';

/** Who wants the seats of an order, and for how long they are held. */
export interface SeatsFor extends HoldTime, Pick<typeof bookings.$inferInsert, 'replyBy' | 'visitor'> {
  /** For the first party of the waiting list. */
  readonly isOffer?: boolean | undefined;
}

/**
 * Holds the seats of a party for an order that had none: whoever sells a package takes its seats here.
 * @returns until when they are held.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`.
 */
export async function seatParty(
  context: Context,
  orderId: string,
  { departureId, party }: SoldSeats,
  { replyBy, visitor, isOffer = false, ...time }: SeatsFor,
): Promise<Date> {
  await context.tx
    .insert(bookings)
    .values({ orderId, departureId, ...partyOf(party), replyBy, visitor, madeAt: context.now });
  // The seats last: whoever wants the same ones waits from here until the commit.
  return holdSeats(context, { orderId, departureId, seats: seatsOf(party), isOffer, ...time });
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
