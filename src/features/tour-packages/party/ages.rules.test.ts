import { describe, expect, it } from 'vitest';
import { chosenParty, nothingChosen, packageChoice } from '../price/price.contract.ts';
import { partyOfFamily, peopleIn, seatsFor } from './ages.rules.ts';

const trip = { childPolicy: { infantUnder: 2, childUnder: 12 }, nights: 3 };
const family = { adults: 2, ages: [1, 5, 8, 14] };

describe('the ages of children', () => {
  it('say who has a lap, a bed and the price of adults, as the package counts', () => {
    expect(partyOfFamily(family, trip)).toEqual({
      adults: 3,
      childrenWithBed: 1,
      childrenWithoutBed: 1,
      infants: 1,
      singleRooms: 0,
    });
    const stricter = { ...trip, childPolicy: { infantUnder: 1, childUnder: 6 } };
    expect(partyOfFamily(family, stricter)).toMatchObject({
      adults: 4,
      childrenWithoutBed: 2,
      infants: 0,
    });
  });
  it('name no bed on a trip without a night', () => {
    expect(partyOfFamily(family, { ...trip, nights: 0 })).toMatchObject({
      childrenWithBed: 2,
      childrenWithoutBed: 0,
    });
  });
  it('count people and seats before a package is chosen', () => {
    expect(peopleIn(family)).toBe(6);
    expect(seatsFor(family)).toBe(5);
  });
});

describe('ages in an address', () => {
  const read = (search: string) => packageChoice.parse(new URLSearchParams(search));

  it('are kept for twins, too, and read in Bangla digits', () => {
    expect(read('age=৫&age=5&adults=1')).toMatchObject({
      ok: true,
      canonical: '?adults=1&age=5&age=5',
      value: { ages: [5, 5] },
    });
  });
  it('make the party of the package', () => {
    const choice = { ...nothingChosen, ages: [1, 5] };
    expect(chosenParty(choice, trip)).toMatchObject({ adults: 2, childrenWithoutBed: 1, infants: 1 });
  });
  it('give way to what somebody has chosen of beds', () => {
    expect(read('age=5&childbed=1')).toMatchObject({ canonical: '?childbed=1', value: { ages: [] } });
  });
  it('that no child has are named', () => {
    expect(read('age=18')).toMatchObject({ ok: false, fields: [{ path: 'age' }] });
    expect(read('age=1&age=1&age=1&age=1&age=1&age=1&age=1&age=1&age=1')).toMatchObject({ ok: false });
  });
});
