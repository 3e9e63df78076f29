import type { Prices } from '#features/departures/departures.contract.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { type Party, type PartyPart, partKeys, partyParts } from '../party/party-parts.rules.ts';

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

/** The price per person of each part, poisha. */
export const pricesOf = (band: Prices): Readonly<Record<PartyPart, number>> => ({
  adults: band.adult,
  childbed: band.childWithBed,
  childnobed: band.childWithoutBed,
  infants: band.infant,
  single: band.singleSupplement,
});

/** A party's price for a departure of the band, by line; parts without people have none. */
export function quote(band: Prices, party: Party): Quote {
  const prices = pricesOf(band);
  const lines = partyParts
    .map((part) => ({ part, count: party[partKeys[part]], each: prices[part] }))
    .filter(({ count }) => count > 0)
    .map((line) => ({ ...line, amount: line.each * line.count }));
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Parses a typed number; Bangla digits, commas and the taka sign are allowed. Undefined when other words stand with it. */
export function numberIn(text: string): number | undefined {
  const plain = westernDigits(text).replace(/[\s,৳]/g, '');
  return /^\d+$/.test(plain) ? Number(plain) : undefined;
}
