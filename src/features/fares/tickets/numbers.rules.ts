import { Failure } from '#platform/command/failure.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import type { NewTickets } from './tickets.contract.ts';
import { isOfAirlines, parseTicketNumber } from './tickets.rules.ts';

type Typed = NewTickets['tickets'];

const wordsOf = {
  digits: 'A ticket number has 13 digits, or 14 with its check digit.',
  check: 'The check digit is another one: a digit of the number is wrong.',
} as const;

/**
 * The numbers of tickets as they are kept.
 * @param mayHave which passengers can have one
 * @throws Failure invalid `fares.ticket`, naming each field; `fares.ticket-airline` for those of an airline that isn't in the option.
 */
export function parseNumbers(
  typed: Typed,
  segments: readonly { readonly airline: string }[],
  mayHave: ReadonlySet<number>,
) {
  const faults: { path: string; message: string }[] = [];
  const strangers: typeof faults = [];
  const read = typed.map((ticket, index) => {
    const found = parseTicketNumber(ticket.number);
    const at = `tickets.${index}`;
    const isFirst = typed.findIndex(({ passenger }) => passenger === ticket.passenger) === index;
    if (!(mayHave.has(ticket.passenger) && isFirst)) {
      faults.push({
        path: `${at}.passenger`,
        message: 'This passenger can have no ticket, or is there twice.',
      });
    }
    if (ticket.fare > largestAmount) {
      faults.push({ path: `${at}.fare`, message: 'The fare is too large.' });
    }
    if ('fault' in found) {
      faults.push({ path: `${at}.number`, message: wordsOf[found.fault] });
      return { ...ticket, number: '' };
    }
    if (typed.some((other, before) => before < index && sameNumber(other.number, found.number))) {
      faults.push({ path: `${at}.number`, message: 'This number is there twice.' });
    }
    if (!(ticket.otherAirline || isOfAirlines(found.number, segments))) {
      strangers.push({
        path: `${at}.number`,
        message: 'The first three digits are those of an airline that isn’t in the option.',
      });
    }
    return { ...ticket, number: found.number };
  });
  if (faults.length > 0) {
    throw new Failure('invalid', 'fares.ticket', 'Tickets are not right.', faults);
  }
  if (strangers.length > 0) {
    throw new Failure('invalid', 'fares.ticket-airline', 'A ticket is of another airline.', strangers);
  }
  return read;
}

function sameNumber(typed: string, number: string): boolean {
  const found = parseTicketNumber(typed);
  return 'number' in found && found.number === number;
}
