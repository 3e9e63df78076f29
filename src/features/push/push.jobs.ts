import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Send } from '#platform/http-client/ask.gateway.ts';
import { hasDue, type Lease, leaseNext, stillLeased } from '#platform/lease.ts';
import type { Job } from '#platform/run-jobs.ts';
import { findOpenKey } from '#platform/sealed-keys/sealed-keys.ts';
import { topicOf } from '#platform/web-push/encrypt-push.ts';
import { sendPush } from '#platform/web-push/web-push.gateway.ts';
import { findNotice } from './push.queries.ts';
import { pushText, ringsAt, waitAfter } from './push.rules.ts';
import { pushNotices, pushSubscriptions } from './push.table.ts';
import { noticesChannel } from './push.writes.ts';

interface PushDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly dataKey: Uint8Array;
  /** How push services are called; over the network when absent. */
  readonly send?: Send;
}

const work = {
  table: pushNotices,
  id: pushNotices.id,
  dueAt: pushNotices.nextAttemptAt,
  waits: sql`true`,
};

/** Longer than a push service is waited for. */
const leaseMs = 60_000;
/** A run ends after this time; the next one goes on with the rest. */
const runMs = 60_000;

/**
 * The job that sends pushes, apart from all that customers are told. What is chosen, permitted and of use is asked when a push is
 * about to go: people leave, and hours end. A push service that fails is tried again for as long as it is of use; one that says a
 * subscription is gone has it removed. A process that dies may have sent one twice: it rings once, by its tag.
 */
export function sendPushesJob({ db, clock, logger, dataKey, send }: PushDeps): Job {
  const drop = (lease: Lease) => db.delete(pushNotices).where(stillLeased(work, lease));
  const putOff = (lease: Lease, until: Date, attempts: number) =>
    db.update(pushNotices).set({ nextAttemptAt: until, attempts }).where(stillLeased(work, lease));

  const sendOne = async (lease: Lease) => {
    const now = clock.now();
    const due = await findNotice(db, lease.id);
    const at = due && ringsAt(due.notice, due.choices, now);
    if (due === undefined || at === undefined) {
      await drop(lease);
      return;
    }
    const { notice, device, choices } = due;
    if (at > now) {
      await putOff(lease, at, notice.attempts);
      return;
    }
    const key = await findOpenKey(db, 'push', dataKey);
    if (key === undefined) {
      throw new Error('There is no key for pushes: the program makes it when it starts.');
    }
    const { kind, subjectId, path, usefulUntil } = notice;
    const topic = topicOf(`${kind} ${subjectId}`);
    const { agency } = await findAgency(db);
    const outcome = await sendPush(
      device,
      {
        text: JSON.stringify({
          kind,
          ...pushText(notice, choices.language),
          language: choices.language,
          path,
          tag: topic,
        }),
        ttlSeconds: Math.max(0, Math.floor((usefulUntil.getTime() - now.getTime()) / 1_000)),
        urgency: kind === 'limit.near' || kind === 'test' ? 'high' : 'normal',
        topic,
      },
      { ...key, contact: `mailto:${agency.email}` },
      { now, ...(send && { send }) },
    );
    const own = eq(pushSubscriptions.id, device.id);
    if (outcome.kind === 'gone') {
      // What waits for it goes with it.
      await db.delete(pushSubscriptions).where(own);
      return;
    }
    if (outcome.kind === 'taken') {
      await db.update(pushSubscriptions).set({ failedAt: null }).where(own);
      await drop(lease);
      return;
    }
    logger.warn({ push: notice.id, kind, outcome: outcome.kind, why: outcome.why }, 'A push was not taken.');
    await db.update(pushSubscriptions).set({ failedAt: now }).where(own);
    if (outcome.kind === 'refused') {
      await drop(lease);
      return;
    }
    const attempts = notice.attempts + 1;
    await putOff(lease, new Date(clock.now().getTime() + waitAfter(attempts)), attempts);
  };

  return {
    name: 'push',
    everySeconds: 5,
    channel: noticesChannel,
    isDue: () => hasDue(db, work, clock.now()),
    run: async (signal) => {
      const started = performance.now();
      while (!signal.aborted && performance.now() - started < runMs) {
        const lease = await leaseNext(db, work, clock.now(), leaseMs);
        if (!lease) {
          return;
        }
        await sendOne(lease);
      }
    },
  };
}
