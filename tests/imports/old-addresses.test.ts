import { expect, onTestFinished, test } from 'vitest';
import { bringPosts } from '#features/imports/posts/old-posts.factory.ts';
import { withHills } from '#features/imports/wordpress/wxr.factory.ts';
import { actorWith } from '#platform/testing/test.ts';
import { openDoor } from '../access/door.ts';

const site = 'https://shofor.example';

test('who comes by an address of the old site is led to the post for good, and by another one nowhere', async () => {
  const door = await openDoor();
  onTestFinished(() => door.close());
  const deps = { db: door.database.db, clock: door.clock, pages: { drop: () => {} }, siteUrl: site };
  const storage = { read: async () => undefined, write: async () => {}, remove: async () => {} };
  const file = await withHills({
    id: 12,
    title: 'Sajek in winter',
    name: 'sajek-in-winter',
    meta: { _thumbnail_id: '7' },
    content: 'The road climbs from Khagrachhari, and the jeeps go in a convoy.',
    terms: [['category', 'travel-tips', 'Travel tips']],
  });
  expect(await bringPosts(deps, actorWith(), storage, file)).toMatchObject([{ published: true }]);
  const led = async (path: string) => {
    const { status, headers } = await door.fetch(new Request(`${site}${path}`));
    return [status, headers.get('location')];
  };
  expect(await led('/2019/05/sajek-in-winter')).toEqual([301, '/blogs/sajek-in-winter']);
  expect(await led('/2019/05/sajek-in-winter?utm_source=mail')).toEqual([301, '/blogs/sajek-in-winter']);
  expect(await led('/2019/05/sajek-in-summer')).toEqual([404, null]);
});
