import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { factTags } from '#features/documents/page-tags.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { coalesced } from '#platform/page-cache/coalesced-tags.ts';
import { departures } from '../departures.table.ts';
import { findSeatsLeft, isAwaited } from './seats.queries.ts';
import { refuseClosed, tooFew } from './seats.rules.ts';
import { seatHolds } from './seats.table.ts';

type Departure = typeof departures.$inferSelect;

export type SeatsContext = Pick<CommandContext, 'tx' | 'now' | 'touch'>;

type Context = SeatsContext;

/** A hold that isn't one any more. */
const over = { until: null, ownUntil: null } as const;

/** Drops what shows how many seats are left, some seconds later. */
export function touchSeats(
  { touch }: Context,
  { packageId, market }: Pick<Departure, 'packageId' | 'market'>,
): void {
  touch(...factTags(packageId, market).map((tag) => coalesced('departures', tag)));
}

/** Holds of one contact are counted one after another, or many that are asked for at once would not see each other. */
export function lockHoldsOf(tx: Transaction, phone: string): Promise<void> {
  return lockName(tx, `holds of ${phone}`);
}

/**
 * Locks a departure for the transaction. Its holds are changed only behind this lock. An order that names the departure
 * locks its key at once; this lock goes with that, so that two orders under way don't wait for each other.
 * @throws Failure not-found.
 */
export async function lockSeats(tx: Transaction, id: string): Promise<Departure> {
  const [row] = await tx.select().from(departures).where(eq(departures.id, id)).for('no key update');
  if (!row) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
  return row;
}

interface Taking {
  readonly seats: number;
  readonly into: 'held' | 'booked';
  /** For the first party of the waiting list, which the others of it don't stop. */
  readonly isOffer?: boolean;
}

/** Takes seats if there are so many, and nobody waits for them: one statement decides. */
async function takeSeats(
  { tx, now }: Context,
  id: string,
  { seats, into, isOffer = false }: Taking,
): Promise<Departure | undefined> {
  const today = dhakaDate(now);
  const { held, booked, keptBack } = departures;
  const [row] = await tx
    .update(departures)
    .set(into === 'held' ? { held: sql`${held} + ${seats}` } : { booked: sql`${booked} + ${seats}` })
    .where(
      and(
        eq(departures.id, id),
        eq(departures.state, 'open'),
        gte(departures.departsOn, today),
        gte(departures.cutOff, today),
        lte(sql`${keptBack} + ${held} + ${booked} + ${seats}`, departures.seats),
        isOffer ? undefined : sql`NOT ${isAwaited}`,
      ),
    )
    .returning();
  return row;
}

/** Frees the lapsed holds of a locked departure. @returns how many seats they had. */
export async function freeLapsed(context: Context, departure: Departure): Promise<number> {
  const { tx } = context;
  const lapsed = await tx
    .update(seatHolds)
    .set({ ...over, state: 'released' })
    .where(
      and(
        eq(seatHolds.departureId, departure.id),
        eq(seatHolds.state, 'held'),
        lte(seatHolds.until, databaseNow),
      ),
    )
    .returning({ seats: seatHolds.seats });
  const seats = lapsed.reduce((sum, hold) => sum + hold.seats, 0);
  if (seats > 0) {
    await tx
      .update(departures)
      .set({ held: sql`${departures.held} - ${seats}` })
      .where(eq(departures.id, departure.id));
    touchSeats(context, departure);
  }
  return seats;
}

/** Takes seats, lapsed holds among them. @throws Failure conflict `bookings.closed`, or `bookings.full` with what is left. */
export async function takeOrRefuse(context: Context, id: string, taking: Taking): Promise<void> {
  const taken = await takeSeats(context, id, taking);
  if (taken) {
    return touchSeats(context, taken);
  }
  const departure = await lockSeats(context.tx, id);
  refuseClosed(departure, dhakaDate(context.now));
  const freed = await freeLapsed(context, departure);
  if (freed > 0 && (await takeSeats(context, id, taking))) {
    return;
  }
  throw tooFew((await findSeatsLeft(context.tx, id)) ?? 0);
}

/** For some minutes, and for who pays later until an instant at least. */
export interface HoldTime {
  readonly minutes: number;
  readonly later?: Date | undefined;
}

/**
 * Holds seats of an order on a departure, by the database's clock.
 * @returns until when they are held.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`.
 */
export async function holdSeats(
  context: Context,
  hold: { readonly orderId: string; readonly departureId: string } & HoldTime & Omit<Taking, 'into'>,
): Promise<Date> {
  const { orderId, departureId, minutes, later = null, ...taking } = hold;
  const stored = context.tx
    .insert(seatHolds)
    .values({
      orderId,
      departureId,
      seats: taking.seats,
      state: 'held',
      until: sql`greatest(${databaseNow} + ${minutes} * interval '1 minute', ${later?.toISOString() ?? null}::timestamptz)`,
      laterUntil: later,
    })
    .returning({ until: seatHolds.until });
  const [[row]] = await Promise.all([
    stored,
    takeOrRefuse(context, departureId, { ...taking, into: 'held' }),
  ]);
  if (!row?.until) {
    throw new Error('The hold was not stored.');
  }
  return row.until;
}

/** The seats of an order, behind the lock of their departure; undefined for an order without any. */
export async function lockHold({ tx }: Context, orderId: string) {
  const [known] = await tx
    .select({ departureId: seatHolds.departureId })
    .from(seatHolds)
    .where(eq(seatHolds.orderId, orderId));
  if (!known) {
    return undefined;
  }
  const departure = await lockSeats(tx, known.departureId);
  const [hold] = await tx
    .select({
      seats: seatHolds.seats,
      state: seatHolds.state,
      laterUntil: seatHolds.laterUntil,
      isLive: sql<boolean>`${seatHolds.until} > ${databaseNow}`,
    })
    .from(seatHolds)
    .where(eq(seatHolds.orderId, orderId));
  return hold && { ...hold, departure };
}

/**
 * Books the seats that an order holds. When the hold has lapsed they are taken anew, if they are still there. Nothing
 * happens for an order without seats, or with booked ones.
 * @throws Failure conflict `bookings.full` with `left`, or `bookings.closed`, when they are gone.
 */
export async function bookSeats(context: Context, orderId: string): Promise<void> {
  const hold = await lockHold(context, orderId);
  if (!hold || hold.state === 'booked') {
    return;
  }
  const { departure, seats } = hold;
  if (departure.state === 'cancelled') {
    refuseClosed(departure, dhakaDate(context.now));
  }
  if (hold.state === 'held' && hold.isLive) {
    await context.tx
      .update(departures)
      .set({ held: sql`${departures.held} - ${seats}`, booked: sql`${departures.booked} + ${seats}` })
      .where(eq(departures.id, departure.id));
    // Pages say how many have joined.
    touchSeats(context, departure);
  } else {
    await freeLapsed(context, departure);
    await takeOrRefuse(context, departure.id, { seats, into: 'booked' });
  }
  await context.tx
    .update(seatHolds)
    .set({ ...over, state: 'booked' })
    .where(eq(seatHolds.orderId, orderId));
}

/** Makes held or booked seats of a locked departure free again. */
export async function giveBack(
  context: Context,
  departureId: string,
  { state, seats }: { readonly state: 'held' | 'booked'; readonly seats: number },
): Promise<void> {
  const { held, booked } = departures;
  const [departure] = await context.tx
    .update(departures)
    .set(state === 'held' ? { held: sql`${held} - ${seats}` } : { booked: sql`${booked} - ${seats}` })
    .where(eq(departures.id, departureId))
    .returning();
  if (departure) {
    touchSeats(context, departure);
  }
}

/** Gives back the seats of an order, held or booked. */
export async function releaseSeats(context: Context, orderId: string): Promise<void> {
  const hold = await lockHold(context, orderId);
  if (!hold || hold.state === 'released') {
    return;
  }
  const { departure, seats, state } = hold;
  await giveBack(context, departure.id, { state, seats });
  await context.tx
    .update(seatHolds)
    .set({ ...over, state: 'released' })
    .where(eq(seatHolds.orderId, orderId));
}

/** Gives back the seats of an order that sells none any more. */
export async function forgetSeats(context: Context, orderId: string): Promise<void> {
  await releaseSeats(context, orderId);
  await context.tx.delete(seatHolds).where(eq(seatHolds.orderId, orderId));
}
