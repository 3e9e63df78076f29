import { and, count, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { holdAgain, holdForLater } from '#features/departures/seats/hold-extension.writes.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { lockHoldsOf } from '#features/departures/seats/seats.writes.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { queueOrderLetter } from '../letters/letters.writes.ts';
import { lockOrder } from '../orders.commands.ts';
import { isByStaff, isOpenQuote } from '../orders.rules.ts';
import { orderEvents, orders } from '../orders.table.ts';
import { type OrderRow, recordEvent } from '../orders.writes.ts';
import type { HeldUntil } from './holds.contract.ts';
import { findCrowd, findLater } from './holds.queries.ts';
import { crowdedTimes, crowdingOf, isTooMuchLater } from './holds.rules.ts';

/** Who wants the same seats a fourth time needs the telephone. */
const maxAgain = 3;

const input = z.strictObject({ token: z.string() });

const answer = (until: Date | null): HeldUntil => ({ heldUntil: until?.toISOString() ?? null });

/** The refusal of one more unpaid booking or waiting party. */
export const tooMany = (): Failure =>
  new Failure(
    'too-many',
    'bookings.too-many',
    'There are too many unpaid bookings. Pay for one of them, or call us.',
  );

/** An order that can still be accepted, locked. @throws Failure not-found; conflict when it is over. */
async function lockQuote(context: CommandContext, token: string): Promise<OrderRow> {
  const row = await lockOrder(context, { token });
  if (!isOpenQuote(row, dhakaDate(context.now))) {
    throw new Failure('conflict', 'orders.lapsed', 'Seats are held for a quote that can be accepted.');
  }
  return row;
}

async function note(context: CommandContext, row: OrderRow, happened: string): Promise<void> {
  await recordEvent(context, row.id, happened);
}

/** What others hold who pay later, and the seats of this order beside those of its departure. */
async function countLater({ tx }: CommandContext, row: OrderRow) {
  const [own] = await tx
    .select({ departureId: seatHolds.departureId, asked: seatHolds.seats, seats: departures.seats })
    .from(seatHolds)
    .innerJoin(departures, eq(departures.id, seatHolds.departureId))
    .where(eq(seatHolds.orderId, row.id));
  if (!own) {
    throw new Failure('conflict', 'bookings.lapsed', 'This order has no seats.');
  }
  await lockHoldsOf(tx, row.phone);
  await lockName(tx, `later on ${own.departureId}`);
  const ofDeparture = eq(seatHolds.departureId, own.departureId);
  const ofContact = eq(orders.phone, row.phone);
  const [others] = await tx
    .select({
      ofContact: sql<number>`(count(*) FILTER (WHERE ${ofContact}))::int`,
      ofDeparture: sql<number>`coalesce(sum(${seatHolds.seats}) FILTER (WHERE ${ofDeparture}), 0)::int`,
    })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .where(
      and(
        eq(seatHolds.state, 'held'),
        gt(seatHolds.until, databaseNow),
        isNotNull(seatHolds.laterUntil),
        ne(seatHolds.orderId, row.id),
        or(ofDeparture, ofContact),
      ),
    );
  return { others: others ?? { ofContact: 0, ofDeparture: 0 }, own };
}

/**
 * Refuses what a visitor holds unpaid beyond their share of a departure. Behind the lock of the departure: its seats have just
 * been taken, so that many who ask at once see each other.
 * @throws Failure too-many `bookings.too-many` for their number, `bookings.crowded` for their address and for all.
 */
export async function refuseCrowd(
  { tx, now }: CommandContext,
  orderId: string,
  holdMinutes: number,
): Promise<void> {
  const since = new Date(now.getTime() - crowdedTimes * holdMinutes * 60_000);
  const crowding = crowdingOf(await findCrowd(tx, orderId, since));
  if (crowding === 'contact') {
    throw tooMany();
  }
  if (crowding === 'others') {
    const message = 'Many seats of this departure are held unpaid. Try again in a while, or call us.';
    throw new Failure('too-many', 'bookings.crowded', message);
  }
}

/**
 * Holds the seats of a booking for longer, for a customer who pays later by hand: once for each order.
 * @throws Failure not-found; conflict `orders.lapsed`, `orders.later-off` when the agency doesn't offer it, `bookings.lapsed` when
 * the seats are no longer held; too-many.
 */
export const payLater = command({
  name: 'bookings.pay-later',
  permission: 'orders.visit',
  input,
  run: async (context, { token }) => {
    const { tx, now } = context;
    const row = await lockQuote(context, token);
    const { laterDays } = await findBooking(tx);
    if (laterDays === 0) {
      throw new Failure('conflict', 'orders.later-off', 'Seats are held for a payment at once.');
    }
    const { others, own } = await countLater(context, row);
    if (isTooMuchLater(others, own)) {
      throw new Failure('too-many', 'orders.later-many', 'Too many seats wait for a later payment. Call us.');
    }
    const later = await findLater(tx, dhakaDate(now), laterDays, row.validUntil);
    const { until, isNew } = await holdForLater(context, row.id, later);
    if (isNew) {
      await note(context, row, 'pays-later');
      await queueOrderLetter(context, row, { kind: 'pays-later', until: until ?? later });
    }
    return answer(until);
  },
});

/**
 * Holds the seats of a booking again after its hold was over, while they are there.
 * @throws Failure not-found; conflict `orders.lapsed`, `bookings.full` with `left`, `bookings.closed`; too-many.
 */
export const holdOrderAgain = command({
  name: 'bookings.hold-again',
  permission: 'orders.visit',
  input,
  run: async (context, { token }) => {
    const { tx } = context;
    const row = await lockQuote(context, token);
    const [known] = await tx
      .select({ times: count() })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, row.id), eq(orderEvents.happened, 'held-again')));
    const { holdMinutes } = await findBooking(tx);
    const held = await holdAgain(context, row.id, holdMinutes);
    if (held?.isNew && (known?.times ?? 0) >= maxAgain) {
      throw new Failure('too-many', 'orders.held-often', 'These seats were held several times. Call us.');
    }
    if (held?.isNew) {
      if (!isByStaff(row.madeBy)) {
        await refuseCrowd(context, row.id, holdMinutes);
      }
      await note(context, row, 'held-again');
    }
    return answer(held?.until ?? null);
  },
});
