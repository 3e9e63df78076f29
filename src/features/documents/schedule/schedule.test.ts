import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { kinds } from '#document-kinds.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { insertPost, postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { documents, liveTexts, revisions, scheduledPublications } from '../documents.table.ts';
import { publishDueDocuments } from './schedule.jobs.ts';

const staff = actorWith();

/** A draft whose English text is scheduled. */
async function planned(deps: CommandDeps, slug: string, publishAt: string): Promise<string> {
  const documentId = crypto.randomUUID();
  const texts = { en: postTextsOf(`Post ${slug}`) };
  await insertCover(deps);
  await run(deps, staff, postCommands.create, { documentId, slug, facts: postFactsOf(), texts });
  await run(deps, staff, postCommands.schedule, {
    documentId,
    language: 'en',
    revision: 1,
    publishAt: new Date(publishAt),
  });
  return documentId;
}

const slugsLive = async (deps: CommandDeps) =>
  (await deps.db.select().from(livePosts)).map((row) => row.slug).sort();
const plans = (deps: CommandDeps) => deps.db.select().from(scheduledPublications);

describe('publishing later', () => {
  test('a document comes out when its time has come, and not before', async ({ deps, clock }) => {
    await planned(deps, 'at-nine', '2026-12-10T03:00:00Z');
    clock.set('2026-12-10T02:59:59Z');
    await publishDueDocuments({ ...deps, kinds });
    expect(await slugsLive(deps)).toEqual([]);
    clock.set('2026-12-10T03:00:00Z');
    await publishDueDocuments({ ...deps, kinds });
    expect(await slugsLive(deps)).toEqual(['at-nine']);
    expect(await plans(deps)).toEqual([]);
    const entries = await deps.db.select().from(activity).where(eq(activity.action, 'post.publish-due'));
    expect(entries.map((entry) => entry.actor)).toEqual(['system:scheduler']);
  });

  test('the revision that was planned comes out, not what was saved since', async ({ deps, clock }) => {
    const documentId = await planned(deps, 'planned', '2026-12-10T03:00:00Z');
    const texts = { en: postTextsOf('Unfinished') };
    await run(deps, staff, postCommands.save, {
      documentId,
      basedOn: 1,
      slug: 'planned',
      facts: postFactsOf(),
      texts,
    });
    clock.set('2026-12-10T03:00:00Z');
    await publishDueDocuments({ ...deps, kinds });
    expect((await deps.db.select().from(liveTexts)).map((row) => row.title)).toEqual(['Post planned']);
  });

  test('one that cannot be published does not hold back the others, and says why', async ({
    deps,
    clock,
  }) => {
    await planned(deps, 'first', '2026-12-10T03:00:00Z');
    const second = await planned(deps, 'taken', '2026-12-10T03:01:00Z');
    await planned(deps, 'third', '2026-12-10T03:02:00Z');
    await insertPost(deps, staff, { slug: 'taken', titles: { en: 'Here first' } });
    clock.set('2026-12-10T04:00:00Z');
    await publishDueDocuments({ ...deps, kinds });
    expect(await slugsLive(deps)).toEqual(['first', 'taken', 'third']);
    expect(await plans(deps)).toEqual([
      expect.objectContaining({
        documentId: second,
        failure: 'Another page has the address "taken".',
        failedAt: clock.now(),
      }),
    ]);
    // It isn't tried again until it is rescheduled.
    const noted = () => deps.db.$count(activity, eq(activity.action, 'post.set-aside'));
    await publishDueDocuments({ ...deps, kinds });
    expect(await noted()).toBe(1);
    await run(deps, staff, postCommands.schedule, {
      documentId: second,
      language: 'en',
      revision: 1,
      publishAt: clock.now(),
    });
    expect((await plans(deps))[0]?.failure).toBeNull();
    await publishDueDocuments({ ...deps, kinds });
    expect(await noted()).toBe(2);
  });

  test('one that fails for a reason of ours is tried again, after all the others', async ({
    deps,
    clock,
  }) => {
    await planned(deps, 'first', '2026-12-10T03:00:00Z');
    await planned(deps, 'second', '2026-12-10T03:01:00Z');
    clock.set('2026-12-10T04:00:00Z');
    let calls = 0;
    const failing = {
      ...postCommands,
      publishDue: {
        ...postCommands.publishDue,
        run: (...given: Parameters<typeof postCommands.publishDue.run>) => {
          calls += 1;
          return calls === 1
            ? Promise.reject(new Error('The disk is on fire.'))
            : postCommands.publishDue.run(...given);
        },
      },
    };
    await expect(publishDueDocuments({ ...deps, kinds: { ...kinds, post: failing } })).rejects.toThrow(
      '1 documents that are due',
    );
    expect(await slugsLive(deps)).toEqual(['second']);
    await publishDueDocuments({ ...deps, kinds: { ...kinds, post: failing } });
    expect(await slugsLive(deps)).toEqual(['first', 'second']);
  });

  test('a revision saved under older rules is set aside, too', async ({ deps, clock }) => {
    const documentId = await planned(deps, 'outdated', '2026-12-10T03:00:00Z');
    await deps.db.insert(revisions).values({
      documentId,
      number: 2,
      slug: 'outdated',
      facts: { kind: 'poem' },
      texts: { en: { title: 'Old' } },
      savedAt: clock.now(),
      savedBy: 'user:test',
    });
    await deps.db.update(documents).set({ latestRevision: 2 });
    await deps.db.update(scheduledPublications).set({ revision: 2 });
    clock.set('2026-12-10T03:00:00Z');
    await publishDueDocuments({ ...deps, kinds });
    expect((await plans(deps))[0]?.failure).toContain('The rules have changed');
  });

  test('a plan can be taken back', async ({ deps, clock }) => {
    const documentId = await planned(deps, 'never', '2026-12-10T03:00:00Z');
    await run(deps, staff, postCommands.unschedule, { documentId, language: 'en' });
    clock.set('2026-12-10T03:00:00Z');
    await publishDueDocuments({ ...deps, kinds });
    expect(await slugsLive(deps)).toEqual([]);
  });

  test('publishing by hand ends the plan', async ({ deps }) => {
    const documentId = await planned(deps, 'now', '2026-12-10T03:00:00Z');
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 1 });
    expect(await plans(deps)).toEqual([]);
  });

  test('what could not be published cannot be planned', async ({ deps }) => {
    const documentId = await planned(deps, 'english-only', '2026-12-10T03:00:00Z');
    const at = { documentId, publishAt: new Date('2026-12-11') };
    await expect(
      run(deps, staff, postCommands.schedule, { ...at, language: 'bn', revision: 1 }),
    ).rejects.toMatchObject({ code: 'documents.no-text' });
    await expect(
      run(deps, staff, postCommands.schedule, { ...at, language: 'en', revision: 2 }),
    ).rejects.toMatchObject({ code: 'documents.no-revision' });
  });
});
