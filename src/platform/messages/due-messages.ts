import { and, eq, gte, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../database/database.ts';
import { hasDue, type Lease, leaseNext, stillLeased } from '../lease.ts';
import { leaseMs } from '../mail/mail.rules.ts';
import { insertNext } from './insert-message.writes.ts';
import {
  afterSending,
  type Channel,
  monthBegan,
  type Outcome,
  opensAccount,
  patienceMs,
} from './messages.rules.ts';
import { messages } from './messages.table.ts';

const workOf = (channel: Channel) => ({
  table: messages,
  id: messages.id,
  dueAt: messages.nextAttemptAt,
  waits: sql`${messages.state} = 'waiting' AND ${messages.channel} = ${channel}`,
});

/** Whether any message of a channel waits to be sent now. */
export const isMessageDue = (db: ReadDatabase, channel: Channel, now: Date): Promise<boolean> =>
  hasDue(db, workOf(channel), now);

/** A message to be handed over. */
export type DueMessage = Pick<
  typeof messages.$inferSelect,
  | 'id'
  | 'messageId'
  | 'channel'
  | 'event'
  | 'language'
  | 'toAddress'
  | 'replyTo'
  | 'subject'
  | 'html'
  | 'text'
  | 'parts'
  | 'attempts'
  | 'createdAt'
  | 'thenBy'
  | 'attachment'
  | 'fileId'
  | 'media'
>;

/** A message, and the lease under which it is sent. */
export interface TakenMessage extends DueMessage {
  readonly lease: Lease;
}

/** Takes the message of a channel that has waited longest, under a lease for as long as sending it may take. */
export async function takeMessage(
  db: Database,
  channel: Channel,
  now: Date,
): Promise<TakenMessage | undefined> {
  const work = workOf(channel);
  const lease = await leaseNext(db, work, now, leaseMs);
  if (!lease) {
    return undefined;
  }
  const [found] = await db.select().from(messages).where(stillLeased(work, lease));
  return found && { ...found, lease };
}

/** Puts a message off that mustn't be sent now, without an attempt. @param why for the office; null when it only waits for the morning */
export async function putOff(
  db: Database,
  { channel, lease }: Pick<TakenMessage, 'channel' | 'lease'>,
  until: Date,
  why: string | null,
): Promise<void> {
  await db
    .update(messages)
    .set({ nextAttemptAt: until, lastError: why })
    .where(stillLeased(workOf(channel), lease));
}

/** Leaves a message unsent for good. @param why for the office */
export async function withhold(
  db: Database,
  { channel, lease }: Pick<TakenMessage, 'channel' | 'lease'>,
  why: string,
): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'stopped', lastError: why })
    .where(stillLeased(workOf(channel), lease));
}

/**
 * Stores the result of sending. A message that was taken over is sent, even when the lease was over; any other result counts only
 * while the lease holds. When this channel has failed, the message goes by the next in the same transaction.
 * @param cost in poisha, when it was taken
 */
export async function settleMessage(
  db: Database,
  taken: TakenMessage,
  {
    outcome,
    knowsOurId,
    cost,
  }: { readonly outcome: Outcome; readonly knowsOurId: boolean; readonly cost: number },
  now: Date,
): Promise<void> {
  if (outcome.kind === 'taken') {
    await db
      .update(messages)
      .set({
        // A report of its delivery may have come first.
        state: sql`CASE WHEN ${messages.state} IN ('delivered', 'read') THEN ${messages.state} ELSE 'sent' END`,
        sentAt: now,
        attempts: taken.attempts + 1,
        lastError: null,
        errorCode: null,
        // Where it went, also when that was corrected meanwhile.
        toAddress: taken.toAddress,
        cost,
        reference: outcome.reference ?? null,
        // Its link opens an account, and nobody needs it twice.
        ...(opensAccount(taken.event) && { html: '', text: '', marks: [] }),
      })
      .where(eq(messages.id, taken.id));
    return;
  }
  const next = afterSending(taken, outcome, now, knowsOurId);
  await db.transaction(async (tx) => {
    const [settled] = await tx
      .update(messages)
      .set({
        attempts: next.attempts,
        lastError: outcome.why,
        errorCode: outcome.kind === 'unknown' ? null : (outcome.code ?? null),
        state: next.state,
        // The sender keeps the delay of the server itself; the message is due as soon as that is over. A dead one that
        // the office sends again doesn't wait.
        nextAttemptAt: next.state === 'waiting' ? new Date(now.getTime() + next.ms) : now,
      })
      .where(stillLeased(workOf(taken.channel), taken.lease))
      .returning();
    if (settled?.state === 'failed') {
      await insertNext(tx, settled, now);
    }
  });
}

/**
 * Has messages go by their next channel that have waited too long for one that can't be used: each of them would wait for its own
 * turn otherwise.
 */
export async function moveOn(db: Database, channel: Channel, now: Date): Promise<void> {
  const since = new Date(now.getTime() - patienceMs);
  await db.transaction(async (tx) => {
    const stuck = await tx
      .update(messages)
      .set({ state: 'failed' })
      .where(
        and(
          workOf(channel).waits,
          lte(messages.createdAt, since),
          lte(messages.nextAttemptAt, now),
          ne(messages.thenBy, []),
        ),
      )
      .returning();
    for (const row of stuck) {
      await insertNext(tx, row, now);
    }
  });
}

/** What messages have cost in this month of Dhaka, in poisha. */
export async function costOfMonth(db: ReadDatabase, now: Date): Promise<number> {
  const [sum] = await db
    .select({ cost: sql<number>`coalesce(sum(${messages.cost}), 0)::float8` })
    .from(messages)
    .where(and(isNotNull(messages.sentAt), gte(messages.sentAt, monthBegan(now)), sql`${messages.cost} > 0`));
  return sum?.cost ?? 0;
}
