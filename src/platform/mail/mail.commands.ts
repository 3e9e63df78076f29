import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import { manyMails, oneMail } from './mail.contract.ts';
import { canBeDropped, canGoAgain, leaseMs, type MailState } from './mail.rules.ts';
import { mail } from './mail.table.ts';
import { mailChannel } from './queue-mail.ts';

const permission = 'mail.write';

/** The state of a mail, locked until the transaction ends. @throws Failure `mail.not-found` */
async function lockState({ tx }: CommandContext, id: string): Promise<MailState> {
  const [found] = await tx.select({ state: mail.state }).from(mail).where(eq(mail.id, id)).for('update');
  if (!found) {
    throw new Failure('not-found', 'mail.not-found', 'There is no such mail.');
  }
  return found.state;
}

/** The columns of a mail that waits again; not before its lease ends, if it was dropped while being sent. */
const waitsAgain = (now: Date) => ({
  state: 'waiting' as const,
  attempts: 0,
  nextAttemptAt: sql`greatest(${mail.nextAttemptAt}, ${now.toISOString()}::timestamptz)`,
});

/**
 * Puts a mail that isn't being sent back into the outbox. Its Message-ID stays, so that a duplicate is recognised.
 * @throws Failure `mail.not-found`, or conflict `mail.not-dead` for one that waits or has been sent.
 */
export const sendMailAgain = command({
  name: 'mail.send-again',
  permission,
  input: oneMail,
  refusals: { 404: 'There is no such mail.', 409: 'It waits, or has been sent.' },
  run: async (context, { id }) => {
    const { tx, now, log } = context;
    const state = await lockState(context, id);
    if (!canGoAgain(state)) {
      throw new Failure('conflict', 'mail.not-dead', 'This mail waits already, or has been sent.');
    }
    await tx.update(mail).set(waitsAgain(now)).where(eq(mail.id, id));
    await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`);
    log({ subjectKind: 'mail', subjectId: id, difference: { state: { from: state, to: 'waiting' } } });
  },
});

/** Puts all dead mail back into the outbox, for instance after the mail server was fixed. @returns how many */
export const sendDeadMailAgain = command({
  name: 'mail.send-dead-again',
  permission,
  input: z.strictObject({}),
  output: manyMails,
  run: async ({ tx, now, log }) => {
    const sent = await tx
      .update(mail)
      .set(waitsAgain(now))
      .where(eq(mail.state, 'dead'))
      .returning({ id: mail.id });
    if (sent.length > 0) {
      await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`);
      log({ subjectKind: 'mail', subjectId: 'dead', difference: { count: sent.length } });
    }
    return { count: sent.length };
  },
});

/**
 * Drops a mail: it isn't sent any more. One that is being sent at this moment may still arrive, and is then shown as
 * sent.
 * @throws Failure `mail.not-found`, or conflict `mail.over` for one that was sent or dropped.
 */
export const dropMail = command({
  name: 'mail.drop',
  permission,
  input: oneMail,
  refusals: { 404: 'There is no such mail.', 409: 'It has been sent, or was given up before.' },
  run: async (context, { id }) => {
    const { tx, now, log } = context;
    const state = await lockState(context, id);
    if (!canBeDropped(state)) {
      throw new Failure('conflict', 'mail.over', 'This mail has been sent, or was given up before.');
    }
    await tx
      .update(mail)
      .set({ state: 'dropped', nextAttemptAt: new Date(now.getTime() + leaseMs) })
      .where(eq(mail.id, id));
    log({ subjectKind: 'mail', subjectId: id, difference: { state: { from: state, to: 'dropped' } } });
  },
});
