import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import { type Storage, tidyAway } from '#platform/storage.ts';
import { media } from './media.table.ts';
import { describeFile, lettersOf, pictureFormats } from './originals.rules.ts';

/** Alternative text; empty in a language until somebody writes it. */
export const alternatives = z.strictObject({
  en: z.string().trim().normalize('NFC').max(300),
  bn: z.string().trim().normalize('NFC').max(300),
});

/** A picture whose file is already stored, described by `describeFile`. */
export const storedPicture = z.strictObject({
  file: z.string().regex(/^media\/[0-9a-f-]{36}\/original(?:-[0-9a-f]{12})?\.(?:png|jpeg|webp)$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.enum(Object.values(pictureFormats)),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  placeholder: z.string().startsWith('data:image/webp;base64,'),
});

/** Adds a picture to the library; the same bytes again return the existing entry. */
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

/** Stores a picture (PNG, JPEG or WebP) and adds it; on failure or for a duplicate the file is deleted. @returns its id. */
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
