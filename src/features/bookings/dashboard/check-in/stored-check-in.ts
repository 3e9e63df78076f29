import { z } from 'zod';
import { write } from '#dashboard/api/operations.ts';
import { startWorker } from '#dashboard/browser-workers.ts';
import { forget, keep, readStored, storedNames } from '#features/identity/browser/browser-storage.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday, systemClock } from '#platform/clock.ts';
import { checkInMarks } from '../../check-in/check-in.contract.ts';
import { isStale, type StoredCheckIn, withoutPeople } from '../../check-in/marks.rules.ts';
import { departureGroup } from '../../group/group.contract.ts';

const nameOf = (id: string) => `check-in:${id}`;

const standing = departureGroup.shape.people.element.shape.checkIn.unwrap();
const kept = z.object({
  group: departureGroup,
  pending: z.array(checkInMarks.shape.marks.element),
  contradictions: z.array(
    z.object({
      person: z.string(),
      mine: standing.shape.state,
      markedAt: z.string(),
      theirs: standing,
    }),
  ),
  gone: z.array(z.string()),
});

/** What this telephone keeps of a departure; undefined without it. */
export function readCheckIn(id: string): StoredCheckIn | undefined {
  const text = readStored(nameOf(id));
  const state = text === undefined ? undefined : kept.safeParse(JSON.parse(text)).data;
  return state && isStale(state, systemClock.now()) ? withoutPeople(state) : state;
}

/** Keeps a departure on this telephone. */
export const keepCheckIn = (id: string, state: StoredCheckIn): void =>
  keep(nameOf(id), JSON.stringify(state));

/** Forgets departures that are over, unless marks of them were never sent, and the people of those that were kept too long. */
export function forgetOver(today: CalendarDate = dhakaToday()): void {
  for (const name of storedNames().filter((each) => each.startsWith('check-in:'))) {
    const state = readCheckIn(name.slice('check-in:'.length));
    if (state === undefined || (state.pending.length === 0 && state.group.departure.returnsOn < today)) {
      forget(name);
    } else if (isStale(state, systemClock.now())) {
      keepCheckIn(name.slice('check-in:'.length), state);
    }
  }
}

/** Sends the marks that wait. @throws ApiProblem */
export const sendMarks = async (id: string, marks: StoredCheckIn['pending']) =>
  (await write('POST /departures/{id}/check-ins', { id, marks: marks.slice(0, 500) })).results;

/** Starts the worker that keeps this page; resolves once the page and all its files are handed to it. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  const { origin, pathname } = window.location;
  await startWorker('/check-in-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${origin}/assets/`) ? [name] : []));
  active?.postMessage([`${origin}${pathname}`, ...new Set(files)]);
}
