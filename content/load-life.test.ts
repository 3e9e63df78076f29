import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import type { Storage } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { loadDemo } from './load-demo.ts';

test('the sample life adds up, and nothing of it waits to be sent', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const files = new Map<string, Uint8Array>();
  const storage: Storage = {
    read: async (key) => files.get(key),
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async (key) => void files.delete(key),
  };
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => new Date('2026-12-01T04:00:00Z') },
    siteUrl: 'https://shofor.example',
    pages: { drop: () => {} },
    dataKey: testDataKey,
  };
  await loadDemo(deps, storage, 'demo');
  const unsent = await deps.db.select().from(messages).where(eq(messages.state, 'waiting'));
  expect(unsent).toEqual([]);
  const trial = await findTrialBalance(deps.db, '2026-12-01');
  expect(trial.debit).toBe(trial.credit);
}, 120_000);
