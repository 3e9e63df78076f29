import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { emit } from '#platform/outbox/outbox.ts';
import { removeFileTopic } from '#platform/private-files/private-files.ts';
import { lockAll, pastTriggers, putBack, takeOut } from './archive/archive.writes.ts';
import { showGuides, takeOffGuides } from './archive/guides.writes.ts';
import { findCatalogue } from './catalogue.queries.ts';
import { findLeaving } from './leaving.queries.ts';
import { refuseMixed } from './mixed.queries.ts';
import { listStays } from './named.queries.ts';
import {
  removedSamples,
  removeSamplesInput,
  restoredSamples,
  retentionDays,
  type SampleCounts,
} from './samples.contract.ts';
import { countLeaving, listVisibleGuides } from './samples.queries.ts';
import { sampleArchive, sampleRemovals, sampleRows } from './samples.table.ts';
import { findSeeds } from './seeds.queries.ts';

/**
 * Sends samples away, all that is named or nothing: what the life of the demo made with all that came to hang on it since, and
 * documents that nobody changed. It can be brought back for 30 days. What something real stands on stays, and is named.
 * @throws Failure conflict `samples.mixed` where a bill or a payment to a supplier is for samples and for something real
 */
export const removeSamples = command({
  name: 'samples.remove',
  permission: 'samples.manage',
  recentSignIn: true,
  lends: ['documents.publish'],
  once: 'key',
  input: removeSamplesInput,
  output: removedSamples,
  refusals: {
    409: '`samples.mixed`: a bill or a payment to a supplier is for samples and for something real.',
  },
  run: async (context, { what }) => {
    const { tx, now, actor } = context;
    const catalogue = await findCatalogue(tx);
    await lockAll(tx, catalogue);
    const seeds = await findSeeds(tx, catalogue, what);
    const { leaving, stays } = await findLeaving(tx, catalogue, seeds);
    await refuseMixed(tx, leaving);
    const guides = await listVisibleGuides(tx);
    const counts = await countLeaving(tx, leaving, guides.length);
    const named = await listStays(tx, stays);
    const id = crypto.randomUUID();
    const until = new Date(now.getTime() + retentionDays * 86_400_000);
    await tx.insert(sampleRemovals).values({ id, at: now, by: actor.id, until, what, counts, guides });
    await takeOffGuides(context, id, guides);
    await pastTriggers(tx, catalogue, () => takeOut(tx, catalogue, id, leaving));
    context.log({ subjectKind: 'samples', subjectId: id, difference: { happened: 'sent-away', what } });
    context.touch('settings');
    return { ...counts, stays: named, until: until.toISOString() };
  },
});

const addUp = (all: readonly SampleCounts[]): SampleCounts => {
  const sum = (of: (counts: SampleCounts) => number) => all.reduce((total, counts) => total + of(counts), 0);
  return {
    life: {
      orders: sum(({ life }) => life.orders),
      customers: sum(({ life }) => life.customers),
      enquiries: sum(({ life }) => life.enquiries),
      cases: sum(({ life }) => life.cases),
      fares: sum(({ life }) => life.fares),
      colleagues: sum(({ life }) => life.colleagues),
      messages: sum(({ life }) => life.messages),
      bookings: sum(({ life }) => life.bookings),
      bills: sum(({ life }) => life.bills),
    },
    packages: sum(({ packages }) => packages),
    posts: sum(({ posts }) => posts),
    guides: sum(({ guides }) => guides),
  };
};

/** Whether PostgreSQL says that a row is there already, or that one that it names isn't. */
const isTaken = (cause: unknown): boolean =>
  cause instanceof Error &&
  (/duplicate key|violates (?:unique|foreign key)/.test(cause.message) || isTaken(cause.cause));

/**
 * Brings back all that was sent away in the last 30 days, as it was. What is real and came meanwhile stays.
 * @throws Failure not-found `samples.none`; conflict `samples.over` after 30 days; conflict `samples.taken` when an address or a number of
 * it has somebody else now
 */
export const restoreSamples = command({
  name: 'samples.restore',
  permission: 'samples.manage',
  recentSignIn: true,
  input: z.strictObject({}),
  output: restoredSamples,
  refusals: {
    404: '`samples.none`: nothing was sent away.',
    409: '`samples.over`: the 30 days are over. `samples.taken`: an address or a number of it is somebody else’s now.',
  },
  run: async (context) => {
    const { tx, now, actor } = context;
    const catalogue = await findCatalogue(tx);
    await lockAll(tx, catalogue);
    const all = await tx
      .select()
      .from(sampleRemovals)
      .where(isNull(sampleRemovals.restoredAt))
      .orderBy(desc(sampleRemovals.at))
      .for('update');
    if (all.length === 0) {
      throw new Failure('not-found', 'samples.none', 'No samples were sent away.');
    }
    const kept = all.filter(({ until, goneAt }) => until > now && goneAt === null);
    if (kept.length === 0) {
      throw new Failure(
        'conflict',
        'samples.over',
        `Samples are kept for ${retentionDays} days. These are gone.`,
      );
    }
    try {
      await pastTriggers(tx, catalogue, async () => {
        for (const { id } of kept) {
          await putBack(tx, catalogue, id);
          await showGuides(tx, catalogue, id);
        }
      });
    } catch (cause) {
      throw isTaken(cause)
        ? new Failure(
            'conflict',
            'samples.taken',
            'Something of the samples can’t come back: its address or number has somebody else now, or what it belonged to is gone.',
          )
        : cause;
    }
    for (const { id } of kept) {
      await tx
        .update(sampleRemovals)
        .set({ restoredAt: now, restoredBy: actor.id })
        .where(eq(sampleRemovals.id, id));
      await tx.delete(sampleArchive).where(eq(sampleArchive.removalId, id));
      context.log({ subjectKind: 'samples', subjectId: id, difference: { happened: 'brought-back' } });
    }
    context.touch('settings');
    return addUp(kept.map(({ counts }) => counts));
  },
});

/** Forgets what was sent away 30 days ago, with its files: from then on it is gone for good. */
export const forgetSamples = command({
  name: 'samples.forget',
  permission: 'samples.forget',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const { tx, now } = context;
    const [over] = await tx
      .select()
      .from(sampleRemovals)
      .where(and(eq(sampleRemovals.id, id), isNull(sampleRemovals.restoredAt), isNull(sampleRemovals.goneAt)))
      .for('update');
    if (over === undefined || over.until > now) {
      return;
    }
    const files = await tx
      .select({ id: sql<string>`kept ->> 'id'` })
      .from(sampleArchive)
      .where(
        and(
          eq(sampleArchive.removalId, id),
          eq(sampleArchive.tableName, 'private_files'),
          eq(sampleArchive.how, 'gone'),
        ),
      );
    for (const file of files) {
      await emit(context, removeFileTopic, file.id);
    }
    await tx.delete(sampleArchive).where(eq(sampleArchive.removalId, id));
    if (over.what.includes('life')) {
      // What stayed is the agency's own from now on.
      await tx.delete(sampleRows).where(eq(sampleRows.part, 'life'));
    }
    await tx.update(sampleRemovals).set({ goneAt: now }).where(eq(sampleRemovals.id, id));
    context.log({
      subjectKind: 'samples',
      subjectId: id,
      difference: { happened: 'gone', files: files.length },
    });
  },
});
