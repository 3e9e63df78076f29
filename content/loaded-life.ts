import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import type { Storage } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { optionsAtMoment } from '#platform/testing/stated-day.ts';
import { createDatabase, onServer, openTestDatabase } from '#platform/testing/test.ts';
import { loadDemo } from './load-demo.ts';

const depsOn = ({ db }: OpenDatabase, now: Date): CommandDeps => ({
  db,
  clock: { now: () => now },
  siteUrl: 'https://shofor.example',
  pages: { drop: () => {} },
  dataKey: testDataKey,
});

function placeOn(database: OpenDatabase, now: Date, writes: number) {
  let written = 0;
  const files = new Map<string, Uint8Array>();
  const storage: Storage = {
    read: async (key) => files.get(key),
    write: async (key, bytes) => {
      written += 1;
      if (written > writes) {
        throw new Error('The disk is full.');
      }
      files.set(key, bytes);
    },
    remove: async (key) => void files.delete(key),
  };
  const deps = depsOn(database, now);
  return {
    database,
    deps,
    now,
    files,
    load: (
      withoutLife: (cause: unknown) => void = (cause) => {
        throw cause;
      },
    ) => loadDemo(deps, storage, 'demo', withoutLife),
    written: () => written,
  };
}

/** An empty database, and files in memory. @param now where its clock stands @param writes so many files can be written */
export const emptyPlace = async (now = systemClock.now(), writes = Number.POSITIVE_INFINITY) =>
  placeOn(await openTestDatabase(), now, writes);

/** Makes the database that others are copied from, and keeps its files and moments beside it on the server. */
async function makeTemplate(admin: OpenDatabase): Promise<void> {
  const url = await createDatabase();
  const database = await openPostgresql(url);
  const { files, load, now, written } = placeOn(database, systemClock.now(), Number.POSITIVE_INFINITY);
  await load().finally(() => database.close());
  await admin.execute(`DROP TABLE IF EXISTS life_files, life_made;
    CREATE TABLE life_files (key text PRIMARY KEY, bytes bytea NOT NULL);
    CREATE TABLE life_made (now text, ended text, written int)`);
  for (const [key, bytes] of files) {
    await admin.rows('INSERT INTO life_files VALUES ($1, $2)', [key, Buffer.from(bytes)]);
  }
  const moments = [now, systemClock.now()].map((each) => each.toISOString());
  await admin.rows('INSERT INTO life_made VALUES ($1, $2, $3)', [...moments, written()]);
  // Last of all: what has this name is whole.
  await admin.execute(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO template_life`);
}

const isMade = z.object({ now: z.coerce.date(), ended: z.string(), written: z.number() });
const isKept = z.object({ key: z.string(), bytes: z.instanceof(Buffer) });

/**
 * The demo with its life, in a database of the test's own, and its files. It is loaded once in a run, by whoever wants it first, and
 * copied for each. The clock of the database goes on from where loading ended: for everybody it is as old.
 */
export async function loadedLife() {
  const { made, kept } = await onServer((admin) =>
    admin.alone(async () => {
      if ((await admin.rows(`SELECT FROM pg_database WHERE datname = 'template_life'`)).length === 0) {
        await makeTemplate(admin);
      }
      return {
        made: await admin.rows('SELECT now, ended, written FROM life_made'),
        kept: await admin.rows('SELECT key, bytes FROM life_files'),
      };
    }),
  );
  const { now, ended, written } = isMade.parse(made[0]);
  const database = await openTestDatabase('life', optionsAtMoment(ended));
  const files = new Map<string, Uint8Array>(
    isKept
      .array()
      .parse(kept)
      .map(({ key, bytes }) => [key, bytes]),
  );
  return { database, deps: depsOn(database, now), now, files, written };
}
