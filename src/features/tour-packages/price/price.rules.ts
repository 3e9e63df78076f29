import type { Prices } from '#features/departures/departures.contract.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { mostOfAKind, type Party, type PartyPart, partyParts } from './price.contract.ts';

interface PriceLine {
  readonly part: PartyPart;
  readonly count: number;
  /** Poisha. */
  readonly each: number;
  readonly amount: number;
}

export interface Quote {
  readonly lines: readonly PriceLine[];
  /** Poisha. */
  readonly total: number;
}

/** Why a party can't have these seats. */
export type PartyProblem =
  | 'full'
  | 'too-few-seats'
  | 'bigger-than-group'
  | 'infants-without-lap'
  | 'singles-without-adult';

const dayParts = ['adults', 'childbed', 'infants'] as const;

/** The parts of a party on a trip of so many nights in a bed: without one, a child is a child and nobody has a room. */
export const partsFor = (nights: number): readonly PartyPart[] => (nights === 0 ? dayParts : partyParts);

/** A party as such a trip counts it, whatever a link from another trip says. */
export const partyFor = <Chosen extends Party>(party: Chosen, nights: number): Chosen =>
  nights === 0
    ? {
        ...party,
        childbed: Math.min(mostOfAKind, party.childbed + party.childnobed),
        childnobed: 0,
        single: 0,
      }
    : party;

/** The price per person of each part, poisha. */
export function pricesOf(band: Prices): Party {
  return {
    adults: band.adult,
    childbed: band.childWithBed,
    childnobed: band.childWithoutBed,
    infants: band.infant,
    single: band.singleSupplement,
  };
}

/** A party's price for a departure of the band, by line; parts without people have none. */
export function quote(band: Prices, party: Party): Quote {
  const prices = pricesOf(band);
  const lines = partyParts
    .filter((part) => party[part] > 0)
    .map((part) => ({
      part,
      count: party[part],
      each: prices[part],
      amount: prices[part] * party[part],
    }));
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The seats of a party: infants have none, a single room adds none. */
export function seatsOf(party: Party): number {
  return party.adults + party.childbed + party.childnobed;
}

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
    ['singles-without-adult', party.single > party.adults],
  ];
  return problems.filter(([, holds]) => holds).map(([problem]) => problem);
}

/** Parses a typed number; Bangla digits, commas and the taka sign are allowed. */
export function numberIn(text: string): number | undefined {
  const plain = westernDigits(text).replace(/[^0-9]/g, '');
  return plain === '' ? undefined : Number(plain);
}
