import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import { casePath } from '../visa-cases.rules.ts';

/** Moves of a passport: in from the customer, out to the centre, back from there, out to the customer. */
export const passportMoveKinds = ['received', 'sent', 'collected', 'handed-over'] as const;
export type PassportMove = (typeof passportMoveKinds)[number];

export const passportPlaces = ['customer', 'office', 'centre'] as const;
export type PassportPlace = (typeof passportPlaces)[number];

const leadsTo: Readonly<Record<PassportMove, PassportPlace>> = {
  received: 'office',
  sent: 'centre',
  collected: 'office',
  'handed-over': 'customer',
};

/** Where a passport is after its last move; with the customer before the first one. */
export const placeAfter = (last: PassportMove | undefined): PassportPlace =>
  last === undefined ? 'customer' : leadsTo[last];

const leave: Readonly<Record<PassportPlace, readonly PassportMove[]>> = {
  customer: ['received'],
  office: ['sent', 'handed-over'],
  // Some centres give it to the customer.
  centre: ['collected', 'handed-over'],
};

/** How a passport can be moved from where it is. */
export const passportMovesFrom = (place: PassportPlace): readonly PassportMove[] => leave[place];

/**
 * The usual next move of a passport: to the centre and back, and then to its holder; once the embassy has decided, to its
 * holder at once.
 */
export function usualMove(last: PassportMove | undefined, isDecided: boolean): PassportMove {
  switch (last) {
    case 'sent':
      return 'collected';
    case 'received':
      return isDecided ? 'handed-over' : 'sent';
    case 'collected':
      return 'handed-over';
    default:
      return 'received';
  }
}

/** The usual next move of a case's passports: of those that we have, else of those that are to come. */
export function nextMove(last: readonly (PassportMove | undefined)[], isDecided: boolean): PassportMove {
  const held = last.filter((move) => placeAfter(move) !== 'customer');
  const next = (held.length > 0 ? held : last).map((move) => usualMove(move, isDecided));
  return passportMoveKinds.findLast((move) => next.includes(move)) ?? 'received';
}

const days: Readonly<Record<Exclude<PassportMove, 'handed-over'>, number>> = {
  received: 7,
  sent: 21,
  collected: 7,
};

/** By when the next move is expected, unless staff name a day; null once it is handed over. */
export const usualDue = (move: PassportMove, today: CalendarDate): CalendarDate | null =>
  move === 'handed-over' ? null : addDays(today, days[move]);

/** Who is the other side of a move, unless staff name somebody: the customer, who has no part in the ways to and from the centre. */
export const usualPerson = (move: PassportMove, customer: string): string =>
  move === 'received' || move === 'handed-over' ? customer : '';

/** The number of a slip as it is printed: `P-000417`. */
export const slipNumber = (number: number): string => `P-${String(number).padStart(6, '0')}`;

/** The number in a printed one; undefined when it can't be one. */
export function parseSlipNumber(text: string): number | undefined {
  const digits = /^p-(\d{6,9})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The path of a slip to read and print, for whoever holds the case's link. Addresses are in lower case. */
export const slipPath = (of: { language: Language; token: string }, number: number): string =>
  `${casePath(of.language, of.token)}/slips/${slipNumber(number).toLowerCase()}`;
