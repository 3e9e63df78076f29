import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { dhakaDate } from '#platform/calendar-date.ts';
import { hasDue, type Lease, leaseNext, stillLeased } from '#platform/lease.ts';
import { storeOwnFile } from '#platform/private-files/own-files.ts';
import { dropFile, type FileDeps, keepFile } from '#platform/private-files/private-files.ts';
import type { Job } from '#platform/run-jobs.ts';
import { exportsChannel } from './everything.commands.ts';
import { retainedDays } from './everything.contract.ts';
import { everythingExports } from './everything.table.ts';
import { packEverything } from './pack.queries.ts';

/** Longer than the ZIP of any agency takes. */
const makingMs = 50 * 60_000;
const maxAttempts = 3;

const work = {
  table: everythingExports,
  id: everythingExports.id,
  dueAt: everythingExports.dueAt,
  waits: eq(everythingExports.state, 'running'),
};

type ExportDeps = FileDeps & { readonly logger: Pick<Logger, 'error'> };

const goneAt = (now: Date) => new Date(now.getTime() + retainedDays * 24 * 3_600_000);

/** Makes the ZIP and keeps it, encrypted with a key of its own as the papers of customers are. */
async function makeOne(deps: ExportDeps, lease: Lease): Promise<void> {
  const { db, clock, logger } = deps;
  const leased = stillLeased(work, lease);
  const [row] = await db
    .update(everythingExports)
    .set({ attempts: sql`${everythingExports.attempts} + 1` })
    .where(leased)
    .returning();
  if (row === undefined) {
    return;
  }
  try {
    const fileId = await storeOwnFile(deps, {
      name: `shofor-everything-${dhakaDate(clock.now())}.zip`,
      mediaType: 'application/zip',
      bytes: packEverything(deps),
    });
    await db.transaction(async (tx) => {
      const now = clock.now();
      const { bytes } = await keepFile({ tx }, fileId);
      await tx
        .update(everythingExports)
        .set({ state: 'done', fileId, bytes, endedAt: now, dueAt: goneAt(now) })
        .where(leased);
    });
  } catch (cause) {
    logger.error({ err: cause, export: row.id, attempts: row.attempts }, 'Everything could not be packed.');
    const now = clock.now();
    await db
      .update(everythingExports)
      .set(
        row.attempts < maxAttempts ? { dueAt: now } : { state: 'failed', endedAt: now, dueAt: goneAt(now) },
      )
      .where(leased);
  }
}

/** Those whose days are over: the row goes with its ZIP. */
async function removeOld({ db, clock }: ExportDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const old = and(inArray(everythingExports.state, ['done', 'failed']), lte(everythingExports.dueAt, now));
    const gone = await tx
      .delete(everythingExports)
      .where(old)
      .returning({ fileId: everythingExports.fileId });
    for (const { fileId } of gone) {
      if (fileId !== null) {
        await dropFile({ tx, now }, fileId);
      }
    }
  });
}

/** The job that makes what owners asked to take with them, and takes it away after some days. */
export function everythingJob(deps: ExportDeps): Job {
  const { db, clock } = deps;
  return {
    name: 'everything',
    everySeconds: 60,
    channel: exportsChannel,
    isDue: async () =>
      (await hasDue(db, work, clock.now())) ||
      (await hasDue(
        db,
        { ...work, waits: inArray(everythingExports.state, ['done', 'failed']) },
        clock.now(),
      )),
    run: async (signal) => {
      await removeOld(deps);
      for (;;) {
        const lease = signal.aborted ? undefined : await leaseNext(db, work, clock.now(), makingMs);
        if (!lease) {
          return;
        }
        await makeOne(deps, lease);
      }
    },
  };
}
