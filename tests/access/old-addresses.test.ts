import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringPosts } from '#features/imports/posts/old-posts.factory.ts';
import { withHills } from '#features/imports/wordpress/wxr.factory.ts';
import { actorWith } from '#platform/testing/test.ts';
import { type Door, openDoor, site } from './door.ts';

let door: Door;
const name = encodeURIComponent('সাজেক-ভ্রমণ').toLowerCase();

beforeAll(async () => {
  const ours = /^\/(?:visaservices)?$/;
  door = await openDoor(
    {},
    {
      handler: async ({ url }) =>
        new Response('page', { status: ours.test(new URL(url).pathname) ? 200 : 404 }),
    },
  );
  const deps = { db: door.database.db, clock: door.clock, pages: { drop: () => {} }, siteUrl: site };
  const storage = { read: async () => undefined, write: async () => {}, remove: async () => {} };
  const meta = { _thumbnail_id: '7' };
  const file = await withHills(
    { id: 12, name: 'sajek', title: 'Sajek', meta },
    { id: 13, name, title: 'সাজেক ভ্রমণ', content: 'দুপুরের কনভয়ে সাজেক, দুই দিনের পথ।', meta },
    { id: 14, name: 'hidden', status: 'private', meta },
    { id: 15, name: 'visas', link: 'https://old.example/visaservices/', meta },
  );
  const brought = await bringPosts(deps, actorWith(), storage, file);
  expect(brought.map(({ published }) => published)).toEqual([true, true, false, true]);
}, 60_000);
afterAll(() => door.close());

const leadsTo = async (path: string) => {
  const { status, headers } = await door.request('GET', path);
  return `${status} ${headers.get('location') ?? ''}`.trim();
};

test('an address of the old site leads to the post for good, also in Bangla, whatever its query says', async () => {
  expect(await leadsTo('/2019/05/sajek')).toBe('301 /blogs/sajek');
  expect(await leadsTo('/2019/05/sajek?utm_source=fb&fbclid=1')).toBe('301 /blogs/sajek');
  expect(await leadsTo(`/2019/05/${name}`)).toBe('301 /bn/blogs/sajek-bhromon');
  expect(await leadsTo('/?p=12')).toBe('301 /blogs/sajek');
  expect(await leadsTo('/?page_id=13&utm_source=x')).toBe('301 /bn/blogs/sajek-bhromon');
});

test('an address as WordPress wrote it, with its last slash, leads there in one step', async () => {
  expect(await leadsTo('/2019/05/Sajek/')).toBe('301 /blogs/sajek');
  expect(await leadsTo(`/2019/05/${name.toUpperCase()}/`)).toBe('301 /bn/blogs/sajek-bhromon');
  expect(await leadsTo('/2019/05/Nobody/')).toBe('308 /2019/05/nobody');
});

test('a page of ours stands where it stands, and what nobody knows or may see leads nowhere', async () => {
  expect(await leadsTo('/visaservices')).toBe('200');
  expect(await leadsTo('/')).toBe('200');
  for (const path of ['/?p=99', '/?p=14', '/?p=0', '/?p=12x', "/?p=1'--", '/?q=12']) {
    expect(await leadsTo(path), path).toBe('200');
  }
  for (const path of ['/2019/05/hidden', '/2019/05/nothing', '/2019/05/sajek/more', `/${'a'.repeat(2000)}`]) {
    expect(await leadsTo(path), path).toBe('404');
  }
});
