import { expect, test } from 'vitest';
import { quote } from '#features/tour-packages/price/price.rules.ts';
import { packageSnapshot } from './package-lines.rules.ts';

const band = { adult: 2_500_00, childWithBed: 1_900_00, childWithoutBed: 0, infant: 0, singleSupplement: 0 };
const party = { adults: 1, childrenWithBed: 1, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

const texts = (nights: number) =>
  packageSnapshot({
    titles: { en: 'Old Dhaka', bn: 'পুরান ঢাকা' },
    nights,
    departsOn: '2027-01-09',
    quote: quote(band, party),
    ladder: [],
    source: { kind: 'package' },
  }).map(({ text }) => text);

test('an order of a day trip has children and not children with beds', () => {
  expect(texts(0)[1]).toEqual({
    en: 'Old Dhaka, Sat, 9 Jan 2027, Child',
    bn: 'পুরান ঢাকা, শনিবার, ৯ জানুয়ারি ২০২৭, শিশু',
  });
  expect(texts(1)[1]?.en).toBe('Old Dhaka, Sat, 9 Jan 2027, Child with bed');
});
