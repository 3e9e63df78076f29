import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Job } from '../run-jobs.ts';
import { isOneAddress, masked, notOneAddress, restAfter } from './mail.rules.ts';
import { isMailDue, settleMail, takeMail } from './outbox.ts';
import type { Post } from './post.gateway.ts';
import { mailChannel } from './queue-mail.ts';

interface SendingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly post: Post;
  readonly logger: Logger;
}

/** A run ends after this time; the next one goes on with the rest. */
const runMs = 60_000;

/**
 * The job that sends due mail, one after another. A process that dies may have sent a mail without storing the result;
 * that mail is sent again with the same Message-ID.
 */
export function sendMailJob({ db, clock, post, logger }: SendingDeps): Job {
  let failuresInARow = 0;
  let restsUntil = 0;
  return {
    name: 'mail',
    everySeconds: 2,
    channel: mailChannel,
    isDue: async () => clock.now().getTime() >= restsUntil && (await isMailDue(db, clock.now())),
    run: async (signal) => {
      const started = performance.now();
      while (!signal.aborted && performance.now() - started < runMs) {
        const mail = await takeMail(db, clock.now());
        if (!mail) {
          return;
        }
        const outcome = isOneAddress(mail.toAddress)
          ? await post.deliver(mail)
          : ({ kind: 'refused', why: notOneAddress } as const);
        await settleMail(db, mail, outcome, clock.now());
        if (outcome.kind === 'away') {
          failuresInARow += 1;
          restsUntil = clock.now().getTime() + restAfter(failuresInARow);
          logger.warn({ why: outcome.why, failuresInARow }, 'Mail cannot be handed over; it waits.');
          return;
        }
        failuresInARow = 0;
        if (outcome.kind !== 'taken') {
          logger.warn(
            {
              mail: mail.id,
              kind: mail.kind,
              to: masked(mail.toAddress),
              outcome: outcome.kind,
              why: outcome.why,
            },
            'A mail was not taken.',
          );
        }
      }
    },
  };
}
