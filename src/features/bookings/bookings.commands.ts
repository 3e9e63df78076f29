import { createHash } from 'node:crypto';
import { and, count, eq, gte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { holdSeats } from '#features/departures/seats/seats.commands.ts';
import { findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { tooFew } from '#features/departures/seats/seats.rules.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.commands.ts';
import { insertOrder, insertVersion, noteEvent } from '#features/orders/made/made.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { nextDue, planOf } from '#features/orders/plan/plan.rules.ts';
import { findPackageLines, type SoldPackage } from '#features/orders/sold-package/sold-package.queries.ts';
import { findBooking, findSales } from '#features/site-settings/site-settings.queries.ts';
import type { PartyProblem } from '#features/tour-packages/price/price.rules.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { readPhone } from '#platform/phone/read-phone.ts';
import { type BookingMade, bookingMade, type NewBooking, newBooking } from './bookings.contract.ts';
import { holdsAreTooMany } from './bookings.rules.ts';
import { bookings } from './bookings.table.ts';

/** Unpaid holds of one visitor and contact that are still running, and all that were made on the departure in an hour. */
async function countHolds(
  { tx, now }: CommandContext,
  from: { readonly visitor: string; readonly phone: string; readonly departureId: string },
) {
  const running = and(eq(seatHolds.state, 'held'), gte(seatHolds.until, sql`clock_timestamp()`));
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

const unseatable: Partial<Record<PartyProblem, { readonly path: string; readonly message: string }>> = {
  'bigger-than-group': {
    path: 'party',
    message: 'This party is larger than the group. Ask us for an offer.',
  },
  'infants-without-lap': {
    path: 'party.infants',
    message: 'Each infant sits on the lap of an adult.',
  },
  'singles-without-adult': {
    path: 'party.singleRooms',
    message: 'There are more single rooms than adults.',
  },
};

/** @throws Failure invalid for a package, departure or party that can't be booked; conflict when the day is over. */
function refuseUnbookable(sold: SoldPackage | undefined): asserts sold is SoldPackage {
  if (!sold) {
    const message = 'This package has no such departure.';
    throw new Failure('invalid', 'bookings.departure', message, [{ path: 'departure', message }]);
  }
  if (!sold.isOpen) {
    throw new Failure('conflict', 'bookings.closed', 'Seats on this departure can not be booked any more.');
  }
  const wrong = sold.problems.map((problem) => unseatable[problem]).find((each) => each !== undefined);
  if (wrong) {
    throw new Failure('invalid', 'bookings.party', wrong.message, [wrong]);
  }
}

async function book(
  context: CommandContext,
  request: Omit<NewBooking, 'key'>,
  visitor: string,
): Promise<BookingMade> {
  const { tx, now } = context;
  const { party, contact, departure: departureId, language } = request;
  const today = dhakaDate(now);
  const phone = readPhone(contact.phone, 'contact.phone');
  const seats = party.adults + party.childrenWithBed + party.childrenWithoutBed;
  const left = await findSeatsLeft(tx, departureId);
  // The many who come too late for a full departure are told so at once.
  if (left !== undefined && left < seats) {
    throw tooFew(left);
  }
  const sold = await findPackageLines(
    tx,
    {
      package: request.package,
      departure: departureId,
      party: {
        adults: party.adults,
        childbed: party.childrenWithBed,
        childnobed: party.childrenWithoutBed,
        infants: party.infants,
        single: party.singleRooms,
      },
    },
    today,
  );
  refuseUnbookable(sold);
  if (holdsAreTooMany(await countHolds(context, { visitor, phone, departureId }))) {
    const message = 'There are too many unpaid bookings. Pay for one of them, or call us.';
    throw new Failure('too-many', 'bookings.too-many', message);
  }
  const { holdMinutes } = await findBooking(tx);
  const sales = await findSales(tx);
  // The seats first: who comes too late writes nothing.
  const holdFor = await holdSeats(context, { departureId, seats, minutes: holdMinutes });
  const lastDay = addDays(today, sales.quoteDays);
  const row = await insertOrder(context, {
    ...{ state: 'quoted', language, name: contact.name, phone, email: contact.email ?? null },
    ...{ enquiryId: null, current: 1, validUntil: lastDay < sold.cutOff ? lastDay : sold.cutOff },
  });
  const plan = planOf(sold.total, today, sold.departsOn, sales);
  await insertVersion(context, {
    ...{ orderId: row.id, number: 1, reason: '', travelsOn: sold.departsOn, plan },
    lines: sold.lines,
  });
  const until = await holdFor(row.id);
  await tx.insert(bookings).values({
    ...{ orderId: row.id, departureId, ...party, replyBy: contact.reply, visitor, madeAt: now },
  });
  await queueOrderLetter(context, row, { kind: 'quote' });
  await noteEvent(context, row.id, 'booked', { total: sold.total, seats });
  context.log({
    subjectKind: 'order',
    subjectId: row.id,
    difference: { reference: row.reference, total: sold.total, seats },
  });
  return {
    ...{ reference: row.reference, token: row.token, heldUntil: until.toISOString() },
    ...{ total: sold.total, dueNow: nextDue(plan, 0, today)?.amount ?? 0, currency: 'BDT' },
  };
}

/**
 * Books seats for a visitor: an order with a quote stands, and its seats are held for some minutes (settings).
 * @throws Failure conflict `bookings.full` with what is left, or `bookings.closed`; invalid with the fields; too-many.
 */
export const makeBooking = command({
  name: 'bookings.book',
  permission: 'orders.visit',
  input: z.strictObject({
    request: newBooking,
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { request: { key, ...request }, visitor: address }) => {
    const visitor = createHash('sha256').update(`visitor ${address}`).digest('base64url');
    const write = { command: 'bookings.book', key, hash: hashOf(request), schema: bookingMade };
    return respondOnce(context, write, () => book(context, request, visitor));
  },
});
