import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { leaseMs } from '../mail/mail.rules.ts';
import { messages } from './messages.table.ts';

/** Notes that somebody has seen to a dead message: it was sent once more. */
export async function noteSentAgain(tx: Transaction, id: string): Promise<void> {
  await tx.update(messages).set({ state: 'failed' }).where(eq(messages.id, id));
}

/** Stops a message. One that is being sent keeps its lease, so that nobody else sends it meanwhile. */
export async function noteStopped(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ state: 'stopped', nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(eq(messages.id, id));
}
