import { type AgeKind, type AgePolicy, kindOn } from '#features/travellers/ages.rules.ts';
import { isNamed } from '#features/travellers/passport-names.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';

/** What a traveller's seat was sold as. An infant has none. */
export const travellerKinds = ['adult', 'child-with-bed', 'child-without-bed', 'infant'] as const;
export type TravellerKind = (typeof travellerKinds)[number];

const ageKinds: Readonly<Record<TravellerKind, AgeKind>> = {
  adult: 'adult',
  'child-with-bed': 'child',
  'child-without-bed': 'child',
  infant: 'infant',
};

/** The age that a traveller's place was sold for. */
export const ageKindOf = (kind: TravellerKind): AgeKind => ageKinds[kind];

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
  return list.filter(({ place }) => !staying.has(place));
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

interface Aged {
  readonly kind: TravellerKind;
  readonly birthDate: CalendarDate | null;
}

/** When ages count, and as what. */
interface AgesOfTrip {
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
  readonly ages: AgePolicy;
}

/** As what somebody travels by their age; as booked where no birth date is known, or a child is a child anyway. */
function kindByAge({ kind, birthDate }: Aged, { departsOn, returnsOn, ages }: AgesOfTrip): TravellerKind {
  const byAge = birthDate === null ? ageKindOf(kind) : kindOn(birthDate, returnsOn, ages);
  if (byAge === ageKindOf(kind)) {
    return kind;
  }
  // On a trip without a night there are no beds; who was an adult had one, who was an infant hadn't.
  const isChildWithBed = kind === 'adult' || departsOn === returnsOn;
  return byAge === 'child' ? (isChildWithBed ? 'child-with-bed' : 'child-without-bed') : byAge;
}

/** Whether somebody isn't as old as what their place was sold for. */
export const isOtherAge = (aged: Aged, trip: AgesOfTrip): boolean => kindByAge(aged, trip) !== aged.kind;

/** The party as its travellers' ages have it; undefined when it was booked so. */
export function partyByAges<Of extends Party>(
  party: Of,
  travellers: readonly Aged[],
  trip: AgesOfTrip,
): Of | undefined {
  if (!travellers.some((each) => isOtherAge(each, trip))) {
    return undefined;
  }
  const kinds = travellers.map((each) => kindByAge(each, trip));
  const counted = (kind: TravellerKind) => kinds.filter((each) => each === kind).length;
  return {
    ...party,
    adults: counted('adult'),
    childrenWithBed: counted('child-with-bed'),
    childrenWithoutBed: counted('child-without-bed'),
    infants: counted('infant'),
  };
}

interface Stored {
  readonly place: string;
  readonly birthDate: CalendarDate | null;
}

/**
 * Where the travellers of a booking stand whose party may have changed since they were named. Who isn't as old as their place
 * goes to a free one of their age, or changes places with somebody who isn't either; whose place is gone takes a free one of their
 * age, else doesn't travel any more. Everybody else stays.
 * @param stored those of whom something is known.
 * @returns the stored place of whoever stands in each place.
 */
export function seatedIn(
  places: readonly Place[],
  stored: readonly Stored[],
  trip: AgesOfTrip,
): ReadonlyMap<string, string> {
  const seated = new Map<string, string>();
  const placeOf = (of: Stored) => places.find(({ place }) => place === of.place);
  const storedAt = ({ place }: Place) => stored.find((each) => each.place === place);
  const fits = ({ birthDate }: Stored, { kind }: Place) => !isOtherAge({ kind, birthDate }, trip);
  const freeFor = (of: Stored, isOpen: (place: Place) => boolean) =>
    of.birthDate === null
      ? undefined
      : places.find((each) => !seated.has(each.place) && fits(of, each) && isOpen(each));
  const here = stored.flatMap((of) => {
    const own = placeOf(of);
    return own === undefined ? [] : [{ of, own }];
  });
  for (const { of, own } of here.filter((each) => fits(each.of, each.own))) {
    seated.set(own.place, of.place);
  }
  for (const { of, own } of here.filter((each) => !fits(each.of, each.own))) {
    if (![...seated.values()].includes(of.place)) {
      const free = freeFor(of, (each) => {
        const other = storedAt(each);
        return other === undefined || fits(other, own);
      });
      const other = free && storedAt(free);
      seated.set((free ?? own).place, of.place);
      if (other !== undefined) {
        seated.set(own.place, other.place);
      }
    }
  }
  for (const of of stored.filter((each) => placeOf(each) === undefined)) {
    const free = freeFor(of, () => true);
    if (free !== undefined) {
      seated.set(free.place, of.place);
    }
  }
  return seated;
}
