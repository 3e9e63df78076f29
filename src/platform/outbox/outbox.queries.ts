import { asc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '../database/database.ts';
import { type DeadTasks, maxTasksListed } from './outbox.contract.ts';
import { outbox } from './outbox.table.ts';

const isDead = eq(outbox.state, 'dead');

/** How many tasks have failed for days and wait for somebody. */
export async function countDeadTasks(db: ReadDatabase): Promise<number> {
  return db.$count(outbox, isDead);
}

/** The tasks that have failed for days, the oldest first. */
export async function listDeadTasks(db: ReadDatabase): Promise<DeadTasks> {
  const { id, topic, attempts, lastError, createdAt } = outbox;
  const rows = await db
    .select({ id, topic, attempts, lastError, createdAt })
    .from(outbox)
    .where(isDead)
    .orderBy(asc(createdAt), asc(id))
    .limit(maxTasksListed);
  return {
    items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total: await countDeadTasks(db),
  };
}
