import type { Sex } from '../travellers/travellers.contract.ts';
import type { TravellerKind } from '../travellers/travellers.rules.ts';

/** One who travels, as rooms and seats need to know them. */
export interface Companion {
  /** Unique on the departure. */
  readonly id: string;
  /** Who booked together, and so knows each other. */
  readonly party: string;
  readonly kind: TravellerKind;
  /** Null while it isn't known. */
  readonly sex: Sex | null;
  /** Whether a single room was booked for them. */
  readonly single: boolean;
}

export interface Room {
  /** Beds: 1 single, 2 twin or double, 3 triple, 4 quad. */
  readonly beds: number;
  readonly people: readonly string[];
}

export const roomingErrors = ['children-alone', 'sex-unknown', 'alone', 'mahram'] as const;
/**
 * Why something can't be as it should: children have no adult of their party, the sex of somebody who would share isn't
 * known, nobody of the same sex is there to share with, or a woman on Umrah has no man of her family along.
 */
export type RoomingError = (typeof roomingErrors)[number];

export interface RoomingProposal {
  readonly rooms: readonly Room[];
  /** Who has no room; each is named in a problem. */
  readonly unplaced: readonly string[];
  readonly problems: readonly { readonly code: RoomingError; readonly people: readonly string[] }[];
}

export interface RoomingTerms {
  /** Beds of the largest room, 2 to 4. */
  readonly largest: number;
  /** Whether it is Umrah: who is with women is looked at. */
  readonly umrah: boolean;
}

/** Infants and children without a bed sleep in the bed of their parents. */
export const takesBed = ({ kind }: Pick<Companion, 'kind'>): boolean =>
  kind === 'adult' || kind === 'child-with-bed';

/** Companions by party, in the order in which parties came. */
export function partiesOf(people: readonly Companion[]): (readonly Companion[])[] {
  return [...Map.groupBy(people, ({ party }) => party).values()];
}

/** Splits into parts that differ by one at most, in order. */
function evenly<Item>(items: readonly Item[], parts: number): Item[][] {
  const least = Math.floor(items.length / parts);
  const longer = items.length % parts;
  let from = 0;
  return Array.from({ length: parts }, (_, index) => {
    const until = from + least + (index < longer ? 1 : 0);
    const part = items.slice(from, until);
    from = until;
    return part;
  });
}

const idsOf = (people: readonly Companion[]) => people.map(({ id }) => id);
const bySex = (people: readonly Companion[]) =>
  people.toSorted((a, b) => (a.sex ?? '').localeCompare(b.sex ?? ''));

/** The rooms of one party; children whom no adult of theirs has room for are left over. */
function roomsOfParty(people: readonly Companion[], largest: number): { rooms: Room[]; left: Companion[] } {
  const adults = bySex(people.filter(({ kind }) => kind === 'adult'));
  const children = people.filter(({ kind }) => kind === 'child-with-bed');
  const beside = people.filter((each) => !takesBed(each));
  const wanted = Math.ceil((adults.length + children.length) / largest);
  // A room has an adult; more rooms than adults there can't be.
  const parts = evenly(adults, Math.min(wanted, adults.length));
  const sleeping = parts.map((part) => [...part]);
  const left: Companion[] = [];
  for (const child of children) {
    const emptiest = sleeping.toSorted((a, b) => a.length - b.length)[0];
    if (emptiest === undefined || emptiest.length >= largest) {
      left.push(child);
    } else {
      emptiest.push(child);
    }
  }
  const beds = sleeping.map((room) => room.length);
  for (const [index, child] of beside.entries()) {
    const room = sleeping[index % Math.max(1, sleeping.length)];
    if (room === undefined) {
      left.push(child);
    } else {
      room.push(child);
    }
  }
  return { rooms: sleeping.map((room, index) => ({ beds: beds[index] ?? 1, people: idsOf(room) })), left };
}

/** Rooms of strangers of one sex: pairs, and a triple where one would be left over and triples exist. */
function shared(people: readonly Companion[], largest: number): Room[] {
  const pairs = Math.floor(people.length / 2);
  const rooms =
    pairs > 0 && (people.length % 2 === 0 || largest >= 3)
      ? evenly(people, pairs)
      : evenly(people, Math.ceil(people.length / 2));
  return rooms.filter((room) => room.length > 0).map((room) => ({ beds: room.length, people: idsOf(room) }));
}

/**
 * Proposes who sleeps where: who booked together stays together, who booked alone shares with strangers of the same sex,
 * single rooms are as booked, and children have an adult of theirs with them. What can't be is told.
 */
export function proposeRooms(people: readonly Companion[], terms: RoomingTerms): RoomingProposal {
  const rooms: Room[] = [];
  const alone: Companion[] = [];
  const childrenAlone: Companion[] = [];
  const withoutMahram: Companion[] = [];
  for (const party of partiesOf(people)) {
    const singles = party.filter(({ single, kind }) => single && kind === 'adult');
    const together = party.filter((each) => !singles.includes(each));
    rooms.push(...singles.map(({ id }) => ({ beds: 1, people: [id] })));
    const [only] = together;
    if (together.length === 1 && only?.kind === 'adult') {
      alone.push(only);
    } else if (together.length > 0) {
      const { rooms: theirs, left } = roomsOfParty(together, terms.largest);
      rooms.push(...theirs);
      childrenAlone.push(...left);
    }
    if (terms.umrah && !party.some(({ kind, sex }) => kind === 'adult' && sex === 'M')) {
      withoutMahram.push(...party.filter(({ sex }) => sex === 'F'));
    }
  }
  const women = shared(
    alone.filter(({ sex }) => sex === 'F'),
    terms.largest,
  );
  const men = shared(
    alone.filter(({ sex }) => sex === 'M'),
    terms.largest,
  );
  const unknown = alone.filter(({ sex }) => sex !== 'F' && sex !== 'M');
  rooms.push(...women, ...men, ...unknown.map(({ id }) => ({ beds: 1, people: [id] })));
  const lonely = [...women, ...men].filter(({ people: inside }) => inside.length === 1);
  const problems = [
    { code: 'children-alone' as const, people: idsOf(childrenAlone) },
    { code: 'sex-unknown' as const, people: idsOf(unknown) },
    { code: 'alone' as const, people: lonely.flatMap(({ people: inside }) => inside) },
    { code: 'mahram' as const, people: idsOf(withoutMahram) },
  ];
  return {
    rooms,
    unplaced: idsOf(childrenAlone),
    problems: problems.filter((problem) => problem.people.length > 0),
  };
}

export const roomErrors = ['strangers', 'too-many', 'child-without-adult'] as const;
/** What is wrong with a room that staff arranged. */
export type RoomError = (typeof roomErrors)[number];

/** What is wrong with a room: strangers of different or unknown sex in it, more people than beds, a child with no adult of theirs. */
export function errorsOfRoom({ beds, people }: Room, known: ReadonlyMap<string, Companion>): RoomError[] {
  const inside = people.flatMap((id) => known.get(id) ?? []);
  const parties = new Set(inside.map(({ party }) => party));
  const sexes = new Set(inside.map(({ sex }) => sex));
  const [sex] = sexes;
  const mixed = sexes.size > 1 || (sex !== 'F' && sex !== 'M');
  const orphan = inside.some(
    ({ kind, party }) =>
      kind !== 'adult' && !inside.some((each) => each.kind === 'adult' && each.party === party),
  );
  return [
    ...(parties.size > 1 && mixed ? (['strangers'] as const) : []),
    ...(inside.filter(takesBed).length > beds ? (['too-many'] as const) : []),
    ...(orphan ? (['child-without-adult'] as const) : []),
  ];
}
