import type { RequestSpec } from '#dashboard/form/request-check.ts';
import { m } from '#messages/messages.js';
import type { PassengerFare, TypedSegment } from '../fares.contract.ts';
import { newTickets, type Ticketing } from '../tickets/tickets.contract.ts';
import { formatTicketNumber, isOfAirlines, parseTicketNumber } from '../tickets/tickets.rules.ts';

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
      number: known === undefined ? '' : formatTicketNumber(known.number),
      fare: known?.fare ?? (offered === undefined ? undefined : offered.base + offered.taxes),
      otherAirline: known !== undefined && !isOfAirlines(known.number, segments),
    };
  }),
});

/** What is wrong with a ticket number; nothing while the field is empty. */
function numberError(
  { tickets }: TypedTickets,
  index: number,
  segments: readonly TypedSegment[],
): string | undefined {
  const typed = tickets[index];
  if (typed === undefined || typed.number.trim() === '') {
    return;
  }
  const read = parseTicketNumber(typed.number);
  if ('fault' in read) {
    return read.fault === 'digits' ? m.office_fare_ticket_digits() : m.office_fare_ticket_check();
  }
  const isTwice = tickets.some((other, at) => {
    const found = at < index ? parseTicketNumber(other.number) : undefined;
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
  const read = parseTicketNumber(typed);
  return 'number' in read && !isOfAirlines(read.number, segments);
}

const written = ({ tickets }: TypedTickets) => tickets.filter(({ number }) => number.trim() !== '');

/** How tickets are sent: those of passengers whose number is written. */
export const ticketsRequest = (
  segments: readonly TypedSegment[],
): RequestSpec<TypedTickets, typeof newTickets> => ({
  schema: newTickets,
  request: (typed, key) => ({
    ...typed,
    tickets: written(typed).map((ticket) => ({ ...ticket, passenger: typed.tickets.indexOf(ticket) })),
    key,
  }),
  words: { pnr: m.office_fare_pnr_wrong, 'tickets.*.fare': m.office_order_sum_empty },
  check: (typed) =>
    Object.fromEntries(
      typed.tickets.flatMap((_, index) => {
        const fault = numberError(typed, index, segments);
        return fault === undefined ? [] : [[`tickets.${index}.number`, fault]];
      }),
    ),
  fieldOf: (path, typed) => {
    const [list, index, name] = path.split('.');
    const ticket = list === 'tickets' ? written(typed)[Number(index)] : undefined;
    return ticket === undefined ? path : `tickets.${typed.tickets.indexOf(ticket)}.${name}`;
  },
});
