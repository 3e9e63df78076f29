import { test as base, inject } from 'vitest';
import type { Clock } from '../clock.ts';
import type { Actor, CommandDeps } from '../command/command.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { freshSignIn } from './fresh-sign-in.ts';
import { testDataKey } from './sealing.ts';
import { optionsAtStatedMoment, statedMoment } from './stated-day.ts';

/** Waiting time that is enough on a busy machine, too. */
const patient = { queryTimeoutMs: 60_000, connectionMs: 60_000 };

const databaseIn = (url: string) => new URL(url).pathname.slice(1);

/** Works on the database `postgres` of the test's server, in which nobody's tables are. */
export async function onServer<Done>(work: (admin: OpenDatabase) => Promise<Done>): Promise<Done> {
  const admin = await openPostgresql(inject('postgresTemplate').replace(/[^/]+$/, 'postgres'), patient);
  return work(admin).finally(() => admin.close());
}

/** From what a database is made: with the tables of the program, with none, or with the demo and its life (`loadedLife`). */
const templates = { migrated: 'template_shofor', empty: 'template1', life: 'template_life' } as const;
type Template = keyof typeof templates;

/**
 * Makes a database on the test's PostgreSQL server.
 * @returns its URL, for as many connections and processes as a test wants.
 */
export async function createDatabase(template: Template = 'migrated'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Copied as files: by the log of writes, which is PostgreSQL's own way, it takes three times as long.
  await onServer((admin) =>
    admin.execute(`CREATE DATABASE ${name} TEMPLATE ${templates[template]} STRATEGY file_copy`),
  );
  return inject('postgresTemplate').replace(/[^/]+$/, name);
}

/**
 * Opens a database for one test alone, migrated and empty: what is committed stays there until it is closed.
 * @param options what its connections say to it, when that isn't what those of a program say
 */
export async function openTestDatabase(template?: Template, options?: string): Promise<OpenDatabase> {
  const url = await createDatabase(template);
  const said = options === undefined ? '' : `?options=${encodeURIComponent(options)}`;
  const database = await openPostgresql(`${url}${said}`, patient);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer((admin) => admin.execute(`DROP DATABASE IF EXISTS ${databaseIn(url)} WITH (FORCE)`));
    },
  };
}

/** A database without any table. */
export const openEmptyDatabase = () => openTestDatabase('empty');

/** A clock that a test sets. */
export interface TestClock extends Clock {
  set(instant: string): void;
}

/** A clock of its own, for tests with several databases. */
export function testClock(): TestClock {
  let now = new Date(statedMoment);
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant);
    },
  };
}

const allPermissions = [
  'documents.write',
  'documents.publish',
  'documents.trash',
  'departures.write',
  'media.write',
  'settings.write',
];

/** Somebody who may do what is named; everything, when nothing is. */
export function actorWith(...permissions: string[]): Actor {
  const may = new Set(permissions.length > 0 ? permissions : allPermissions);
  return { id: 'user:test', permissions: may, signedInAt: freshSignIn };
}

class RolledBack extends Error {}

interface Fixtures {
  /** A transaction on the real database that is rolled back after the test. */
  db: Database;
  clock: TestClock;
  /** The context of commands; dropped page tags are in `dropped`. */
  deps: CommandDeps & { dropped: string[] };
}

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from its first parameter.
  .extend('openDatabase', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(() => database.close());
    return database;
  })
  .extend('db', async ({ openDatabase }, { onCleanup }): Promise<Fixtures['db']> => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Promise((ready, failed) => {
      const whole = openDatabase.db.transaction(async (transaction) => {
        ready(transaction);
        await finished;
        throw new RolledBack();
      });
      const over = whole.catch((cause: unknown) => {
        if (!(cause instanceof RolledBack)) {
          failed(cause);
        }
      });
      onCleanup(async () => {
        finish();
        await over;
      });
    });
  })
  .extend('clock', (): TestClock => testClock())
  .extend('deps', ({ db, clock }): Fixtures['deps'] => {
    const dropped: string[] = [];
    return {
      db,
      clock,
      dropped,
      pages: { drop: (tags) => dropped.push(...tags) },
      siteUrl: 'https://shofor.example',
      dataKey: testDataKey,
    };
  });

/** For what compares the test's clock with the database's, which stands where `clock` does on whatever day the tests run. */
export const testAtStatedMoment = test.extend(
  'openDatabase',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from its first parameter.
  async ({}, { onCleanup }) => {
    const database = await openTestDatabase('migrated', optionsAtStatedMoment());
    onCleanup(() => database.close());
    return database;
  },
);
