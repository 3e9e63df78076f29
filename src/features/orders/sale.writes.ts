import { findBooking, findSales } from '#features/site-settings/site-settings.queries.ts';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import { addDays, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { queueOrderLetter } from './letters/letters.writes.ts';
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
import type { SoldSeats } from './seats/seats.rules.ts';
import { type SeatsFor, seatParty } from './seats/seats.writes.ts';
import type { SnapshotLine } from './terms/package-lines.rules.ts';
import type { Due } from './terms/plan.rules.ts';
import { findTerms } from './terms/terms.queries.ts';

interface Customer {
  readonly language: OrderRow['language'];
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly otherPhones: string[];
  readonly email: string | null;
  readonly enquiryId: string | null;
}

interface Selling extends Customer {
  readonly terms: {
    readonly lines: readonly SnapshotLine[];
    readonly travelsOn: CalendarDate | undefined;
    readonly total: number;
    readonly plan: readonly Due[];
  };
  readonly validUntil: CalendarDate;
  readonly seats?: (SoldSeats & { readonly heldFor: SeatsFor }) | undefined;
  readonly happened: 'quoted' | 'booked';
  /** Absent: a new one. */
  readonly named?: NewReference;
}

/**
 * Makes an order that can be accepted, and holds the seats that it sells. Whoever sells anything does it here.
 * @returns its row, and until when its seats are held; null without seats.
 * @throws Failure conflict `bookings.full` with what is left, or `bookings.closed`.
 */
export async function sellTerms(
  context: CommandContext,
  { terms, validUntil, seats, happened, ...customer }: Selling,
): Promise<{ readonly row: OrderRow; readonly until: Date | null }> {
  const { lines, travelsOn, total, plan } = terms;
  const named = customer.named ?? (await newReference(context));
  const id = crypto.randomUUID();
  const detail = { total, ...(seats === undefined ? {} : { seats: seatsOf(seats.party) }) };
  // All are sent together, in this order.
  const [row, , , until] = await Promise.all([
    insertOrder(context, { ...customer, ...named, id, state: 'quoted', current: 1, validUntil }),
    insertVersion(context, { orderId: id, number: 1, reason: '', travelsOn, lines, plan }),
    noteEvent(context, id, happened, detail),
    seats === undefined ? null : seatParty(context, id, seats, seats.heldFor),
  ]);
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
 * @returns its row, its total in poisha, and until when its seats are held; null without seats.
 * @throws Failure invalid for terms that can't be sold; conflict `bookings.full` with what is left.
 */
export async function quoteTerms(
  context: CommandContext,
  { terms: asked, validUntil, tells = true, ...customer }: Quoted,
): Promise<{ readonly row: OrderRow; readonly total: number; readonly until: Date | null }> {
  const { tx, now } = context;
  const today = dhakaDate(now);
  const sales = await findSales(tx);
  const { seats, ...terms } = await findTerms(tx, asked, { today, sales });
  const usual = addDays(today, sales.quoteDays);
  const lastDay = validUntil ?? (seats !== undefined && seats.cutOff < usual ? seats.cutOff : usual);
  const { row, until } = await sellTerms(context, {
    ...customer,
    terms,
    validUntil: lastDay,
    happened: 'quoted',
    seats: seats && { ...seats, heldFor: await heldForQuote(context, seats.cutOff, lastDay) },
  });
  if (tells) {
    await queueOrderLetter(context, row, { kind: 'quote', until });
  }
  return { row, total: terms.total, until };
}
