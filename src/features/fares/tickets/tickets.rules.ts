import { ticketPrefixOf } from '../paste/airlines.rules.ts';

/** What was wrong with a ticket number as it was typed. */
type TicketError = 'digits' | 'check';

/**
 * The 13 digits of a ticket number; hyphens, dots and spaces between them don't count. A fourteenth is its check digit: the
 * remainder modulo 7 of the ten digits behind the airline's, or of all thirteen, for airlines print either.
 */
export function parseTicketNumber(
  typed: string,
): { readonly number: string } | { readonly fault: TicketError } {
  const digits = typed.replaceAll(/[\s.\u2010-\u2015-]/g, '');
  if (!/^\d{13,14}$/.test(digits)) {
    return { fault: 'digits' };
  }
  const number = digits.slice(0, 13);
  const check = digits.slice(13);
  const remainders = [Number(number.slice(3)) % 7, Number(number) % 7];
  return check === '' || remainders.includes(Number(check)) ? { number } : { fault: 'check' };
}

/** A ticket number as it is printed: `997-2400000001`. */
export const formatTicketNumber = (number: string): string => `${number.slice(0, 3)}-${number.slice(3)}`;

/** Whether an airline of these flights can have issued a ticket: by its first three digits, where those of all are known. */
export function isOfAirlines(number: string, segments: readonly { readonly airline: string }[]): boolean {
  const prefixes = segments.map(({ airline }) => ticketPrefixOf(airline));
  return prefixes.some((prefix) => prefix === undefined || number.startsWith(prefix));
}
