import { describe, expect, it } from 'vitest';
import { errorsOf, partsFor, partyFor, peopleOf, seatsOf } from './party.rules.ts';
import { type Party, partsOf, partyFrom, partyParts } from './party-parts.rules.ts';

const party = (parts: Partial<Party>): Party => ({
  adults: 2,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
  ...parts,
});

const room = { seatsLeft: 10, groupMax: 24 };

describe('the parts of a party', () => {
  it('are each another number, and lead back to it', () => {
    const all = { adults: 5, childrenWithBed: 4, childrenWithoutBed: 3, infants: 2, singleRooms: 1 };
    expect(partsOf(all)).toEqual({ adults: 5, childbed: 4, childnobed: 3, infants: 2, single: 1 });
    expect(partyFrom(partsOf(all))).toEqual(all);
  });
});

describe('a trip without a night', () => {
  it('has one price for children, and no rooms', () => {
    expect(partsFor(0)).toEqual(['adults', 'childbed', 'infants']);
    expect(partsFor(1)).toEqual(partyParts);
  });
  it('counts children with and without a bed as children, and nobody’s room', () => {
    const withBeds = party({ childrenWithBed: 1, childrenWithoutBed: 2, infants: 1, singleRooms: 1 });
    expect(partyFor(withBeds, 0)).toEqual(party({ childrenWithBed: 3, infants: 1 }));
    expect(partyFor(withBeds, 2)).toEqual(withBeds);
  });
});

describe('the seats of a party', () => {
  it('are those of adults and children: infants sit on a lap', () => {
    expect(seatsOf(party({ childrenWithBed: 1, childrenWithoutBed: 2, infants: 2, singleRooms: 1 }))).toBe(5);
    expect(peopleOf(party({ childrenWithBed: 1, childrenWithoutBed: 2, infants: 2, singleRooms: 1 }))).toBe(
      7,
    );
  });
});

describe('a party', () => {
  it('can go when there are seats for it', () => {
    expect(errorsOf(party({ adults: 10 }), room)).toEqual([]);
  });
  it('cannot go when fewer seats are left', () => {
    expect(errorsOf(party({ adults: 9, childrenWithoutBed: 2 }), room)).toEqual(['too-few-seats']);
  });
  it('can only wait when the departure is full', () => {
    expect(errorsOf(party({}), { ...room, seatsLeft: 0 })).toEqual(['full']);
  });
  it('bigger than the group is a journey of its own', () => {
    expect(errorsOf(party({ adults: 25 }), { seatsLeft: 24, groupMax: 24 })).toEqual(['bigger-than-group']);
  });
  it('has a lap for every infant', () => {
    expect(errorsOf(party({ adults: 1, infants: 2 }), room)).toEqual(['infants-without-lap']);
    expect(errorsOf(party({ infants: 2 }), room)).toEqual([]);
  });
  it('has an adult for every room alone', () => {
    expect(errorsOf(party({ adults: 1, singleRooms: 2 }), room)).toEqual(['singles-without-adult']);
  });
});
