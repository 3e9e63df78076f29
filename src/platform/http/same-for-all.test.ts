import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { PageCache } from '../page-cache/page-cache.ts';
import { testClock } from '../testing/test.ts';
import { keyForAll, sameForAll } from './same-for-all.ts';

/** Routes of one answer, which counts how often it was made. */
function counting(status = 200) {
  const pages = new PageCache();
  const clock = testClock();
  let made = 0;
  const routes = new Hono().get(
    '/*',
    sameForAll({ pages, clock }, async () => {
      made += 1;
      return { status, body: `Made ${made}.`, headers: { 'content-type': 'text/plain' }, tags: ['list'] };
    }),
  );
  const ask = (path = '/feed.xml', headers: Record<string, string> = {}) => routes.request(path, { headers });
  return { pages, clock, ask, made: () => made };
}

test('what is the same for everybody is made once when 200 ask at once, and kept', async () => {
  const { ask, made, pages, clock } = counting();
  const all = await Promise.all(Array.from({ length: 200 }, () => ask()));
  expect(new Set(await Promise.all(all.map((each) => each.text())))).toEqual(new Set(['Made 1.']));
  expect((await ask()).headers.get('x-content-type-options')).toBe('nosniff');
  expect(made()).toBe(1);
  // The listener finds it before any route runs.
  expect(pages.fresh(keyForAll('/feed.xml'), clock.now().getTime())).toBeDefined();
});

test('it is made again when what it shows has changed, and on the next day', async () => {
  const { ask, pages, clock, made } = counting();
  await ask();
  pages.drop(['something else']);
  await ask();
  expect(made()).toBe(1);
  pages.drop(['list']);
  expect(await (await ask()).text()).toBe('Made 2.');
  clock.set('2026-12-02T04:00:00Z');
  await ask();
  expect(await (await ask()).text()).toBe('Made 3.');
});

test('each address has its own, with an ETag by which a copy is known', async () => {
  const { ask, made } = counting();
  const etag = (await ask('/feed.xml')).headers.get('etag') ?? '';
  await ask('/bn/feed.xml');
  expect(made()).toBe(2);
  const again = await ask('/feed.xml', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what is not there is not kept', async () => {
  const { ask, made, pages } = counting(404);
  expect((await ask()).status).toBe(404);
  await ask();
  expect([made(), pages.entries]).toEqual([2, 0]);
});
