import { and, eq, gte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { leaveSeatQueue, nextInQueue, queueForSeats } from '#features/departures/queue/queue.writes.ts';
import { changeOrder, lockOrder } from '#features/orders/orders.commands.ts';
import { isQuote } from '#features/orders/orders.rules.ts';
import { newReference } from '#features/orders/orders.writes.ts';
import { sellPackage } from '#features/orders/sale.writes.ts';
import { tooMany } from '#features/orders/seats/holds.commands.ts';
import { findBookable } from '#features/orders/terms/package-offer.queries.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { partyOf, seatsOf } from '#features/tour-packages/party/party.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { lettersAreTooMany } from '#platform/mail/requested-letters.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { holdsAreTooMany } from '../bookings.rules.ts';
import { queueWaitingLetter } from './waiting-letters.writes.ts';
import { newWaiting, type WaitingMade, waitingMade } from './waiting-list.contract.ts';
import { offerMinutes } from './waiting-list.rules.ts';
import { waitingParties } from './waiting-list.table.ts';

/** Parties that wait by one visitor, contact and departure, as limits count them. */
async function countWaiting(
  { tx, now }: CommandContext,
  from: { readonly visitor: string; readonly phone: string; readonly departureId: string },
) {
  const { visitor, phone, departureId, state, madeAt } = waitingParties;
  const lately = and(eq(departureId, from.departureId), gte(madeAt, new Date(now.getTime() - 3_600_000)));
  const [counted] = await tx
    .select({
      ofVisitor: sql<number>`(count(*) FILTER (WHERE ${visitor} = ${from.visitor}))::int`,
      ofContact: sql<number>`(count(*) FILTER (WHERE ${phone} = ${from.phone}))::int`,
      ofDeparture: sql<number>`(count(*) FILTER (WHERE ${lately}))::int`,
    })
    .from(waitingParties)
    .where(and(eq(state, 'waiting'), or(eq(visitor, from.visitor), eq(phone, from.phone), lately)));
  const [departure] = await tx
    .select({ seats: departures.seats })
    .from(departures)
    .where(eq(departures.id, from.departureId));
  return { ofVisitor: 0, ofContact: 0, ofDeparture: 0, ...counted, seats: departure?.seats ?? 0 };
}

/**
 * Puts a party on the waiting list of a full departure.
 * @throws Failure conflict `waiting.free` with what is left when it can book, or `bookings.closed`; invalid with the fields.
 */
export const joinWaitingList = command({
  name: 'bookings.wait',
  permission: 'orders.visit',
  input: z.strictObject({
    request: newWaiting,
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { request: { key, ...request }, visitor: address }) => {
    const write = { command: 'bookings.wait', key, hash: hashOf(request), schema: waitingMade };
    return respondOnce(context, write, async (): Promise<WaitingMade> => {
      const { tx, now } = context;
      const { party, contact, departure: departureId, language } = request;
      const phones = parsePhones(contact.phone, 'contact.phone');
      const visitor = visitorMark(context, address);
      await findBookable(tx, request, dhakaDate(now));
      if (holdsAreTooMany(await countWaiting(context, { visitor, phone: phones.phone, departureId }))) {
        throw tooMany();
      }
      if (await lettersAreTooMany(context, contact.email)) {
        throw tooMany();
      }
      const row = {
        id: crypto.randomUUID(),
        ...(await newReference(context)),
        departureId,
        ...party,
        name: contact.name,
        ...phones,
        email: contact.email ?? null,
        language,
        replyBy: contact.reply,
        visitor,
        state: 'waiting' as const,
        orderId: null,
        madeAt: now,
      };
      await tx.insert(waitingParties).values(row);
      const place = await queueForSeats(context, { partyId: row.id, departureId, seats: seatsOf(party) });
      await queueWaitingLetter(context, row, { kind: 'joined', place });
      context.log({
        subjectKind: 'departure',
        subjectId: departureId,
        difference: { reference: row.reference, seats: seatsOf(party) },
      });
      return { reference: row.reference, token: row.token, place };
    });
  },
});

/** Takes a party off the list that can't book the departure any more, and tells it why. */
async function endPlace(
  context: CommandContext,
  row: typeof waitingParties.$inferSelect,
  kind: 'over' | 'unfit' | 'twice',
): Promise<void> {
  await context.tx.update(waitingParties).set({ state: 'left' }).where(eq(waitingParties.id, row.id));
  await queueWaitingLetter(context, row, { kind });
  context.log({
    subjectKind: 'departure',
    subjectId: row.departureId,
    difference: { reference: row.reference, state: { from: row.state, to: 'left' } },
  });
}

/**
 * One telephone number has one place on a list: once it is offered seats, its others are over. Not when somebody joins again,
 * because the answer would tell whoever types a number that its owner waits here.
 */
async function endOtherPlaces(context: CommandContext, offered: typeof waitingParties.$inferSelect) {
  const { departureId, phone, state } = waitingParties;
  const others = await context.tx
    .select()
    .from(waitingParties)
    .where(and(eq(departureId, offered.departureId), eq(phone, offered.phone), eq(state, 'waiting')));
  for (const row of others) {
    await leaveSeatQueue(context, row.id);
    await endPlace(context, row, 'twice');
  }
}

/** What can't be sold to a party any more, such as of a group that was made smaller, must not keep the others waiting. */
function ifRefused(cause: unknown): undefined {
  if (!(cause instanceof Failure)) {
    throw cause;
  }
}

/**
 * Holds the seats that came free on a departure for those on its waiting list whom they fit, in order, and tells them.
 * Nothing happens while nobody fits.
 * @returns how many parties were offered seats.
 */
export const offerSeats = command({
  name: 'bookings.offer',
  permission: 'bookings.offer',
  input: z.strictObject({ departureId: z.uuid() }),
  run: async (context, { departureId }): Promise<number> => {
    const { tx, now } = context;
    const { offerHours } = await findBooking(tx);
    let offered = 0;
    for (;;) {
      const partyId = await nextInQueue(context, departureId);
      const [row] =
        partyId === undefined
          ? []
          : await tx.select().from(waitingParties).where(eq(waitingParties.id, partyId));
      const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId));
      if (!row || !departure) {
        return offered;
      }
      const asked = { package: departure.packageId, departure: departureId, party: partyOf(row) };
      const sold = await findBookable(tx, asked, dhakaDate(now)).catch(ifRefused);
      await leaveSeatQueue(context, row.id);
      if (sold === undefined) {
        await endPlace(context, row, 'unfit');
        continue;
      }
      const { name, phone, otherPhones, email, language, replyBy, visitor } = row;
      const { row: order, until } = await sellPackage(context, sold, {
        language,
        name,
        phone,
        otherPhones,
        email,
        heldFor: {
          replyBy,
          visitor,
          isOffer: true,
          minutes: offerMinutes(offerHours, departure.cutOff, now),
        },
      });
      await tx
        .update(waitingParties)
        .set({ state: 'offered', orderId: order.id })
        .where(eq(waitingParties.id, row.id));
      const told = { kind: 'offered', order: order.token, until, total: sold.total } as const;
      await queueWaitingLetter(context, row, told);
      await endOtherPlaces(context, row);
      offered += 1;
    }
  },
});

async function leave(context: CommandContext, which: { readonly id: string } | { readonly token: string }) {
  const { tx } = context;
  const where = 'id' in which ? eq(waitingParties.id, which.id) : sealedIs(waitingParties.token, which.token);
  const [row] = await tx.select().from(waitingParties).where(where);
  if (!row) {
    throw new Failure('not-found', 'waiting.not-found', 'Nobody waits by this link.');
  }
  const wasQueued = await leaveSeatQueue(context, row.id);
  if (!wasQueued) {
    const [now] = await tx.select().from(waitingParties).where(where);
    const order = now?.orderId ? await lockOrder(context, { id: now.orderId }) : undefined;
    if (order === undefined || !isQuote(order.state)) {
      return { id: row.id };
    }
    await changeOrder(context, order, { state: 'lapsed' }, 'declined');
  }
  await tx.update(waitingParties).set({ state: 'left', orderId: null }).where(eq(waitingParties.id, row.id));
  context.log({
    subjectKind: 'departure',
    subjectId: row.departureId,
    difference: { reference: row.reference, state: { from: row.state, to: 'left' } },
  });
  return { id: row.id };
}

/** Leaves a waiting list by the link; seats that were offered go to the next. Once more changes nothing. */
export const leaveWaitingList = command({
  name: 'bookings.leave-waiting',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string().max(60) }),
  run: (context, which) => leave(context, which),
});

/** Staff take a party off a waiting list; seats that were offered go to the next. Once more changes nothing. */
export const removeWaiting = command({
  name: 'bookings.remove-waiting',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  run: (context, which) => leave(context, which),
});

/** Ends the waiting list of a departure that doesn't run, and tells who waited. @returns how many they were. */
export async function endWaiting(context: CommandContext, departureId: string): Promise<number> {
  const { tx } = context;
  const waiting = await tx
    .select()
    .from(waitingParties)
    .where(and(eq(waitingParties.departureId, departureId), eq(waitingParties.state, 'waiting')));
  for (const row of waiting) {
    await leaveSeatQueue(context, row.id);
    await endPlace(context, row, 'over');
  }
  return waiting.length;
}
