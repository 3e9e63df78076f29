import { holdSeats } from '#features/departures/seats/seats.commands.ts';
import { insertBooked } from '#features/orders/booked/booked.commands.ts';
import { seatsOf } from '#features/orders/booked/booked.rules.ts';
import { insertOrder, insertVersion, noteEvent } from '#features/orders/made/made.commands.ts';
import { planOf } from '#features/orders/plan/plan.rules.ts';
import type { SoldPackage } from '#features/orders/sold-package/sold-package.queries.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import type { NewBooking, Party } from '../bookings.contract.ts';

interface HeldFor {
  readonly departureId: string;
  readonly party: Party;
  readonly language: Language;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string | null;
  readonly replyBy: NewBooking['contact']['reply'];
  /** By `visitorOf`. */
  readonly visitor: string;
  /** For how long the seats are held. */
  readonly minutes: number;
  /** For the first party of the waiting list. */
  readonly isOffer?: boolean;
  readonly enquiryId?: string | undefined;
}

/**
 * Holds seats and makes the quoted order that they are for.
 * @throws Failure conflict `bookings.full` with what is left, or `bookings.closed`.
 */
export async function holdOrder(context: CommandContext, sold: SoldPackage, held: HeldFor) {
  const { tx, now } = context;
  const { departureId, party, language, name, phone, email, replyBy, visitor } = held;
  const today = dhakaDate(now);
  const sales = await findSales(tx);
  const seats = seatsOf(party);
  const lastDay = addDays(today, sales.quoteDays);
  const row = await insertOrder(context, {
    ...{ state: 'quoted', language, name, phone, email, enquiryId: held.enquiryId ?? null, current: 1 },
    validUntil: lastDay < sold.cutOff ? lastDay : sold.cutOff,
  });
  const plan = planOf(sold.total, today, sold.departsOn, sales);
  await insertVersion(context, {
    ...{ orderId: row.id, number: 1, reason: '', travelsOn: sold.departsOn, plan },
    lines: sold.lines,
  });
  await insertBooked(tx, { orderId: row.id, departureId, ...party, replyBy, visitor, madeAt: now });
  await noteEvent(context, row.id, 'booked', { total: sold.total, seats });
  // The seats last: whoever wants the same ones waits from here until the commit.
  const until = await holdSeats(context, {
    ...{ orderId: row.id, departureId, seats, minutes: held.minutes, isOffer: held.isOffer ?? false },
  });
  context.log({
    subjectKind: 'order',
    subjectId: row.id,
    difference: { reference: row.reference, total: sold.total, seats },
  });
  return { row, plan, until };
}
