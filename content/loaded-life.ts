import { systemClock } from '#platform/clock.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Storage } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { loadDemo } from './load-demo.ts';

/** The demo with its life, for tests that only read it: it starts at the moment at which they do, and time stands there. */
export async function loadedLife(): Promise<{
  readonly database: OpenDatabase;
  readonly deps: CommandDeps;
  readonly now: Date;
}> {
  const database = await openTestDatabase();
  const files = new Map<string, Uint8Array>();
  const storage: Storage = {
    read: async (key) => files.get(key),
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async (key) => void files.delete(key),
  };
  const now = systemClock.now();
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => now },
    siteUrl: 'https://shofor.example',
    pages: { drop: () => {} },
    dataKey: testDataKey,
  };
  await loadDemo(deps, storage, 'demo');
  return { database, deps, now };
}
