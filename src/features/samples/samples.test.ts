import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { documents } from '#features/documents/documents.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { visaCommands } from '#features/visas/visas.commands.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { actorWith, type TestClock, test } from '#platform/testing/test.ts';
import { markLife, markSite } from './marks.writes.ts';
import { removeSamples, restoreSamples } from './samples.commands.ts';
import { forgetSamplesJob } from './samples.jobs.ts';
import { findSamples, findStanding } from './samples.queries.ts';
import { sampleArchive, sampleRemovals } from './samples.table.ts';

const owner = actorWith('samples.manage');
const key = 'a-key-of-the-samples-1';
const fileId = '8f6d3c1a-2b4e-4f7a-9c1d-0e5a7b9c3d21';

/** A site of one guide and two posts, one of them written later, and a life of one paper. */
async function demo(deps: CommandDeps, clock: TestClock) {
  await insertVisa(deps, actorWith(), { slug: 'thailand', titles: { en: 'Thailand', bn: 'থাইল্যান্ড' } });
  await insertPost(deps, actorWith(), { slug: 'sample', titles: { en: 'A sample' } });
  await deps.db.transaction(markSite);
  await deps.db.transaction((tx) =>
    markLife(tx, async () => {
      const row = { id: fileId, state: 'kept' as const, name: 'SAMPLE.pdf', mediaType: 'application/pdf' };
      await tx.insert(privateFiles).values({ ...row, segments: 1, sealedKey: 'x', createdAt: clock.now() });
    }),
  );
  await insertPost(deps, actorWith(), { slug: 'own', titles: { en: 'Of our own' } });
}

const later = (clock: TestClock, days: number) =>
  clock.set(new Date(clock.now().getTime() + days * 86_400_000).toISOString());

describe('the samples of the demo', () => {
  test('posts that nobody changed go, guides are off the site to be checked, and both come back', async ({
    deps,
    clock,
  }) => {
    await demo(deps, clock);
    const { posts, guides } = await findSamples(deps.db, clock.now());
    expect([posts, guides]).toEqual([1, 1]);
    expect(await findStanding(deps.db)).toEqual({ life: true });
    deps.dropped.length = 0;
    await run(deps, owner, removeSamples, { what: ['life', 'posts'], key });
    // Every page shows the settings.
    expect(deps.dropped).toContain('settings');
    const gone = await findSamples(deps.db, clock.now());
    expect(gone).toMatchObject({ posts: 0, guides: 0, now: { posts: 1, guides: 0 } });
    expect(gone.toCheck).toHaveLength(1);
    expect(gone.removed).toMatchObject({ what: ['life', 'posts'] });
    expect(await findStanding(deps.db)).toEqual({ life: false });
    expect(await deps.db.$count(privateFiles)).toBe(0);
    // A guide that somebody published again has been looked at: it stays on the site.
    const [guide] = gone.toCheck;
    await run(deps, actorWith(), visaCommands.publish, { documentId: guide?.id ?? '', revision: 1 });
    expect(await findSamples(deps.db, clock.now())).toMatchObject({ guides: 0, toCheck: [] });
    await run(deps, actorWith(), visaCommands.unpublish, { documentId: guide?.id ?? '' });
    // A retry gets the first answer, and sends nothing away again.
    await run(deps, owner, removeSamples, { what: ['life', 'posts'], key });
    expect(await deps.db.$count(sampleRemovals)).toBe(1);
    later(clock, 29);
    await run(deps, { ...owner, signedInAt: clock.now() }, restoreSamples, {});
    expect(await deps.db.$count(documents)).toBe(3);
    expect(await deps.db.$count(privateFiles)).toBe(1);
    expect(await findSamples(deps.db, clock.now())).toMatchObject({ posts: 1, guides: 1, removed: null });
  });

  test('after 30 days they are gone for good, with their files, and can’t be brought back', async ({
    deps,
    clock,
  }) => {
    await demo(deps, clock);
    await run(deps, owner, removeSamples, { what: ['life', 'packages', 'posts'], key });
    const job = forgetSamplesJob(deps);
    later(clock, 29);
    expect(await job.isDue()).toBe(false);
    later(clock, 2);
    const fresh = { ...owner, signedInAt: clock.now() };
    await expect(run(deps, fresh, restoreSamples, {})).rejects.toMatchObject({ code: 'samples.over' });
    expect(await job.isDue()).toBe(true);
    // The file lay there until now.
    expect(await deps.db.$count(outbox, sql`topic = 'private-files.remove'`)).toBe(0);
    await job.run(new AbortController().signal);
    expect(await deps.db.select({ payload: outbox.payload }).from(outbox)).toEqual([{ payload: fileId }]);
    expect(await deps.db.$count(sampleArchive)).toBe(0);
    expect(await job.isDue()).toBe(false);
    await expect(run(deps, fresh, restoreSamples, {})).rejects.toMatchObject({ code: 'samples.over' });
  });

  test('only an owner who signed in lately sends them away or brings them back', async ({ deps, clock }) => {
    await demo(deps, clock);
    const manager = { ...owner, permissions: new Set<string>(permissionsOf.manager) };
    const what = ['life' as const];
    await expect(run(deps, manager, removeSamples, { what, key })).rejects.toMatchObject({
      code: 'permission.missing',
    });
    const long = { ...owner, signedInAt: new Date(clock.now().getTime() - 86_400_000) };
    await expect(run(deps, long, removeSamples, { what, key })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(run(deps, long, restoreSamples, {})).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(run(deps, owner, restoreSamples, {})).rejects.toMatchObject({ code: 'samples.none' });
  });

  test('a post that somebody began to change is theirs: it stays, and is named', async ({ deps, clock }) => {
    await demo(deps, clock);
    await deps.db.execute(
      sql`INSERT INTO ${sql.identifier('users')} (uid, email, email_verified, role, valid_since, created_at) VALUES ('editor', 'e@x.example', true, 'editor', now(), now())`,
    );
    await deps.db.execute(
      sql`INSERT INTO ${sql.identifier('working_drafts')} (uid, document_id, kind, based_on, draft, kept_at) SELECT 'editor', id, 'post', 1, '{}', now() FROM documents WHERE kind = 'post'`,
    );
    const { posts, changed } = await findSamples(deps.db, clock.now());
    expect(posts).toBe(0);
    expect(changed.posts).toHaveLength(1);
  });
});
