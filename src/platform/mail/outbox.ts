import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../database/database.ts';
import { attemptsAtMost, leaseMs, type Outcome, waitAfter } from './mail.rules.ts';
import { mail } from './mail.table.ts';
import type { DueMail } from './message.ts';

const due = (now: Date) => and(eq(mail.state, 'waiting'), lte(mail.nextAttemptAt, now));

/** Whether any mail waits to be sent now. */
export async function isMailDue(db: ReadDatabase, now: Date): Promise<boolean> {
  const [first] = await db.select({ id: mail.id }).from(mail).where(due(now)).limit(1);
  return first !== undefined;
}

/**
 * Takes the mail that has waited longest, and keeps others away from it for as long as sending it may take. Who dies
 * with a mail in hand gives it back by that: after the lease it is due again.
 */
export async function takeMail(db: Database, now: Date): Promise<DueMail | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        id: mail.id,
        messageId: mail.messageId,
        kind: mail.kind,
        toAddress: mail.toAddress,
        replyTo: mail.replyTo,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attempts: mail.attempts,
        createdAt: mail.createdAt,
      })
      .from(mail)
      .where(due(now))
      .orderBy(asc(mail.nextAttemptAt), asc(mail.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (found) {
      await tx
        .update(mail)
        .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
        .where(eq(mail.id, found.id));
    }
    return found;
  });
}

/** Writes down how a mail fared. What has been sent stays sent, whatever another process says of it. */
export async function settleMail(db: Database, taken: DueMail, outcome: Outcome, now: Date): Promise<void> {
  const row = eq(mail.id, taken.id);
  if (outcome.kind === 'taken') {
    await db
      .update(mail)
      .set({ state: 'sent', sentAt: now, attempts: taken.attempts + 1, lastError: null })
      .where(row);
    return;
  }
  const attempts = taken.attempts + (outcome.kind === 'away' ? 0 : 1);
  const dead = outcome.kind === 'refused' || attempts >= attemptsAtMost;
  await db
    .update(mail)
    .set({
      attempts,
      lastError: outcome.why,
      state: dead ? 'dead' : 'waiting',
      // The server's own rest is kept by the sender; the mail is due as soon as that is over. A dead one that the
      // office sends again doesn't wait.
      nextAttemptAt: outcome.kind === 'away' || dead ? now : new Date(now.getTime() + waitAfter(attempts)),
    })
    .where(and(row, eq(mail.state, 'waiting')));
}
