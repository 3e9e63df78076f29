import { and, count, eq, gte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { lockHoldsOf } from '#features/departures/seats/seats.commands.ts';
import { findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { tooFew } from '#features/departures/seats/seats.rules.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { seatsOf } from '#features/orders/booked/booked.rules.ts';
import { bookings } from '#features/orders/booked/booked.table.ts';
import { refuseCrowd, tooMany } from '#features/orders/holds/holds.commands.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { nextDue } from '#features/orders/plan/plan.rules.ts';
import { findBookable } from '#features/orders/sold-package/offered.queries.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { limitConcurrency } from '#platform/concurrency-limit.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { lettersAreTooMany } from '#platform/mail/asked-letters.ts';
import { readPhones } from '#platform/phone/read-phone.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { type BookingMade, bookingMade, type NewBooking, newBooking } from './bookings.contract.ts';
import { holdsAreTooMany } from './bookings.rules.ts';
import { holdOrder } from './made/made.commands.ts';

/** Unpaid holds of one visitor and contact that are still running, and all that were made on the departure in an hour. */
async function countHolds(
  { tx, now }: CommandContext,
  from: { readonly visitor: string; readonly phone: string; readonly departureId: string },
) {
  await lockHoldsOf(tx, from.phone);
  const running = and(eq(seatHolds.state, 'held'), gte(seatHolds.until, databaseNow));
  const [mine] = await tx
    .select({
      ofVisitor: sql<number>`(count(*) FILTER (WHERE ${bookings.visitor} = ${from.visitor}))::int`,
      ofContact: sql<number>`(count(*) FILTER (WHERE ${orders.phone} = ${from.phone}))::int`,
    })
    .from(seatHolds)
    .innerJoin(bookings, eq(bookings.orderId, seatHolds.orderId))
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .where(and(running, or(eq(bookings.visitor, from.visitor), eq(orders.phone, from.phone))));
  const [lately] = await tx
    .select({ lapsed: count() })
    .from(bookings)
    .innerJoin(seatHolds, eq(seatHolds.orderId, bookings.orderId))
    .where(
      and(
        eq(bookings.departureId, from.departureId),
        gte(bookings.madeAt, new Date(now.getTime() - 3_600_000)),
        sql`${seatHolds.state} <> 'booked'`,
      ),
    );
  const [departure] = await tx
    .select({ seats: departures.seats })
    .from(departures)
    .where(eq(departures.id, from.departureId));
  return {
    ofVisitor: mine?.ofVisitor ?? 0,
    ofContact: mine?.ofContact ?? 0,
    ofDeparture: lately?.lapsed ?? 0,
    seats: departure?.seats ?? 0,
  };
}

async function book(
  context: CommandContext,
  request: Omit<NewBooking, 'key'>,
  visitor: string,
): Promise<BookingMade> {
  const { tx, now } = context;
  const { party, contact, departure: departureId, language } = request;
  const phones = readPhones(contact.phone, 'contact.phone');
  const left = await findSeatsLeft(tx, departureId);
  // The many who come too late for a full departure are told so at once.
  if (left !== undefined && left < seatsOf(party)) {
    throw tooFew(left);
  }
  const sold = await findBookable(tx, request, dhakaDate(now));
  if (holdsAreTooMany(await countHolds(context, { visitor, phone: phones.phone, departureId }))) {
    throw tooMany();
  }
  if (await lettersAreTooMany(context, contact.email)) {
    throw tooMany();
  }
  const { holdMinutes, laterDays } = await findBooking(tx);
  const { row, plan, until } = await holdOrder(context, sold, {
    ...{ party, language, name: contact.name, ...phones, email: contact.email ?? null },
    ...{ replyBy: contact.reply, visitor, minutes: holdMinutes },
  });
  await refuseCrowd(context, row.id);
  await queueOrderLetter(context, row, { kind: 'held', until, mayPayLater: laterDays > 0 });
  return {
    ...{ reference: row.reference, token: row.token, heldUntil: until.toISOString() },
    ...{ total: sold.total, dueNow: nextDue(plan, 0, dhakaDate(now))?.amount ?? 0, currency: 'BDT' },
  };
}

/**
 * Books seats for a visitor: an order with a quote stands, and its seats are held for some minutes (settings).
 * @throws Failure conflict `bookings.full` with what is left, or `bookings.closed`; invalid with the fields; too-many.
 */
export const makeBooking = command({
  name: 'bookings.book',
  permission: 'orders.visit',
  // However many want seats at once: what else the program does goes on, and the database has connections for it.
  inTurn: limitConcurrency({ concurrency: 2, queue: 400 }),
  input: z.strictObject({
    request: newBooking,
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { request: { key, ...request }, visitor: address }) => {
    const visitor = visitorMark(context, address);
    const write = { command: 'bookings.book', key, hash: hashOf(request), schema: bookingMade };
    return respondOnce(context, write, () => book(context, request, visitor));
  },
});
