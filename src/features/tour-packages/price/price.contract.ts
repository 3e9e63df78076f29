import { otherwise, type Query, query, text, wholeNumber, wholeNumbers } from '#platform/http/query.ts';
import { type CountedBy, maxAges, oldestChild, partyOfFamily, usualAdults } from '../party/ages.rules.ts';
import { partyFor } from '../party/party.rules.ts';
import { maxOfAKind, type Party, partsBy, partsOf, partyBy, partyFrom } from '../party/party-parts.rules.ts';

/** The ages of the children as addresses have them: one parameter for each child. */
export const ageParameter = wholeNumbers({ min: 0, max: oldestChild, most: maxAges });

const people = wholeNumber({ min: 0, max: maxOfAKind });

const parameters = query({
  /** The key of a departure. A past or unknown one is ignored, since links age. */
  departure: text(60),
  ...partsBy(() => otherwise(people, 0)),
  adults: otherwise(wholeNumber({ min: 1, max: maxOfAKind }), usualAdults),
  age: ageParameter,
});

/** What a visitor chose on a package's page. */
export interface PackageChoice {
  readonly departure: string | undefined;
  readonly party: Party;
  /** Ages of children from the search, until somebody has said who of them has a bed. */
  readonly ages: readonly number[];
}

/** A visitor's choices on a package's page, held in the URL. */
export const packageChoice: Query<PackageChoice> = {
  href: ({ departure, party, ages }) => {
    const { adults, singleRooms } = party;
    const parts = ages.length > 0 ? { ...nothingChosen.party, adults, singleRooms } : party;
    return parameters.href({ departure, ...partsOf(parts), age: ages });
  },
  parse: (search) => {
    const parsed = parameters.parse(search);
    if (!parsed.ok) {
      return parsed;
    }
    const { departure, age } = parsed.value;
    const party = partyFrom(parsed.value);
    const isCounted = party.childrenWithBed + party.childrenWithoutBed + party.infants > 0;
    const value = { departure, party, ages: isCounted ? [] : age };
    return { ok: true, canonical: packageChoice.href(value), value };
  },
};

/** The choices before anything is chosen. */
export const nothingChosen: PackageChoice = {
  departure: undefined,
  party: partyBy((part) => (part === 'adults' ? usualAdults : 0)),
  ages: [],
};

/** Who travels, as this trip counts them. */
export function chosenParty({ party, ages }: PackageChoice, trip: CountedBy): Party {
  if (ages.length === 0) {
    return partyFor(party, trip.nights);
  }
  const family = partyOfFamily({ adults: party.adults, ages }, trip);
  return partyFor({ ...family, singleRooms: party.singleRooms }, trip.nights);
}
