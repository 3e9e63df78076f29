import { recordBuyer } from '#features/customers/record/record.writes.ts';
import { findBooking, findSales } from '#features/site-settings/site-settings.queries.ts';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { queueOrderLetter } from './letters/letters.writes.ts';
import { quoteLastDay, vatOf } from './orders.rules.ts';
import {
  insertOrder,
  insertVersion,
  type NewReference,
  newReference,
  noteEvent,
  type OrderRow,
} from './orders.writes.ts';
import { issueOrderPaper } from './papers/papers.writes.ts';
import { findQuoteHold } from './seats/holds.queries.ts';
import { type SeatsFor, seatParty } from './seats/seats.writes.ts';
import type { SoldPackage } from './terms/package-lines.queries.ts';
import type { Due } from './terms/plan.rules.ts';
import { findTerms } from './terms/terms.queries.ts';
import { type Terms, termsOf } from './terms/terms.rules.ts';

type Sales = Awaited<ReturnType<typeof findSales>>;

interface Customer {
  readonly language: OrderRow['language'];
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly otherPhones: string[];
  readonly email: string | null;
  /** The ways in which they chose to be told; absent: all that there are. */
  readonly channels?: OrderRow['channels'];
  /** Of who buys, where it is known. */
  readonly bin?: string | null;
  readonly enquiryId?: string | null | undefined;
}

interface Selling extends Customer {
  readonly terms: Terms;
  readonly sales: Sales;
  /** The last day of the quote; absent: by the settings, and not after that of selling its seats. */
  readonly validUntil?: CalendarDate | undefined;
  /** Asked for terms with seats. */
  readonly heldFor: (cutOff: CalendarDate, lastDay: CalendarDate) => SeatsFor | Promise<SeatsFor>;
  readonly happened: 'quoted' | 'booked';
  /** Absent: a new one. */
  readonly named?: NewReference | undefined;
}

/**
 * Makes an order that can be accepted, and holds the seats that it sells. Whoever sells anything does it here.
 * @returns its row, and until when its seats are held; null without seats.
 * @throws Failure conflict `bookings.full` with what is left, or `bookings.closed`.
 */
async function sellTerms(
  context: CommandContext,
  { terms, sales, validUntil, heldFor, happened, named: given, enquiryId = null, ...customer }: Selling,
): Promise<{ readonly row: OrderRow; readonly until: Date | null }> {
  const { lines, travelsOn, total, plan, seats: sold } = terms;
  const lastDay = validUntil ?? quoteLastDay(dhakaDate(context.now), sales.quoteDays, sold?.cutOff);
  const seats = sold && { ...sold, heldFor: await heldFor(sold.cutOff, lastDay) };
  const named = given ?? (await newReference(context));
  const id = crypto.randomUUID();
  const detail = { total, ...(seats === undefined ? {} : { seats: seatsOf(seats.party) }) };
  const order = { ...customer, ...named, id, enquiryId, validUntil: lastDay };
  // All are sent together, in this order.
  const [row, , , until] = await Promise.all([
    insertOrder(context, { ...order, state: 'quoted', current: 1 }),
    insertVersion(context, { orderId: id, number: 1, reason: '', travelsOn, lines, plan }),
    noteEvent(context, id, happened, detail),
    seats === undefined ? null : seatParty(context, id, seats, seats.heldFor),
  ]);
  await recordBuyer(context, row, { ofEnquiry: enquiryId !== null });
  context.log({
    subjectKind: 'order',
    subjectId: row.id,
    difference: { reference: row.reference, ...detail },
  });
  if (happened === 'quoted') {
    await issueOrderPaper(context, row, 'quote', total);
  }
  return { row, until };
}

interface Buyer extends Customer {
  /** For whom the seats are held, and for how long. */
  readonly heldFor: SeatsFor;
  /** The last day to pay, where it is quoted until then; absent: it is accepted or paid at once. */
  readonly validUntil?: CalendarDate | undefined;
  /** Absent: a new one. */
  readonly named?: NewReference;
  /** How the agency sells, where that was read already. */
  readonly sales?: Sales;
}

/**
 * Sells a package alone: the checkout, the counter and a waiting list do it here.
 * @param sold with its price, and found to fit the party.
 * @returns its row, its plan, and until when its seats are held.
 * @throws Failure conflict `bookings.full` with what is left, or `bookings.closed`.
 */
export async function sellPackage(
  context: CommandContext,
  sold: SoldPackage,
  { heldFor, sales: known, ...buyer }: Buyer,
): Promise<{ readonly row: OrderRow; readonly plan: readonly Due[]; readonly until: Date }> {
  const sales = known ?? (await findSales(context.tx));
  const terms = termsOf(sold, { today: dhakaDate(context.now), sales });
  const selling = { ...buyer, terms, sales, heldFor: () => heldFor };
  const happened = buyer.validUntil === undefined ? 'booked' : 'quoted';
  const { row, until } = await sellTerms(context, { ...selling, happened });
  if (until === null) {
    throw new Error('The seats were not held.');
  }
  return { row, plan: terms.plan, until };
}

/** For whom the seats of a quote are held, and for how long. @param lastDays of the quote, and of selling the seats */
export async function heldForQuote(
  { tx, now, actor, dataKey }: Pick<CommandContext, 'tx' | 'now' | 'actor' | 'dataKey'>,
  ...lastDays: readonly (CalendarDate | null)[]
): Promise<SeatsFor> {
  const { holdMinutes } = await findBooking(tx);
  const later = await findQuoteHold(tx, dhakaDate(now), ...lastDays);
  return { minutes: holdMinutes, later, replyBy: 'phone', visitor: visitorMark({ dataKey }, actor.id) };
}

interface Quoted extends Customer {
  /** The last day of the quote; absent: by the settings. */
  readonly validUntil?: CalendarDate | undefined;
  readonly terms: Parameters<typeof findTerms>[1];
  /** Whether the customer is written to; not when it is accepted at the same moment. Absent: yes. */
  readonly tells?: boolean;
}

/**
 * Makes a quoted order with its paper, its history and its letter. Seats of a package are held until the end of the next
 * working day.
 * @returns its row, its total and the VAT of it in poisha, and until when its seats are held; null without seats.
 * @throws Failure invalid for terms that can't be sold; conflict `bookings.full` with what is left.
 */
export async function quoteTerms(
  context: CommandContext,
  { terms: asked, tells = true, ...quoted }: Quoted,
): Promise<{
  readonly row: OrderRow;
  readonly total: number;
  readonly vat: number;
  readonly until: Date | null;
}> {
  const { tx, now } = context;
  const sales = await findSales(tx);
  const terms = await findTerms(tx, asked, { today: dhakaDate(now), sales });
  const { row, until } = await sellTerms(context, {
    ...quoted,
    terms,
    sales,
    happened: 'quoted',
    heldFor: (...lastDays) => heldForQuote(context, ...lastDays),
  });
  if (tells) {
    await queueOrderLetter(context, row, { kind: 'quote', until });
  }
  const vat = terms.lines.reduce((sum, line) => sum + vatOf(line), 0);
  return { row, total: terms.total, vat, until };
}
