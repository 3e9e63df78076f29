import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import type { ReadDatabase } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import type { Storage } from '#platform/storage.ts';
import { type PictureFormat, pictureFormats, pictureWidths } from './media.contract.ts';
import { media } from './media.table.ts';

const file = /^(\d+)\.(avif|webp)$/;

/** Delivers pictures in the declared widths and formats; each is made when first asked for, and then kept. */
export function mediaRoutes(db: ReadDatabase, storage: Storage): Hono {
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(
    id: string,
    width: number,
    format: PictureFormat,
    key: string,
  ): Promise<Uint8Array | undefined> {
    const [row] = await db.select({ file: media.file }).from(media).where(eq(media.id, id));
    const original = row && (await storage.read(row.file));
    if (!original) {
      return undefined;
    }
    const scaled = sharp(original).resize({ width, withoutEnlargement: true });
    const bytes =
      format === 'avif'
        ? await scaled.avif({ quality: 58, effort: 3 }).toBuffer()
        : await scaled.webp({ quality: 78, effort: 3 }).toBuffer();
    await storage.write(key, bytes);
    return bytes;
  }

  const routes = new Hono();
  routes.get('/:id{[0-9a-f-]{36}}/:file', async (context) => {
    const { id, file: name } = context.req.param();
    const [, digits, extension] = file.exec(name) ?? [];
    const width = pictureWidths.find((each) => String(each) === digits);
    const format = pictureFormats.find((each) => each === extension);
    if (width === undefined || format === undefined) {
      return context.text('No such picture', 404, { ...securityHeaders });
    }
    const key = `media/${id}/${width}.${format}`;
    let bytes = await storage.read(key);
    if (!bytes) {
      const running = making.get(key) ?? make(id, width, format, key).finally(() => making.delete(key));
      making.set(key, running);
      bytes = await running;
    }
    if (!bytes) {
      return context.text('No such picture', 404, { ...securityHeaders });
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
