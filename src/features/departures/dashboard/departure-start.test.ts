import { expect, test } from 'vitest';
import { officeDeparture } from '../departures.contract.ts';
import { meetingOf, putOn, startOf } from './departure-start.ts';
import { parseAddress } from './plan-address.ts';

const today = '2027-01-01';
const before = officeDeparture.parse({
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  departsOn: '2027-01-14',
  returnsOn: '2027-01-17',
  cutOff: '2027-01-11',
  state: 'open',
  left: 18,
  band: 'regular',
  prices: { adult: 1, childWithBed: 1, childWithoutBed: 1, infant: 0, singleSupplement: 0 },
  key: '2027-01-14',
  package: {
    id: 'a1b2c3d4-0000-4000-8000-000000000002',
    slug: 'to-the-sea',
    title: { en: 'To the sea', bn: null },
    market: 'domestic',
  },
  seats: 20,
  keptBack: 2,
  held: 0,
  booked: 0,
  note: { en: 'Victory Day' },
  leastToRun: null,
  decidedOn: null,
  decision: null,
  meeting: { place: { en: 'Arambagh counter' }, time: '21:30' },
  meetingBack: null,
  version: 1,
});

test('what was typed stays on top of what somebody else saved meanwhile', () => {
  const typed = { ...startOf(before, today), keptBack: 5, note: {} };
  const now = { ...before, seats: 24, keptBack: 3, cutOff: '2027-01-09', version: 2 };
  expect(putOn(typed, before, now, today)).toEqual({
    ...startOf(before, today),
    seats: 24,
    cutOff: '2027-01-09',
    keptBack: 5,
    note: {},
  });
});

test('a meeting is sent as it was read, and none when its fields are empty', () => {
  const { meeting, meetingBack } = startOf(before, today);
  expect(meetingOf(meeting)).toMatchObject({ place: { en: 'Arambagh counter' }, time: '21:30' });
  expect(meetingOf(meetingBack)).toBeNull();
});

test('a new departure begins in a month, and comes back after it has left', () => {
  expect(startOf(undefined, today)).toMatchObject({
    departsOn: '2027-01-31',
    returnsOn: '2027-02-03',
    cutOff: '2027-01-24',
    keptBack: 0,
  });
});

test('wrong parameters of the plan are ignored', () => {
  const read = (query: string) => parseAddress(new URLSearchParams(query));
  expect(read('package=1&market=abroad&tab=old&month=2027-13&view=week')).toEqual({
    ...read(''),
    isList: false,
  });
  expect(read('market=domestic&tab=gone&month=2027-12&view=list')).toMatchObject({
    market: 'domestic',
    tab: 'gone',
    month: '2027-12',
    isList: true,
  });
});
