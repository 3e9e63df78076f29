import { westernDigits } from '#platform/format/numbers.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { DepartureGroup } from '../group/group.contract.ts';
import type { CheckInMark, CheckInResults, CheckInState } from './check-in.contract.ts';

/** Two leaders marked the same person differently: this telephone's mark and the one that stands. */
export interface Contradiction {
  readonly person: string;
  readonly mine: CheckInState;
  readonly markedAt: string;
  readonly theirs: Standing;
}

type Standing = NonNullable<DepartureGroup['people'][number]['checkIn']>;

/** What a telephone keeps of a departure, so that check-in works without a network. */
export interface StoredCheckIn {
  readonly group: DepartureGroup;
  /** Marks that the server hasn't answered yet, in order. */
  readonly pending: readonly CheckInMark[];
  readonly contradictions: readonly Contradiction[];
  /** Who was marked, and isn't on the departure any more. */
  readonly gone: readonly string[];
}

/** How somebody stands on this telephone; undefined while nobody has marked them. */
export function stateOf({ group, pending }: StoredCheckIn, person: string): CheckInState | undefined {
  return (
    pending.findLast((mark) => mark.person === person)?.state ??
    group.people.find(({ id }) => id === person)?.checkIn?.state
  );
}

/** The mark of somebody that this telephone knows last, for `seen`. */
function lastMark({ group, pending }: StoredCheckIn, person: string): string | null {
  return (
    pending.findLast((mark) => mark.person === person)?.id ??
    group.people.find(({ id }) => id === person)?.checkIn?.id ??
    null
  );
}

/** Marks somebody. A contradiction about them is decided by it. @param id of the new mark @param at the telephone's time */
export function withMark(
  kept: StoredCheckIn,
  {
    person,
    state,
    id,
    at,
  }: { readonly person: string; readonly state: CheckInState; readonly id: string; readonly at: Date },
): StoredCheckIn {
  return {
    ...kept,
    pending: [
      ...kept.pending,
      { id, person, state, markedAt: at.toISOString(), seen: lastMark(kept, person) },
    ],
    contradictions: kept.contradictions.filter((each) => each.person !== person),
  };
}

/** Whoever of an order isn't marked as here; empty for one who travels alone, whose own button does it. */
export function partyToMark(kept: StoredCheckIn, orderId: string): readonly string[] {
  const party = kept.group.people.filter((each) => each.orderId === orderId).map(({ id }) => id);
  return party.length < 2 ? [] : party.filter((id) => stateOf(kept, id) !== 'here');
}

const withStanding = (group: DepartureGroup, person: string, checkIn: Standing | null): DepartureGroup => ({
  ...group,
  people: group.people.map((each) => (each.id === person ? { ...each, checkIn } : each)),
});

/** What is left after the server answered one mark. */
function withResult(kept: StoredCheckIn, { id, person, result, current }: CheckInResults['results'][number]) {
  const mine = kept.pending.findLast((each) => each.person === person);
  // What was marked after a contradiction was marked without knowing it.
  const pending = kept.pending.filter(
    (each) => each.id !== id && !(result === 'conflict' && each.person === person),
  );
  if (result === 'gone') {
    return { ...kept, pending, gone: [...new Set([...kept.gone, person])] };
  }
  const group = current === null ? kept.group : withStanding(kept.group, person, current);
  // Who has come round to what the other says contradicts nobody.
  if (result === 'kept' || current === null || mine === undefined || mine.state === current.state) {
    return { ...kept, group, pending };
  }
  const one = { person, mine: mine.state, markedAt: mine.markedAt, theirs: current };
  const others = kept.contradictions.filter((each) => each.person !== person);
  return { ...kept, group, pending, contradictions: [...others, one] };
}

/** What is left after the server answered: kept marks are done, contradictions are to be decided by somebody. */
export function withResults(kept: StoredCheckIn, results: CheckInResults['results']): StoredCheckIn {
  let after = kept;
  for (const result of results) {
    after = withResult(after, result);
  }
  return after;
}

/** The departure as it was read anew; marks that wait stay, also those of people who left it meanwhile. */
export const withGroup = (kept: StoredCheckIn, group: DepartureGroup): StoredCheckIn => ({ ...kept, group });

/** The departure without anybody on it; marks that wait have no name in them, and can still be sent. */
export const withoutPeople = (kept: StoredCheckIn): StoredCheckIn => ({
  ...kept,
  contradictions: [],
  gone: [],
  group: {
    ...kept.group,
    orders: [],
    people: [],
    rooms: { ...kept.group.rooms, rooms: [], unplaced: [], problems: [] },
    coach: { ...kept.group.coach, seats: [], laps: [], unplaced: [], problems: [] },
  },
});

const maxStoredMs = 7 * 24 * 3600 * 1000;

/** Whether a list has been on the telephone for so long without the server that its people go. */
export const isStale = ({ group }: StoredCheckIn, now: Date): boolean =>
  now.getTime() - Date.parse(group.asOf) > maxStoredMs;

/** How many are here, and of how many. */
export function countHere(kept: StoredCheckIn): { readonly here: number; readonly all: number } {
  const { people } = kept.group;
  return {
    here: people.filter(({ id }) => stateOf(kept, id) === 'here').length,
    all: people.length,
  };
}

/** Whether somebody fits what was typed or scanned: a part of the name, the telephone number, the reference, or the code of a paper. */
export function fits(
  group: DepartureGroup,
  person: DepartureGroup['people'][number],
  typed: string,
): boolean {
  const words = typed.normalize('NFC').trim().toLowerCase().split(/\s+/);
  const order = group.orders.find(({ id }) => id === person.orderId);
  const number = phoneOf(typed);
  const numbers = [person.phone, order?.phone, ...(person.otherPhones ?? [])];
  if (number !== undefined) {
    return numbers.includes(number);
  }
  // A part of a number, as it is read out: without its zero, its signs and spaces.
  const part = /^[\d\s+-]+$/.test(westernDigits(typed)) ? westernDigits(typed).replace(/\D/g, '') : '';
  if (part.length > 3 && numbers.some((each) => each?.includes(part.replace(/^0/, '')))) {
    return true;
  }
  const text = [
    person.id,
    person.surname,
    person.givenNames,
    order?.name,
    person.phone,
    ...(order?.codes ?? []),
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}
