import { otherwise, type Query, query, text, wholeNumber } from '#platform/http/query.ts';
import { maxOfAKind, type Party, partsBy, partsOf, partyBy, partyFrom } from '../party/party-parts.rules.ts';

const people = wholeNumber({ min: 0, max: maxOfAKind });

const parameters = query({
  /** The key of a departure. A past or unknown one is ignored, since links age. */
  departure: text(60),
  ...partsBy(() => otherwise(people, 0)),
  adults: otherwise(wholeNumber({ min: 1, max: maxOfAKind }), 2),
});

/** What a visitor chose on a package's page. */
export interface PackageChoice {
  readonly departure: string | undefined;
  readonly party: Party;
}

/** A visitor's choices on a package's page, held in the URL. */
export const packageChoice: Query<PackageChoice> = {
  href: ({ departure, party }) => parameters.href({ departure, ...partsOf(party) }),
  parse: (search) => {
    const parsed = parameters.parse(search);
    if (!parsed.ok) {
      return parsed;
    }
    const { canonical, value } = parsed;
    const { departure } = value;
    return { ok: true, canonical, value: { departure, party: partyFrom(value) } };
  },
};

/** The choices before anything is chosen. */
export const nothingChosen: PackageChoice = {
  departure: undefined,
  party: partyBy((part) => (part === 'adults' ? 2 : 0)),
};
