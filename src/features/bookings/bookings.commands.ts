import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { tooFew } from '#features/departures/seats/seats.rules.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { lockHoldsOf } from '#features/departures/seats/seats.writes.ts';
import { findChosen } from '#features/orders/customer/channels.queries.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { orders } from '#features/orders/orders.table.ts';
import { newReference } from '#features/orders/orders.writes.ts';
import { sellPackage } from '#features/orders/sale.writes.ts';
import { refuseCrowd, tooMany } from '#features/orders/seats/holds.commands.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { findBookable } from '#features/orders/terms/package-offer.queries.ts';
import { nextDue } from '#features/orders/terms/plan.rules.ts';
import { findSelling } from '#features/site-settings/site-settings.queries.ts';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { limitConcurrency } from '#platform/concurrency-limit.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { lettersAreTooMany } from '#platform/mail/requested-letters.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { type BookingMade, bookingMade, type NewBooking, newBooking } from './bookings.contract.ts';
import { holdsAreTooMany } from './bookings.rules.ts';

/** Unpaid holds of one visitor and contact that are still running, and all that were made on the departure in an hour. */
async function countHolds(
  { tx, now }: CommandContext,
  from: { readonly visitor: string; readonly phone: string; readonly departureId: string },
) {
  const running = and(eq(seatHolds.state, 'held'), gte(seatHolds.until, databaseNow));
  const unpaidOf = (orderId: AnyPgColumn, ...which: (SQL | undefined)[]) =>
    sql<number>`(SELECT count(*) FROM ${orderId.table} JOIN ${seatHolds} ON ${eq(seatHolds.orderId, orderId)}
      WHERE ${and(...which)})::int`;
  const lock = lockHoldsOf(tx, from.phone);
  const counted = tx
    .select({
      ofVisitor: unpaidOf(bookings.orderId, running, eq(bookings.visitor, from.visitor)),
      ofContact: unpaidOf(orders.id, running, eq(orders.phone, from.phone)),
      ofDeparture: unpaidOf(
        bookings.orderId,
        eq(bookings.departureId, from.departureId),
        gte(bookings.madeAt, new Date(now.getTime() - 3_600_000)),
        ne(seatHolds.state, 'booked'),
      ),
      seats: sql<number>`coalesce((SELECT ${departures.seats} FROM ${departures} WHERE ${eq(departures.id, from.departureId)}), 0)`,
    })
    .from(sql`(VALUES (1)) AS one`);
  const [, [counts]] = await Promise.all([lock, counted]);
  return counts ?? { ofVisitor: 0, ofContact: 0, ofDeparture: 0, seats: 0 };
}

/** What is asked together with the key of a booking. Nobody reads it when the booking was made before. */
function askAhead({ tx }: CommandContext, departureId: string) {
  const asked = Promise.all([findSeatsLeft(tx, departureId), findSelling(tx)]);
  asked.catch(() => {});
  return asked;
}

async function book(
  context: CommandContext,
  request: Omit<NewBooking, 'key'>,
  visitor: string,
  [left, { sales, booking }]: Awaited<ReturnType<typeof askAhead>>,
): Promise<BookingMade> {
  const { tx, now } = context;
  const { party, contact, departure: departureId, language } = request;
  const phones = parsePhones(contact.phone, 'contact.phone');
  const to = { phone: phones.phone, email: contact.email ?? null, channels: null };
  // The many who come too late for a full departure are told so at once.
  if (left !== undefined && left < seatsOf(party)) {
    throw tooFew(left);
  }
  const [sold, holds, named] = await Promise.all([
    findBookable(tx, request, dhakaDate(now)),
    countHolds(context, { visitor, phone: phones.phone, departureId }),
    newReference(context),
  ]);
  if (holdsAreTooMany(holds)) {
    throw tooMany();
  }
  if (await lettersAreTooMany(context, contact.email)) {
    throw tooMany();
  }
  const { holdMinutes, laterDays } = booking;
  const { row, plan, until } = await sellPackage(context, sold, {
    language,
    name: contact.name,
    ...phones,
    email: to.email,
    channels: await findChosen(tx, to, request.channels),
    named,
    sales,
    heldFor: { replyBy: contact.reply, visitor, minutes: holdMinutes },
  });
  await refuseCrowd(context, row.id, holdMinutes);
  await queueOrderLetter(context, row, { kind: 'held', until, mayPayLater: laterDays > 0 });
  return {
    reference: row.reference,
    token: row.token,
    heldUntil: until.toISOString(),
    total: sold.total,
    dueNow: nextDue(plan, 0, dhakaDate(now))?.amount ?? 0,
    currency: 'BDT',
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
    const asked = askAhead(context, request.departure);
    return respondOnce(context, write, async () => book(context, request, visitor, await asked));
  },
});
