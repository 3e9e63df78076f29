import { type Companion, partiesOf } from '../rooming/rooming.rules.ts';

export const seatErrors = ['too-few-seats', 'no-lap'] as const;
/** Why something can't be: no seat is left that one could take, or no adult has a lap free for an infant. */
export type SeatError = (typeof seatErrors)[number];

export interface Seated {
  readonly seat: string;
  readonly id: string;
}

export interface CoachProposal {
  readonly seats: readonly Seated[];
  /** Infants, each on the lap of an adult. */
  readonly laps: readonly { readonly id: string; readonly on: string }[];
  readonly unplaced: readonly string[];
  readonly problems: readonly { readonly code: SeatError; readonly people: readonly string[] }[];
}

/** All seats of a coach, 2 x 2, in order: `A1` and `A2` are beside each other left of the aisle, `A3` and `A4` right of it. */
export const seatsOf = (rows: number): string[] =>
  Array.from({ length: rows }, (_, row) =>
    [1, 2, 3, 4].map((place) => `${String.fromCharCode(65 + row)}${place}`),
  ).flat();

/** The seat on the same side of the aisle. */
export const besideOf = (seat: string): string => {
  const place = Number(seat.slice(1));
  return `${seat.slice(0, 1)}${place % 2 === 1 ? place + 1 : place - 1}`;
};

type Pair = readonly Companion[];

/** A party in pairs, and the adult who sits beside somebody else, or beside nobody; none when their number is even. */
interface Seating {
  readonly pairs: readonly Pair[];
  readonly odd: Companion | undefined;
}

const knownSex = ({ sex }: Companion) => sex === 'F' || sex === 'M';

/** @param prefer the sex that the odd one should have, where an adult of it is there. */
function seatingOf(party: readonly Companion[], prefer: 'F' | 'M'): Seating {
  const sitting = party.filter(({ kind }) => kind !== 'infant');
  const adults = sitting.filter(({ kind }) => kind === 'adult');
  const odd =
    sitting.length % 2 === 0
      ? undefined
      : (adults.find(({ sex }) => sex === prefer) ?? adults.find(knownSex) ?? adults[0] ?? sitting[0]);
  const rest = sitting.filter((each) => each !== odd);
  // A child sits beside an adult, as far as there are enough.
  const [grown, small] = [
    rest.filter(({ kind }) => kind === 'adult'),
    rest.filter(({ kind }) => kind !== 'adult'),
  ];
  const mixed = Math.min(grown.length, small.length);
  const line = [
    ...small.slice(0, mixed).flatMap((child, index) => [grown[index], child]),
    ...grown.slice(mixed),
    ...small.slice(mixed),
  ].filter((each) => each !== undefined);
  const pairs = Array.from({ length: line.length / 2 }, (_, index) => line.slice(index * 2, index * 2 + 2));
  return { pairs, odd };
}

const isAdultOf = (party: readonly Companion[], of: 'F' | 'M') =>
  party.some(({ kind, sex }) => kind === 'adult' && sex === of);

/** How each party sits, so that as few seats as possible stay empty: the odd ones of each sex are even in number, where that can be. */
function seatAll(parties: readonly (readonly Companion[])[]): Seating[] {
  const women = parties.map((party) => seatingOf(party, 'F'));
  const oddOnes = (of: 'F' | 'M') => women.filter(({ odd }) => odd?.sex === of).length;
  const flexible = parties.findIndex(
    (party, index) => women[index]?.odd?.sex === 'F' && isAdultOf(party, 'M'),
  );
  const bothOdd = oddOnes('F') % 2 === 1 && oddOnes('M') % 2 === 1;
  return women.map((seating, index) =>
    bothOdd && index === flexible ? seatingOf(parties[index] ?? [], 'M') : seating,
  );
}

/** Parties in chains: each followed by the one whose odd member sits beside its own. */
function inOrder(seatings: readonly Seating[]): Pair[] {
  const order: Pair[] = [];
  const done = new Set<Seating>();
  for (const seating of seatings) {
    if (done.has(seating)) {
      continue;
    }
    done.add(seating);
    const { pairs, odd } = seating;
    const other =
      odd && knownSex(odd)
        ? seatings.find((each) => !done.has(each) && each.odd !== undefined && each.odd.sex === odd.sex)
        : undefined;
    order.push(...pairs);
    if (odd && other?.odd) {
      done.add(other);
      order.push([odd, other.odd], ...other.pairs);
    } else if (odd) {
      order.push([odd]);
    }
  }
  return order;
}

/** On whose lap infants sit: each on that of another seated adult of their party. @param seated who has a seat. */
export function lapsOf(people: readonly Companion[], seated: ReadonlySet<string>) {
  const laps: { id: string; on: string }[] = [];
  const withoutLap: string[] = [];
  for (const party of partiesOf(people)) {
    const adults = party.filter(({ id, kind }) => kind === 'adult' && seated.has(id));
    const infants = party.filter(({ kind }) => kind === 'infant');
    for (const [index, { id }] of infants.entries()) {
      const on = adults[index];
      if (on === undefined) {
        withoutLap.push(id);
      } else {
        laps.push({ id, on: on.id });
      }
    }
  }
  return { laps, withoutLap };
}

/**
 * Proposes who sits where in a coach: who booked together sits together, and nobody sits beside a stranger of the other sex.
 * Infants sit on the lap of an adult of their party. Who finds no seat is told.
 * @param rows of four seats.
 */
export function proposeSeats(people: readonly Companion[], rows: number): CoachProposal {
  const parties = partiesOf(people);
  const names = seatsOf(rows);
  const order = inOrder(seatAll(parties));
  const placed = order.slice(0, names.length / 2);
  const seats = placed.flatMap((pair, index) =>
    pair.flatMap(({ id }, place) => {
      const seat = names[index * 2 + place];
      return seat === undefined ? [] : [{ seat, id }];
    }),
  );
  const standing = order.slice(placed.length).flatMap((pair) => pair.map(({ id }) => id));
  const { laps, withoutLap } = lapsOf(people, new Set(seats.map(({ id }) => id)));
  const problems = [
    { code: 'too-few-seats' as const, people: standing },
    { code: 'no-lap' as const, people: withoutLap },
  ];
  return {
    seats,
    laps,
    unplaced: [...standing, ...withoutLap],
    problems: problems.filter((problem) => problem.people.length > 0),
  };
}

/** Seats whose neighbours shouldn't sit beside each other: strangers of different or unknown sex. */
export function wrongNeighbours(seats: readonly Seated[], known: ReadonlyMap<string, Companion>): string[] {
  const bySeat = new Map(seats.map(({ seat, id }) => [seat, known.get(id)]));
  return [...bySeat].flatMap(([seat, one]) => {
    const other = bySeat.get(besideOf(seat));
    const strangers = one && other && one.party !== other.party;
    return strangers && (one.sex !== other.sex || !knownSex(one)) ? [seat] : [];
  });
}
