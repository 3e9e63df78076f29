import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { Database, Transaction } from '../database/database.ts';
import { withCommit } from '../database/pipelined.ts';
import { canBeTriedAgain, inOurWords } from '../database/trouble.ts';
import { respondOnceForKey } from '../idempotency/idempotency.ts';
import { activity } from './activity.table.ts';
import { Failure } from './failure.ts';
import { authorize, type Policy } from './policy.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** The user or program that runs a command. `permissions` are names from features/identity. */
export interface Actor {
  /** `user:<uid>`, or `system:<what>` for the program itself. */
  readonly id: string;
  readonly permissions: ReadonlySet<string>;
  /** When a user last authenticated, by password or with Google. */
  readonly signedInAt?: Date;
}

/** Drops cached pages that show one of the tags, in this process and every other. */
export interface PageTags {
  drop(tags: readonly string[]): void;
}

/** The channel on which processes announce outdated pages. */
export const pageTagsChannel = 'page_tags';

export interface CommandDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pages: PageTags;
  /** The public URL of the site, without a trailing slash: the base of links in mails. */
  readonly siteUrl: string;
  /** The domain at which answers to letters are received, if there is one. */
  readonly mailReplyDomain?: string | undefined;
  /** The data key, for the key that papers are signed with and for marks of visitors; absent where no command needs it. */
  readonly dataKey?: Uint8Array | undefined;
}

interface LogEntry {
  subjectKind: string;
  subjectId: string;
  difference: unknown;
}

export interface CommandContext {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly now: Date;
  readonly siteUrl: string;
  readonly mailReplyDomain?: string | undefined;
  readonly dataKey?: Uint8Array | undefined;
  /** Applies a policy to a row that was read. @throws Failure with the denial. */
  authorize<Row>(policy: Policy<Row>, row: Row): void;
  /** Records the change in the activity log, in the same transaction. */
  log(entry: LogEntry): void;
  /** The ids of what was logged until now. */
  subjects(): string[];
  /** Drops outdated pages once the transaction has been committed. */
  touch(...tags: string[]): void;
  /**
   * Runs another command as a step of this one: in the same transaction, with its own log entries, for the same actor,
   * who needs its permission too unless this command lends it, and the recent sign-in that it wants.
   * @throws Failure as `run` does; the whole transaction is rolled back.
   */
  call<Input extends z.ZodType, Result>(
    other: Command<Input, Result>,
    input: z.input<Input>,
  ): Promise<Result>;
}

export interface Command<Input extends z.ZodType, Result> {
  readonly name: string;
  readonly permission: string;
  readonly input: Input;
  /** What it answers, where the API answers so. */
  readonly output?: z.ZodType<Result>;
  /** What it refuses, as the API describes it: by status, with codes in backquotes. */
  readonly refusals?: Readonly<Record<number, string>>;
  /**
   * The field of the input that holds an idempotency key: the write is done once for it, and a retry gets the first answer,
   * parsed by `output`. An input that only previews writes nothing, and has no key.
   */
  readonly once?: 'key';
  /** Users need a recent sign-in, so that a stolen session that is old can't do it (decision 44). */
  readonly recentSignIn?: true;
  /** Permissions lent to the commands that it calls; absent: they need the actor's own. */
  readonly lends?: readonly string[];
  /** Bounds how many run at once in this process, whatever route or page they come by; the others wait for their turn. */
  readonly inTurn?: ConcurrencyLimit;
  readonly run: (context: CommandContext, input: z.output<Input>) => Promise<Result>;
}

/** A write of the program: it declares its permission and input, and runs in one transaction with its log entry. */
export function command<Input extends z.ZodType, Result>(
  declared: Command<Input, Result>,
): Command<Input, Result> {
  return declared;
}

/** How often a command is retried when PostgreSQL rolls it back because of a conflict. */
const attempts = 4;

/**
 * Parses an input with a command's schema.
 * @throws Failure forbidden without the permission or the recent sign-in, invalid with a path for each bad field.
 */
function admit<Input extends z.ZodType, Result>(
  actor: Actor,
  declared: Command<Input, Result>,
  input: unknown,
  now: Date,
): z.output<Input> {
  if (!actor.permissions.has(declared.permission)) {
    throw new Failure('forbidden', 'permission.missing', `This needs the permission ${declared.permission}.`);
  }
  if (declared.recentSignIn) {
    requireRecentSignIn(actor, now);
  }
  const parsed = declared.input.safeParse(input);
  if (!parsed.success) {
    throw new Failure(
      'invalid',
      'input.invalid',
      `${declared.name}: ${z.prettifyError(parsed.error)}`,
      parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    );
  }
  return parsed.data;
}

/** What one transaction collects from a command and those that it calls. */
interface Gathered {
  readonly entries: (LogEntry & { action: string })[];
  readonly tags: Set<string>;
}

/** Runs a command in a transaction, with those that it calls. */
function perform<Input extends z.ZodType, Result>(
  world: Pick<CommandContext, 'tx' | 'now' | 'siteUrl' | 'mailReplyDomain' | 'dataKey'>,
  actor: Actor,
  declared: Command<Input, Result>,
  input: z.output<Input>,
  gathered: Gathered,
): Promise<Result> {
  const { lends = [], name: action } = declared;
  const inner: Actor =
    lends.length === 0 ? actor : { ...actor, permissions: new Set([...actor.permissions, ...lends]) };
  const context: CommandContext = {
    ...world,
    actor,
    authorize: (policy, row) => authorize(actor, policy, row),
    log: (entry) => gathered.entries.push({ action, ...entry }),
    subjects: () => [...new Set(gathered.entries.map(({ subjectId }) => subjectId))],
    touch: (...names) => {
      for (const name of names) {
        gathered.tags.add(name);
      }
    },
    call: async (other, given) =>
      perform(world, inner, other, admit(inner, other, given, world.now), gathered),
  };
  return respondOnceForKey(context, declared, input, () => declared.run(context, input));
}

/** The command and its log entries in one transaction. */
function inTransaction<Input extends z.ZodType, Result>(
  deps: CommandDeps,
  actor: Actor,
  declared: Command<Input, Result>,
  input: z.output<Input>,
): Promise<{ answer: Result; tags: readonly string[] }> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { siteUrl, mailReplyDomain, dataKey } = deps;
    const gathered: Gathered = { entries: [], tags: new Set() };
    const answer = await perform(
      { tx, now, siteUrl, mailReplyDomain, dataKey },
      actor,
      declared,
      input,
      gathered,
    );
    const entries = gathered.entries.map((entry) => ({ at: now, actor: actor.id, ...entry }));
    const tags = [...gathered.tags];
    // A payload has 8,000 bytes at most.
    const payloads = Array.from({ length: Math.ceil(tags.length / 50) }, (_, index) =>
      JSON.stringify(tags.slice(index * 50, index * 50 + 50)),
    );
    await withCommit(
      tx,
      ...(entries.length > 0 ? [tx.insert(activity).values(entries)] : []),
      // Other processes receive it only when the transaction is committed.
      ...payloads.map((payload) => tx.execute(sql`SELECT pg_notify(${pageTagsChannel}, ${payload})`)),
    );
    return { answer, tags };
  });
}

/**
 * Runs a command for an actor, again when the database rolled it back because of a conflict.
 * @throws Failure forbidden without the permission or the recent sign-in, invalid with a path for each bad field, unavailable when the
 * database is unavailable or too many wait for their turn, or the command's own refusal.
 */
export function run<Input extends z.ZodType, Result>(
  deps: CommandDeps,
  actor: Actor,
  declared: Command<Input, Result>,
  input: z.input<Input>,
): Promise<Result> {
  return runAsSent(deps, actor, declared, input);
}

/** As `run`, with an unvalidated input from outside: the command's schema parses it. */
export async function runAsSent<Input extends z.ZodType, Result>(
  deps: CommandDeps,
  actor: Actor,
  declared: Command<Input, Result>,
  input: unknown,
): Promise<Result> {
  const admitted = admit(actor, declared, input, deps.clock.now());
  const work = () => attempted(deps, actor, declared, admitted);
  return declared.inTurn === undefined ? work() : declared.inTurn(work);
}

/** The command, again when the database rolled it back because of a conflict. */
async function attempted<Input extends z.ZodType, Result>(
  deps: CommandDeps,
  actor: Actor,
  declared: Command<Input, Result>,
  input: z.output<Input>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { answer, tags } = await inTransaction(deps, actor, declared, input);
      if (tags.length > 0) {
        deps.pages.drop(tags);
      }
      return answer;
    } catch (cause) {
      if (attempt >= attempts || !canBeTriedAgain(cause)) {
        throw inOurWords(cause);
      }
    }
  }
}
