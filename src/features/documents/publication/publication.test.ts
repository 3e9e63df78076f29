import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { postCommands } from '#features/posts/posts.commands.ts';
import { insertPost, postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { type CommandDeps, pageTagsChannel, run } from '#platform/command/command.ts';
import { actorWith, openTestDatabase, test } from '#platform/testing/test.ts';
import { documentList } from '../document-list/document-list.table.ts';
import { updateDocumentList } from '../document-list/document-list.writes.ts';
import { liveSlugs, liveTexts, publications, revisions } from '../documents.table.ts';

const staff = actorWith();
const both = { en: 'A walk', bn: 'হাঁটা' };

/** Saves revision 2 of a post with changed facts or slug, without publishing it. */
async function saveAgain(
  deps: CommandDeps,
  documentId: string,
  more: { slug?: string; category?: 'tips' | 'food' } = {},
) {
  await run(deps, staff, postCommands.save, {
    documentId,
    basedOn: 1,
    slug: more.slug ?? 'a-walk',
    facts: postFactsOf({ category: more.category ?? 'tips' }),
    texts: { en: postTextsOf('A walk, again'), bn: postTextsOf('আবার হাঁটা') },
  });
}

const titles = async (deps: CommandDeps) =>
  (await deps.db.select().from(liveTexts).orderBy(asc(liveTexts.language))).map((row) => row.title);
const slugs = async (deps: CommandDeps) =>
  (await deps.db.select().from(liveSlugs).orderBy(asc(liveSlugs.slug))).map(
    ({ slug, documentId, current }) => ({ slug, documentId, current }),
  );

test('the office’s row of a document is brought up to date with three reads', async ({ deps }) => {
  const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
  let reads = 0;
  await deps.db.transaction(async (tx) => {
    const counted = new Proxy(tx, {
      get(target, name, receiver) {
        reads += name === 'select' ? 1 : 0;
        return Reflect.get(target, name, receiver);
      },
    });
    await updateDocumentList(counted, documentId);
  });
  expect(reads).toBe(3);
  expect(await deps.db.select().from(documentList)).toMatchObject([
    {
      documentId,
      titleEn: 'A walk',
      stateEn: 'published',
      stateBn: 'published',
      liveEn: true,
      knownBn: true,
    },
  ]);
});

describe('publishing', () => {
  test('shows a document in the language that was published, and in no other', async ({ deps }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'A walk' } });
    expect(await titles(deps)).toEqual(['A walk']);
    await expect(
      run(deps, staff, postCommands.publish, { documentId, languages: ['bn'], revision: 1 }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      code: 'documents.no-text',
      fields: [{ path: 'texts.bn', message: expect.any(String) }],
    });
  });

  test('keeps a Bangla prefix of one letter with its word on the page, and as typed in the revision', async ({
    deps,
  }) => {
    await insertPost(deps, staff, { slug: 'a-walk', titles: { bn: 'ই-ভিসা' } });
    const [live] = await deps.db.select().from(liveTexts);
    expect(live).toMatchObject({ title: 'ই-\u2060ভিসা', texts: { title: 'ই-\u2060ভিসা' } });
    const [saved] = await deps.db.select().from(revisions);
    expect(saved?.texts.bn).toMatchObject({ title: 'ই-ভিসা' });
  });

  test('each language is published on its own: one can be ahead of the other', async ({ deps }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
    await saveAgain(deps, documentId);
    expect(await titles(deps)).toEqual(['হাঁটা', 'A walk']);
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 });
    expect(await titles(deps)).toEqual(['হাঁটা', 'A walk, again']);
    const published = await deps.db.select().from(publications).orderBy(asc(publications.language));
    expect(published.map(({ language, revision }) => [language, revision])).toEqual([
      ['bn', 1],
      ['en', 2],
    ]);
  });

  test('facts are the same in both languages: those of what was published last', async ({ deps }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
    await saveAgain(deps, documentId, { category: 'food' });
    const category = async () => (await deps.db.select().from(livePosts)).map((row) => row.category);
    expect(await category()).toEqual(['destinations']);
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 });
    expect(await category()).toEqual(['food']);
    await run(deps, staff, postCommands.publish, { documentId, languages: ['bn'], revision: 1 });
    expect(await category()).toEqual(['destinations']);
  });

  test('an older revision can be published again, and the first date stays', async ({ deps, clock }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
    await saveAgain(deps, documentId);
    clock.set('2026-12-05T04:00:00Z');
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 });
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 1 });
    const [row] = await deps.db.select().from(liveTexts).where(eq(liveTexts.language, 'en'));
    expect(row?.title).toBe('A walk');
    expect(row?.firstPublishedAt.toISOString()).toBe('2026-12-01T04:00:00.000Z');
    expect(row?.publishedAt.toISOString()).toBe('2026-12-05T04:00:00.000Z');
  });

  test('a revision that is not there cannot be published', async ({ deps }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
    await expect(
      run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 }),
    ).rejects.toMatchObject({ kind: 'not-found', code: 'documents.no-revision' });
  });

  test('pages that show the document are dropped once it is done, and none when it is refused', async ({
    deps,
  }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
    deps.dropped.length = 0;
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 7 }).catch(
      () => {},
    );
    expect(deps.dropped).toEqual([]);
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 1 });
    expect(deps.dropped).toEqual(expect.arrayContaining([`document:${documentId}:en`, 'list:blog:en']));
  });

  test('another connection hears which pages are out of date', async ({ clock }) => {
    const database = await openTestDatabase();
    const heard: string[] = [];
    await database.listen(pageTagsChannel, (payload) => heard.push(...JSON.parse(payload)));
    const pages = { drop: () => {} };
    const documentId = await insertPost(
      { db: database.db, clock, pages, siteUrl: 'https://shofor.example' },
      staff,
      {
        slug: 'a-walk',
        titles: { en: 'A walk' },
      },
    );
    await expect.poll(() => heard).toContain(`document:${documentId}:en`);
    await database.close();
  });
});

describe('taking back', () => {
  test('one language leaves the other, the last one leaves nothing', async ({ deps }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
    deps.dropped.length = 0;
    await run(deps, staff, postCommands.unpublish, { documentId, languages: ['bn'] });
    expect(await titles(deps)).toEqual(['A walk']);
    expect(await deps.db.$count(livePosts)).toBe(1);
    expect(deps.dropped).toEqual(expect.arrayContaining([`document:${documentId}:bn`, 'choice:blog:bn']));
    await run(deps, staff, postCommands.unpublish, { documentId, languages: ['en'] });
    expect(await titles(deps)).toEqual([]);
    expect(await deps.db.$count(livePosts)).toBe(0);
    expect(await slugs(deps)).toEqual([{ slug: 'a-walk', documentId, current: false }]);
  });
});

describe('addresses', () => {
  test('the former address of a document leads to the new one', async ({ deps }) => {
    const documentId = await insertPost(deps, staff, { slug: 'a-walk', titles: both });
    await saveAgain(deps, documentId, { slug: 'a-long-walk' });
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 });
    expect(await slugs(deps)).toEqual([
      { slug: 'a-long-walk', documentId, current: true },
      { slug: 'a-walk', documentId, current: false },
    ]);
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 1 });
    expect(await slugs(deps)).toEqual([
      { slug: 'a-long-walk', documentId, current: false },
      { slug: 'a-walk', documentId, current: true },
    ]);
  });

  test('one that another document has is refused, naming the field', async ({ deps }) => {
    const first = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'The first' } });
    await expect(
      insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'The second' } }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      code: 'documents.slug-taken',
      fields: [{ path: 'slug', message: 'Another page has this address.' }],
    });
    expect(await titles(deps)).toEqual(['The first']);
    expect(await slugs(deps)).toEqual([{ slug: 'a-walk', documentId: first, current: true }]);
  });

  test('one that was given up can be taken, and then is lost to who had it', async ({ deps }) => {
    const first = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'The first' } });
    await run(deps, staff, postCommands.unpublish, { documentId: first, languages: ['en'] });
    const second = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'The second' } });
    expect(await slugs(deps)).toEqual([{ slug: 'a-walk', documentId: second, current: true }]);
    await expect(
      run(deps, staff, postCommands.publish, { documentId: first, languages: ['en'], revision: 1 }),
    ).rejects.toMatchObject({ code: 'documents.slug-taken' });
  });

  test('a visa and a post may have the same one', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'thailand', titles: { en: 'Thailand, slowly' } });
    await insertVisa(deps, staff, { slug: 'thailand', titles: { en: 'Thailand' } });
    expect(await slugs(deps)).toHaveLength(2);
  });
});
