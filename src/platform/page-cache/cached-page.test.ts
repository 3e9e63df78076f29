import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

const html = '<p>Cox’s Bazar, three days</p>'.repeat(2_000);

const page = (body = html, status = 200) =>
  new CachedPage({
    status,
    body: new TextEncoder().encode(body),
    headers: {},
    tags: ['package:1'],
    staleAt: Number.POSITIVE_INFINITY,
  });

const text = (body: Uint8Array) => new TextDecoder().decode(body);

test('a page that browsers take compressed stays in memory compressed only', async () => {
  const cached = page();
  const whole = cached.size;
  await cached.in('br');
  expect(cached.size).toBeLessThan(whole / 10);
});

test('the same page comes in every encoding, whichever was requested first', async () => {
  for (const first of ['br', 'gzip', 'identity'] as const) {
    const cached = page();
    await cached.in(first);
    expect(brotliDecompressSync((await cached.in('br')).body).toString()).toBe(html);
    expect(gunzipSync((await cached.in('gzip')).body).toString()).toBe(html);
    expect(text((await cached.in('identity')).body)).toBe(html);
  }
});

test('a page that is requested uncompressed stays ready so', async () => {
  const cached = page();
  await cached.in('br');
  expect(cached.ready('identity')).toBeUndefined();
  await cached.in('identity');
  await cached.in('gzip');
  expect(cached.ready('identity')).toBeDefined();
});

test('the pages used last stay within the limit of memory', async () => {
  const cache = new PageCache(250_000);
  const request = (key: string) => cache.get(key, 0, async () => ({ page: page(), keep: true }));
  await request('/a');
  await request('/b');
  await request('/c');
  await request('/b');
  await request('/d');
  await request('/e');
  expect(cache.bytes).toBeLessThanOrEqual(250_000);
  expect(cache.fresh('/a', 0)).toBeUndefined();
  expect(cache.fresh('/c', 0)).toBeUndefined();
  expect(cache.fresh('/b', 0)).toBeDefined();
  expect(cache.fresh('/e', 0)).toBeDefined();
});

test('a page that is asked for all the time outlives a flood of twenty thousand others', async () => {
  const limit = 200_000;
  const small = () => page('<p>Nothing was found.</p>'.repeat(80));
  const cache = new PageCache(limit);
  let made = 0;
  const hot = async () => {
    // As the server asks: what is fresh is answered at once.
    cache.fresh('/', 0) ??
      (await cache.get('/', 0, async () => {
        made += 1;
        return { page: small(), keep: true };
      }));
  };
  let most = 0;
  for (let number = 0; number < 20_000; number += 1) {
    await cache.get(`/search?q=${number}`, 0, async () => ({ page: small(), keep: true }));
    if (number % 5 === 0) {
      await hot();
      most = Math.max(most, cache.bytes);
    }
  }
  expect(most).toBeGreaterThan(limit / 2);
  expect(most).toBeLessThanOrEqual(limit);
  expect(made).toBe(1);
});

test('when it isn’t known what has changed, a page is served until it has been rendered again', async () => {
  const cache = new PageCache();
  let body = 'before';
  let status = 200;
  const request = async () => {
    const served = await cache.get('/a', 0, async () => ({ page: page(body, status), keep: status === 200 }));
    return text((await served.in('identity')).body);
  };
  expect(await request()).toBe('before');
  cache.expire();
  expect(cache.fresh('/a', 0)).toBeUndefined();
  // The database is still away.
  [body, status] = ['an error', 503];
  expect(await request()).toBe('before');
  [body, status] = ['after', 200];
  expect(await request()).toBe('before');
  await expect.poll(() => cache.fresh('/a', 0)).toBeDefined();
  expect(await request()).toBe('after');
});

test('a page that turns out to be gone is not served from before', async () => {
  const cache = new PageCache();
  let status = 200;
  const request = async () =>
    (await cache.get('/a', 0, async () => ({ page: page(html, status), keep: status === 200 }))).status;
  expect(await request()).toBe(200);
  cache.expire();
  status = 404;
  await request();
  await expect.poll(request).toBe(404);
});
