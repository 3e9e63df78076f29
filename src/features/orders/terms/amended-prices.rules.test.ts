import { describe, expect, test } from 'vitest';
import type { PartyPart } from '#features/tour-packages/party/party-parts.rules.ts';
import { type PlacedLine, repriced } from './amended-prices.rules.ts';
import type { TaxedLine } from './package-lines.rules.ts';

const nobody = { adults: 0, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

/** A line as orders stored it before lines said whom they are for. */
const older = (was: number, quantity: number, unit: number): PlacedLine => ({
  was,
  line: {
    charge: 'own',
    quantity,
    unit,
    vatRate: 0,
    vatAdded: false,
    textEn: 'To the sea',
    textBn: null,
    refund: { ladder: [] },
    source: { kind: 'package' },
    spent: 0,
    stage: null,
  },
});

const offer = (part: PartyPart, quantity: number, unit: number): TaxedLine => ({
  charge: 'own',
  quantity,
  unit,
  vatRate: 0,
  vatAdded: false,
  text: { en: 'To the sea' },
  refund: { ladder: [] },
  source: { kind: 'package', part },
});

const sums = (lines: readonly { readonly quantity: number; readonly unit: number }[]) =>
  lines.map(({ quantity, unit }) => [quantity, unit]);

describe('older lines of a tour, which don’t say whom they are for,', () => {
  const offered = [offer('adults', 3, 1_400), offer('childbed', 1, 1_000)];
  const wanted = { ...nobody, adults: 3, childrenWithBed: 1 };

  test('are read in the order in which they were sold', () => {
    const booked = { ...nobody, adults: 2, singleRooms: 1 };
    expect(sums(repriced([older(0, 2, 1_250), older(1, 1, 450)], { booked, wanted }, offered))).toEqual([
      [2, 1_250],
      [1, 1_400],
      [1, 1_000],
    ]);
  });

  test('are sold anew when they don’t add up to the party', () => {
    const booked = { ...nobody, adults: 2 };
    const rewritten = [older(0, 1, 1_250), older(1, 1, 1_300)];
    expect(sums(repriced(rewritten, { booked, wanted }, offered))).toEqual([
      [3, 1_400],
      [1, 1_000],
    ]);
  });
});
