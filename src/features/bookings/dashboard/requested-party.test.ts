import { expect, test } from 'vitest';
import { requestedParts, usualParty } from './requested-party.ts';

const dayTrip = { departsOn: '2027-01-09', returnsOn: '2027-01-09' };
const labels = (party: typeof usualParty, days: typeof dayTrip) =>
  requestedParts(party, days).map(({ label }) => label());

test('for a day trip the office asks for children and not for beds or rooms, but for those of an older booking', () => {
  expect(labels(usualParty, dayTrip)).toEqual(['Adult', 'Child', 'Infant']);
  expect(labels({ ...usualParty, childrenWithoutBed: 1 }, dayTrip)).toEqual([
    'Adult',
    'Child',
    'Infant',
    'Child, no bed',
  ]);
  expect(labels(usualParty, { ...dayTrip, returnsOn: '2027-01-11' })).toHaveLength(5);
});
