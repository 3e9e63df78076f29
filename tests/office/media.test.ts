import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { mediaRoutes } from '#features/media/media.api.ts';
import { media } from '#features/media/media.table.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { library, photo, shown, svg } from './library.ts';
import { memoryStorage } from './office.ts';

const staff = actorWith();

describe('changing pictures', () => {
  async function added(deps: CommandDeps, storage: Storage, tint = 10) {
    const { send } = library(deps, storage);
    const bytes = await photo(400, 200, tint).jpeg().toBuffer();
    return shown.parse(await (await send('/media', bytes, 'tea.jpg', { altEn: 'Tea', altBn: 'চা' })).json());
  }

  test('alternative text, focus and crop change everywhere at once', async ({ deps }) => {
    const storage = memoryStorage();
    const { request } = library(deps, storage);
    const { id } = await added(deps, storage);
    const post = await insertPost(deps, staff, { slug: 'tea', titles: { en: 'Tea' }, facts: { cover: id } });
    deps.dropped.length = 0;
    const { body } = await request('PATCH', `/media/${id}`, {
      alt: { bn: 'চা বাগান' },
      focus: { x: 10, y: 90 },
      crop: { x: 50, y: 0, width: 50, height: 100 },
    });
    expect(body).toMatchObject({
      alt: { en: 'Tea', bn: 'চা বাগান' },
      focus: { x: 10, y: 90 },
      width: 200,
      height: 200,
      version: 2,
      url: `/media/${id}/2-640.webp`,
      uses: 1,
    });
    expect(deps.dropped).toEqual([`document:${post}:en`, `document:${post}:bn`]);
    const [entry] = await deps.db.select().from(activity).where(eq(activity.action, 'media.change'));
    expect(entry?.difference).toMatchObject({
      before: { alt: { bn: 'চা' } },
      after: { alt: { bn: 'চা বাগান' } },
    });
    expect(
      (await request('PATCH', `/media/${id}`, { crop: { x: 60, y: 0, width: 50, height: 50 } })).status,
    ).toBe(400);
    expect((await request('PATCH', `/media/${id}`, { bytes: 1 })).status).toBe(400);
  });

  test('another file in its place is shown everywhere under a new address, and the former one is gone', async ({
    deps,
  }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const { id, url } = await added(deps, storage);
    const deliver = mediaRoutes(deps.db, storage);
    const path = (address: string) => address.replace('/media', '');
    expect((await deliver.request(path(url))).status).toBe(200);
    const other = await photo(600, 300, 200).png().toBuffer();
    const response = await send(`/media/${id}/replace`, other, 'other.png');
    expect(response.status).toBe(200);
    const picture = shown.parse(await response.json());
    expect(picture).toMatchObject({ id, width: 600, name: 'tea', url: `/media/${id}/2-640.webp` });
    const now = await deliver.request(path(picture.url));
    expect(now.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await now.arrayBuffer())).metadata()).width).toBe(600);
    expect([...storage.files.keys()].filter((key) => key.includes('original'))).toHaveLength(1);
    const stale = await deliver.request(path(url).replace('640.webp', '480.webp'));
    expect([stale.status, stale.headers.get('location')]).toEqual([302, `/media/${id}/2-480.webp`]);
    expect((await send(`/media/${id}/replace`, other, 'same.png')).status).toBe(409);
    expect((await send(`/media/${id}/replace`, Buffer.from(svg), 'x.svg')).status).toBe(422);
    expect([...storage.files.keys()].filter((key) => key.includes('original'))).toHaveLength(1);
  });

  test('is not deleted while a draft or a page uses it, and then with all its files', async ({ deps }) => {
    const storage = memoryStorage();
    const { request } = library(deps, storage);
    const { id } = await added(deps, storage);
    const post = await insertPost(deps, staff, { slug: 'tea', titles: { en: 'Tea' }, facts: { cover: id } });
    const used = { kind: 'post', id: post, title: 'Tea', live: true, trashed: false };
    expect(await request('DELETE', `/media/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'media.used', details: { uses: [used] } },
    });
    expect((await request('GET', `/media/${id}/uses`)).body).toEqual({ items: [used] });
    const free = await added(deps, storage, 99);
    await mediaRoutes(deps.db, storage).request(`/${free.id}/320.webp`);
    expect((await request('DELETE', `/media/${free.id}`)).status).toBe(204);
    expect([...storage.files.keys()].filter((key) => key.includes(free.id))).toEqual([]);
    expect((await request('GET', `/media/${free.id}`)).status).toBe(404);
    expect((await request('DELETE', `/media/${free.id}`)).status).toBe(404);
  });

  test('the library is searched and paged', async ({ deps }) => {
    const storage = memoryStorage();
    const { request, send } = library(deps, storage);
    for (const [place, name] of ['Tea garden', 'Sea beach', 'Sundarbans'].entries()) {
      await send(
        '/media',
        await photo(30, 30, place * 60)
          .jpeg()
          .toBuffer(),
        'x.jpg',
        { name, altBn: `ছবি ${place}` },
      );
    }
    expect((await request('GET', '/media?q=TEA')).body).toMatchObject({
      total: 1,
      items: [{ name: 'Tea garden' }],
    });
    expect((await request('GET', `/media?q=${encodeURIComponent('ছবি 2')}`)).body.total).toBe(1);
    expect((await request('GET', '/media?q=%25')).body.total).toBe(0);
    const first = await request('GET', '/media?limit=2');
    expect(first.body).toMatchObject({ total: 3, items: [{}, {}] });
    const rest = await request('GET', `/media?cursor=${first.body.next}`);
    const shown = [...first.body.items, ...rest.body.items].map(({ id }: { id: string }) => id);
    expect([new Set(shown).size, rest.body.next]).toEqual([3, null]);
  });

  test('each call needs its permission', async ({ deps }) => {
    const storage = memoryStorage();
    const { id } = await added(deps, storage);
    const reader = library(deps, storage, ['media.read']);
    const writer = library(deps, storage, ['media.write']);
    const bytes = await photo().jpeg().toBuffer();
    expect((await reader.send('/media', bytes, 'x.jpg')).status).toBe(403);
    expect((await reader.send(`/media/${id}/replace`, bytes, 'x.jpg')).status).toBe(403);
    expect((await reader.request('PATCH', `/media/${id}`, { name: 'x' })).status).toBe(403);
    expect((await reader.request('DELETE', `/media/${id}`)).status).toBe(403);
    for (const path of ['/media', `/media/${id}`, `/media/${id}/uses`]) {
      expect((await writer.request('GET', path)).status).toBe(403);
    }
    expect(await deps.db.$count(media)).toBe(1);
  });
});
