import { otherwise, query, text, wholeNumber } from '#platform/http/query.ts';

/** More than this is a group of its own, which is priced by hand. */
export const mostOfAKind = 40;

const people = { min: 0, max: mostOfAKind };

/** What a visitor has picked on a package's page; it lives in the address. */
export const packageChoice = query({
  /** The key of a departure. One that is over or unknown is passed over: links grow old. */
  departure: text(60),
  adults: otherwise(wholeNumber({ min: 1, max: mostOfAKind }), 2),
  childbed: otherwise(wholeNumber(people), 0),
  childnobed: otherwise(wholeNumber(people), 0),
  infants: otherwise(wholeNumber(people), 0),
  single: otherwise(wholeNumber(people), 0),
});

export type PackageChoice = Extract<ReturnType<typeof packageChoice.parse>, { ok: true }>['value'];

/** What a package's page shows before anything is chosen. */
export const nothingChosen: PackageChoice = {
  departure: undefined,
  adults: 2,
  childbed: 0,
  childnobed: 0,
  infants: 0,
  single: 0,
};

/** Who travels: the parts of a choice that cost something, in the order they are shown. */
export const partyParts = ['adults', 'childbed', 'childnobed', 'infants', 'single'] as const;
export type PartyPart = (typeof partyParts)[number];
export type Party = Readonly<Record<PartyPart, number>>;
