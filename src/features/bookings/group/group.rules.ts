import { lapsOf, proposeSeats, seatsOf, wrongNeighbours } from '../coach/coach.rules.ts';
import { type Companion, errorsOfRoom, proposeRooms } from '../rooming/rooming.rules.ts';
import type { CoachPlan, DepartureGroup, RoomsPlan } from './group.contract.ts';

/** A usual coach in Bangladesh: nine rows of four. */
const usualRows = 9;
const maxRows = 16;

/** A plan that staff saved, with its version. */
export interface SavedPlan<Plan> {
  readonly version: number;
  readonly plan: Plan;
}

/**
 * The rooms of a group: as saved, without those who don't travel any more, or as the rules propose. Of a saved plan it is
 * told who has no room and what is wrong with each.
 */
export function roomsOf(
  people: readonly Companion[],
  saved: SavedPlan<RoomsPlan> | undefined,
  umrah: boolean,
): DepartureGroup['rooms'] {
  const known = new Map(people.map((each) => [each.id, each]));
  const proposed = proposeRooms(people, { umrah, largest: umrah ? 4 : 3 });
  const rooms = saved
    ? saved.plan.rooms.map((room) => ({ ...room, people: room.people.filter((id) => known.has(id)) }))
    : proposed.rooms.map(({ beds, people: inside }) => ({
        name: null,
        note: null,
        beds,
        people: [...inside],
      }));
  const lodged = new Set(rooms.flatMap((room) => room.people));
  return {
    version: saved?.version ?? 0,
    rooms: rooms.map((room) => ({ ...room, faults: errorsOfRoom(room, known) })),
    unplaced: people.flatMap(({ id }) => (lodged.has(id) ? [] : [id])),
    problems: proposed.problems
      // The others are about the proposal's own rooms.
      .filter(({ code }) => saved === undefined || code === 'mahram')
      .map(({ code, people: whose }) => ({ code, people: [...whose] })),
  };
}

/** The coach of a group: as saved, without those who don't travel any more, or as the rules propose. */
export function coachOf(
  people: readonly Companion[],
  saved: SavedPlan<CoachPlan> | undefined,
): DepartureGroup['coach'] {
  const known = new Map(people.map((each) => [each.id, each]));
  const needed = Math.ceil(people.filter(({ kind }) => kind !== 'infant').length / 4);
  const rows = saved?.plan.rows ?? Math.min(maxRows, Math.max(usualRows, needed));
  const proposed = proposeSeats(people, rows);
  const seats = saved
    ? saved.plan.seats.filter(({ id }) => known.has(id))
    : proposed.seats.map((each) => ({ ...each }));
  const seated = new Set(seats.map(({ id }) => id));
  const { laps, withoutLap } = lapsOf(people, seated);
  const standing = people.flatMap(({ id, kind }) => (kind === 'infant' || seated.has(id) ? [] : [id]));
  const problems = [
    { code: 'too-few-seats' as const, people: standing.slice(Math.max(0, rows * 4 - seats.length)) },
    { code: 'no-lap' as const, people: withoutLap },
  ];
  return {
    version: saved?.version ?? 0,
    rows,
    seats,
    laps,
    strangers: wrongNeighbours(seats, known),
    unplaced: [...standing, ...withoutLap],
    problems: problems.filter((problem) => problem.people.length > 0),
  };
}

/** What is impossible in a plan of rooms, as a path and a sentence: somebody twice, or somebody who isn't on the departure. */
export function roomsError(plan: RoomsPlan, known: ReadonlySet<string>) {
  const seen = new Set<string>();
  for (const [room, { people }] of plan.rooms.entries()) {
    for (const [index, id] of people.entries()) {
      const path = `rooms.${room}.people.${index}`;
      if (!known.has(id)) {
        return { path, message: 'This person has no booked seat on this departure.' };
      }
      if (seen.has(id)) {
        return { path, message: 'This person is in two rooms.' };
      }
      seen.add(id);
    }
  }
  return undefined;
}

/** What is impossible in a plan of the coach: a seat that it hasn't, two on one, somebody twice or unknown, an infant on a seat. */
export function coachError(plan: CoachPlan, known: ReadonlyMap<string, Companion>) {
  const free = new Set(seatsOf(plan.rows));
  const seen = new Set<string>();
  for (const [index, { seat, id }] of plan.seats.entries()) {
    const person = known.get(id);
    if (!free.delete(seat)) {
      return { path: `seats.${index}.seat`, message: 'The coach has no such seat, or somebody sits there.' };
    }
    if (person === undefined || person.kind === 'infant' || seen.has(id)) {
      const message = 'This person has no booked seat on this departure, sits on a lap, or has two seats.';
      return { path: `seats.${index}.id`, message };
    }
    seen.add(id);
  }
  return undefined;
}
