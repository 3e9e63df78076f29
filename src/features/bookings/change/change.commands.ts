import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { tooFew } from '#features/departures/seats/seats.rules.ts';
import { type Amendment, amendment } from '#features/orders/amendments/amendments.contract.ts';
import type { Version } from '#features/orders/amendments/amendments.queries.ts';
import { findChanged, offerTerms, planAfter } from '#features/orders/amendments/terms/terms.commands.ts';
import { type BookedParty, partyOf, pricedParty, seatsOf } from '#features/orders/booked/booked.rules.ts';
import { bookings } from '#features/orders/booked/booked.table.ts';
import type { OrderRow } from '#features/orders/made/made.commands.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { isQuote, totalOf } from '#features/orders/orders.rules.ts';
import type { Due } from '#features/orders/plan/plan.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { findOffered } from '../made/made.queries.ts';
import { refuseClosed, refuseParty } from '../made/made.rules.ts';
import { bookingChange } from './change.contract.ts';
import { feeOf, samePrice } from './change.rules.ts';
import { keptDiscount, keptLine, newLine, type PlacedLine, repriced } from './prices.rules.ts';

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
 * The terms of a booking for another departure or party. On its departure everybody who stays keeps their price, and who comes
 * along pays that of today; on another one all pay the price of that one today. Everything else of the order stays. Fewer
 * people cost what the ladder keeps of them.
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
  const placed = before.lines.map((line, was) => ({ line, was }));
  const isOfTour = ({ line: { source } }: PlacedLine) =>
    source.kind === 'package' && source.id === from.packageId;
  const tour = placed.filter(isOfTour);
  const parties = { booked: pricedParty(booked), wanted: pricedParty(party) };
  const staying = repriced(tour, parties, sold.lines);
  const rest = placed.filter((each) => !isOfTour(each) && each.line.source.samePrice !== true);
  const kept = rest.map((each) => keptLine(each));
  const discounts = placed.filter(({ line }) => line.source.samePrice === true);
  // As if they stayed at home from the same journey, which is what the ladder is about.
  const atHome = [...staying, ...discounts.flatMap((each) => keptDiscount(each, tour, staying)), ...kept];
  const isFewer = seatsOf(party) + party.infants < seatsOf(booked) + booked.infants;
  const isOwed = isFewer && !wanted.withoutFee && !isQuote(row.state);
  const fee = isOwed ? feeOf(before.lines, atHome, before.travelsOn ?? undefined, today) : [];
  // A departure whose day was moved while only lapsed seats were on it is another journey.
  const isSameTrip = stays && before.travelsOn === sold.departsOn;
  const agreed = totalOf([...tour, ...discounts].map(({ line }) => line));
  const lines = isSameTrip
    ? [...atHome, ...fee.map(newLine)]
    : [...sold.lines, ...fee, ...(wanted.price === 'same' ? samePrice(agreed, sold.total) : [])]
        .map(newLine)
        .concat(kept);
  const travelsOn = sold.departsOn;
  const total = totalOf(lines);
  if (total < 0) {
    const message = 'The discounts of this order are larger than what is left of it.';
    throw new Failure('invalid', 'bookings.discount', message, [{ path: 'party', message }]);
  }
  const plan = await planAfter(context, before, { total, travelsOn });
  return { lines, travelsOn, plan, booking: { departureId, party: partyOf(party) } };
}

/** Nobody agrees to a price or plan that they haven't seen. @throws Failure conflict `bookings.price` with the new total. */
function refuseUnseen(
  { lines, plan }: { readonly lines: Parameters<typeof totalOf>[0]; readonly plan: readonly Due[] },
  seen: z.output<typeof bookingChange>['seen'],
): void {
  const total = totalOf(lines);
  const isSame = ({ amount, due }: Due, index: number) =>
    seen?.plan[index]?.amount === amount && seen.plan[index].due === due;
  if (seen && (seen.total !== total || seen.plan.length !== plan.length || !plan.every(isSame))) {
    const message = 'The price or the payment plan is another one by now. Look at it again.';
    throw new Failure('conflict', 'bookings.price', message, [], { total });
  }
}

/**
 * Changes the departure or party of a booking: proposed to the customer, who accepts it by the link, or applied at once when
 * they have agreed or haven't accepted yet. The seats are moved in the transaction in which it comes to count.
 * @throws Failure conflict `bookings.full`, `bookings.closed`, `bookings.none`, `bookings.price`, `orders.changed`; invalid
 * with the field.
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
      refuseUnseen(terms, request.seen);
      return offerTerms(context, row, before, { ...terms, reason, preview, agreed });
    };
    return preview ? work() : respondOnce(context, write, work);
  },
});
