import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { mediaRoutes } from '#features/media/media.api.ts';
import { takePicture } from '#features/media/media.commands.ts';
import { media } from '#features/media/media.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { parseConfig } from '#platform/config.ts';
import { log } from '#platform/log.ts';
import { bucketStorage } from '#platform/storage-bucket.ts';
import { openStorage } from '#platform/storage-open.ts';
import { type BucketServer, startBucketServer } from '#platform/testing/bucket-server.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { openDoor } from '../access/door.ts';
import { library, photo, shown, storedOf } from './library.ts';

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());

const opened = (more: Readonly<Record<string, string>> = {}) =>
  openStorage(parseConfig({ ...server.variables, ...more }), log('silent'));

describe('pictures in a bucket', () => {
  test('are taken, delivered, cut, replaced and deleted, and nothing of them stays', async ({ deps }) => {
    const storage = await opened();
    const bucket = bucketStorage(server.place);
    const { send, request } = library(deps, storage);
    const deliver = mediaRoutes(deps.db, storage);
    const at = (address: string) => deliver.request(address.replace('/media', ''));
    const { id, url } = shown.parse(
      await (await send('/media', await photo(800, 400).jpeg().toBuffer(), 'tea.jpg')).json(),
    );
    expect((await sharp(await storedOf(deps, storage, id)).metadata()).width).toBe(800);
    const first = await at(url);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp']);
    // It was kept, and is what the next one gets.
    const made = Buffer.from((await storage.read(url.slice(1))) ?? []);
    expect(made.equals(Buffer.from(await first.arrayBuffer()))).toBe(true);

    const cut = shown.parse(
      (await request('PATCH', `/media/${id}`, { crop: { x: 0, y: 0, width: 50, height: 100 } })).body,
    );
    expect(cut).toMatchObject({ width: 400, height: 400, url: `/media/${id}/2-640.webp` });
    expect((await sharp(Buffer.from(await (await at(cut.url)).arrayBuffer())).metadata()).width).toBe(400);
    expect(await storage.read(url.slice(1))).toBeUndefined();

    const other = await photo(900, 300, 7).png().toBuffer();
    const replaced = shown.parse(await (await send(`/media/${id}/replace`, other, 'sea.png')).json());
    expect(replaced).toMatchObject({ width: 900, url: `/media/${id}/3-640.webp`, crop: null });
    expect((await at(replaced.url)).status).toBe(200);
    expect(await storage.read(cut.url.slice(1))).toBeUndefined();
    // A page from before the change still finds the picture.
    expect((await at(url)).headers.get('location')).toBe(replaced.url);

    expect(await bucket.holds(`media/${id}`)).toBe(true);
    expect((await request('DELETE', `/media/${id}`)).status).toBe(204);
    expect(await bucket.holds(`media/${id}`)).toBe(false);
    expect((await at(replaced.url)).status).toBe(404);
  });

  test('that were refused, or were there before, leave nothing in it', async ({ deps }) => {
    const storage = await opened();
    const written: string[] = [];
    const noted = {
      ...storage,
      write: (key: string, bytes: Uint8Array) => {
        written.push(key);
        return storage.write(key, bytes);
      },
    };
    const { send, request } = library(deps, noted);
    const bytes = await photo(60, 60, 200).jpeg().toBuffer();
    const { id } = shown.parse(await (await send('/media', bytes, 'a.jpg')).json());
    expect((await (await send('/media', bytes, 'b.jpg')).json()).id).toBe(id);
    const other = shown.parse(
      await (await send('/media', await photo(61, 60).png().toBuffer(), 'c.png')).json(),
    );
    expect((await send(`/media/${other.id}/replace`, bytes, 'a.jpg')).status).toBe(409);
    expect((await send(`/media/${crypto.randomUUID()}/replace`, bytes, 'a.jpg')).status).toBe(404);
    expect(written).toHaveLength(4);
    const there = await Promise.all(written.map((key) => storage.read(key)));
    expect(there.map((each) => each !== undefined)).toEqual([true, false, true, false]);
    for (const each of [id, other.id]) {
      expect((await request('DELETE', `/media/${each}`)).status).toBe(204);
    }
  });

  test('that is away change nothing, and say so', async ({ deps }) => {
    const there = await opened();
    const { id } = shown.parse(
      await (await library(deps, there).send('/media', await photo().png().toBuffer(), 'tea.png')).json(),
    );
    const [before] = await deps.db.select().from(media).where(eq(media.id, id));
    const logged = await deps.db.$count(activity);
    const storage = await opened({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    const { send, request } = library(deps, storage);
    const bytes = await photo(99, 99).jpeg().toBuffer();
    const problem = { code: 'storage.away', detail: 'Files cannot be reached. Try again soon.' };
    for (const path of ['/media', `/media/${id}/replace`]) {
      const response = await send(path, bytes, 'x.jpg');
      expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '5']);
      expect(await response.json()).toMatchObject(problem);
    }
    const crop = { x: 0, y: 0, width: 50, height: 50 };
    expect(await request('PATCH', `/media/${id}`, { crop })).toMatchObject({ status: 503, body: problem });
    expect(await deps.db.$count(media)).toBe(1);
    expect(await deps.db.select().from(media).where(eq(media.id, id))).toEqual([before]);
    expect(await deps.db.$count(activity)).toBe(logged);
    // Words need no file; and who deletes a picture is told that it is gone, though its file has to wait.
    expect((await request('PATCH', `/media/${id}`, { alt: { en: 'Tea' } })).status).toBe(200);
    expect((await request('DELETE', `/media/${id}`)).status).toBe(204);
  });

  test('lose their file again when the database does not take them', async ({ deps }) => {
    const storage = await opened();
    const written: string[] = [];
    const noted = {
      ...storage,
      write: async (key: string, bytes: Uint8Array) => {
        await storage.write(key, bytes);
        written.push(key);
      },
    };
    const broken = {
      ...deps,
      db: new Proxy(deps.db, {
        get: (db, name, self) =>
          name === 'transaction'
            ? () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))
            : Reflect.get(db, name, self),
      }),
    };
    const { send } = library(broken, noted);
    expect((await send('/media', await photo(70, 70).jpeg().toBuffer(), 'x.jpg')).status).toBe(503);
    expect(written).toHaveLength(1);
    expect(await storage.read(written[0] ?? '')).toBeUndefined();
  });

  test('that are away are missing from a page for a while, and no fault of the program', async () => {
    const there = await opened();
    const away = await opened({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    let storage = there;
    const door = await openDoor({}, { storage: { ...there, read: (key) => storage.read(key) } });
    const bytes = new Uint8Array(await photo(72, 72).png().toBuffer());
    const picture = { bytes, name: 'Tea', alt: { en: '', bn: '' } };
    const deps = {
      db: door.database.db,
      clock: door.clock,
      pages: { drop: () => {} },
      siteUrl: 'https://shofor.example',
    };
    const id = await takePicture(deps, there, actorWith(), picture);
    const path = `/media/${id}/320.webp`;
    const asked = async () => {
      const { status, headers } = await door.request('GET', path);
      return [status, headers.get('cache-control'), headers.get('retry-after')];
    };
    storage = away;
    expect(await asked()).toEqual([503, 'no-store', '5']);
    expect((await door.request('GET', '/share/home.jpg')).status).toBe(503);
    storage = there;
    expect(await asked()).toEqual([200, 'public, max-age=31536000, immutable', null]);
    await door.close();
  });
});
