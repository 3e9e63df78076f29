import { otherwise, query, text, wholeNumber } from '#platform/http/query.ts';

/** A larger party is quoted by staff. */
export const mostOfAKind = 40;

const people = { min: 0, max: mostOfAKind };

/** A visitor's choices on a package's page, held in the URL. */
export const packageChoice = query({
  /** The key of a departure. A past or unknown one is ignored, since links age. */
  departure: text(60),
  adults: otherwise(wholeNumber({ min: 1, max: mostOfAKind }), 2),
  childbed: otherwise(wholeNumber(people), 0),
  childnobed: otherwise(wholeNumber(people), 0),
  infants: otherwise(wholeNumber(people), 0),
  single: otherwise(wholeNumber(people), 0),
});

export type PackageChoice = Extract<ReturnType<typeof packageChoice.parse>, { ok: true }>['value'];

/** The choices before anything is chosen. */
export const nothingChosen: PackageChoice = {
  departure: undefined,
  adults: 2,
  childbed: 0,
  childnobed: 0,
  infants: 0,
  single: 0,
};

/** The priced parts of a party, in display order. */
export const partyParts = ['adults', 'childbed', 'childnobed', 'infants', 'single'] as const;
export type PartyPart = (typeof partyParts)[number];
export type Party = Readonly<Record<PartyPart, number>>;
