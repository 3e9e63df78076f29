import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { leaseMs } from '../mail/mail.rules.ts';
import { insertMessage, type NewMessage } from './insert-message.writes.ts';
import { messageBatches, messages } from './messages.table.ts';

/** Puts messages to many into the outbox; they go one after another, in this order. @returns the id of the batch */
export async function insertBatch(
  tx: Transaction,
  now: Date,
  madeBy: string,
  all: readonly NewMessage[],
): Promise<string> {
  const batch = crypto.randomUUID();
  await tx.insert(messageBatches).values({ id: batch, madeBy, madeAt: now });
  for (const [place, message] of all.entries()) {
    // A moment apart, which is the order in which they are due.
    await insertMessage(tx, new Date(now.getTime() + place), { ...message, batch });
  }
  return batch;
}

/** Stops what is left of a batch. One that is being sent keeps its lease. @returns whether it ran until now */
export async function stopBatch(tx: Transaction, batch: string, now: Date): Promise<boolean> {
  const [stopped] = await tx
    .update(messageBatches)
    .set({ stoppedAt: now })
    .where(and(eq(messageBatches.id, batch), isNull(messageBatches.stoppedAt)))
    .returning();
  if (stopped === undefined) {
    return false;
  }
  await tx
    .update(messages)
    .set({ state: 'stopped', nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(messages.batch, batch), eq(messages.state, 'waiting')));
  return true;
}
