import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase, Transaction } from '#platform/database/database.ts';
import type { Storage } from '#platform/storage.ts';
import { describePicture, lettersOf, sha256Of } from '../media.commands.ts';
import { media } from '../media.table.ts';
import { cropShape, focusShape, type PictureUse } from './library.contract.ts';

/** Where pictures are used: features above this one know. */
export interface PictureUses {
  find(db: ReadDatabase, mediaId: string): Promise<readonly PictureUse[]>;
  /** In how many places each is used; one that isn't is left out. */
  count(db: ReadDatabase, mediaIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The tags of the pages that show it. */
  tags(db: ReadDatabase, mediaId: string): Promise<readonly string[]>;
}

async function lockPicture(tx: Transaction, id: string) {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  if (!row) {
    throw new Failure('not-found', 'media.not-found', 'There is no such picture.');
  }
  return row;
}

const text = (max: number) => z.string().trim().normalize('NFC').max(max);

/** Changes what is said of a picture, where its middle is, and what part of it is shown; everywhere at once. */
export const changePicture = (storage: Storage, uses: PictureUses) =>
  command({
    name: 'media.change',
    permission: 'media.write',
    input: z.strictObject({
      id: z.uuid(),
      name: text(200).min(1).optional(),
      alt: z.strictObject({ en: text(300).optional(), bn: text(300).optional() }).optional(),
      focus: focusShape.optional(),
      crop: cropShape.nullable().optional(),
    }),
    run: async ({ tx, log, touch }, { id, name, alt, focus, crop }) => {
      const before = await lockPicture(tx, id);
      const changed = {
        name: name ?? before.name,
        alt: { en: alt?.en ?? before.alt.en, bn: alt?.bn ?? before.alt.bn },
        focusX: focus?.x ?? before.focusX,
        focusY: focus?.y ?? before.focusY,
      };
      let cut = {};
      if (crop !== undefined) {
        const content = await storage.read(before.file);
        if (!content) {
          throw new Failure('unavailable', 'media.no-file', 'The file of the picture can not be read.');
        }
        const { width, height, placeholder } = await describePicture(content, crop);
        cut = { crop, width, height, placeholder, version: before.version + 1 };
      }
      await tx
        .update(media)
        .set({ ...changed, ...cut, letters: lettersOf(changed.name, changed.alt) })
        .where(eq(media.id, id));
      const difference = {
        before: {
          name: before.name,
          alt: before.alt,
          focus: [before.focusX, before.focusY],
          crop: before.crop,
        },
        after: {
          name: changed.name,
          alt: changed.alt,
          focus: [changed.focusX, changed.focusY],
          crop: crop === undefined ? before.crop : crop,
        },
      };
      log({ subjectKind: 'media', subjectId: id, difference });
      touch(...(await uses.tags(tx, id)));
    },
  });

/** Tells the files of one replacement from those of another. */
const stamp = z.string().regex(/^[0-9a-f]{12}$/);

/**
 * Puts other pixels in the place of a picture, wherever it is used. Its id and texts stay; its files get new addresses.
 * @returns the key of the file that nobody needs any more.
 */
export const replacePicture = (storage: Storage, uses: PictureUses) =>
  command({
    name: 'media.replace',
    permission: 'media.write',
    input: z.strictObject({ id: z.uuid(), bytes: z.instanceof(Uint8Array), stamp }),
    run: async ({ tx, log, touch }, { id, bytes, stamp: named }) => {
      const before = await lockPicture(tx, id);
      const sha256 = sha256Of(bytes);
      const [same] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, sha256));
      if (same) {
        throw new Failure('conflict', 'media.known', 'This picture is in the library already.', [], {
          id: same.id,
        });
      }
      const { extension, ...described } = await describePicture(bytes);
      const version = before.version + 1;
      const file = `media/${id}/original-${named}.${extension}`;
      await storage.write(file, bytes);
      await tx
        .update(media)
        .set({ ...described, sha256, file, version, crop: null, bytes: bytes.byteLength })
        .where(eq(media.id, id));
      log({ subjectKind: 'media', subjectId: id, difference: { replaced: before.sha256, by: sha256 } });
      touch(...(await uses.tags(tx, id)));
      return { former: before.file };
    },
  });

/** Replaces a picture, and leaves no file behind: neither the former one, nor the new one when it is refused. */
export async function swapPicture(
  deps: CommandDeps,
  actor: Actor,
  parts: { storage: Storage; uses: PictureUses },
  picture: { id: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const named = crypto.randomUUID().slice(-12);
  const replace = replacePicture(parts.storage, parts.uses);
  try {
    const { former } = await run(deps, actor, replace, { ...picture, stamp: named });
    await parts.storage.remove(former);
  } catch (cause) {
    for (const extension of ['jpeg', 'png', 'webp']) {
      await parts.storage.remove(`media/${picture.id}/original-${named}.${extension}`);
    }
    throw cause;
  }
}

/** Takes a picture out of the library; refused while it is used anywhere, in a draft too. */
export const deletePicture = (uses: PictureUses) =>
  command({
    name: 'media.delete',
    permission: 'media.write',
    input: z.strictObject({ id: z.uuid() }),
    run: async ({ tx, log }, { id }) => {
      const before = await lockPicture(tx, id);
      const used = await uses.find(tx, id);
      if (used.length > 0) {
        throw new Failure(
          'conflict',
          'media.used',
          `The picture is used in ${used.length} ${used.length === 1 ? 'place' : 'places'}. Replace it there first.`,
          [],
          { uses: used },
        );
      }
      await tx.delete(media).where(eq(media.id, id));
      log({
        subjectKind: 'media',
        subjectId: id,
        difference: { deleted: before.name, sha256: before.sha256 },
      });
    },
  });
