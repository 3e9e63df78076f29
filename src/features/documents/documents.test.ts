import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { insertPost, postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { documents, liveTexts, publications, revisions, scheduledPublications } from './documents.table.ts';

const staff = actorWith();
const content = (title: string, more: { slug?: string } = {}) => ({
  slug: 'a-walk',
  facts: postFactsOf(),
  texts: { en: postTextsOf(title) },
  ...more,
});

async function draft(deps: CommandDeps, title = 'A walk'): Promise<string> {
  const documentId = crypto.randomUUID();
  await insertCover(deps);
  await run(deps, staff, postCommands.create, { documentId, ...content(title) });
  return documentId;
}

const live = async (deps: CommandDeps) => ({
  texts: await deps.db.$count(liveTexts),
  posts: await deps.db.$count(livePosts),
});

describe('saving', () => {
  test('a saved draft is in no live table, and drops no page', async ({ deps }) => {
    await draft(deps);
    expect(await live(deps)).toEqual({ texts: 0, posts: 0 });
    expect(deps.dropped).toEqual([]);
  });

  test('every save is kept as a revision with who saved it and when', async ({ deps, clock }) => {
    const documentId = await draft(deps);
    clock.set('2026-12-02T04:00:00Z');
    const nusrat = { ...staff, id: 'user:nusrat' };
    await run(deps, nusrat, postCommands.save, { documentId, basedOn: 1, ...content('A long walk') });
    const kept = await deps.db.select().from(revisions).orderBy(asc(revisions.number));
    expect(kept.map(({ number, texts, savedBy }) => ({ number, texts, savedBy }))).toEqual([
      { number: 1, texts: { en: postTextsOf('A walk') }, savedBy: 'user:test' },
      { number: 2, texts: { en: postTextsOf('A long walk') }, savedBy: 'user:nusrat' },
    ]);
    expect(kept[1]?.savedAt.toISOString()).toBe('2026-12-02T04:00:00.000Z');
  });

  test('the database itself refuses to change or delete a revision or an entry of the log', async ({
    deps,
  }) => {
    await draft(deps);
    const attempts = [
      sql`UPDATE revisions SET slug = 'another'`,
      sql`DELETE FROM revisions`,
      sql`UPDATE activity SET actor = 'user:nobody'`,
      sql`DELETE FROM activity`,
    ];
    for (const attempt of attempts) {
      const refused = deps.db.transaction((tx) => tx.execute(attempt));
      await expect(refused).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/^(?:revisions|activity) is append-only$/) },
      });
    }
    expect(await deps.db.$count(revisions)).toBe(1);
  });

  test('who saves second is refused, and told by whom and what was changed meanwhile', async ({ deps }) => {
    const documentId = await draft(deps);
    const nusrat = { ...staff, id: 'user:nusrat' };
    await run(deps, nusrat, postCommands.save, { documentId, basedOn: 1, ...content('A long walk') });
    const second = run(deps, staff, postCommands.save, {
      documentId,
      basedOn: 1,
      ...content('A short walk'),
    });
    await expect(second).rejects.toMatchObject({
      kind: 'conflict',
      code: 'documents.changed',
      details: { basedOn: 1, latestRevision: 2, savedBy: 'user:nusrat', savedAt: '2026-12-01T04:00:00.000Z' },
    });
    const { details } = await second.catch((cause) => cause);
    expect(details.changes).toContainEqual({
      path: 'texts.en.title',
      before: 'A walk',
      after: 'A long walk',
    });
    expect(await deps.db.$count(revisions)).toBe(2);
    // With the other change known, the save goes through.
    await run(deps, staff, postCommands.save, { documentId, basedOn: 2, ...content('A short walk') });
    expect(await deps.db.$count(revisions)).toBe(3);
  });

  test('what is not right is refused with the place of each mistake, and nothing is kept', async ({
    deps,
  }) => {
    const wrong = { ...content('A walk'), slug: 'A Walk!', texts: { en: postTextsOf('') } };
    await expect(
      run(deps, staff, postCommands.create, { documentId: crypto.randomUUID(), ...wrong }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      fields: expect.arrayContaining([
        expect.objectContaining({ path: 'slug' }),
        expect.objectContaining({ path: 'texts.en.title' }),
      ]),
    });
    expect(await deps.db.$count(documents)).toBe(0);
    expect(await deps.db.$count(activity)).toBe(0);
  });

  test('a document is created once, however often it is sent', async ({ deps }) => {
    const documentId = await draft(deps);
    await expect(
      run(deps, staff, postCommands.create, { documentId, ...content('Again') }),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'documents.exists' });
  });

  test('a document of another kind is not found', async ({ deps }) => {
    const { visaCommands } = await import('#features/visas/visas.commands.ts');
    const documentId = await draft(deps);
    await expect(run(deps, staff, visaCommands.trash, { documentId })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('any revision can be brought back as a new one', async ({ deps }) => {
    const documentId = await draft(deps);
    await run(deps, staff, postCommands.save, { documentId, basedOn: 1, ...content('Worse') });
    await run(deps, staff, postCommands.restoreRevision, { documentId, revision: 1, basedOn: 2 });
    const [newest] = await deps.db.select().from(revisions).where(eq(revisions.number, 3));
    expect(newest?.texts).toEqual({ en: postTextsOf('A walk') });
    const stale = { documentId, revision: 1, basedOn: 2 };
    await expect(run(deps, staff, postCommands.restoreRevision, stale)).rejects.toMatchObject({
      code: 'documents.changed',
    });
    await expect(
      run(deps, staff, postCommands.restoreRevision, { documentId, revision: 9, basedOn: 3 }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the activity log', () => {
  test('says who did what, when, and which fields were changed', async ({ deps }) => {
    const documentId = await draft(deps);
    await run(deps, staff, postCommands.save, { documentId, basedOn: 1, ...content('A long walk') });
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 });
    await run(deps, staff, postCommands.trash, { documentId });
    const entries = await deps.db.select().from(activity).orderBy(asc(activity.id));
    expect(entries.map(({ action, difference }) => [action, difference])).toEqual([
      ['post.create', { revision: 1 }],
      [
        'post.save',
        {
          revision: 2,
          basedOn: 1,
          changed: ['texts.en.body.content.0.content.0.text', 'texts.en.summary', 'texts.en.title'],
        },
      ],
      ['post.publish', { published: 2, language: 'en' }],
      ['post.trash', { trashed: true }],
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor: 'user:test', subjectKind: 'post', subjectId: documentId });
    }
  });

  test('has nothing of a refused command', async ({ deps }) => {
    const documentId = await draft(deps);
    const before = await deps.db.$count(activity);
    await run(deps, staff, postCommands.publish, { documentId, languages: ['bn'], revision: 1 }).catch(
      () => {},
    );
    expect(await deps.db.$count(activity)).toBe(before);
  });
});

describe('the trash', () => {
  test('takes a document out of every page and every plan; it comes back as a draft', async ({
    deps,
    clock,
  }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'A walk', bn: 'হাঁটা' } });
    const later = { documentId, language: 'en', revision: 1, publishAt: new Date('2027-01-01') } as const;
    await run(deps, staff, postCommands.schedule, later);
    deps.dropped.length = 0;
    await run(deps, staff, postCommands.trash, { documentId });
    expect(await live(deps)).toEqual({ texts: 0, posts: 0 });
    expect(await deps.db.$count(publications)).toBe(0);
    expect(await deps.db.$count(scheduledPublications)).toBe(0);
    expect(deps.dropped).toContain(`document:${documentId}:en`);
    const [trashed] = await deps.db.select().from(documents);
    expect(trashed?.trashedAt).toEqual(clock.now());

    await run(deps, staff, postCommands.restore, { documentId });
    expect(await live(deps)).toEqual({ texts: 0, posts: 0 });
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 1 });
    expect(await live(deps)).toEqual({ texts: 1, posts: 1 });
  });

  test('nothing is saved, published or planned of what lies in it', async ({ deps }) => {
    const documentId = await draft(deps);
    await run(deps, staff, postCommands.trash, { documentId });
    const trashed = { kind: 'conflict', code: 'documents.trashed' };
    const inEnglish = { documentId, language: 'en', revision: 1 } as const;
    await expect(
      run(deps, staff, postCommands.save, { documentId, basedOn: 1, ...content('A walk') }),
    ).rejects.toMatchObject(trashed);
    await expect(run(deps, staff, postCommands.publish, { documentId, revision: 1 })).rejects.toMatchObject(
      trashed,
    );
    await expect(
      run(deps, staff, postCommands.schedule, { ...inEnglish, publishAt: new Date('2027-01-01') }),
    ).rejects.toMatchObject(trashed);
  });
});
