import { eq } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../database/database.ts';
import { hasDue, type Lease, leaseNext, stillLeased } from '../lease.ts';
import { leaseMs, maxAttempts, type Outcome, opensAccount, waitAfter } from './mail.rules.ts';
import { mail } from './mail.table.ts';
import type { DueMail } from './message.ts';

const work = {
  table: mail,
  id: mail.id,
  dueAt: mail.nextAttemptAt,
  waits: eq(mail.state, 'waiting'),
};

/** Whether any mail waits to be sent now. */
export const isMailDue = (db: ReadDatabase, now: Date): Promise<boolean> => hasDue(db, work, now);

/** A mail, and the lease under which it is sent. */
interface TakenMail extends DueMail {
  readonly lease: Lease;
}

/** Takes the mail that has waited longest, under a lease for as long as sending it may take. */
export async function takeMail(db: Database, now: Date): Promise<TakenMail | undefined> {
  const lease = await leaseNext(db, work, now, leaseMs);
  if (!lease) {
    return undefined;
  }
  const [found] = await db
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
    .where(stillLeased(work, lease));
  return found && { ...found, lease };
}

/**
 * Stores the result of sending. A mail that the server has taken is sent, even when the lease was over; any other result
 * counts only while the lease holds.
 */
export async function settleMail(db: Database, taken: TakenMail, outcome: Outcome, now: Date): Promise<void> {
  if (outcome.kind === 'taken') {
    await db
      .update(mail)
      .set({
        state: 'sent',
        sentAt: now,
        attempts: taken.attempts + 1,
        lastError: null,
        // Its link opens an account, and nobody needs it twice.
        ...(opensAccount(taken.kind) && { html: '', text: '', marks: [] }),
      })
      .where(eq(mail.id, taken.id));
    return;
  }
  const attempts = taken.attempts + (outcome.kind === 'away' ? 0 : 1);
  const dead = outcome.kind === 'refused' || attempts >= maxAttempts;
  await db
    .update(mail)
    .set({
      attempts,
      lastError: outcome.why,
      state: dead ? 'dead' : 'waiting',
      // The sender keeps the delay of the server itself; the mail is due as soon as that is over. A dead mail that the
      // office sends again doesn't wait.
      nextAttemptAt: outcome.kind === 'away' || dead ? now : new Date(now.getTime() + waitAfter(attempts)),
    })
    .where(stillLeased(work, taken.lease));
}
