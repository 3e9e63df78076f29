import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Storage } from '#platform/storage.ts';
import { media } from './media.table.ts';

const formats: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** A WebP of 24 pixels across as a data: URL, soft enough to stand in for the picture. */
async function placeholderOf(bytes: Uint8Array): Promise<string> {
  const tiny = await sharp(bytes).resize(24).webp({ quality: 30, alphaQuality: 0 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Takes a picture (PNG, JPEG or WebP) into the library. The same bytes twice are one entry. */
export const addPicture = (storage: Storage) =>
  command({
    name: 'media.add',
    permission: 'media.write',
    input: z.strictObject({
      bytes: z.instanceof(Uint8Array),
      name: z.string().min(1).max(200),
      alt: z.strictObject({ en: z.string().min(1).max(300), bn: z.string().min(1).max(300) }),
      focus: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
    }),
    run: async ({ tx, now, log }, { bytes, name, alt, focus }) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const knownId = async () => {
        const [known] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, sha256));
        return known?.id;
      };
      const before = await knownId();
      if (before !== undefined) {
        return before;
      }
      const found = await sharp(bytes).metadata();
      const mime = formats[found.format];
      if (!mime) {
        throw new Failure('invalid', 'media.format', 'Send a PNG, JPEG or WebP picture.', [
          { path: 'bytes', message: 'Send a PNG, JPEG or WebP picture.' },
        ]);
      }
      const id = crypto.randomUUID();
      const file = `media/${id}/original.${found.format}`;
      await storage.write(file, bytes);
      const added = await tx
        .insert(media)
        .values({
          id,
          sha256,
          file,
          name,
          mime,
          width: found.width,
          height: found.height,
          bytes: bytes.byteLength,
          focusX: focus?.x ?? 50,
          focusY: focus?.y ?? 50,
          placeholder: await placeholderOf(bytes),
          alt,
          createdAt: now,
        })
        .onConflictDoNothing({ target: media.sha256 })
        .returning({ id: media.id });
      if (added.length === 0) {
        // Somebody else added the same bytes meanwhile; theirs is the entry.
        return (await knownId()) ?? id;
      }
      log({ subjectKind: 'media', subjectId: id, difference: { added: name } });
      return id;
    },
  });
