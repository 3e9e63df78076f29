import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { CommandDeps } from '#platform/command/command.ts';
import { migrate } from '#platform/database/migrate.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, type TestClock, testClock } from '#platform/testing/test.ts';

const directory = join(import.meta.dirname, '../../migrations');

/**
 * A database of the test's own with all tables, for a migration that puts right what an earlier version has left: the test
 * leaves it as that version did, and has the migration applied to it.
 */
export async function openLeft(): Promise<{
  deps: CommandDeps;
  clock: TestClock;
  /** As the first start of the new version does. @param name of the migration's file */
  apply: (name: string) => Promise<void>;
}> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const clock = testClock();
  const { db } = database;
  return {
    deps: { db, clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example', dataKey: testDataKey },
    clock,
    apply: async (name) => {
      await database.rows('DELETE FROM migrations WHERE name = $1', [name]);
      expect(await migrate(database, directory)).toEqual([name]);
    },
  };
}
