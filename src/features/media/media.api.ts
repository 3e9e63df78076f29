import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { z } from 'zod';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { type Storage, tidyAway } from '#platform/storage.ts';
import { type PictureFormat, pictureFormats, pictureWidths } from './media.contract.ts';
import { croppedArea, pictureKey, pictureUrl } from './media.rules.ts';
import { media } from './media.table.ts';

const file = /^(?:(\d{1,6})-)?(\d+)\.(avif|webp)$/;

const nothing = () => new Response('No such picture', { status: 404, headers: { ...securityHeaders } });

/** Serves pictures in the declared widths and formats; each variant is made on first request, then stored. */
export function mediaRoutes(db: ReadDatabase, storage: Storage): Hono {
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  const find = async (id: string) => {
    const columns = { id: media.id, file: media.file, version: media.version, crop: media.crop };
    const [row] = await db.select(columns).from(media).where(eq(media.id, id));
    return row;
  };

  async function make(
    row: NonNullable<Awaited<ReturnType<typeof find>>>,
    width: number,
    format: PictureFormat,
    key: string,
  ): Promise<Uint8Array | undefined> {
    const original = await storage.read(row.file);
    if (!original) {
      return undefined;
    }
    const whole = sharp(original);
    const shown = row.crop ? whole.extract(croppedArea(row.crop, await whole.metadata())) : whole;
    const scaled = shown.resize({ width, withoutEnlargement: true });
    const bytes =
      format === 'avif'
        ? await scaled.avif({ quality: 58, effort: 3 }).toBuffer()
        : await scaled.webp({ quality: 78, effort: 3 }).toBuffer();
    try {
      await storage.write(key, bytes);
    } catch (cause) {
      // A variant that can't be stored is still served.
      if (!(cause instanceof Failure && cause.kind === 'unavailable')) {
        throw cause;
      }
    }
    if ((await find(row.id))?.version !== row.version) {
      // The picture was replaced or deleted meanwhile, so the variant isn't stored.
      await tidyAway(storage, key);
    }
    return bytes;
  }

  const routes = new Hono();
  routes.get('/:id{[0-9a-f-]{36}}/:file', async (context) => {
    const { id, file: name } = context.req.param();
    const [, requested = '1', digits, extension] = file.exec(name) ?? [];
    const width = pictureWidths.find((each) => String(each) === digits);
    const format = pictureFormats.find((each) => each === extension);
    if (!z.uuid().safeParse(id).success || width === undefined || format === undefined) {
      return nothing();
    }
    const version = Number(requested);
    const key = pictureKey({ id, version }, width, format);
    let bytes = await storage.read(key);
    if (!bytes) {
      const row = await find(id);
      if (!row) {
        return nothing();
      }
      if (row.version !== version) {
        // A cached page can still link to the previous version.
        const headers = {
          ...securityHeaders,
          location: pictureUrl(row, width, format),
          'cache-control': 'no-store',
        };
        return new Response(null, { status: 302, headers });
      }
      const running = making.get(key) ?? make(row, width, format, key).finally(() => making.delete(key));
      making.set(key, running);
      bytes = await running;
    }
    if (!bytes) {
      return nothing();
    }
    return context.body(new Uint8Array(bytes), 200, {
      ...securityHeaders,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  return routes;
}
