import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { canBeTriedAgain, isAway } from '#platform/database/trouble.ts';
import type { Job } from '#platform/run-jobs.ts';
import { tendingJob } from '#platform/tending-job.ts';
import type { OpenedImport } from './import-kinds.writes.ts';
import { faultyRows } from './import-rows.rules.ts';
import { dropImportFile, failImport } from './imports.commands.ts';
import { findImportRow, listRunning, listWithOldFiles } from './imports.queries.ts';
import { importHeads, importProgress, importRows, imports } from './imports.table.ts';
import { kindIn, openImport, type ReadingDeps } from './opened.queries.ts';
import { plainHead } from './values/columns.rules.ts';

type Deps = CommandDeps & ReadingDeps & { readonly logger: Logger };

const keeper: Actor = { id: 'system:imports', permissions: new Set(['imports.run']) };

/** So many rows of what was made stand in one statement: it is made and done in a moment, also on a busy machine. */
const atOnce = 500;

/**
 * Takes over a file in one transaction: a kill leaves nothing of it, and the job begins anew. Two processes never do the same one:
 * the second finds it locked.
 */
const runImport = (deps: Deps, opened: OpenedImport) =>
  command({
    name: 'imports.run',
    permission: 'imports.run',
    input: z.strictObject({ id: z.uuid() }),
    run: async (context, { id }) => {
      const { tx, now } = context;
      const [row] = await tx
        .select()
        .from(imports)
        .where(eq(imports.id, id))
        .for('no key update', { skipLocked: true });
      if (row?.state !== 'running') {
        return;
      }
      const tried = await opened.attempt(tx, 'en');
      const faults = [...opened.faults, ...tried.faults];
      if (opened.asks.length > 0 || (faults.length > 0 && !row.onlyGood)) {
        const message = 'Rows have faults now that had none when it was tried. Look at it again.';
        throw new Failure('conflict', 'imports.faults', message);
      }
      const of = tried.willAdd + tried.willJoin;
      const made = await tried.write(context, (done) => noteProgress(deps, id, done, of));
      for (let from = 0; from < made.length; from += atOnce) {
        await tx
          .insert(importRows)
          .values(made.slice(from, from + atOnce).map((each) => ({ ...each, importId: id })));
      }
      await tx
        .update(imports)
        .set({
          state: 'done',
          added: tried.willAdd,
          joined: tried.willJoin,
          skipped: tried.willSkip,
          faults,
          faultCount: faults.length,
          finishedAt: now,
        })
        .where(eq(imports.id, id));
      for (const { name: head, field } of opened.columns) {
        await tx
          .insert(importHeads)
          .values({ kind: row.kind, head: plainHead(head), field })
          .onConflictDoUpdate({ target: [importHeads.kind, importHeads.head], set: { field } });
      }
      await tx.delete(importProgress).where(eq(importProgress.importId, id));
      context.log({
        subjectKind: 'import',
        subjectId: id,
        difference: {
          kind: row.kind,
          added: tried.willAdd,
          joined: tried.willJoin,
          faults: faultyRows(faults).size,
        },
      });
    },
  });

/** Beside the transaction, which nobody else sees into. */
const noteProgress = async ({ db }: Deps, importId: string, done: number, of: number): Promise<void> => {
  await db
    .insert(importProgress)
    .values({ importId, done, of })
    .onConflictDoUpdate({ target: importProgress.importId, set: { done, of } });
};

/** Runs one for who said so. What the program itself can’t do fails it, what may work later leaves it for the next look. */
async function tendImport(deps: Deps, id: string): Promise<void> {
  const row = await findImportRow(deps.db, id);
  if (row?.state !== 'running' || row.takenOverBy === null) {
    return;
  }
  const permissions = new Set([...keeper.permissions, ...kindIn(deps.kinds, row.kind).permissions]);
  try {
    const actor = { id: row.takenOverBy, permissions };
    const opened = await openImport(deps, deps.db, row);
    await opened.prepare?.({ commands: deps, storage: deps.files.storage }, actor);
    await run(deps, actor, runImport(deps, opened), { id });
  } catch (cause) {
    if (
      isAway(cause) ||
      canBeTriedAgain(cause) ||
      (cause instanceof Failure && cause.kind === 'unavailable')
    ) {
      throw cause;
    }
    if (!(cause instanceof Failure)) {
      deps.logger.error({ err: cause, import: id }, 'An import failed; nothing of it was written.');
    }
    const failure =
      cause instanceof Failure ? cause.message : 'The program failed at it. Nothing was written.';
    await run(deps, keeper, failImport, { id, failure: failure.slice(0, 1_000) });
  }
}

/** Takes over what somebody has said, every 2 s, and drops files that were kept long enough. */
export function importsJob(deps: Deps): Job {
  return tendingJob(
    {
      name: 'imports',
      everySeconds: 2,
      failed: (count) => `${count} imports could not be taken over; they are tried again.`,
    },
    [
      { list: () => listRunning(deps.db), tend: (id) => tendImport(deps, id) },
      {
        list: () => listWithOldFiles(deps.db, deps.clock.now()),
        tend: (id) => run(deps, keeper, dropImportFile, { id }),
      },
    ],
  );
}
