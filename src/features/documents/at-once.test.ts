import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { kinds } from '#document-kinds.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { insertPost, postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actorWith, openTestDatabase, test } from '#platform/testing/test.ts';
import { documents, liveSlugs, revisions } from './documents.table.ts';
import { publishDueDocuments } from './schedule/schedule.jobs.ts';

const staff = actorWith();
const rounds = [1, 2, 3, 4, 5];

/** Commands on the test's own database, each in a committed transaction. */
async function ownDeps(): Promise<CommandDeps> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return {
    db: database.db,
    clock: { now: () => new Date() },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
  };
}

const post = (slug: string, title = slug) => ({
  slug,
  facts: postFactsOf(),
  texts: { en: postTextsOf(title) },
});

async function draft(deps: CommandDeps, slug: string): Promise<string> {
  const documentId = crypto.randomUUID();
  await insertCover(deps);
  await run(deps, staff, postCommands.create, { documentId, ...post(slug) });
  return documentId;
}

/** The number of successes and the codes of refusals; any other error fails the test. */
async function outcome(attempts: ReadonlyArray<Promise<unknown>>) {
  const settled = await Promise.allSettled(attempts);
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const faults = refused.filter((reason) => !(reason instanceof Failure));
  expect(faults).toEqual([]);
  return { done: settled.length - refused.length, codes: [...new Set(refused.map(({ code }) => code))] };
}

/** Waits until two have come. */
function meeting() {
  const both = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === 2) {
      both.resolve();
    }
    return both.promise;
  };
}

describe('at the same time', () => {
  test('of ten who publish under one address one gets it, and the others get a conflict', async () => {
    const deps = await ownDeps();
    for (const round of rounds) {
      const slug = `wanted-${round}`;
      const drafts = await Promise.all(Array.from({ length: 10 }, () => draft(deps, slug)));
      const publishing = drafts.map((documentId) =>
        run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 1 }),
      );
      expect(await outcome(publishing)).toEqual({ done: 1, codes: ['documents.slug-taken'] });
      const live = await deps.db.select().from(livePosts).where(eq(livePosts.slug, slug));
      const holders = await deps.db.select().from(liveSlugs).where(eq(liveSlugs.slug, slug));
      expect(holders).toHaveLength(1);
      expect(live.map((row) => row.documentId)).toEqual(holders.map((row) => row.documentId));
    }
  });

  test('looking whether an address is free before taking it lets several have it', async () => {
    const deps = await ownDeps();
    const drafts = await Promise.all([draft(deps, 'wanted'), draft(deps, 'wanted')]);
    const haveLooked = meeting();
    const taking = drafts.map((documentId) =>
      deps.db.transaction(async (tx) => {
        const [holder] = await tx
          .select()
          .from(liveSlugs)
          .where(and(eq(liveSlugs.kind, 'post'), eq(liveSlugs.slug, 'wanted')));
        if (holder) {
          throw new Failure('conflict', 'documents.slug-taken', 'Taken.');
        }
        await haveLooked();
        const mine = { kind: 'post' as const, slug: 'wanted', documentId, current: true };
        await tx
          .insert(liveSlugs)
          .values(mine)
          .onConflictDoUpdate({ target: [liveSlugs.kind, liveSlugs.slug], set: mine });
      }),
    );
    expect((await outcome(taking)).done).toBe(2);
  });

  test('of fifty who save on top of one revision one gets through', async () => {
    const deps = await ownDeps();
    const documentId = await draft(deps, 'a-walk');
    for (const basedOn of rounds) {
      const saving = Array.from({ length: 50 }, (_, index) =>
        run(deps, staff, postCommands.save, { documentId, basedOn, ...post('a-walk', `Saver ${index}`) }),
      );
      expect(await outcome(saving)).toEqual({ done: 1, codes: ['documents.changed'] });
      expect(await deps.db.$count(revisions)).toBe(basedOn + 1);
    }
  });

  test('asking for the newest revision without keeping others out overwrites', async () => {
    const deps = await ownDeps();
    const documentId = await draft(deps, 'a-walk');
    const newest = async (db: Pick<typeof deps.db, 'select'>) =>
      (await db.select().from(documents).where(eq(documents.id, documentId)))[0]?.latestRevision ?? 0;
    const haveAsked = meeting();
    const saving = Array.from({ length: 2 }, () =>
      deps.db.transaction(async (tx) => {
        if ((await newest(tx)) !== 1) {
          throw new Failure('conflict', 'documents.changed', 'Changed.');
        }
        await haveAsked();
        await tx
          .update(documents)
          .set({ latestRevision: sql`${documents.latestRevision} + 1` })
          .where(eq(documents.id, documentId));
        const saved = { ...post('a-walk'), savedAt: new Date(), savedBy: 'user:test' };
        await tx.insert(revisions).values({ documentId, number: await newest(tx), ...saved });
      }),
    );
    expect((await outcome(saving)).done).toBe(2);
  });

  test('two documents that exchange their addresses do not block each other', async () => {
    const deps = await ownDeps();
    for (const round of rounds) {
      const [here, there] = [`here-${round}`, `there-${round}`];
      const one = await insertPost(deps, staff, { slug: here, titles: { en: 'One' } });
      const other = await insertPost(deps, staff, { slug: there, titles: { en: 'Other' } });
      await run(deps, staff, postCommands.save, { documentId: one, basedOn: 1, ...post(there) });
      await run(deps, staff, postCommands.save, { documentId: other, basedOn: 1, ...post(here) });
      const publishing = [one, other].map((documentId) =>
        run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 }),
      );
      const { codes } = await outcome(publishing);
      expect(['', 'documents.slug-taken']).toContain(codes.join());
      const current = await deps.db.select().from(liveSlugs).where(eq(liveSlugs.current, true));
      expect(current).toHaveLength(2 * round);
    }
  }, 60_000);

  test('several schedulers publish what is due once', async () => {
    const deps = await ownDeps();
    const publishAt = new Date(Date.now() - 1000);
    for (let index = 0; index < 12; index += 1) {
      const documentId = await draft(deps, `due-${index}`);
      const plan = { documentId, language: 'en', revision: 1, publishAt } as const;
      await run(deps, staff, postCommands.schedule, plan);
    }
    await Promise.all([1, 2, 3, 4].map(() => publishDueDocuments({ ...deps, kinds })));
    expect(await deps.db.$count(livePosts)).toBe(12);
    expect(await deps.db.$count(activity, eq(activity.action, 'post.publish-due'))).toBe(12);
    expect(await deps.db.$count(activity, eq(activity.action, 'post.publish'))).toBe(12);
    expect(await deps.db.$count(activity, eq(activity.action, 'post.set-aside'))).toBe(0);
  });

  test('several schedulers set aside once what cannot be published', async () => {
    const deps = await ownDeps();
    const documentId = await draft(deps, 'taken');
    const publishAt = new Date(Date.now() - 1000);
    await run(deps, staff, postCommands.schedule, { documentId, language: 'en', revision: 1, publishAt });
    await insertPost(deps, staff, { slug: 'taken', titles: { en: 'Here first' } });
    await Promise.all([1, 2, 3, 4].map(() => publishDueDocuments({ ...deps, kinds })));
    expect(await deps.db.$count(activity, eq(activity.action, 'post.set-aside'))).toBe(1);
  });

  test('a document that is sent twice at once is created once', async () => {
    const deps = await ownDeps();
    const documentId = crypto.randomUUID();
    const creating = [1, 2, 3].map(() =>
      run(deps, staff, postCommands.create, { documentId, ...post('a-walk') }),
    );
    expect(await outcome(creating)).toEqual({ done: 1, codes: ['documents.exists'] });
  });
});
