import { expect } from 'vitest';
import { outbox } from '../outbox/outbox.table.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { openTestDatabase, test } from '../testing/test.ts';
import { createMetrics } from './metrics.ts';

test('metrics tell how much work was given up and waits for somebody', async ({ db, clock }) => {
  const metrics = createMetrics(new PageCache(), db);
  expect(await metrics.text()).toMatch(/^outbox_dead 0$/m);
  const at = clock.now();
  const row = { topic: 'test.remove', payload: 'one', nextAttemptAt: at, createdAt: at };
  await db.insert(outbox).values([
    { ...row, id: crypto.randomUUID(), state: 'dead' },
    { ...row, id: crypto.randomUUID() },
  ]);
  const text = await metrics.text();
  expect(text).toMatch(/^outbox_dead 1$/m);
  expect(text).toMatch(/^mail_dead 0$/m);
});

test('metrics go on while the database is away', async () => {
  const database = await openTestDatabase();
  const metrics = createMetrics(new PageCache(), database.db);
  await database.close();
  metrics.answered(200);
  const text = await metrics.text();
  expect(text).toMatch(/^http_requests_total\{status="200"\} 1$/m);
  expect(text).toMatch(/^outbox_dead nan$/im);
});
