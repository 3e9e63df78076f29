import { eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { tooFew } from '#features/departures/seats/seats.rules.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { partyOf, peopleOf, seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { isQuote, totalOf } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';
import { findBooked } from '../seats/seats.queries.ts';
import { feeOf, samePrice } from './amended-booking.rules.ts';
import { keptDiscount, keptLine, newLine, type PlacedLine, repriced } from './amended-prices.rules.ts';
import { planAfter } from './amended-terms.queries.ts';
import type { termsLine } from './amended-terms.rules.ts';
import type { Version } from './amendments.queries.ts';
import { findOffered } from './package-offer.queries.ts';
import { refuseClosed, refuseParty } from './package-offer.rules.ts';
import { taxed } from './vat.rules.ts';

/** What terms are computed with: a command's transaction, or what a page reads. */
interface At {
  readonly tx: ReadDatabase;
  readonly now: Date;
}

interface Wanted {
  readonly departureId: string;
  readonly party: Party;
  readonly price: 'new' | 'same';
  readonly withoutFee: boolean;
  /** What else the order is to have; absent: all that it has. */
  readonly others?: readonly ReturnType<typeof termsLine>[];
}

export const noBooking = () =>
  new Failure('conflict', 'bookings.none', 'This order has no seats on a departure.');

/** A departure that a booking is on or is to be on. @throws Failure invalid. */
async function findRun({ tx }: At, id: string) {
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
export async function changedTerms(context: At, row: OrderRow, before: Version, wanted: Wanted) {
  const { tx, now } = context;
  const { vat } = await findSales(tx);
  const today = dhakaDate(now);
  const { party, departureId } = wanted;
  const booked = await findBooked(tx, row.id);
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
  const staying = repriced(tour, { booked, wanted: party }, sold.lines);
  const rest = placed.filter((each) => !isOfTour(each) && each.line.source.samePrice !== true);
  const kept = rest.map((each) => keptLine(each));
  const discounts = placed.filter(({ line }) => line.source.samePrice === true);
  // As if they stayed at home from the same journey, which is what the ladder is about.
  const atHome = [...staying, ...discounts.flatMap((each) => keptDiscount(each, tour, staying)), ...kept];
  const isFewer = peopleOf(party) < peopleOf(booked);
  const isOwed = isFewer && !wanted.withoutFee && !isQuote(row.state);
  const fee = isOwed ? feeOf(before.lines, atHome, before.travelsOn ?? undefined, today) : [];
  // A departure whose day was moved while only lapsed seats were on it is another journey.
  const isSameTrip = stays && before.travelsOn === sold.travelsOn;
  const agreed = totalOf([...tour, ...discounts].map(({ line }) => line));
  const others = wanted.others ?? kept;
  const lines: readonly ReturnType<typeof termsLine>[] = isSameTrip
    ? [...atHome.slice(0, atHome.length - kept.length), ...others, ...taxed(fee, vat).map(newLine)]
    : taxed([...sold.lines, ...fee, ...(wanted.price === 'same' ? samePrice(agreed, sold.total) : [])], vat)
        .map((line): ReturnType<typeof termsLine> => newLine(line))
        .concat(others);
  const { travelsOn } = sold;
  const total = totalOf(lines);
  if (total < 0) {
    const message = 'The discounts of this order are larger than what is left of it.';
    throw new Failure('invalid', 'bookings.discount', message, [{ path: 'party', message }]);
  }
  const plan = await planAfter(context, before, { total, travelsOn });
  return { lines, travelsOn, plan, booking: { departureId, party: partyOf(party) } };
}
