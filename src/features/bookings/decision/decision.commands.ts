import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { decideDeparture } from '#features/departures/decision/decision.writes.ts';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { cancelTerms, lockOrder } from '#features/orders/orders.commands.ts';
import { isQuote } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { findBooked } from '#features/orders/seats/seats.queries.ts';
import { changedTerms, noBooking } from '#features/orders/terms/amended-booking.queries.ts';
import { offerTerms } from '#features/orders/terms/amended-terms.writes.ts';
import { findVersion } from '#features/orders/terms/amendments.queries.ts';
import { partyOf } from '#features/tour-packages/party/party.rules.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { endWaiting } from '../waiting-list/waiting-list.commands.ts';
import { type CalledOff, type CallOff, calledOff, callOff } from './decision.contract.ts';
import { queueGoLetter } from './decision-letters.writes.ts';
import { askRefunds } from './decision-refunds.writes.ts';

type Outcome = CalledOff['bookings'][number];

/** The orders with seats on a departure, held or booked, in one order for everybody. */
const findSeated = ({ tx }: CommandContext, departureId: string) =>
  tx
    .select({ id: seatHolds.orderId, seats: seatHolds.seats, state: orders.state })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .where(and(eq(seatHolds.departureId, departureId), inArray(seatHolds.state, ['held', 'booked'])))
    .orderBy(asc(seatHolds.orderId));

const isLive = (state: OrderRow['state']) => state === 'open' || isQuote(state);

/** They, locked. */
async function lockSeated(context: CommandContext, departureId: string) {
  const rows = await findSeated(context, departureId);
  const seated: { order: OrderRow; seats: number }[] = [];
  for (const { id, seats } of rows) {
    seated.push({ order: await lockOrder(context, { id }), seats });
  }
  return seated.filter(({ order }) => isLive(order.state));
}

/** Decides that a departure runs, and tells everybody who has seats on it. Once more changes nothing. */
export const runDeparture = command({
  name: 'bookings.go',
  permission: 'departures.decide',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ told: z.int() }),
  refusals: {
    404: 'There is no such departure.',
    409: 'It was called off or has left.',
  },
  run: async (context, { id }): Promise<{ told: number }> => {
    const seated = await lockSeated(context, id);
    const before = await decideDeparture(context, id, 'go');
    if (before.decision === 'go') {
      return { told: 0 };
    }
    for (const { order } of seated) {
      await queueGoLetter(context, order, before);
    }
    return { told: seated.length };
  },
});

/** Moves one booking to another departure, as its customer was promised. */
async function moveBooking(
  context: CommandContext,
  order: OrderRow,
  { to, price, reason }: { readonly to: string; readonly price: 'new' | 'same'; readonly reason: string },
) {
  const before = await findVersion(context.tx, order.id, order.current);
  const booked = await findBooked(context.tx, order.id);
  if (!booked) {
    throw noBooking();
  }
  const wanted = { departureId: to, party: partyOf(booked), price, withoutFee: true };
  const terms = await changedTerms(context, order, before, wanted);
  return offerTerms(context, order, before, { ...terms, reason, preview: false, agreed: true });
}

async function endBooking(
  context: CommandContext,
  { order, seats }: { readonly order: OrderRow; readonly seats: number },
  request: CallOff,
): Promise<Outcome> {
  const { reason } = request;
  const { to, price } = request.bookings.find(({ id }) => id === order.id) ?? request.others;
  const shown = { id: order.id, reference: order.reference, name: order.name, seats, to };
  try {
    if (to === null) {
      const { back } = await cancelTerms(context, order, { reason, isOurs: true });
      return { ...shown, outcome: 'cancelled', total: 0, back, code: null };
    }
    const { total, back } = await moveBooking(context, order, { to, price, reason });
    return { ...shown, outcome: 'moved', total, back, code: null };
  } catch (cause) {
    if (!(cause instanceof Failure)) {
      throw cause;
    }
    const { paid } = await findOrderMoney(context.tx, order.id);
    return { ...shown, outcome: 'refused', total: paid, back: 0, code: cause.code };
  }
}

/**
 * Orders are locked before their departure, so that somebody may book while it is called off. From here on nobody can.
 * @throws Failure conflict `departures.booked-meanwhile`.
 */
async function refuseNewcomers(
  context: CommandContext,
  id: string,
  seated: readonly { readonly order: OrderRow }[],
): Promise<void> {
  const known = new Set(seated.map(({ order }) => order.id));
  const left = await findSeated(context, id);
  if (left.some((each) => isLive(each.state) && !known.has(each.id))) {
    throw new Failure(
      'conflict',
      'departures.booked-meanwhile',
      'Somebody booked while the departure was called off. Look at its bookings again.',
    );
  }
}

/** All of it, whatever was asked for; what can't be done is `refused`. */
async function endDeparture(context: CommandContext, id: string, request: CallOff): Promise<CalledOff> {
  const seated = await lockSeated(context, id);
  const outcomes: Outcome[] = [];
  for (const each of seated) {
    outcomes.push(await endBooking(context, each, request));
  }
  const waiting = await endWaiting(context, id);
  if (outcomes.every(({ outcome }) => outcome !== 'refused')) {
    await decideDeparture(context, id, 'no-go');
    await refuseNewcomers(context, id, seated);
  }
  return { bookings: outcomes, waiting };
}

class Previewed extends Error {}

/** What it would do: all of it is done in a transaction of its own, and taken back. */
async function preview(context: CommandContext, id: string, request: CallOff): Promise<CalledOff> {
  let answer: CalledOff = { bookings: [], waiting: 0 };
  try {
    await context.tx.transaction(async (tx) => {
      answer = await endDeparture({ ...context, tx, log: () => {}, touch: () => {} }, id, request);
      throw new Previewed();
    });
  } catch (cause) {
    if (!(cause instanceof Previewed)) {
      throw cause;
    }
  }
  return answer;
}

/**
 * Calls a departure off: each booking on it is moved to another departure, or cancelled with all money back; everybody is
 * told, and the waiting list ends. All of it or nothing; with `preview` only what it would do.
 */
export const callOffDeparture = command({
  name: 'bookings.no-go',
  permission: 'departures.decide',
  lends: ['refunds.write'],
  input: callOff.safeExtend({ id: z.uuid() }),
  output: calledOff,
  refusals: {
    404: 'There is no such departure.',
    409: 'Bookings can’t be moved where they should (`departures.not-moved`, `details.bookings`), somebody booked meanwhile (`departures.booked-meanwhile`), or it has left.',
    422: 'Fields are not right.',
  },
  once: 'key',
  run: async (context, { id, ...request }): Promise<CalledOff> => {
    const [departure] = await context.tx.select().from(departures).where(eq(departures.id, id));
    if (!departure) {
      throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
    }
    if (request.preview) {
      return preview(context, id, request);
    }
    const answer = await endDeparture(context, id, request);
    const refused = answer.bookings.filter(({ outcome }) => outcome === 'refused');
    if (refused.length > 0) {
      const names = refused.map(({ reference }) => reference).join(', ');
      throw new Failure('conflict', 'departures.not-moved', `These bookings cannot be moved: ${names}.`, [], {
        bookings: refused.map(({ reference, code }) => ({ reference, code })),
      });
    }
    for (const { id: orderId, back } of answer.bookings) {
      await askRefunds(context, { orderId, amount: back, reason: request.reason, key: request.key });
    }
    return answer;
  },
});
