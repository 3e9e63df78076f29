import { createHash } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Failure } from '../command/failure.ts';
import type { Database, Transaction } from '../database/database.ts';
import { withCommit } from '../database/pipelined.ts';
import { inOrder, isRecord } from '../record.ts';
import type { Job } from '../run-jobs.ts';
import { idempotencyKeys as keys } from './idempotency.table.ts';

/** How long a response is kept. Clients are promised a day; a form left open over a weekend is still recognised. */
const storedMs = 7 * 24 * 3_600_000;

/** SHA-256 of a body in a canonical form: field names in order, undefined fields left out. */
export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body, inOrder)).digest('base64url');
}

/** What of a command's transaction a write needs that is done once. */
interface Writing {
  readonly tx: Transaction;
  readonly now: Date;
  readonly actor: { readonly id: string };
  /** The ids of what was logged until now. */
  subjects(): string[];
}

interface IdempotentWrite<Result> {
  /** The command's name. The same key of another actor, or for another command, is another key. */
  readonly command: string;
  readonly key: string;
  /** What the key stands for: everything sent except the key, by `hashOf`. */
  readonly hash: string;
  /** Parses a stored response. */
  readonly schema: z.ZodType<Result>;
}

/**
 * Does a write once for a key, in the command's own transaction, and returns the first response for every retry. Parallel
 * retries wait until it has been committed or rolled back; a failed write leaves no key behind.
 * @throws Failure invalid `key.used` when the key was sent with another body before; `key.removed` when the first response can't be
 * read any more: what it was about is removed, or the data key is lost.
 */
export async function respondOnce<Result>(
  { tx, now, actor, subjects }: Writing,
  { command, key, hash, schema }: IdempotentWrite<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  const scope = `${command} ${actor.id}`;
  const row = and(eq(keys.scope, scope), eq(keys.key, key));
  // The primary key makes a parallel retry wait here for the first transaction.
  const [begun] = await tx
    .insert(keys)
    .values({ scope, key, hash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: keys.key });
  if (begun) {
    const made = await work();
    await withCommit(tx, tx.update(keys).set({ answer: made, about: subjects() }).where(row));
    return made;
  }
  const [known] = await tx.select({ hash: keys.hash, answer: keys.answer }).from(keys).where(row);
  if (known?.hash !== hash) {
    throw new Failure('invalid', 'key.used', 'This key was used for something else. Make another one.', [
      { path: 'key', message: 'This key was used for something else.' },
    ]);
  }
  if (known.answer === null && !schema.safeParse(null).success) {
    const message = 'This was done before, and what came of it was removed since.';
    throw new Failure('invalid', 'key.removed', message, [{ path: 'key', message }]);
  }
  return schema.parse(known.answer);
}

/** A command that may be done once for a key, as it declares that. */
interface OnceForKey<Result> {
  readonly name: string;
  readonly once?: 'key';
  readonly output?: z.ZodType<Result>;
}

/** The work of a command; once for its key, if it has one. Its hash is that of the input without the key. */
export function respondOnceForKey<Result>(
  writing: Writing,
  { name, once, output }: OnceForKey<Result>,
  input: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  if (once === undefined || !isRecord(input) || input.preview === true) {
    return work();
  }
  if (output === undefined) {
    throw new Error(`${name} is done once: it has to say what it answers.`);
  }
  const { [once]: key, ...request } = input;
  const write = { command: name, key: String(key), hash: hashOf(request), schema: output };
  return respondOnce(writing, write, work);
}

/** Empties the kept responses about some things, and those in which one of them is named: by an id, a reference or a token. */
export async function forgetAnswers(tx: Transaction, names: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ scope: keys.scope, key: keys.key, answer: keys.answer, about: keys.about })
    .from(keys)
    .where(isNotNull(keys.answer));
  for (const { scope, key, answer, about } of rows) {
    const text = JSON.stringify(answer);
    if (names.some((name) => about.includes(name) || text.includes(name))) {
      await tx
        .update(keys)
        .set({ answer: sql`NULL` })
        .where(and(eq(keys.scope, scope), eq(keys.key, key)));
    }
  }
}

/** The hourly job that deletes expired keys. */
export function forgetKeysJob({ db, clock }: { readonly db: Database; readonly clock: Clock }): Job {
  const over = () => lt(keys.createdAt, new Date(clock.now().getTime() - storedMs));
  return {
    name: 'keys',
    everySeconds: 3_600,
    isDue: async () => (await db.select({ key: keys.key }).from(keys).where(over()).limit(1)).length > 0,
    run: async () => {
      await db.delete(keys).where(over());
    },
  };
}
