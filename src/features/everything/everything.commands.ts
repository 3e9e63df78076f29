import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { exportMade } from './everything.contract.ts';
import { everythingExports } from './everything.table.ts';

/** On which the job hears that something was asked for. */
export const exportsChannel = 'everything_exports';

const permission = 'everything.export';

/** Asks for everything as one ZIP, which a job makes. While one is being made, that is the answer. */
export const exportEverything = command({
  name: 'everything.export',
  permission,
  recentSignIn: true,
  input: z.strictObject({}),
  output: exportMade,
  run: async ({ tx, now, actor, log }) => {
    const id = crypto.randomUUID();
    const [made] = await tx
      .insert(everythingExports)
      .values({ id, state: 'running', askedBy: actor.id, askedAt: now, dueAt: now })
      .onConflictDoNothing()
      .returning({ id: everythingExports.id });
    if (made === undefined) {
      const [running] = await tx
        .select({ id: everythingExports.id })
        .from(everythingExports)
        .where(eq(everythingExports.state, 'running'));
      if (running === undefined) {
        throw new Failure('conflict', 'everything.just-made', 'One was just made. Look at the list.');
      }
      return running;
    }
    await tx.execute(sql`SELECT pg_notify(${exportsChannel}, '')`);
    log({ subjectKind: 'everything', subjectId: id, difference: {} });
    return made;
  },
});

/** Fetches the ZIP: each time is in the log. @throws Failure not-found `everything.gone`; conflict `everything.not-done` */
export const downloadEverything = command({
  name: 'everything.download',
  permission,
  recentSignIn: true,
  input: z.strictObject({ id: z.uuid() }),
  run: async ({ tx, log }, { id }) => {
    const [found] = await tx
      .select({ state: everythingExports.state, file: privateFiles })
      .from(everythingExports)
      .leftJoin(
        privateFiles,
        and(eq(privateFiles.id, everythingExports.fileId), eq(privateFiles.state, 'kept')),
      )
      .where(eq(everythingExports.id, id));
    if (found === undefined) {
      throw new Failure(
        'not-found',
        'everything.gone',
        'There is no such file, or it is gone by now. Make it again.',
      );
    }
    if (found.file === null) {
      throw new Failure('conflict', 'everything.not-done', 'The file is not made yet.', [], {
        state: found.state,
      });
    }
    log({ subjectKind: 'everything', subjectId: id, difference: {} });
    return found.file;
  },
});
