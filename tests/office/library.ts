import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { media } from '#features/media/media.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { apiOf, jsonOf } from './office.ts';

/** What the API says of a picture, as far as tests read it. */
export const shown = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  url: z.string(),
});

export const photo = (width = 64, height = 48, tint = 120) =>
  sharp({ create: { width, height, channels: 3, background: { r: tint, g: 90, b: 40 } } });

/** The library of pictures through the API, for somebody with these permissions. */
export function library(deps: CommandDeps, storage: Storage, permissions = ['media.read', 'media.write']) {
  const api = apiOf(deps, permissions, storage);
  const send = (path: string, bytes: Uint8Array, name: string, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], name));
    for (const [field, value] of Object.entries(more)) {
      form.append(field, value);
    }
    return api.request(path, { method: 'POST', body: form });
  };
  return { api, send, request: jsonOf(api) };
}

/** The file that the library names for a picture. */
export async function storedOf(deps: CommandDeps, storage: Storage, id: string): Promise<Buffer> {
  const [row] = await deps.db.select().from(media).where(eq(media.id, id));
  return Buffer.from((await storage.read(row?.file ?? '')) ?? []);
}

/** A drawing with a program in it. */
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
