import type { PartyMisfit } from './party.contract.ts';
import {
  hasAdults,
  hasLaps,
  maxOfAKind,
  type Party,
  type PartyPart,
  partKeys,
  partyBy,
  partyParts,
} from './party-parts.rules.ts';

/** Why a party can't have these seats. */
export type PartyErrorCode = 'full' | 'too-few-seats' | PartyMisfit;

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
        childrenWithBed: Math.min(maxOfAKind, party.childrenWithBed + party.childrenWithoutBed),
        childrenWithoutBed: 0,
        singleRooms: 0,
      }
    : party;

/** The seats of a party: infants have none, a single room adds none. */
export const seatsOf = ({ adults, childrenWithBed, childrenWithoutBed }: Party): number =>
  adults + childrenWithBed + childrenWithoutBed;

/** The people of a party, infants included. */
export const peopleOf = (party: Party): number => seatsOf(party) + party.infants;

/** Why a party can't go in such a group, however many seats are left; most important first. */
export function misfitsOf(party: Party, groupMax: number): readonly PartyMisfit[] {
  const all: [PartyMisfit, boolean][] = [
    ['bigger-than-group', seatsOf(party) > groupMax],
    ['infants-without-lap', !hasLaps(party)],
    ['singles-without-adult', !hasAdults(party)],
  ];
  return all.filter(([, holds]) => holds).map(([misfit]) => misfit);
}

/** All reasons against the party's seats, most important first. */
export function errorsOf(
  party: Party,
  { seatsLeft, groupMax }: { readonly seatsLeft: number; readonly groupMax: number },
): readonly PartyErrorCode[] {
  const seats = seatsOf(party);
  const misfits = misfitsOf(party, groupMax);
  if (seatsLeft <= 0) {
    return ['full', ...misfits];
  }
  return seats > seatsLeft && seats <= groupMax ? ['too-few-seats', ...misfits] : misfits;
}
