import { and, eq } from 'drizzle-orm';
import { moveSeats } from '#features/departures/moves/moves.writes.ts';
import {
  bookSeats,
  type SeatsContext as Context,
  forgetSeats,
  type HoldTime,
  holdSeats,
} from '#features/departures/seats/seats.writes.ts';
import { partyOf, seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { LineSource } from '../orders.contract.ts';
import { isQuote } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';
import { findBooked } from './seats.queries.ts';
import type { SoldSeats } from './seats.rules.ts';
import { bookingChanges, bookings } from './seats.table.ts';

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
  { departureId, party }: Omit<SoldSeats, 'cutOff'>,
  { replyBy, visitor, isOffer = false, ...time }: SeatsFor,
): Promise<Date> {
  const booked = { departureId, ...partyOf(party), replyBy, visitor, madeAt: context.now };
  // One whose package was taken off by an amendment has a party from before.
  const stored = context.tx
    .insert(bookings)
    .values({ orderId, ...booked })
    .onConflictDoUpdate({ target: bookings.orderId, set: booked });
  // The seats last: whoever wants the same ones waits from here until the commit.
  const held = holdSeats(context, { orderId, departureId, seats: seatsOf(party), isOffer, ...time });
  const [, until] = await Promise.all([stored, held]);
  return until;
}

/** Stores which departure and party a version of an order's terms is for; it counts once the version does. */
export async function insertBookingChange(
  tx: Transaction,
  change: { readonly orderId: string; readonly version: number; readonly departureId: string },
  party: Party,
): Promise<void> {
  await tx.insert(bookingChanges).values({ ...change, ...partyOf(party) });
}

/**
 * Takes over the departure and party of a version that counts from now on, and its seats. They aren't held while the version
 * is only proposed: a customer who thinks it over for a week keeps nobody else away. One that sells its first package takes
 * seats; one that sells none any more gives them back.
 * @param held for whom and how long a quote holds seats that it hadn't.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`, when the seats are gone by now.
 */
export async function applyBookingChange(
  context: Context,
  { id, state }: OrderRow,
  { number, lines }: { readonly number: number; readonly lines: readonly { readonly source: LineSource }[] },
  held: (departureId: string) => Promise<SeatsFor>,
): Promise<void> {
  const { tx } = context;
  const [change] = await tx
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.orderId, id), eq(bookingChanges.version, number)));
  const booked = await findBooked(tx, id);
  if (change && booked) {
    const { departureId } = change;
    await moveSeats(context, id, { departureId, seats: seatsOf(change) });
    await tx
      .update(bookings)
      .set({ departureId, ...partyOf(change) })
      .where(eq(bookings.orderId, id));
  } else if (change) {
    const { departureId } = change;
    await seatParty(context, id, { departureId, party: change }, await held(departureId));
    if (!isQuote(state)) {
      await bookSeats(context, id);
    }
  } else if (booked && lines.every(({ source }) => source.kind !== 'package')) {
    await forgetSeats(context, id);
  }
}
