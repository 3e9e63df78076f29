import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { addDays, type CalendarDate, instantOf } from '#platform/calendar-date.ts';
import type { Actor, CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { type ColleagueName, colleagues } from './colleagues.ts';

/** What is done at a moment of the agency's life, by the commands that its staff and customers use. */
export interface Step {
  /** From the day of the start: 0 today, -1 yesterday. */
  readonly day: number;
  /** `HH:MM` in Dhaka. */
  readonly at: string;
  readonly do: (life: Life) => Promise<unknown>;
}

/** The agency's life while it is made: whose turn it is, what time it is, and what came of earlier steps. */
export interface Life {
  /** Its clock stands at the step's moment. */
  readonly deps: CommandDeps;
  readonly storage: Storage;
  readonly today: CalendarDate;
  /** When the program starts with it: what runs on after that, by the clock of the database, ends later. */
  readonly started: Date;
  /** The calendar date so many days from the day of the start. */
  dayAt(days: number): CalendarDate;
  /** A colleague, signed in a minute ago. */
  as(name: ColleagueName): Actor;
  /** An idempotency key that no other step has. */
  key(): string;
  /** What an earlier step noted under a name. @throws Error when it hasn't been noted */
  noted(name: string): string;
  /** The same of what may not have been noted. */
  find(name: string): string | undefined;
  note(name: string, value: string): void;
}

/** When a step is, for a start at an instant: never after it. */
export function momentOf({ day, at }: Step, today: CalendarDate, started: Date): Date {
  const moment = instantOf(addDays(today, day), at);
  return moment < started ? moment : started;
}

/** The life that begins with a first step. @param now where its clock stands: at the start at first; the loader moves it on */
export function lifeOf(deps: CommandDeps, storage: Storage, today: CalendarDate, now: () => Date): Life {
  const notes = new Map<string, string>();
  let keys = 0;
  return {
    deps: { ...deps, clock: { now } },
    storage,
    today,
    started: now(),
    dayAt: (days) => addDays(today, days),
    as: (name) => ({
      id: `user:sample-${name}`,
      permissions: new Set<string>(permissionsOf[colleagues[name].role]),
      signedInAt: new Date(now().getTime() - 60_000),
    }),
    key: () => {
      keys += 1;
      return `sample-life-${String(keys).padStart(8, '0')}`;
    },
    noted: (name) => {
      const found = notes.get(name);
      if (found === undefined) {
        throw new Error(`Nothing was noted as ${name}.`);
      }
      return found;
    },
    find: (name) => notes.get(name),
    note: (name, value) => void notes.set(name, value),
  };
}
