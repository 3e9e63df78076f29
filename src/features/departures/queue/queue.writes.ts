import { eq } from 'drizzle-orm';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import { isOpen } from '../departures.rules.ts';
import { findNextInQueue, findSeatsLeft } from '../seats/seats.queries.ts';
import { refuseClosed } from '../seats/seats.rules.ts';
import { seatQueue } from '../seats/seats.table.ts';
import { type SeatsContext as Context, freeLapsed, lockSeats } from '../seats/seats.writes.ts';

/**
 * Puts a party at the end of the waiting list of a departure.
 * @returns its place, from 1.
 * @throws Failure conflict `bookings.closed`, or `waiting.free` with `left` when so many seats can be booked now.
 */
export async function queueForSeats(
  context: Context,
  party: { readonly partyId: string; readonly departureId: string; readonly seats: number },
): Promise<number> {
  const { tx } = context;
  const departure = await lockSeats(tx, party.departureId);
  refuseClosed(departure, dhakaDate(context.now));
  await freeLapsed(context, departure);
  const left = (await findSeatsLeft(tx, departure.id)) ?? 0;
  if (left >= party.seats) {
    throw new Failure('conflict', 'waiting.free', 'There are seats for this party: book them.', [], { left });
  }
  await tx.insert(seatQueue).values(party);
  return tx.$count(seatQueue, eq(seatQueue.departureId, departure.id));
}

/** Takes a party off the waiting list, behind the lock of its departure. @returns whether it was on it. */
export async function leaveSeatQueue({ tx }: Context, partyId: string): Promise<boolean> {
  const [known] = await tx.select().from(seatQueue).where(eq(seatQueue.partyId, partyId));
  if (known) {
    await lockSeats(tx, known.departureId);
  }
  const gone = await tx.delete(seatQueue).where(eq(seatQueue.partyId, partyId)).returning();
  return gone.length > 0;
}

/** The first party of a waiting list for which there are seats, behind the lock of the departure; undefined for none. */
export async function nextInQueue(context: Context, departureId: string): Promise<string | undefined> {
  const departure = await lockSeats(context.tx, departureId);
  if (!isOpen(departure, dhakaDate(context.now))) {
    return undefined;
  }
  await freeLapsed(context, departure);
  return findNextInQueue(context.tx, departureId);
}
