import { beforeEach, describe, expect } from 'vitest';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { findTag, listCategories, listTags } from './list/list.queries.ts';
import { postCommands } from './posts.commands.ts';
import { insertPost, postFactsOf, postTextsOf } from './posts.factory.ts';
import { findPost, listPosts, listWrittenPosts, relatedPosts } from './posts.queries.ts';

const staff = actorWith();
type Deps = Parameters<typeof insertPost>[0];

const slugs = (list: { rows: ReadonlyArray<{ slug: string }> }) => list.rows.map(({ slug }) => slug);

describe('posts', () => {
  beforeEach<{ deps: Deps }>(async ({ deps }) => {
    await insertPost(deps, staff, {
      slug: 'sundarbans-slowly',
      titles: { en: 'The Sundarbans slowly', bn: 'ধীরেসুস্থে সুন্দরবন' },
      facts: { tags: ['boats', 'winter'], publishedOn: '2026-11-15' },
      texts: { tags: { boats: 'Boats', winter: 'Winter' } },
    });
    await insertPost(deps, staff, {
      slug: 'sajek',
      titles: { en: 'Sajek in winter' },
      facts: { tags: ['winter'], publishedOn: '2026-11-05' },
      texts: { tags: { winter: 'Winter' } },
    });
    await insertPost(deps, staff, {
      slug: 'halal-food',
      titles: { en: 'Halal food', bn: 'হালাল খাবার' },
      facts: { category: 'food', publishedOn: '2026-12-01' },
    });
    await insertPost(deps, staff, {
      slug: 'e-passport-fees',
      titles: { en: 'E-passport fees' },
      facts: { kind: 'news', category: 'notices', publishedOn: '2026-10-06' },
    });
  });

  test('stand in a list with the newest first, each kind by itself', async ({ db }) => {
    const blog = await listPosts(db, 'en', { kind: 'blog', limit: 10 });
    expect(slugs(blog)).toEqual(['halal-food', 'sundarbans-slowly', 'sajek']);
    expect(blog.total).toBe(3);
    expect(slugs(await listPosts(db, 'en', { kind: 'news', limit: 10 }))).toEqual(['e-passport-fees']);
  });

  test('come page by page', async ({ db }) => {
    const second = await listPosts(db, 'en', { kind: 'blog', limit: 2, page: 2 });
    expect(slugs(second)).toEqual(['sajek']);
    expect(second.total).toBe(3);
  });

  test('are filtered by category and by tag', async ({ db }) => {
    expect(slugs(await listPosts(db, 'en', { kind: 'blog', category: 'food', limit: 10 }))).toEqual([
      'halal-food',
    ]);
    expect(slugs(await listPosts(db, 'en', { kind: 'blog', tag: 'winter', limit: 10 }))).toEqual([
      'sundarbans-slowly',
      'sajek',
    ]);
  });

  test('are found by words in either language', async ({ db }) => {
    expect(slugs(await listPosts(db, 'en', { kind: 'blog', q: 'সুন্দরবনের', limit: 10 }))).toEqual([
      'sundarbans-slowly',
    ]);
    expect(slugs(await listPosts(db, 'bn', { kind: 'blog', q: 'sajek', limit: 10 }))).toEqual(['sajek']);
    expect(slugs(await listPosts(db, 'en', { kind: 'blog', q: 'atlantis', limit: 10 }))).toEqual([]);
  });

  test('without text in the language are shown in the other one, and say so', async ({ db }) => {
    const { rows } = await listPosts(db, 'bn', { kind: 'blog', limit: 10 });
    expect(rows.find(({ slug }) => slug === 'sajek')).toMatchObject({ language: 'en', author: 'নুসরাত জাহান' });
    expect(rows.find(({ slug }) => slug === 'halal-food')).toMatchObject({
      language: 'bn',
      title: 'হালাল খাবার',
    });
  });

  test('stand in the feed of a language only when they are written in it', async ({ db }) => {
    expect((await listWrittenPosts(db, 'bn', 10)).map(({ slug }) => slug)).toEqual([
      'halal-food',
      'sundarbans-slowly',
    ]);
    expect(await listWrittenPosts(db, 'en', 10)).toHaveLength(4);
  });

  test('are found by an old address and by their id, with the address they have now', async ({
    db,
    deps,
  }) => {
    const before = await findPost(db, 'en', 'sajek');
    if (!before) {
      throw new Error('The post that the test made is not there.');
    }
    const { documentId } = before;
    await run(deps, staff, postCommands.save, {
      documentId,
      basedOn: 1,
      slug: 'sajek-in-winter',
      facts: postFactsOf(),
      texts: { en: postTextsOf('Sajek in winter') },
    });
    await run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: 2 });
    expect(await findPost(db, 'en', 'sajek')).toMatchObject({ slug: 'sajek-in-winter' });
    expect(await findPost(db, 'en', documentId)).toMatchObject({ slug: 'sajek-in-winter' });
    expect(await findPost(db, 'en', 'atlantis')).toBeUndefined();
  });

  test('name the languages they are written in', async ({ db }) => {
    expect(await findPost(db, 'bn', 'sajek')).toMatchObject({ language: 'en', writtenIn: ['en'] });
    expect(await findPost(db, 'bn', 'halal-food')).toMatchObject({ language: 'bn', writtenIn: ['en', 'bn'] });
  });

  test('have related ones: the most alike first, never themselves, never the other kind', async ({ db }) => {
    const post = await findPost(db, 'en', 'sajek');
    const related = post ? await relatedPosts(db, 'en', post, 3) : [];
    expect(related.map(({ slug }) => slug)).toEqual(['sundarbans-slowly', 'halal-food']);
  });

  test('offer the categories and tags that there are', async ({ db }) => {
    expect(await listCategories(db, 'blog')).toEqual(['destinations', 'food']);
    expect(await listTags(db, 'en', 'blog', 5)).toEqual([
      { key: 'winter', name: 'Winter' },
      { key: 'boats', name: 'Boats' },
    ]);
    expect(await findTag(db, 'en', 'blog', 'boats')).toEqual({ key: 'boats', name: 'Boats' });
    expect(await findTag(db, 'en', 'news', 'boats')).toBeUndefined();
  });
});
