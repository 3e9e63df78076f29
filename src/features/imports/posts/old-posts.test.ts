import { expect } from 'vitest';
import { readDocument } from '#features/documents/documents.queries.ts';
import { documents } from '#features/documents/documents.table.ts';
import { cover, insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { run } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { findNewAddress } from '../addresses/old-addresses.queries.ts';
import { withHills } from '../wordpress/wxr.factory.ts';
import { bringPosts, takeBack } from './old-posts.factory.ts';
import { readPosts } from './old-posts.rules.ts';

const storage: Storage = { read: async () => undefined, write: async () => {}, remove: async () => {} };
const staff = actorWith();

test('a post of the old site becomes one of ours, and its old address leads to it', async ({ deps, db }) => {
  const file = await withHills({
    id: 12,
    title: 'Sajek in winter',
    name: 'sajek-in-winter',
    meta: { _thumbnail_id: '7' },
    content:
      'The road climbs from Khagrachhari, and the jeeps go in a convoy.\n\nTake a <strong>jacket</strong>.',
    terms: [['category', 'travel-tips', 'Travel tips']],
  });
  const [brought] = await bringPosts(deps, staff, storage, file);
  expect(brought).toEqual({ id: expect.any(String), outcome: 'added', published: true, missing: [] });
  const post = await readDocument(db, brought?.id ?? '');
  expect(post).toMatchObject({
    kind: 'post',
    slug: 'sajek-in-winter',
    states: { en: 'published', bn: 'none' },
    facts: {
      kind: 'blog',
      category: 'tips',
      tags: [],
      author: { en: 'Rina Akter', bn: 'Rina Akter' },
      publishedOn: '2019-05-12',
      cover: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
    texts: {
      en: {
        title: 'Sajek in winter',
        summary: 'The road climbs from Khagrachhari, and the jeeps go in a convoy.',
        tags: {},
        body: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'The road climbs from Khagrachhari, and the jeeps go in a convoy.' },
              ],
            },
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'Take a ' },
                { type: 'text', text: 'jacket', marks: [{ type: 'bold' }] },
                { type: 'text', text: '.' },
              ],
            },
          ],
        },
      },
    },
  });
  expect(await findNewAddress(db, '/2019/05/sajek-in-winter', '')).toBe('/blogs/sajek-in-winter');
  expect(await findNewAddress(db, '/', '?p=12')).toBe('/blogs/sajek-in-winter');
});

const words = 'The road climbs from Khagrachhari, and the jeeps go in a convoy.';
const covered = { meta: { _thumbnail_id: '7' }, content: words };

test('what was not public on the old site is a draft here, and what lay in its trash is left there', async ({
  deps,
  db,
}) => {
  const file = await withHills(
    { id: 1, ...covered },
    { id: 2, ...covered, status: 'private' },
    { id: 3, ...covered, status: 'draft', link: 'https://old.example/?p=3' },
    { id: 4, ...covered, status: 'pending' },
    { id: 5, ...covered, password: 'secret' },
    { id: 6, ...covered, type: 'page', name: 'about-us' },
    { id: 8, ...covered, status: 'trash' },
    { id: 9, ...covered, status: 'future', date: '2027-01-05 09:00:00', dateGmt: '2027-01-05 03:00:00' },
    { id: 10, ...covered, status: 'future', date: '2026-11-05 09:00:00', dateGmt: '2026-11-05 03:00:00' },
  );
  const brought = await bringPosts(deps, staff, storage, file);
  const states: string[] = [];
  for (const { id, published, missing } of brought) {
    const { states: now, slug, scheduled } = await readDocument(db, id);
    expect(missing).toEqual([]);
    states.push(`${slug} ${now.en} ${published} ${scheduled.en?.publishAt ?? ''}`.trim());
  }
  expect(states).toEqual([
    'post-1 published true',
    'post-2 draft false',
    'post-3 draft false',
    'post-4 draft false',
    'post-5 draft false',
    'about-us draft false',
    'post-9 scheduled true 2027-01-05T03:00:00.000Z',
    'post-10 published true',
  ]);
  expect((await readPosts(file)).skipped).toBe(1);
  expect(await findNewAddress(db, '/', '?p=2')).toBeUndefined();
  expect(await findNewAddress(db, '/2019/05/about-us', '')).toBeUndefined();
});

test('a Bangla post stands in Bangla, and its Bangla address leads to it', async ({ deps, db }) => {
  const name = encodeURIComponent('সাজেক-ভ্রমণ').toLowerCase();
  const file = await withHills({
    id: 21,
    title: 'সাজেক ভ্রমণ',
    name,
    content:
      '<!-- wp:paragraph -->\n<p>খাগড়াছড়ি থেকে জিপে (Chander Gari) সাজেক, দুপুরের কনভয়ে।</p>\n<!-- /wp:paragraph -->',
    meta: { _thumbnail_id: '7' },
    terms: [
      ['category', encodeURIComponent('খবর'), 'খবর'],
      ['post_tag', encodeURIComponent('পাহাড়'), 'পাহাড়'],
      ['post_tag', 'sajek', 'Sajek'],
    ],
  });
  const [brought] = await bringPosts(deps, staff, storage, file);
  const text = 'খাগড়াছড়ি থেকে জিপে (Chander Gari) সাজেক, দুপুরের কনভয়ে।';
  expect(brought).toMatchObject({ published: true, missing: [] });
  expect(await readDocument(db, brought?.id ?? '')).toMatchObject({
    slug: 'sajek-bhromon',
    states: { en: 'none', bn: 'published' },
    facts: { kind: 'news', category: 'notices', tags: ['pahar', 'sajek'] },
    texts: {
      bn: {
        title: 'সাজেক ভ্রমণ',
        summary: text.normalize('NFC'),
        tags: { pahar: 'পাহাড়'.normalize('NFC'), sajek: 'Sajek' },
        body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
      },
    },
  });
  for (const path of [`/2019/05/${name}`, `/2019/05/${name.toUpperCase()}/`, '/2019/05/সাজেক-ভ্রমণ']) {
    expect(await findNewAddress(db, path, '?utm_source=fb')).toBe('/bn/news/sajek-bhromon');
  }
});

test('a post that lacks something stays a draft that says what, and leads nowhere until somebody publishes it', async ({
  deps,
  db,
}) => {
  const file = await withHills(
    { id: 31, content: words },
    { id: 32, ...covered, title: 'Visa guaranteed in three days' },
    { id: 33, ...covered, title: 'T'.repeat(120) },
    { id: 34, ...covered, content: '<script>only()</script>', excerpt: 'Short' },
    { id: 35, ...covered, content: `${words}\n\n`.repeat(600) },
  );
  const brought = await bringPosts(deps, staff, storage, file);
  expect(brought.map(({ published, missing }) => ({ published, missing }))).toEqual([
    { published: false, missing: [{ path: 'facts.cover', code: 'incomplete' }] },
    { published: false, missing: [{ path: 'texts.en.title', code: 'guaranteed' }] },
    { published: false, missing: [{ path: 'texts.en.title', code: 'too-long' }] },
    { published: false, missing: [{ path: 'texts.en.body', code: 'empty' }] },
    { published: false, missing: [{ path: 'texts.en.body', code: 'too-long' }] },
  ]);
  const first = brought[0]?.id ?? '';
  const draft = await readDocument(db, first);
  expect(draft).toMatchObject({ states: { en: 'draft' }, texts: { en: { title: 'Post 31' } } });
  expect(await findNewAddress(db, '/2019/05/post-31', '')).toBeUndefined();
  await insertCover(deps);
  const { slug, facts, texts } = draft;
  await postCommands.asSent.save(deps, staff, {
    documentId: first,
    basedOn: 1,
    slug,
    facts: { ...facts, cover },
    texts,
  });
  await run(deps, staff, postCommands.publish, { documentId: first, revision: 2 });
  expect(await findNewAddress(db, '/2019/05/post-31', '')).toBe('/blogs/post-31');
});

test('the same file again adds nothing, and a slug that is taken gets a number', async ({ deps, db }) => {
  await insertPost(deps, staff, { slug: 'post-1', titles: { en: 'Ours' } });
  const file = await withHills({ id: 1, ...covered }, { id: 2, ...covered, name: 'post-1' });
  const first = await bringPosts(deps, staff, storage, file);
  const count = await db.$count(documents);
  const again = await bringPosts(deps, staff, storage, file);
  expect(again).toEqual(first.map(({ id }) => ({ id, outcome: 'skipped', published: false, missing: [] })));
  expect(await db.$count(documents)).toBe(count);
  const slugs = await Promise.all(first.map(async ({ id }) => (await readDocument(db, id)).slug));
  expect(slugs).toEqual(['post-1-2', 'post-1-2-2']);
});

test('what was brought is taken back, unless somebody has changed it since', async ({ deps, db }) => {
  const file = await withHills({ id: 1, ...covered }, { id: 2, ...covered }, { id: 3, ...covered });
  const [untouched, changed, hidden] = (await bringPosts(deps, staff, storage, file)).map(({ id }) => id);
  const { slug, facts, texts } = await readDocument(db, changed ?? '');
  await postCommands.asSent.save(deps, staff, { documentId: changed, basedOn: 1, slug, facts, texts });
  await run(deps, staff, postCommands.unpublish, { documentId: hidden ?? '' });
  const standing = { code: 'imports.built-on', details: { standing: [{ kind: 'posts', count: 1 }] } };
  await expect(takeBack(deps, staff, changed ?? '')).rejects.toMatchObject(standing);
  await expect(takeBack(deps, staff, hidden ?? '')).rejects.toMatchObject(standing);
  await takeBack(deps, staff, untouched ?? '');
  expect((await readDocument(db, untouched ?? '')).trashedAt).not.toBeNull();
  expect(await findNewAddress(db, '/2019/05/post-1', '')).toBeUndefined();
  const again = await bringPosts(deps, staff, storage, file);
  expect(again.map(({ outcome }) => outcome)).toEqual(['added', 'skipped', 'skipped']);
});

test('links between the posts lead to the new addresses, and what was taken out is named with the title', async ({
  deps,
  db,
}) => {
  const file = await withHills(
    {
      id: 1,
      ...covered,
      name: 'first',
      content:
        'See <a href="https://www.old.example/2019/05/second/#top">this</a>, <a href="/?p=2">this</a> and <a href="https://old.example/shop/">that</a>.<script>x()</script>',
    },
    { id: 2, ...covered, name: 'second', terms: [['category', 'news', 'News']] },
    { id: 90, type: 'shop_order' },
  );
  const [brought] = await bringPosts(deps, staff, storage, file);
  const { texts } = await readDocument(db, brought?.id ?? '');
  const link = (href: string, text: string) => ({
    type: 'text',
    text,
    marks: [{ type: 'link', attrs: { href } }],
  });
  expect(texts.en?.body).toMatchObject({
    content: [
      {
        content: [
          { type: 'text', text: 'See ' },
          link('/news/second', 'this'),
          { type: 'text', text: ', ' },
          link('/news/second', 'this'),
          { type: 'text', text: ' and ' },
          link('https://old.example/shop/', 'that'),
          { type: 'text', text: '.' },
        ],
      },
    ],
  });
  const reading = await readPosts(file);
  expect(reading.dropped).toEqual(['Post 1: <script>', 'shop_order: 1']);
  expect(reading.items.map(({ row }) => row)).toEqual([2, 3]);
  expect(reading.first[1]?.slice(0, 6)).toEqual([
    'Post 2',
    'publish',
    '2019-05-12 10:30:00',
    'rina',
    'https://old.example/2019/05/second/',
    'News',
  ]);
  expect(reading.columns).toHaveLength(reading.first[0]?.length ?? 0);
});

test('a row that has no id, or the id of another, is named and not taken', async () => {
  const file = await withHills({ id: 0 }, { id: 5 }, { id: 5 }, { id: 6, title: '', content: '' });
  const { faults, items } = await readPosts(file);
  expect(faults).toEqual([
    { row: 2, column: 'wp:post_id', value: '0', code: 'id-missing' },
    { row: 4, column: 'wp:post_id', value: '5', code: 'id-twice' },
    { row: 5, column: 'title', value: '', code: 'empty' },
  ]);
  expect(items.map(({ oldId }) => oldId)).toEqual(['5']);
});
