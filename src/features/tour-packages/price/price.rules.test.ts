import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Party, partKeys, partyParts } from '../party/party-parts.rules.ts';
import type { PriceBand } from '../tour-packages.contract.ts';
import { packageChoice } from './price.contract.ts';
import { numberIn, quote } from './price.rules.ts';

const band: PriceBand = {
  key: 'regular',
  adult: 12_500_00,
  childWithBed: 9_800_00,
  childWithoutBed: 6_900_00,
  infant: 500_00,
  singleSupplement: 4_500_00,
};

const party = (parts: Partial<Party>): Party => ({
  adults: 2,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
  ...parts,
});

describe('the price of a party', () => {
  it('is each person times their price, in poisha', () => {
    const { lines, total } = quote(band, party({ childrenWithBed: 1 }));
    expect(lines.map(({ part, count, amount }) => [part, count, amount])).toEqual([
      ['adults', 2, 25_000_00],
      ['childbed', 1, 9_800_00],
    ]);
    expect(total).toBe(34_800_00);
  });
  it('tells a child with a bed from one without', () => {
    expect(quote(band, party({ adults: 1, childrenWithBed: 1, childrenWithoutBed: 1 })).total).toBe(
      29_200_00,
    );
  });
  it('adds infants and rooms alone', () => {
    expect(quote(band, party({ infants: 1, singleRooms: 1 })).total).toBe(30_000_00);
  });
  it('shows an infant who travels free as a line of nothing', () => {
    const { lines, total } = quote({ ...band, infant: 0 }, party({ infants: 1 }));
    expect(lines.at(-1)).toEqual({ part: 'infants', count: 1, each: 0, amount: 0 });
    expect(total).toBe(25_000_00);
  });
  it('follows the band of the departure', () => {
    expect(quote({ ...band, adult: 15_500_00 }, party({})).total).toBe(31_000_00);
  });
  it('is the sum of its lines and whole poisha for every party and band', () => {
    const some = fc.integer({ min: 0, max: 40 });
    const amount = fc.integer({ min: 0, max: 100_000_000_00 });
    const anyParty = fc.record({
      adults: some,
      childrenWithBed: some,
      childrenWithoutBed: some,
      infants: some,
      singleRooms: some,
    });
    const anyBand = fc.record({
      key: fc.constant('any'),
      adult: amount,
      childWithBed: amount,
      childWithoutBed: amount,
      infant: amount,
      singleSupplement: amount,
    });
    fc.assert(
      fc.property(anyBand, anyParty, (prices, who) => {
        const { lines, total } = quote(prices, who);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(total).toBe(lines.reduce((sum, line) => sum + line.count * line.each, 0));
        expect(lines).toHaveLength(partyParts.filter((part) => who[partKeys[part]] > 0).length);
      }),
    );
  });
});

describe('the choice in the address', () => {
  const read = (search: string) => packageChoice.parse(new URLSearchParams(search));

  it('is two adults when nothing is said, and then is not written', () => {
    expect(read('')).toMatchObject({ ok: true, canonical: '', value: { party: { adults: 2, infants: 0 } } });
    expect(read('adults=2&childbed=0')).toMatchObject({ canonical: '' });
  });
  it('keeps a departure and a party', () => {
    expect(read('infants=1&adults=৩&departure=d4')).toMatchObject({
      ok: true,
      canonical: '?departure=d4&adults=3&infants=1',
      value: { departure: 'd4', party: { adults: 3, infants: 1 } },
    });
  });
  it('has names of its own for children and rooms', () => {
    expect(read('childbed=1&childnobed=2&single=1')).toEqual({
      ok: true,
      canonical: '?childbed=1&childnobed=2&single=1',
      value: {
        departure: undefined,
        party: party({ childrenWithBed: 1, childrenWithoutBed: 2, singleRooms: 1 }),
        ages: [],
      },
    });
  });
  it('names what is wrong', () => {
    expect(read('adults=0&single=two')).toMatchObject({
      ok: false,
      fields: [{ path: 'adults' }, { path: 'single' }],
    });
  });
});

describe('a number that is typed', () => {
  it('is read in either script, with commas and the taka sign', () => {
    expect(['৳1,20,000', '১২', ' 7 ', ''].map(numberIn)).toEqual([120000, 12, 7, undefined]);
    expect(['hotel, 14 nights', '-2', '2.5'].map(numberIn)).toEqual([undefined, undefined, undefined]);
  });
});
