import { m } from '#messages/messages.js';
import type { PassengerFare, TypedSegment } from '../fares.contract.ts';
import type { NewTickets, Ticketing } from '../tickets/tickets.contract.ts';
import { isOfAirlines, readTicketNumber, ticketWords } from '../tickets/tickets.rules.ts';

/** A passenger's ticket while it is typed. */
export interface TypedTicket {
  readonly number: string;
  /** Poisha. */
  readonly fare: number | undefined;
  /** Another airline than those of the option has issued it. */
  readonly otherAirline: boolean;
}

/** Booking and tickets while they are typed; tickets in the order of the passengers. */
export interface TypedTickets {
  readonly pnr: string;
  readonly issuedBy: string;
  readonly tickets: readonly TypedTicket[];
}

type Passenger = Ticketing['passengers'][number];

/** The ticket that counts for a passenger. */
export const validTicket = ({ tickets }: Pick<Passenger, 'tickets'>) =>
  tickets.find(({ state }) => state === 'issued');

/** How many tickets count no more: with another number of them the form is a new one. */
export const endedTickets = ({ passengers }: Ticketing): number =>
  passengers.flatMap(({ tickets }) => tickets).filter(({ state }) => state !== 'issued').length;

/** The ticket of a passenger who has given it back, and flies no more. */
export const givenTicket = ({ tickets }: Pick<Passenger, 'tickets'>) =>
  tickets.find(({ state }) => state === 'void' || state === 'refunded');

/** What is noted so far; a fare that isn't known yet is the one that was offered. */
export const ticketsBefore = (
  { pnr, issuedBy, passengers }: Ticketing,
  fares: readonly PassengerFare[],
  segments: readonly TypedSegment[],
): TypedTickets => ({
  pnr: pnr ?? '',
  issuedBy: issuedBy ?? '',
  tickets: passengers.map((passenger) => {
    const known = validTicket(passenger);
    const offered = fares.find(({ kind }) => kind === passenger.kind);
    return {
      number: known === undefined ? '' : ticketWords(known.number),
      fare: known?.fare ?? (offered === undefined ? undefined : offered.base + offered.taxes),
      otherAirline: known !== undefined && !isOfAirlines(known.number, segments),
    };
  }),
});

/** What is wrong with a ticket number; nothing while the field is empty. */
function numberFault(
  { tickets }: TypedTickets,
  index: number,
  segments: readonly TypedSegment[],
): string | undefined {
  const typed = tickets[index];
  if (typed === undefined || typed.number.trim() === '') {
    return;
  }
  const read = readTicketNumber(typed.number);
  if ('fault' in read) {
    return read.fault === 'digits' ? m.office_fare_ticket_digits() : m.office_fare_ticket_check();
  }
  const isTwice = tickets.some((other, at) => {
    const found = at < index ? readTicketNumber(other.number) : undefined;
    return found !== undefined && 'number' in found && found.number === read.number;
  });
  if (isTwice) {
    return m.office_fare_ticket_twice();
  }
  return typed.otherAirline || isOfAirlines(read.number, segments)
    ? undefined
    : m.office_fare_ticket_stranger();
}

/** Whether a number is whole and of an airline that isn't in the option. */
export function isStranger(typed: string, segments: readonly TypedSegment[]): boolean {
  const read = readTicketNumber(typed);
  return 'number' in read && !isOfAirlines(read.number, segments);
}

/** What is wrong, by field: `pnr`, `<passenger>.number` or `<passenger>.fare`. */
export function ticketFaults(
  typed: TypedTickets,
  segments: readonly TypedSegment[],
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (!/^[A-Z\d]{6}$/i.test(typed.pnr.trim())) {
    faults.pnr = m.office_fare_pnr_wrong();
  }
  for (const [index, { number, fare }] of typed.tickets.entries()) {
    const fault = numberFault(typed, index, segments);
    if (fault !== undefined) {
      faults[`${index}.number`] = fault;
    }
    if (number.trim() !== '' && fare === undefined) {
      faults[`${index}.fare`] = m.office_order_sum_empty();
    }
  }
  return faults;
}

/** The tickets as the API takes them: of those passengers whose number is written. */
export const ticketsRequestOf = (typed: TypedTickets, key: string): NewTickets => ({
  pnr: typed.pnr.trim().toUpperCase(),
  key,
  issuedBy: typed.issuedBy.trim() === '' ? null : typed.issuedBy.trim(),
  tickets: typed.tickets.flatMap(({ number, fare = 0, otherAirline }, passenger) =>
    number.trim() === '' ? [] : [{ passenger, number: number.trim(), fare, otherAirline }],
  ),
});
