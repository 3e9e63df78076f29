import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { group } from '../../../../tests/selling/groups.ts';
import type { Companion } from '../rooming/rooming.rules.ts';
import { type CoachProposal, proposeSeats, wrongNeighbours } from './coach.rules.ts';

/** The seats that touch: A1 and A2, A3 and A4. */
const pairsOf = (rows: number) =>
  Array.from({ length: rows }, (_, row) => 'ABCDEFGHIJKLMNOP'.charAt(row)).flatMap((row) => [
    [`${row}1`, `${row}2`],
    [`${row}3`, `${row}4`],
  ]);

/** The fewest pairs of seats in which a group can sit when strangers of different sex don't sit together. */
function fewestPairs(people: readonly Companion[]): number {
  const parties = [...new Set(people.map(({ party }) => party))].map((party) =>
    people.filter((each) => each.party === party && each.kind !== 'infant'),
  );
  const whole = parties.reduce((sum, party) => sum + Math.floor(party.length / 2), 0);
  const odd = parties.filter((party) => party.length % 2 === 1);
  const can = (party: readonly Companion[], of: string) =>
    party.some(({ kind, sex }) => kind === 'adult' && sex === of);
  const [women, men] = [odd.filter((party) => can(party, 'F')), odd.filter((party) => can(party, 'M'))];
  const either = women.filter((party) => men.includes(party)).length;
  const [onlyWomen, onlyMen] = [women.length - either, men.length - either];
  const neither = odd.filter((party) => !women.includes(party) && !men.includes(party)).length;
  const shared = Array.from(
    { length: either + 1 },
    (_, women) => Math.ceil((onlyWomen + women) / 2) + Math.ceil((onlyMen + either - women) / 2),
  );
  return whole + neither + Math.min(...shared);
}

/** What passengers would object to, found without the code that proposes. */
function objections(
  people: readonly Companion[],
  { seats, laps, unplaced, problems }: CoachProposal,
  rows: number,
) {
  const found = new Set<string>();
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) {
      found.add(what);
    }
  };
  const pairs = pairsOf(rows);
  const everybody = [...seats.map(({ id }) => id), ...laps.map(({ id }) => id), ...unplaced].toSorted();
  say(
    everybody.join() !==
      people
        .map(({ id }) => id)
        .toSorted()
        .join(),
    'somebody is nowhere or twice',
  );
  say(new Set(seats.map(({ seat }) => seat)).size !== seats.length, 'two on one seat');
  say(
    seats.some(({ seat }) => !pairs.flat().includes(seat)),
    'a seat that the coach does not have',
  );
  say(
    unplaced.some((id) => !problems.some((each) => each.people.includes(id))),
    'unplaced without a reason',
  );
  const on = (seat = '') =>
    people.find(({ id }) => seats.some((each) => each.seat === seat && each.id === id));
  for (const [left, right] of pairs) {
    const [a, b] = [on(left), on(right)];
    const strangers = a && b && a.party !== b.party;
    say(
      strangers === true && (a.sex !== b.sex || a.sex === null || a.sex === 'X'),
      'beside a stranger of the other sex',
    );
    say(strangers === true && (a.kind !== 'adult' || b.kind !== 'adult'), 'a child beside a stranger');
  }
  for (const { id, on: lap } of laps) {
    const [infant, adult] = [people.find((each) => each.id === id), people.find((each) => each.id === lap)];
    say(
      infant?.kind !== 'infant' || adult?.kind !== 'adult' || infant.party !== adult.party,
      'on a strange lap',
    );
    say(laps.filter((each) => each.on === lap).length > 1, 'two on one lap');
    say(!seats.some((each) => each.id === lap), 'on the lap of somebody without a seat');
  }
  for (const party of new Set(people.map((each) => each.party))) {
    const ids = people.filter((each) => each.party === party).map(({ id }) => id);
    const at = seats
      .filter(({ id }) => ids.includes(id))
      .map(({ seat }) => pairs.findIndex((pair) => pair.includes(seat)));
    const apart = Math.max(...at) - Math.min(...at) + 1 !== new Set(at).size;
    say(at.length > 0 && apart, 'a family that sits apart');
  }
  const standing = problems.find(({ code }) => code === 'too-few-seats')?.people ?? [];
  say(standing.length > 0 && fewestPairs(people) <= rows * 2, 'somebody stands though there is a way to sit');
  return [...found];
}

describe('seats that are proposed', () => {
  test('break no rule for 1,000 random groups, or say why it cannot be', () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(group, fc.integer({ min: 2, max: 16 }), (people, rows) => {
        const proposal = proposeSeats(people, rows);
        for (const { code } of proposal.problems) {
          codes.add(code);
        }
        expect(objections(people, proposal, rows)).toEqual([]);
        expect(wrongNeighbours(proposal.seats, new Map(people.map((each) => [each.id, each])))).toEqual([]);
      }),
      { numRuns: 1_000, seed: 20_270_122 },
    );
    expect([...codes].toSorted()).toEqual(['no-lap', 'too-few-seats']);
  });
});

describe('the judge', () => {
  const person = (id: string, about: Partial<Companion> = {}): Companion => ({
    id,
    party: id,
    kind: 'adult',
    sex: 'F',
    single: false,
    ...about,
  });
  const judged = (
    people: readonly Companion[],
    seats: CoachProposal['seats'],
    more: Partial<CoachProposal> = {},
  ) => objections(people, { seats, laps: [], unplaced: [], problems: [], ...more }, 3);

  test('objects to a man beside a strange woman, a family apart, and somebody who stands beside an empty seat', () => {
    const [a, b] = [person('a'), person('b', { sex: 'M' })];
    const together = [
      { seat: 'A1', id: 'a' },
      { seat: 'A2', id: 'b' },
    ];
    expect(judged([a, b], together)).toEqual(['beside a stranger of the other sex']);
    expect(judged([a, { ...b, party: 'a' }], together)).toEqual([]);
    const apart = [
      { seat: 'A1', id: 'a' },
      { seat: 'C1', id: 'b' },
    ];
    expect(judged([a, { ...b, party: 'a' }], apart)).toEqual(['a family that sits apart']);
    const told = { unplaced: ['b'], problems: [{ code: 'too-few-seats' as const, people: ['b'] }] };
    expect(judged([a, b], together.slice(0, 1), told)).toEqual([
      'somebody stands though there is a way to sit',
    ]);
  });
});
