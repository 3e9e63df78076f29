import { systemClock } from '#platform/clock.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Storage } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { loadDemo } from './load-demo.ts';

/** An empty database, and files in memory. @param now where its clock stands @param writes so many files can be written */
export async function emptyPlace(now = systemClock.now(), writes = Number.POSITIVE_INFINITY) {
  const database = await openTestDatabase();
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
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => now },
    siteUrl: 'https://shofor.example',
    pages: { drop: () => {} },
    dataKey: testDataKey,
  };
  return {
    database,
    deps,
    now,
    load: (
      withoutLife: (cause: unknown) => void = (cause) => {
        throw cause;
      },
    ) => loadDemo(deps, storage, 'demo', withoutLife),
    written: () => written,
  };
}

/** The demo with its life, for tests that only read it. */
export async function loadedLife(): Promise<{
  readonly database: OpenDatabase;
  readonly deps: CommandDeps;
  readonly now: Date;
}> {
  const { load, ...place } = await emptyPlace();
  await load();
  return place;
}
