import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Storage } from '#platform/storage.ts';
import type { PictureCrop } from './media.contract.ts';
import { croppedArea } from './media.rules.ts';
import { media } from './media.table.ts';

const formats: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Alternative text; a language is empty until somebody has written it. */
export const alternatives = z.strictObject({
  en: z.string().trim().normalize('NFC').max(300),
  bn: z.string().trim().normalize('NFC').max(300),
});

const bytes = z.instanceof(Uint8Array);

export const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** What the library is searched by. */
export const lettersOf = (name: string, alt: { en: string; bn: string }) =>
  `${name} ${alt.en} ${alt.bn}`.toLowerCase().slice(0, 1000);

/**
 * What the library says of a file of pixels, as far as a crop shows it.
 * @throws Failure invalid when it is no PNG, JPEG or WebP picture.
 */
export async function describePicture(content: Uint8Array, crop: PictureCrop | null = null) {
  const found = await sharp(content).metadata();
  const mime = formats[found.format];
  if (!mime) {
    throw new Failure('invalid', 'media.format', 'Send a PNG, JPEG or WebP picture.', [
      { path: 'bytes', message: 'Send a PNG, JPEG or WebP picture.' },
    ]);
  }
  const area =
    crop === null ? { left: 0, top: 0, width: found.width, height: found.height } : croppedArea(crop, found);
  // A WebP of 24 pixels across as a data: URL, soft enough to stand in for the picture.
  const tiny = await sharp(content)
    .extract(area)
    .resize(24)
    .webp({ quality: 30, alphaQuality: 0 })
    .toBuffer();
  return {
    mime,
    extension: found.format,
    width: area.width,
    height: area.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** Takes a picture (PNG, JPEG or WebP) into the library. The same bytes twice are one entry. */
export const addPicture = (storage: Storage) =>
  command({
    name: 'media.add',
    permission: 'media.write',
    input: z.strictObject({
      id: z.uuid().optional(),
      bytes,
      name: z.string().min(1).max(200),
      alt: alternatives,
      focus: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
    }),
    run: async ({ tx, now, actor, log }, { id = crypto.randomUUID(), bytes: content, name, alt, focus }) => {
      const sha256 = sha256Of(content);
      const knownId = async () => {
        const [known] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, sha256));
        return known?.id;
      };
      const before = await knownId();
      if (before !== undefined) {
        return before;
      }
      const { extension, ...described } = await describePicture(content);
      const file = `media/${id}/original.${extension}`;
      await storage.write(file, content);
      const added = await tx
        .insert(media)
        .values({
          id,
          sha256,
          file,
          name,
          ...described,
          bytes: content.byteLength,
          focusX: focus?.x ?? 50,
          focusY: focus?.y ?? 50,
          alt,
          uploadedBy: actor.id,
          letters: lettersOf(name, alt),
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

/**
 * Adds a picture, and leaves no file behind when it is refused, was there before, or the database went away.
 * @returns its id in the library.
 */
export async function takePicture(
  deps: CommandDeps,
  storage: Storage,
  actor: Actor,
  picture: { bytes: Uint8Array<ArrayBuffer>; name: string; alt: { en: string; bn: string } },
): Promise<string> {
  const id = crypto.randomUUID();
  let taken: string | undefined;
  try {
    taken = await run(deps, actor, addPicture(storage), { id, ...picture });
    return taken;
  } finally {
    if (taken !== id) {
      await storage.remove(`media/${id}`);
    }
  }
}
