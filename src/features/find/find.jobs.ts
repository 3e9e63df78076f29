import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { areOldCodesThere, forgetOldCodes } from '#platform/messages/forget-messages.writes.ts';
import type { Job } from '#platform/run-jobs.ts';
import { sendCode, sendCodeTopic } from './find.commands.ts';
import { codeMs, dayMs, hourMs } from './find.rules.ts';
import { findCodes, findGuesses } from './find.table.ts';

const tender = { id: 'system:find', permissions: new Set(['orders.tend']) } as const;

/** The tasks of the outbox: what follows a request for a code. */
export const findTasks = (deps: CommandDeps) => ({
  [sendCodeTopic]: (payload: unknown) =>
    run(deps, tender, sendCode, z.strictObject({ id: z.uuid() }).parse(payload)),
});

/** Deletes codes after an hour, whether they were used or not, and guesses after a day; stops those that were never sent and are over. */
export function forgetCodesJob({ db, clock }: Pick<CommandDeps, 'db' | 'clock'>): Job {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const over = () => lt(findCodes.createdAt, ago(hourMs));
  const old = () => lt(findGuesses.at, ago(dayMs));
  return {
    name: 'find-codes',
    everySeconds: 600,
    isDue: async () => {
      const codes = await db.select({ id: findCodes.id }).from(findCodes).where(over()).limit(1);
      const guesses = await db.select({ id: findGuesses.id }).from(findGuesses).where(old()).limit(1);
      return codes.length + guesses.length > 0 || (await areOldCodesThere(db, ago(codeMs)));
    },
    run: async () => {
      await db.delete(findCodes).where(over());
      await db.delete(findGuesses).where(old());
      await db.transaction((tx) => forgetOldCodes(tx, ago(codeMs)));
    },
  };
}
