import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { factTags } from '#features/documents/page-tags.rules.ts';
import { departures } from '../departures.table.ts';
import { findSeatsLeft } from '../seats/seats.queries.ts';
import { tooFew } from '../seats/seats.rules.ts';
import { seatHolds, seatQueue } from '../seats/seats.table.ts';
import { type SeatsContext as Context, freeLapsed, lockSeats, touchSeats } from '../seats/seats.writes.ts';

/** The seats of an order that was sold before. */
export interface SoldBefore {
  readonly orderId: string;
  readonly departureId: string;
  readonly seats: number;
}

/** So many rows stand in one statement. */
const atOnce = 2_000;

const seatsIn = (holds: readonly { readonly seats: number }[]) =>
  holds.reduce((sum, { seats }) => sum + seats, 0);

/** By their departures, always in the same order: two who lock several of them never wait for each other. */
const byDeparture = <Hold extends { readonly departureId: string }>(holds: readonly Hold[]) =>
  [...Map.groupBy(holds, ({ departureId }) => departureId)].sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Books seats that were sold before, also once the departure is closed or past its last day of selling: they are taken already, and
 * nobody who waits was before them. @throws Failure conflict `bookings.full` with what is left; nothing is booked then
 */
export async function bookSoldBefore(context: Context, sold: readonly SoldBefore[]): Promise<void> {
  const { tx } = context;
  const { keptBack, held, booked } = departures;
  for (const [id, holds] of byDeparture(sold)) {
    await freeLapsed(context, await lockSeats(tx, id));
    const seats = seatsIn(holds);
    const [taken] = await tx
      .update(departures)
      .set({ booked: sql`${booked} + ${seats}` })
      .where(
        and(
          eq(departures.id, id),
          ne(departures.state, 'cancelled'),
          sql`${keptBack} + ${held} + ${booked} + ${seats} <= ${departures.seats}`,
        ),
      )
      .returning();
    if (taken === undefined) {
      throw tooFew((await findSeatsLeft(tx, id)) ?? 0);
    }
    touchSeats(context, taken);
  }
  for (let from = 0; from < sold.length; from += atOnce) {
    await tx
      .insert(seatHolds)
      .values(sold.slice(from, from + atOnce).map((hold) => ({ ...hold, state: 'booked' as const })));
  }
}

/** Frees the seats of some orders that were sold before, and forgets that they had any. */
export async function forgetSoldBefore(context: Context, orderIds: readonly string[]): Promise<void> {
  const { tx } = context;
  for (let from = 0; from < orderIds.length; from += atOnce) {
    const ids = orderIds.slice(from, from + atOnce);
    const of = await tx
      .selectDistinct({ id: seatHolds.departureId })
      .from(seatHolds)
      .where(inArray(seatHolds.orderId, ids));
    for (const { id } of of.sort((one, other) => (one.id < other.id ? -1 : 1))) {
      await lockSeats(tx, id);
    }
    const gone = await tx.delete(seatHolds).where(inArray(seatHolds.orderId, ids)).returning();
    for (const [id, holds] of byDeparture(gone)) {
      const [free] = await tx
        .update(departures)
        .set({
          booked: sql`${departures.booked} - ${seatsIn(holds.filter(({ state }) => state === 'booked'))}`,
          held: sql`${departures.held} - ${seatsIn(holds.filter(({ state }) => state === 'held'))}`,
        })
        .where(eq(departures.id, id))
        .returning();
      if (free) {
        touchSeats(context, free);
      }
    }
  }
}

/**
 * What came to stand on departures that were brought along, besides the orders that came with them: seats of others, who waits, and
 * changes of their plans. They are locked.
 */
export async function countStandingOnDepartures(
  tx: Context['tx'],
  ids: readonly string[],
  own: readonly string[],
) {
  const counts = { bookings: 0, waiting: 0, changes: 0 };
  const mine = new Set(own);
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const rows = await tx
      .select({ version: departures.version })
      .from(departures)
      .where(inArray(departures.id, part))
      .for('update');
    const holds = await tx
      .select({ orderId: seatHolds.orderId })
      .from(seatHolds)
      .where(inArray(seatHolds.departureId, part));
    counts.bookings += holds.filter(({ orderId }) => !mine.has(orderId)).length;
    counts.waiting += await tx.$count(seatQueue, inArray(seatQueue.departureId, part));
    counts.changes += rows.filter(({ version }) => version > 1).length;
  }
  return counts;
}

/** Removes departures that were brought along, once nothing stands on them. */
export async function removeBroughtDepartures(context: Context, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const gone = await context.tx
      .delete(departures)
      .where(inArray(departures.id, ids.slice(from, from + atOnce)))
      .returning();
    for (const departure of gone) {
      context.touch(...factTags(departure.packageId, departure.market));
    }
  }
}
