import { eq, sql } from 'drizzle-orm';
import { command } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import { oneMail } from './mail.contract.ts';
import { mail } from './mail.table.ts';
import { mailChannel } from './queue-mail.ts';

/**
 * Puts a dead mail back into the outbox, with all its attempts before it. Its Message-ID stays.
 * @throws Failure `mail.not-found`, or conflict `mail.not-dead` for one that waits or has been sent.
 */
export const sendMailAgain = command({
  name: 'mail.send-again',
  permission: 'mail.write',
  input: oneMail,
  run: async ({ tx, now, log }, { id }) => {
    const [found] = await tx
      .select({ state: mail.state, lastError: mail.lastError })
      .from(mail)
      .where(eq(mail.id, id))
      .for('update');
    if (!found) {
      throw new Failure('not-found', 'mail.not-found', 'There is no such mail.');
    }
    if (found.state !== 'dead') {
      throw new Failure('conflict', 'mail.not-dead', 'Only mail that was given up can be sent again.');
    }
    await tx.update(mail).set({ state: 'waiting', attempts: 0, nextAttemptAt: now }).where(eq(mail.id, id));
    await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`);
    log({ subjectKind: 'mail', subjectId: id, difference: { state: ['dead', 'waiting'] } });
  },
});
