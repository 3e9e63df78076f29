import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceBand } from '../tour-packages.contract.ts';
import { type Party, packageChoice, partyParts } from './price.contract.ts';
import { numberIn, partsFor, partyFor, problemsOf, quote, seatsOf } from './price.rules.ts';

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
  childbed: 0,
  childnobed: 0,
  infants: 0,
  single: 0,
  ...parts,
});

const room = { seatsLeft: 10, groupMax: 24 };

describe('the price of a party', () => {
  it('is each person times their price, in poisha', () => {
    const { lines, total } = quote(band, party({ childbed: 1 }));
    expect(lines.map(({ part, count, amount }) => [part, count, amount])).toEqual([
      ['adults', 2, 25_000_00],
      ['childbed', 1, 9_800_00],
    ]);
    expect(total).toBe(34_800_00);
  });
  it('tells a child with a bed from one without', () => {
    expect(quote(band, party({ adults: 1, childbed: 1, childnobed: 1 })).total).toBe(29_200_00);
  });
  it('adds infants and rooms alone', () => {
    expect(quote(band, party({ infants: 1, single: 1 })).total).toBe(30_000_00);
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
      childbed: some,
      childnobed: some,
      infants: some,
      single: some,
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
        expect(lines).toHaveLength(partyParts.filter((part) => who[part] > 0).length);
      }),
    );
  });
});

describe('a trip without a night', () => {
  it('has one price for children, and no rooms', () => {
    expect(partsFor(0)).toEqual(['adults', 'childbed', 'infants']);
    expect(partsFor(1)).toEqual(partyParts);
  });
  it('counts children with and without a bed as children, and nobody’s room', () => {
    const withBeds = party({ childbed: 1, childnobed: 2, infants: 1, single: 1 });
    expect(partyFor(withBeds, 0)).toEqual(party({ childbed: 3, infants: 1 }));
    expect(partyFor(withBeds, 2)).toEqual(withBeds);
  });
});

describe('the seats of a party', () => {
  it('are those of adults and children: infants sit on a lap', () => {
    expect(seatsOf(party({ childbed: 1, childnobed: 2, infants: 2, single: 1 }))).toBe(5);
  });
});

describe('a party', () => {
  it('can go when there are seats for it', () => {
    expect(problemsOf(party({ adults: 10 }), room)).toEqual([]);
  });
  it('cannot go when fewer seats are left', () => {
    expect(problemsOf(party({ adults: 9, childnobed: 2 }), room)).toEqual(['too-few-seats']);
  });
  it('can only wait when the departure is full', () => {
    expect(problemsOf(party({}), { ...room, seatsLeft: 0 })).toEqual(['full']);
  });
  it('bigger than the group is a journey of its own', () => {
    expect(problemsOf(party({ adults: 25 }), { seatsLeft: 24, groupMax: 24 })).toEqual(['bigger-than-group']);
  });
  it('has a lap for every infant', () => {
    expect(problemsOf(party({ adults: 1, infants: 2 }), room)).toEqual(['infants-without-lap']);
    expect(problemsOf(party({ infants: 2 }), room)).toEqual([]);
  });
  it('has an adult for every room alone', () => {
    expect(problemsOf(party({ adults: 1, single: 2 }), room)).toEqual(['singles-without-adult']);
  });
});

describe('the choice in the address', () => {
  const read = (search: string) => packageChoice.parse(new URLSearchParams(search));

  it('is two adults when nothing is said, and then is not written', () => {
    expect(read('')).toMatchObject({ ok: true, canonical: '', value: { adults: 2, infants: 0 } });
    expect(read('adults=2&childbed=0')).toMatchObject({ canonical: '' });
  });
  it('keeps a departure and a party', () => {
    expect(read('infants=1&adults=৩&departure=d4')).toMatchObject({
      ok: true,
      canonical: '?departure=d4&adults=3&infants=1',
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
  });
});
