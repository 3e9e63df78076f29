import { expect, test } from 'vitest';
import type { DepartureGroup } from '../group/group.contract.ts';
import {
  countHere,
  fits,
  isStale,
  partyToMark,
  type StoredCheckIn,
  stateOf,
  withMark,
  withoutPeople,
  withResults,
} from './marks.rules.ts';

const both = { en: '', bn: '' };
const somebody = (id: string, surname: string): DepartureGroup['people'][number] => ({
  id,
  orderId: 'one',
  kind: 'adult',
  number: 1,
  surname,
  givenNames: null,
  sex: 'F',
  age: 30,
  phone: null,
  diet: null,
  single: false,
  checkIn: null,
});
const [salma, nadia] = ['SF-AAAA-AA:adult-1', 'SF-AAAA-AA:adult-2'];
const kept: StoredCheckIn = {
  group: {
    departure: { id: 'd', title: both, market: 'domestic', departsOn: '2027-01-14', returnsOn: '2027-01-16' },
    agency: { name: both, street: both, area: both, phone: '', email: '' },
    asOf: '2027-01-14T00:00:00Z',
    orders: [
      { id: 'one', reference: 'SF-AAAA-AA', name: 'Salma', phone: '', owed: 0, codes: ['K4T9-2MXB-7QWD'] },
    ],
    people: [somebody(salma, 'BEGUM'), somebody(nadia, 'ISLAM')],
    rooms: { version: 0, rooms: [], unplaced: [], problems: [] },
    coach: { version: 0, rows: 9, seats: [], laps: [], strangers: [], unplaced: [], problems: [] },
  },
  pending: [],
  contradictions: [],
  gone: [],
};
const at = new Date('2027-01-14T00:10:00Z');
const mark = (so: StoredCheckIn, state: 'here' | 'missing', id: string, person = salma) =>
  withMark(so, { person, state, id, at });
const theirs = { id: 'theirs', state: 'missing' as const, markedAt: '2027-01-14T00:12:00Z', by: 'Babul' };

test('a mark counts on the telephone before the server knows it, and is based on the one before', () => {
  const twice = mark(mark(kept, 'here', 'first'), 'missing', 'second');
  expect(twice.pending).toMatchObject([{ seen: null }, { seen: 'first', state: 'missing' }]);
  expect(stateOf(twice, salma)).toBe('missing');
  expect(countHere(mark(kept, 'here', 'first'))).toEqual({ here: 1, all: 2 });
});

test('what the server kept is done; somebody else’s later mark stays what it is', () => {
  const current = { id: 'first', state: 'here' as const, markedAt: at.toISOString(), by: 'Amina' };
  const done = withResults(mark(kept, 'here', 'first'), [
    { id: 'first', person: salma, result: 'kept', current },
  ]);
  expect(done).toMatchObject({ pending: [], contradictions: [] });
  expect(stateOf(done, salma)).toBe('here');
});

test('a contradiction drops what was marked without knowing it, and is decided by a new mark that does', () => {
  const twice = mark(mark(mark(kept, 'missing', 'first'), 'here', 'second'), 'here', 'other', nadia);
  const told = withResults(twice, [{ id: 'first', person: salma, result: 'conflict', current: theirs }]);
  expect(told.pending).toMatchObject([{ id: 'other' }]);
  expect(told.contradictions).toEqual([{ person: salma, mine: 'here', markedAt: at.toISOString(), theirs }]);
  expect(stateOf(told, salma)).toBe('missing');
  const decided = mark(told, 'here', 'third');
  expect(decided).toMatchObject({
    contradictions: [],
    pending: [{ id: 'other' }, { id: 'third', seen: 'theirs' }],
  });
});

test('who came round to what the other leader says, before either knew, is in no contradiction', () => {
  const twice = mark(mark(kept, 'here', 'first'), 'missing', 'second');
  const told = withResults(
    twice,
    ['first', 'second'].map((id) => ({ id, person: salma, result: 'conflict' as const, current: theirs })),
  );
  expect(told).toMatchObject({ pending: [], contradictions: [] });
  expect(stateOf(told, salma)).toBe('missing');
});

test('a party is marked at once: whoever of it isn’t here yet; one who travels alone has a button already', () => {
  expect(partyToMark(kept, 'one')).toEqual([salma, nadia]);
  expect(partyToMark(mark(kept, 'here', 'first'), 'one')).toEqual([nadia]);
  expect(partyToMark(mark(kept, 'missing', 'first'), 'one')).toEqual([salma, nadia]);
  const alone = { ...somebody('SF-BBBB-BB:adult-1', 'ALONE'), orderId: 'two' };
  const group = { ...kept.group, people: [...kept.group.people, alone] };
  expect(partyToMark({ ...kept, group }, 'two')).toEqual([]);
});

test('who isn’t on the departure any more is named, and not sent again', () => {
  const left = withResults(mark(kept, 'here', 'first'), [
    { id: 'first', person: salma, result: 'gone', current: null },
  ]);
  expect(left).toMatchObject({ pending: [], gone: [salma] });
});

test('people are found by their telephone number and by that of who booked, however it is typed', () => {
  const group: DepartureGroup = {
    ...kept.group,
    orders: kept.group.orders.map((order) => ({ ...order, phone: '+8801911223344' })),
    people: kept.group.people.map((each, at) => (at === 0 ? { ...each, phone: '+8801711998877' } : each)),
  };
  const finds = (typed: string) => group.people.map((each) => fits(group, each, typed));
  expect(finds('01711-998877')).toEqual([true, false]);
  expect(finds('০১৯১১ ২২৩৩৪৪')).toEqual([true, true]);
  expect(finds('01711-998878')).toEqual([false, false]);
  // A part of it, as somebody says it at the coach.
  expect(finds('998 877')).toEqual([true, false]);
  expect(finds('০১৯১১')).toEqual([true, true]);
});

test('a name with a letter that keyboards send as one sign is found', () => {
  const people = [{ ...somebody(salma, 'সায়মা'.normalize('NFC')) }];
  expect(people.map((each) => fits({ ...kept.group, people }, each, 'সা\u09dfমা'))).toEqual([true]);
});

test('people are found by name, reference and the code of a paper', () => {
  const [one, two] = kept.group.people;
  const finds = (typed: string) =>
    [one, two].map((each) => each !== undefined && fits(kept.group, each, typed));
  expect(finds('beg')).toEqual([true, false]);
  expect(finds('sf-aaaa')).toEqual([true, true]);
  expect(finds('k4t9-2mxb-7qwd')).toEqual([true, true]);
  expect(finds('islam begum')).toEqual([false, false]);
});

test('who may see the departure no more keeps nobody’s name, but the marks that wait', () => {
  const left = withoutPeople(mark(kept, 'here', 'first'));
  expect(JSON.stringify(left)).not.toMatch(/BEGUM|ISLAM|Salma/);
  expect(left.pending).toMatchObject([{ id: 'first', state: 'here' }]);
});

test('a list that the server hasn’t renewed for a week has been kept for too long', () => {
  expect(isStale(kept, new Date('2027-01-20T23:59:00Z'))).toBe(false);
  expect(isStale(kept, new Date('2027-01-21T00:01:00Z'))).toBe(true);
});
