import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { CommandContext, CommandDeps } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import type { Job } from '../jobs.ts';
import { inOrder } from '../record.ts';
import { idempotencyKeys as keys } from './idempotency.table.ts';

/** How long an answer is kept. Clients are promised a day; a form that lay open over a weekend is still known. */
const keptMs = 7 * 24 * 3_600_000;

/** SHA-256 of a body in one way of writing: the names of its fields in order, what is undefined left out. */
export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body, inOrder)).digest('base64url');
}

interface Asked<Answer> {
  /** The command's name. The same key of another actor, or for another command, is another key. */
  readonly command: string;
  readonly key: string;
  /** What the key stands for: all that was sent but the key, by `hashOf`. */
  readonly hash: string;
  /** How a kept answer is read. */
  readonly answer: z.ZodType<Answer>;
}

/**
 * Does a write once for a key, in the command's own transaction, and answers every later try as the first one. Tries
 * that come in beside it wait until it has been committed or undone; one that failed has left no key behind.
 * @throws Failure invalid `key.used` when the key came with another body before.
 */
export async function answerOnce<Answer>(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  { command, key, hash, answer }: Asked<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const scope = `${command} ${actor.id}`;
  const row = and(eq(keys.scope, scope), eq(keys.key, key));
  // The primary key makes a second try wait here for the transaction of the first.
  const [begun] = await tx
    .insert(keys)
    .values({ scope, key, hash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: keys.key });
  if (begun) {
    const made = await work();
    await tx.update(keys).set({ answer: made }).where(row);
    return made;
  }
  const [known] = await tx.select({ hash: keys.hash, answer: keys.answer }).from(keys).where(row);
  if (known?.hash !== hash) {
    throw new Failure('invalid', 'key.used', 'This key was used for something else. Make another one.', [
      { path: 'key', message: 'This key was used for something else.' },
    ]);
  }
  return answer.parse(known.answer);
}

/** The job that forgets keys whose time is over, looked after every hour. */
export function forgetKeysJob({ db, clock }: CommandDeps): Job {
  const over = () => lt(keys.createdAt, new Date(clock.now().getTime() - keptMs));
  return {
    name: 'keys',
    everySeconds: 3_600,
    isDue: async () => (await db.select({ key: keys.key }).from(keys).where(over()).limit(1)).length > 0,
    run: async () => {
      await db.delete(keys).where(over());
    },
  };
}
