import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { permissions } from '#features/identity/roles/roles.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type Actor, type Command, type CommandDeps, run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { freshSignIn } from '#platform/testing/fresh-sign-in.ts';
import { commands } from '../architecture/all-commands.ts';

/** Somebody who may do everything there is. */
export const person = (uid: string): Actor => ({
  id: `user:${uid}`,
  permissions: new Set([...permissions, ...commands.map(({ permission }) => permission)]),
  signedInAt: freshSignIn,
});
export const staff = person('staff');

/** What breaks when all of a command is written and only its end is missing. */
class Finding extends Error {}

const breaking = ({ db, ...rest }: CommandDeps): CommandDeps => ({
  ...rest,
  db: new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? (work: Parameters<Database['transaction']>[0]) =>
            target.transaction(async (tx) => {
              await work(tx);
              throw new Finding();
            })
        : Reflect.get(target, name),
  }),
});

/** Every row of every table, as one text for each table. */
async function everything(db: Database): Promise<ReadonlyMap<string, string>> {
  const names = await db.execute(
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
  );
  const tables = z.object({ rows: z.array(z.object({ tablename: z.string() })) }).parse(names).rows;
  const all = tables.map(
    ({ tablename }) =>
      `SELECT '${tablename}' AS name, coalesce(string_agg(t::text, ' ' ORDER BY t::text), '') AS held FROM ${tablename} t`,
  );
  const held = await db.execute(sql.raw(all.join(' UNION ALL ')));
  const rows = z.object({ rows: z.array(z.object({ name: z.string(), held: z.string() })) }).parse(held).rows;
  return new Map(rows.map(({ name, held }) => [name, held]));
}

/**
 * Proves of commands that nothing of them is left when their end is missing.
 * @param filesOf the files that are stored.
 */
export function undoneProof(
  deps: CommandDeps & { readonly dropped: readonly string[] },
  filesOf: () => readonly string[] = () => [],
) {
  const { db } = deps;
  const tried = new Set<string>();
  const quiet: string[] = [];

  /** Does it once so that it breaks at its end, and once for good. @returns what it answered. */
  async function prove<Answer>(name: string, act: (deps: CommandDeps) => Promise<Answer>): Promise<Answer> {
    tried.add(name);
    const [before, files, dropped] = [await everything(db), filesOf(), deps.dropped.length];
    const broken = await act(breaking(deps)).catch((cause: unknown) => cause);
    expect(broken, name).toBeInstanceOf(Finding);
    expect(await everything(db), name).toEqual(before);
    expect(filesOf(), name).toEqual(files);
    expect(deps.dropped.length, name).toBe(dropped);
    const entries = await db.$count(activity);
    const response = await act(deps);
    expect(await everything(db), `${name} does something`).not.toEqual(before);
    if ((await db.$count(activity)) === entries) {
      quiet.push(name);
    }
    return response;
  }
  const proved = <Input extends z.ZodType, Answer>(
    command: Command<Input, Answer>,
    input: z.input<Input>,
    actor = staff,
  ) => prove(command.name, (each) => run(each, actor, command, input));

  return { prove, proved, tried, quiet };
}
