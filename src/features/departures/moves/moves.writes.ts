import { eq } from 'drizzle-orm';
import { seatHolds } from '../seats/seats.table.ts';
import {
  type SeatsContext as Context,
  freeLapsed,
  giveBack,
  lockSeats,
  takeOrRefuse,
} from '../seats/seats.writes.ts';

/**
 * Moves the seats of an order to another departure, or makes them more or fewer; booked ones stay booked, and held ones are
 * held as long as before. An order whose hold has lapsed only remembers what it will need.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`, when they aren't there.
 */
export async function moveSeats(
  context: Context,
  orderId: string,
  to: { readonly departureId: string; readonly seats: number },
): Promise<void> {
  const { tx } = context;
  const [known] = await tx.select().from(seatHolds).where(eq(seatHolds.orderId, orderId));
  if (!known) {
    return;
  }
  // In one order for everybody, so that two who change places don't wait for each other.
  for (const id of [...new Set([known.departureId, to.departureId])].sort()) {
    await freeLapsed(context, await lockSeats(tx, id));
  }
  const [hold] = await tx.select().from(seatHolds).where(eq(seatHolds.orderId, orderId));
  if (hold && hold.state !== 'released') {
    const { state, departureId, seats } = hold;
    const stays = departureId === to.departureId ? seats : 0;
    if (to.seats > stays) {
      await takeOrRefuse(context, to.departureId, { seats: to.seats - stays, into: state });
    }
    const given = departureId === to.departureId ? Math.max(0, seats - to.seats) : seats;
    if (given > 0) {
      await giveBack(context, departureId, { state, seats: given });
    }
  }
  await tx.update(seatHolds).set(to).where(eq(seatHolds.orderId, orderId));
}
