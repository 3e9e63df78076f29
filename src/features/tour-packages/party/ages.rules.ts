import { partyFor } from './party.rules.ts';
import { maxOfAKind, type Party } from './party-parts.rules.ts';

/** Ages that an address can name, in whole years; who is older counts with the adults. */
export const oldestChild = 17;
/** So many children have their ages in an address. */
export const maxAges = 8;
/** Who searches without saying how many. */
export const usualAdults = 2;

/** From this age on a child has a bed of its own, unless the family chooses otherwise on the package's page. */
const bedFrom = 6;
/** Whoever is younger sits on a lap in the filter of a list, which knows no package's own rule. */
const lapUnder = 2;

/** Who travels as people say it: adults, and the ages of the children. */
export interface Family {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** How a trip counts children. */
export interface CountedBy {
  readonly childPolicy: { readonly infantUnder: number; readonly childUnder: number };
  readonly nights: number;
}

/** The people of a family. */
export const peopleIn = ({ adults, ages }: Family): number => adults + ages.length;

/** The seats that a family surely wants, before a package is chosen. */
export const seatsFor = ({ adults, ages }: Family): number =>
  adults + ages.filter((age) => age >= lapUnder).length;

/** The ages that a trip counts as children, neither on a lap nor at the price of adults. */
export const childAges = (ages: readonly number[], { childPolicy }: CountedBy): readonly number[] =>
  ages.filter((age) => age >= childPolicy.infantUnder && age < childPolicy.childUnder);

/** The party that a family is on such a trip: its ages say who has a seat, a bed and which price. */
export function partyOfFamily({ adults, ages }: Family, trip: CountedBy): Party {
  const { infantUnder, childUnder } = trip.childPolicy;
  const children = childAges(ages, trip);
  const withBed = children.filter((age) => age >= bedFrom).length;
  const party = {
    adults: Math.min(maxOfAKind, adults + ages.filter((age) => age >= childUnder).length),
    childrenWithBed: withBed,
    childrenWithoutBed: children.length - withBed,
    infants: ages.filter((age) => age < infantUnder).length,
    singleRooms: 0,
  };
  return partyFor(party, trip.nights);
}
