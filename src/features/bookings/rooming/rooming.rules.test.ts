import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { group } from '../../../../tests/selling/groups.ts';
import {
  type Companion,
  errorsOfRoom,
  proposeRooms,
  type RoomingProposal,
  type RoomingTerms,
} from './rooming.rules.ts';

/** What a hotel, a family and the agency would object to, found without the code that proposes. */
function objections(
  people: readonly Companion[],
  { rooms, unplaced, problems }: RoomingProposal,
  terms: RoomingTerms,
) {
  const found: string[] = [];
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) {
      found.push(what);
    }
  };
  const told = (code: string, id: string) =>
    problems.some((each) => each.code === code && each.people.includes(id));
  const who = (id: string) => people.filter((each) => each.id === id);
  const everybody = [...rooms.flatMap((room) => room.people), ...unplaced];
  say(
    everybody.toSorted().join() !==
      people
        .map(({ id }) => id)
        .toSorted()
        .join(),
    'somebody is nowhere or twice',
  );
  say(
    unplaced.some((id) => !problems.some((each) => each.people.includes(id))),
    'unplaced without a reason',
  );
  for (const room of rooms) {
    const inside = room.people.flatMap(who);
    const needBeds = inside.filter(({ kind }) => kind === 'adult' || kind === 'child-with-bed');
    say(needBeds.length > room.beds || room.beds > terms.largest || room.beds < 1, 'more people than beds');
    say(needBeds.length < room.beds, 'an empty bed is paid for');
    for (const one of inside) {
      const strangers = inside.filter(({ party }) => party !== one.party);
      say(
        strangers.some(({ sex }) => sex !== one.sex),
        'strangers of different sex in a room',
      );
      say(strangers.length > 0 && one.sex !== 'F' && one.sex !== 'M', 'shares though the sex is not known');
      const hasAdult = inside.some(({ kind, party }) => kind === 'adult' && party === one.party);
      say(one.kind !== 'adult' && !hasAdult, 'a child without an adult of its party');
      say(one.single && inside.length > 1, 'a single room with two');
    }
  }
  const alone = rooms.filter((room) => room.people.length === 1).flatMap((room) => room.people.flatMap(who));
  for (const party of new Set(people.map((each) => each.party))) {
    const family = people.filter((each) => each.party === party && !each.single);
    const beds = family.filter(({ kind }) => kind === 'adult' || kind === 'child-with-bed').length;
    const theirRooms = rooms.filter((room) =>
      room.people.some((id) => family.some((each) => each.id === id)),
    );
    say(
      beds > 1 &&
        beds <= terms.largest &&
        theirRooms.length > 1 &&
        family.some(({ kind }) => kind === 'adult'),
      'a family that fits into a room is in two',
    );
  }
  for (const sex of ['F', 'M']) {
    const lonely = alone.filter(
      (each) =>
        !each.single &&
        each.kind === 'adult' &&
        each.sex === sex &&
        people.every(({ id, party, single }) => id === each.id || party !== each.party || single),
    );
    say(lonely.length > 1, 'two who could share are alone');
    say(
      lonely.some(({ id }) => !told('alone', id)),
      'alone and not told',
    );
  }
  const women = people.filter(({ sex }) => sex === 'F');
  for (const woman of terms.umrah ? women : []) {
    const mahram = people.some(
      ({ party, kind, sex }) => party === woman.party && kind === 'adult' && sex === 'M',
    );
    say(!mahram && !told('mahram', woman.id), 'a woman on Umrah without a mahram is not told');
  }
  return found;
}

const terms = fc.record({ largest: fc.constantFrom(2, 3, 4), umrah: fc.boolean() });

describe('rooms that are proposed', () => {
  test('break no rule for 1,000 random groups, or say why it cannot be', () => {
    const codes = new Map<string, number>();
    fc.assert(
      fc.property(group, terms, (people, how) => {
        const proposal = proposeRooms(people, how);
        for (const { code } of proposal.problems) {
          codes.set(code, (codes.get(code) ?? 0) + 1);
        }
        expect(objections(people, proposal, how)).toEqual([]);
        const known = new Map(people.map((each) => [each.id, each]));
        expect(proposal.rooms.flatMap((room) => errorsOfRoom(room, known))).toEqual([]);
      }),
      { numRuns: 1_000, seed: 20_270_121 },
    );
    // The groups are such that each reason occurs, and most have none.
    expect([...codes.keys()].toSorted()).toEqual(['alone', 'children-alone', 'mahram', 'sex-unknown']);
  });

  const person = (id: string, about: Partial<Companion> = {}): Companion => ({
    id,
    party: id,
    kind: 'adult',
    sex: 'F',
    single: false,
    ...about,
  });
  const usual = { largest: 3, umrah: false };
  const roomsOf = (people: readonly Companion[], how = usual) =>
    proposeRooms(people, how).rooms.map(({ people: inside }) => inside.join(' '));

  test('keep a family in one room, and people who are alone with their own sex', () => {
    const people = [
      person('mother', { party: 'family' }),
      person('father', { party: 'family', sex: 'M' }),
      person('daughter', { party: 'family', kind: 'child-with-bed' }),
      person('baby', { party: 'family', kind: 'infant', sex: null }),
      person('nadia'),
      person('arif', { sex: 'M' }),
      person('mithila'),
      person('shakil', { sex: 'M' }),
      person('sumaiya'),
      person('priya', { single: true }),
    ];
    expect(roomsOf(people)).toEqual([
      'mother father daughter baby',
      'priya',
      'nadia mithila sumaiya',
      'arif shakil',
    ]);
  });

  test('leave one of three alone where there are no triples, and say so', () => {
    const three = [person('a'), person('b'), person('c')];
    expect(roomsOf(three, { largest: 2, umrah: false })).toEqual(['a b', 'c']);
    expect(proposeRooms(three, { largest: 2, umrah: false }).problems).toEqual([
      { code: 'alone', people: ['c'] },
    ]);
  });
});

describe('the judge', () => {
  const two = [
    { id: 'a', party: 'a', kind: 'adult', sex: 'F', single: false },
    { id: 'b', party: 'b', kind: 'adult', sex: 'M', single: false },
  ] as const;
  const judged = (proposal: Partial<RoomingProposal>, people: readonly Companion[] = two) =>
    objections(people, { rooms: [], unplaced: [], problems: [], ...proposal }, { largest: 2, umrah: true });

  test('objects to a man with a strange woman, an empty bed, a lost traveller and a woman without mahram', () => {
    expect(judged({ rooms: [{ beds: 2, people: ['a', 'b'] }] })).toContain(
      'strangers of different sex in a room',
    );
    expect(judged({ rooms: [{ beds: 2, people: ['a'] }] })).toEqual(
      expect.arrayContaining(['somebody is nowhere or twice', 'an empty bed is paid for']),
    );
    expect(judged({ rooms: two.map(({ id }) => ({ beds: 1, people: [id] })) })).toEqual(
      expect.arrayContaining(['alone and not told', 'a woman on Umrah without a mahram is not told']),
    );
  });
});
