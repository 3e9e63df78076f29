import { mostOfAKind, type Party, type PartyPart, partKeys, partyBy, partyParts } from './party.contract.ts';

/** Why a party can't have these seats. */
export type PartyProblem =
  | 'full'
  | 'too-few-seats'
  | 'bigger-than-group'
  | 'infants-without-lap'
  | 'singles-without-adult';

/** The party in a row that has more. */
export const partyOf = (row: Party): Party => partyBy((part) => row[partKeys[part]]);

const dayParts = ['adults', 'childbed', 'infants'] as const;

/** The parts of a party on a trip of so many nights in a bed: without one, a child is a child and nobody has a room. */
export const partsFor = (nights: number): readonly PartyPart[] => (nights === 0 ? dayParts : partyParts);

/** A party as such a trip counts it, whatever a link from another trip says. */
export const partyFor = (party: Party, nights: number): Party =>
  nights === 0
    ? {
        ...party,
        childrenWithBed: Math.min(mostOfAKind, party.childrenWithBed + party.childrenWithoutBed),
        childrenWithoutBed: 0,
        singleRooms: 0,
      }
    : party;

/** The seats of a party: infants have none, a single room adds none. */
export const seatsOf = ({ adults, childrenWithBed, childrenWithoutBed }: Party): number =>
  adults + childrenWithBed + childrenWithoutBed;

/** The people of a party, infants included. */
export const peopleOf = (party: Party): number => seatsOf(party) + party.infants;

/** All reasons against the party's seats, most important first. */
export function problemsOf(
  party: Party,
  limits: { readonly seatsLeft: number; readonly groupMax: number },
): readonly PartyProblem[] {
  const seats = seatsOf(party);
  const problems: [PartyProblem, boolean][] = [
    ['full', limits.seatsLeft <= 0],
    ['bigger-than-group', seats > limits.groupMax],
    ['too-few-seats', limits.seatsLeft > 0 && seats > limits.seatsLeft && seats <= limits.groupMax],
    ['infants-without-lap', party.infants > party.adults],
    ['singles-without-adult', party.singleRooms > party.adults],
  ];
  return problems.filter(([, holds]) => holds).map(([problem]) => problem);
}
