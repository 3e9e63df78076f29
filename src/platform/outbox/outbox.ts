import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { CommandContext, CommandDeps } from '../command/command.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { hasDue, type Lease, leaseNext, stillLeased } from '../lease.ts';
import type { Job } from '../run-jobs.ts';
import { outbox } from './outbox.table.ts';

/** Processes a row's payload. It may be called twice with the same payload, when a process died in between. */
type OutboxHandler = (payload: unknown) => Promise<void>;

const channel = 'outbox';

/** Has every process look for tasks once the transaction is committed. */
export async function announceTasks(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${channel}, '')`);
}

const work = {
  table: outbox,
  id: outbox.id,
  dueAt: outbox.nextAttemptAt,
  waits: eq(outbox.state, 'waiting'),
};

/** Longer than any handler works at one row. */
const leaseMs = 5 * 60_000;
/** With the waits below that is about three days. */
const maxAttempts = 24;
const waitAfter = (attempts: number) => Math.min(4 * 3_600_000, 5_000 * 2 ** (attempts - 1));

/** Has something done after the commit: it is done if, and only if, the transaction holds. */
export async function emit(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'> | { readonly tx: Transaction; readonly now: Date },
  topic: string,
  payload: unknown,
): Promise<void> {
  const id = crypto.randomUUID();
  await tx.insert(outbox).values({ id, topic, payload, nextAttemptAt: now, createdAt: now });
  await announceTasks(tx);
}

/** The same where there is no query builder: in a database that is being restored. */
export async function emitByConnection(
  connection: Pick<Connection, 'rows'>,
  topic: string,
  payload: unknown,
  now: Date,
): Promise<void> {
  await connection.rows(
    'INSERT INTO outbox (id, topic, payload, next_attempt_at, created_at) VALUES ($1, $2, $3::jsonb, $4, $4)',
    [crypto.randomUUID(), topic, JSON.stringify(payload), now.toISOString()],
  );
}

/**
 * The job that does what is in the outbox. What fails waits, longer each time; what has failed for days is dead: it stays,
 * an error in the log names it, and the office sees it and can have it tried again.
 * @param handlers By topic; registered where the program is put together.
 */
export function outboxJob(
  { db, clock, logger }: Pick<CommandDeps, 'db' | 'clock'> & { readonly logger: Logger },
  handlers: Readonly<Record<string, OutboxHandler>>,
): Job {
  const doOne = async (lease: Lease) => {
    const leased = stillLeased(work, lease);
    const [row] = await db.select().from(outbox).where(leased);
    if (!row) {
      return;
    }
    const { topic, payload } = row;
    try {
      const handler = handlers[topic];
      if (!handler) {
        throw new Error(`Nothing handles ${topic}.`);
      }
      await handler(payload);
      await db.delete(outbox).where(leased);
    } catch (cause) {
      const attempts = row.attempts + 1;
      const isDead = attempts >= maxAttempts;
      const words = cause instanceof Error ? cause.message : String(cause);
      logger[isDead ? 'error' : 'warn'](
        { err: cause, outbox: row.id, topic, attempts },
        'What follows a commit failed.',
      );
      await db
        .update(outbox)
        .set({
          attempts,
          lastError: words.slice(0, 500),
          state: isDead ? 'dead' : 'waiting',
          nextAttemptAt: new Date(clock.now().getTime() + waitAfter(attempts)),
        })
        .where(leased);
    }
  };
  return {
    name: 'outbox',
    everySeconds: 5,
    channel,
    isDue: () => hasDue(db, work, clock.now()),
    run: async (signal) => {
      for (;;) {
        const lease = signal.aborted ? undefined : await leaseNext(db, work, clock.now(), leaseMs);
        if (!lease) {
          return;
        }
        await doOne(lease);
      }
    },
  };
}
