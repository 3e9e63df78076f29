import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { tooFew } from '#features/departures/seats/seats.rules.ts';
import { type Amendment, amendment } from '#features/orders/amendments/amendments.contract.ts';
import type { Version } from '#features/orders/amendments/amendments.queries.ts';
import { findChanged, offerTerms, planAfter } from '#features/orders/amendments/terms/terms.commands.ts';
import { stayingLine, termsLine } from '#features/orders/amendments/terms/terms.rules.ts';
import { type BookedParty, partyOf, seatsOf } from '#features/orders/booked/booked.rules.ts';
import { bookings } from '#features/orders/booked/booked.table.ts';
import type { OrderRow } from '#features/orders/made/made.commands.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { isQuote, totalOf } from '#features/orders/orders.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { findOffered } from '../made/made.queries.ts';
import { refuseClosed, refuseParty } from '../made/made.rules.ts';
import { bookingChange } from './change.contract.ts';
import { feeOf, samePrice } from './change.rules.ts';

interface Wanted {
  readonly departureId: string;
  readonly party: BookedParty;
  readonly price: 'new' | 'same';
  readonly withoutFee: boolean;
}

const noBooking = () => new Failure('conflict', 'bookings.none', 'This order has no seats on a departure.');

/** A departure that a booking is on or is to be on. @throws Failure invalid. */
async function findRun({ tx }: CommandContext, id: string) {
  const [run] = await tx.select().from(departures).where(eq(departures.id, id));
  if (!run) {
    const message = 'There is no such departure.';
    throw new Failure('invalid', 'bookings.departure', message, [{ path: 'departure', message }]);
  }
  return run;
}

/**
 * The terms of a booking for another departure or party: what was sold of the package is replaced, at the price of today;
 * everything else of the order stays. Fewer people cost what the ladder keeps of them.
 * @throws Failure conflict `bookings.full` or `bookings.closed`; invalid with the field.
 */
export async function changedTerms(context: CommandContext, row: OrderRow, before: Version, wanted: Wanted) {
  const { tx, now } = context;
  const today = dhakaDate(now);
  const { party, departureId } = wanted;
  const [booked] = await tx.select().from(bookings).where(eq(bookings.orderId, row.id));
  if (!booked) {
    throw noBooking();
  }
  const [from, to] = [await findRun(context, booked.departureId), await findRun(context, departureId)];
  const stays = from.id === to.id;
  const more = seatsOf(party) - (stays ? seatsOf(booked) : 0);
  const sold = await findOffered(tx, { package: to.packageId, departure: to.id, party }, today);
  refuseParty(sold);
  if (more > 0) {
    refuseClosed(sold);
    const left = (await findSeatsLeft(tx, to.id)) ?? 0;
    if (left < more) {
      throw tooFew(left);
    }
  }
  const isOfTour = ({ source }: Version['lines'][number]) =>
    source.kind === 'package' && source.id === from.packageId;
  const tour = before.lines.filter(isOfTour);
  const isFewer = stays && seatsOf(party) + party.infants < seatsOf(booked) + booked.infants;
  const isOwed = isFewer && !wanted.withoutFee && !isQuote(row.state);
  const kept = before.lines.flatMap((line, was) => (isOfTour(line) ? [] : [stayingLine(line, was)]));
  const lines = [
    ...sold.lines,
    ...(isOwed ? feeOf(tour, sold.lines, before.travelsOn ?? undefined, today) : []),
    ...(wanted.price === 'same' ? samePrice(tour, sold.lines) : []),
    ...kept,
  ].map(termsLine);
  const travelsOn = sold.departsOn;
  const total = totalOf(lines);
  if (total < 0) {
    const message = 'The discounts of this order are larger than what is left of it.';
    throw new Failure('invalid', 'bookings.discount', message, [{ path: 'party', message }]);
  }
  const plan = await planAfter(context, before, { total, travelsOn });
  return { lines, travelsOn, plan, booking: { departureId, party: partyOf(party) } };
}

/**
 * Changes the departure or party of a booking: proposed to the customer, who accepts it by the link, or applied at once when
 * they have agreed or haven't accepted yet. The seats are moved in the transaction in which it comes to count.
 * @throws Failure conflict `bookings.full`, `bookings.closed`, `bookings.none`, `orders.changed`; invalid with the field.
 */
export const changeBooking = command({
  name: 'bookings.amend',
  permission: 'orders.write',
  input: bookingChange.safeExtend({ id: z.uuid() }),
  run: async (context, { key, ...request }): Promise<Amendment> => {
    const { id, from, preview, agreed, reason, price, withoutFee } = request;
    const row = await lockOrder(context, { id });
    const write = { command: 'bookings.amend', key, hash: hashOf(request), schema: amendment };
    const work = async () => {
      const before = await findChanged(context, row, from);
      const [booked] = await context.tx.select().from(bookings).where(eq(bookings.orderId, id));
      if (!booked) {
        throw noBooking();
      }
      const wanted = {
        departureId: request.departure ?? booked.departureId,
        party: request.party ?? partyOf(booked),
        ...{ price, withoutFee },
      };
      const terms = await changedTerms(context, row, before, wanted);
      return offerTerms(context, row, before, { ...terms, reason, preview, agreed });
    };
    return preview ? work() : respondOnce(context, write, work);
  },
});
