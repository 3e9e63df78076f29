import { isNamed } from '#features/travellers/passport-names.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';

/** What a traveller's seat was sold as. An infant has none. */
export const travellerKinds = ['adult', 'child-with-bed', 'child-without-bed', 'infant'] as const;
export type TravellerKind = (typeof travellerKinds)[number];

/** One traveller of a party: `adult-2` is the second adult. */
export const placeShape = /^(?:adult|child-with-bed|child-without-bed|infant)-[1-9]\d?$/;

interface Party {
  readonly adults: number;
  readonly childrenWithBed: number;
  readonly childrenWithoutBed: number;
  readonly infants: number;
}

export interface Place {
  readonly place: string;
  readonly kind: TravellerKind;
  /** Which of its kind, from 1. */
  readonly number: number;
}

/** Who a party has to name, adults first. */
export function placesOf(party: Party): Place[] {
  const counts: Readonly<Record<TravellerKind, number>> = {
    adult: party.adults,
    'child-with-bed': party.childrenWithBed,
    'child-without-bed': party.childrenWithoutBed,
    infant: party.infants,
  };
  return travellerKinds.flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, index) => ({
      place: `${kind}-${index + 1}`,
      kind,
      number: index + 1,
    })),
  );
}

/** Who of a list no longer travels when the party becomes another one: the last of their kind. */
export function leavingOf<Named extends Pick<Place, 'place'>>(list: readonly Named[], party: Party): Named[] {
  const staying = new Set(placesOf(party).map(({ place }) => place));
  return list.filter(({ place }) => staying.has(place));
}

/** The last day on which customers can fill in who travels. */
export const lastDayToFill = (departsOn: CalendarDate, untilDays: number): CalendarDate =>
  addDays(departsOn, -untilDays);

interface Known {
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly sex: string | null;
  readonly birthDate: string | null;
  readonly passportNumber: string | null;
  readonly expiresOn: string | null;
}

/** Whether all is known of a traveller that a ticket, a hotel and a border need. */
export function isComplete(known: Known, needsPassport: boolean): boolean {
  const { sex, birthDate, passportNumber, expiresOn } = known;
  const person = isNamed(known, needsPassport) && sex !== null && birthDate !== null;
  return person && (!needsPassport || (passportNumber !== null && expiresOn !== null));
}

/** The last two signs of a passport number; nothing of one that is too short to hide the rest. */
export const passportEnd = (number: string | null): string | null =>
  number === null ? null : number.length > 4 ? number.slice(-2) : '';
