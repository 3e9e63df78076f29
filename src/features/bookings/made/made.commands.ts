import { createHash } from 'node:crypto';
import { holdSeats } from '#features/departures/seats/seats.commands.ts';
import { insertBooked } from '#features/orders/booked/booked.commands.ts';
import { seatsOf } from '#features/orders/booked/booked.rules.ts';
import { insertOrder, insertVersion, noteEvent } from '#features/orders/made/made.commands.ts';
import { planOf } from '#features/orders/plan/plan.rules.ts';
import { findPackageLines, type SoldPackage } from '#features/orders/sold-package/sold-package.queries.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import type { PartyProblem } from '#features/tour-packages/price/price.rules.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Language } from '#platform/language.ts';
import type { NewBooking, Party } from '../bookings.contract.ts';

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

/** @throws Failure conflict `bookings.closed`. */
export function refuseClosed({ isOpen }: SoldPackage): void {
  if (!isOpen) {
    throw new Failure('conflict', 'bookings.closed', 'Seats on this departure can not be booked any more.');
  }
}

/** @throws Failure invalid for a party that can't be booked. */
export function refuseParty({ problems }: SoldPackage): void {
  const wrong = problems.map((problem) => unseatable[problem]).find((each) => each !== undefined);
  if (wrong) {
    throw new Failure('invalid', 'bookings.party', wrong.message, [wrong]);
  }
}

/** What a client's address is kept as, for limits. */
export const visitorOf = (address: string): string =>
  createHash('sha256').update(`visitor ${address}`).digest('base64url');

/** The refusal of one more unpaid booking or waiting party. */
export const tooMany = (): Failure =>
  new Failure(
    'too-many',
    'bookings.too-many',
    'There are too many unpaid bookings. Pay for one of them, or call us.',
  );

type Asked = Pick<NewBooking, 'package' | 'departure' | 'party'>;
type Reading = Pick<CommandContext, 'tx' | 'now'>;

/**
 * What a party would buy on a departure at today's price, open or not.
 * @param asked the package by slug or id.
 * @throws Failure invalid when the package isn't published or has no such departure.
 */
export async function findOffered({ tx, now }: Reading, asked: Asked): Promise<SoldPackage> {
  const { package: of, departure, party } = asked;
  const { adults, childrenWithBed, childrenWithoutBed, infants, singleRooms } = party;
  const counted = {
    ...{ adults, childbed: childrenWithBed, childnobed: childrenWithoutBed, infants, single: singleRooms },
  };
  const sold = await findPackageLines(tx, { package: of, departure, party: counted }, dhakaDate(now));
  if (!sold) {
    const message = 'This package has no such departure.';
    throw new Failure('invalid', 'bookings.departure', message, [{ path: 'departure', message }]);
  }
  return sold;
}

/**
 * What a party buys on a departure, at today's price.
 * @throws Failure invalid with the field, or conflict `bookings.closed`, for what can't be booked.
 */
export async function findBookable(context: Reading, asked: Asked): Promise<SoldPackage> {
  const sold = await findOffered(context, asked);
  refuseClosed(sold);
  refuseParty(sold);
  return sold;
}

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
  // The seats first: who comes too late writes nothing.
  const holdFor = await holdSeats(context, {
    ...{ departureId, seats, minutes: held.minutes, isOffer: held.isOffer ?? false },
  });
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
  const until = await holdFor(row.id);
  await insertBooked(tx, { orderId: row.id, departureId, ...party, replyBy, visitor, madeAt: now });
  await noteEvent(context, row.id, 'booked', { total: sold.total, seats });
  context.log({
    subjectKind: 'order',
    subjectId: row.id,
    difference: { reference: row.reference, total: sold.total, seats },
  });
  return { row, plan, until };
}
