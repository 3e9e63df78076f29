import { expect, it } from 'vitest';
import { tripOf } from './trip.rules.ts';

const id = '6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11';

it('the day of travel and the party are known for each kind of enquiry, children and infants included', () => {
  expect(tripOf({ kind: 'contact', topic: 'general' })).toEqual({ travelOn: null, travellers: null });
  expect(tripOf({ kind: 'contact', topic: 'visa', travelOn: '2027-02-12', travellers: 3 })).toEqual({
    travelOn: '2027-02-12',
    travellers: 3,
  });
  expect(
    tripOf({
      kind: 'package',
      documentId: id,
      slug: 'coxs-bazar',
      market: 'domestic',
      title: 'Cox’s Bazar',
      departure: { key: 'd', departsOn: '2027-01-14', returnsOn: '2027-01-17', seatsLeft: 20 },
      // A single room is no person.
      party: { adults: 2, childbed: 1, childnobed: 1, infants: 1, single: 1 },
      problems: [],
    }),
  ).toEqual({ travelOn: '2027-01-14', travellers: 5 });
});
