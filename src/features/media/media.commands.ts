import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { type Storage, tidyAway } from '#platform/storage.ts';
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

/** A picture whose file is in the storage already, as `describeFile` says of it. */
export const storedPicture = z.strictObject({
  file: z.string().regex(/^media\/[0-9a-f-]{36}\/original(?:-[0-9a-f]{12})?\.(?:png|jpeg|webp)$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.enum(Object.values(formats)),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  placeholder: z.string().startsWith('data:image/webp;base64,'),
});

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
  // A WebP of 24 pixels across as a data: URL, soft enough to stand in for the picture. A line is not made higher.
  const tiny = await sharp(content)
    .extract(area)
    .resize({ width: 24, height: 96, fit: 'inside' })
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

/**
 * What the library says of a file, which is written before the database is told: no transaction waits for a storage
 * that is far away.
 * @param key What it is to be called, without the ending that says its format.
 */
export async function describeFile(key: string, content: Uint8Array): Promise<z.infer<typeof storedPicture>> {
  const { extension, ...described } = await describePicture(content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...described, sha256, file: `${key}.${extension}`, bytes: content.byteLength };
}

/** Enters a picture into the library. The same bytes twice are one entry. */
export const addPicture = command({
  name: 'media.add',
  permission: 'media.write',
  input: z.strictObject({
    id: z.uuid(),
    stored: storedPicture,
    name: z.string().min(1).max(200),
    alt: alternatives,
  }),
  run: async ({ tx, now, actor, log }, { id, stored, name, alt }) => {
    const added = await tx
      .insert(media)
      .values({
        id,
        ...stored,
        name,
        focusX: 50,
        focusY: 50,
        alt,
        uploadedBy: actor.id,
        letters: lettersOf(name, alt),
        createdAt: now,
      })
      .onConflictDoNothing({ target: media.sha256 })
      .returning({ id: media.id });
    if (added.length === 0) {
      const [known] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, stored.sha256));
      return known?.id ?? id;
    }
    log({ subjectKind: 'media', subjectId: id, difference: { added: name } });
    return id;
  },
});

/**
 * Takes a picture (PNG, JPEG or WebP) into the library, and leaves no file behind when it is refused, was there
 * before, or the database went away.
 * @returns its id in the library.
 */
export async function takePicture(
  deps: CommandDeps,
  storage: Storage,
  actor: Actor,
  picture: { bytes: Uint8Array; name: string; alt: { en: string; bn: string } },
): Promise<string> {
  const { bytes, ...said } = picture;
  const id = crypto.randomUUID();
  const stored = await describeFile(`media/${id}/original`, bytes);
  let taken: string | undefined;
  try {
    await storage.write(stored.file, bytes);
    taken = await run(deps, actor, addPicture, { id, stored, ...said });
    return taken;
  } finally {
    if (taken !== id) {
      await tidyAway(storage, `media/${id}`);
    }
  }
}
