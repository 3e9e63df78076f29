import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { seatHolds } from './seats.table.ts';
import { freeLapsed, lockHold, type SeatsContext, takeOrRefuse } from './seats.writes.ts';

type Context = SeatsContext;

/** Seats stay held for so long while somebody pays for them. */
const payingMinutes = 20;

/** Paying again and again keeps no seats for longer than some hours after they were asked for. */
const longest = sql`greatest(${seatHolds.heldAt} + interval '3 hours', ${seatHolds.laterUntil} + interval '1 hour')`;

/** Held until an instant at least, whatever else keeps the seats. */
const notBefore = (wanted: SQL) => ({
  state: 'held' as const,
  until: sql`greatest(${seatHolds.until}, ${wanted})`,
  ownUntil: sql`CASE WHEN ${seatHolds.ownUntil} IS NOT NULL THEN greatest(${seatHolds.ownUntil}, ${wanted}) END`,
});

const over = () =>
  new Failure('conflict', 'bookings.lapsed', 'The seats are no longer held. Hold them again first.');

/** Takes the seats of a lapsed hold anew. */
async function takeAgain(context: Context, hold: NonNullable<Awaited<ReturnType<typeof lockHold>>>) {
  await freeLapsed(context, hold.departure);
  await takeOrRefuse(context, hold.departure.id, { seats: hold.seats, into: 'held' });
}

/**
 * Keeps the seats of an order while it is being paid. When its hold has lapsed they are taken anew, if they are still there:
 * nobody is led on to pay for seats that are gone. Nothing happens for an order without seats, or with booked ones.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`; `bookings.lapsed` hours after they were held.
 */
export async function keepSeats(context: Context, orderId: string): Promise<void> {
  const hold = await lockHold(context, orderId);
  if (!hold || hold.state === 'booked') {
    return;
  }
  const isOver = hold.state === 'released' || !hold.isLive;
  const [known] = await context.tx
    .select({ mayGrow: sql<boolean>`${longest} > ${databaseNow}` })
    .from(seatHolds)
    .where(eq(seatHolds.orderId, orderId));
  if (isOver && known?.mayGrow !== true) {
    throw over();
  }
  if (isOver) {
    await takeAgain(context, hold);
  }
  const wanted = sql`least(${databaseNow} + ${payingMinutes} * interval '1 minute', ${longest})`;
  await context.tx.update(seatHolds).set(notBefore(wanted)).where(eq(seatHolds.orderId, orderId));
}

/**
 * Holds the seats of an order again, whose hold is over. Nothing changes for held or booked ones.
 * @returns until when they are held; undefined when they are booked, or there are none.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`.
 */
export async function holdAgain(
  context: Context,
  orderId: string,
  minutes: number,
): Promise<{ readonly until: Date | null; readonly isNew: boolean } | undefined> {
  const hold = await lockHold(context, orderId);
  if (!hold || hold.state === 'booked') {
    return undefined;
  }
  const isNew = hold.state === 'released' || !hold.isLive;
  if (isNew) {
    await takeAgain(context, hold);
    await context.tx
      .update(seatHolds)
      .set({
        state: 'held',
        heldAt: databaseNow,
        ownUntil: null,
        until: sql`${databaseNow} + ${minutes} * interval '1 minute'`,
      })
      .where(eq(seatHolds.orderId, orderId));
  }
  const [after] = await context.tx
    .select({ until: seatHolds.until })
    .from(seatHolds)
    .where(eq(seatHolds.orderId, orderId));
  return { until: after?.until ?? null, isNew };
}

/**
 * Holds the seats of an order until an instant, for somebody who pays later: once, afterwards nothing changes.
 * @throws Failure conflict `bookings.lapsed` for seats that are no longer held.
 */
export async function holdForLater(
  context: Context,
  orderId: string,
  later: Date,
): Promise<{ readonly until: Date | null; readonly isNew: boolean }> {
  const hold = await lockHold(context, orderId);
  if (hold?.state !== 'held' || !hold.isLive) {
    throw over();
  }
  const isNew = hold.laterUntil === null;
  const instant = sql`${later.toISOString()}::timestamptz`;
  const [after] = await context.tx
    .update(seatHolds)
    .set(isNew ? { ...notBefore(instant), laterUntil: instant } : { state: 'held' })
    .where(eq(seatHolds.orderId, orderId))
    .returning({ until: seatHolds.until });
  return { until: after?.until ?? null, isNew };
}

/**
 * Holds the seats of an order until an instant at least; when its hold has lapsed they are taken anew. Nothing happens for an
 * order without seats, or with booked ones.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`.
 */
export async function holdUntil(context: Context, orderId: string, instant: Date): Promise<void> {
  const hold = await lockHold(context, orderId);
  if (!hold || hold.state === 'booked') {
    return;
  }
  if (hold.state === 'released' || !hold.isLive) {
    await takeAgain(context, hold);
  }
  const wanted = sql`${instant.toISOString()}::timestamptz`;
  await context.tx.update(seatHolds).set(notBefore(wanted)).where(eq(seatHolds.orderId, orderId));
}

/**
 * Keeps held seats for so many days while staff look at what their customer says they paid; a second time only once the first is
 * decided. Nothing happens when the hold is over.
 * @returns until when they are held; undefined when nothing was changed.
 */
export async function holdForClaim(
  context: Context,
  orderId: string,
  days: number,
): Promise<Date | undefined> {
  const hold = await lockHold(context, orderId);
  if (hold?.state !== 'held' || !hold.isLive) {
    return undefined;
  }
  const [kept] = await context.tx
    .update(seatHolds)
    .set({
      ownUntil: seatHolds.until,
      until: sql`greatest(${seatHolds.until}, ${databaseNow} + ${days} * interval '1 day')`,
    })
    .where(and(eq(seatHolds.orderId, orderId), isNull(seatHolds.ownUntil)))
    .returning({ until: seatHolds.until });
  return kept?.until ?? undefined;
}

/** Held seats go back to the end that their hold had before a claim kept them. */
export async function endClaimHold(context: Context, orderId: string): Promise<void> {
  const hold = await lockHold(context, orderId);
  if (hold?.state === 'held') {
    await context.tx
      .update(seatHolds)
      .set({ until: sql`coalesce(${seatHolds.ownUntil}, ${seatHolds.until})`, ownUntil: null })
      .where(eq(seatHolds.orderId, orderId));
  }
}
