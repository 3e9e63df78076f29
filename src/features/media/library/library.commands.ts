import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Storage, tidyAway } from '#platform/storage.ts';
import { storedPicture } from '../media.commands.ts';
import { movedFocus, pictureKeys } from '../media.rules.ts';
import { media } from '../media.table.ts';
import { describeFile, describePicture, lettersOf } from '../originals.rules.ts';
import { cropShape, focusShape, type PictureChange } from './library.contract.ts';
import { noPicture, type PictureUses } from './library.queries.ts';

async function lockPicture(tx: Transaction, id: string) {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  if (!row) {
    throw noPicture();
  }
  return row;
}

const text = (max: number) => z.string().trim().normalize('NFC').max(max);

/** Changes a picture's name, texts, focus and crop, wherever it is used. */
export const changePicture = (uses: PictureUses) =>
  command({
    name: 'media.change',
    permission: 'media.write',
    input: z.strictObject({
      id: z.uuid(),
      name: text(200).min(1).optional(),
      alt: z.strictObject({ en: text(300).optional(), bn: text(300).optional() }).optional(),
      focus: focusShape.optional(),
      cut: z
        .strictObject({
          crop: cropShape.nullable(),
          /** The version that the crop was measured on. */
          of: z.int(),
          shown: storedPicture.pick({ width: true, height: true, placeholder: true }),
        })
        .optional(),
    }),
    run: async ({ tx, log, touch }, { id, name, alt, focus, cut }) => {
      const before = await lockPicture(tx, id);
      if (cut && cut.of !== before.version) {
        throw new Failure(
          'conflict',
          'media.changed',
          'The picture was changed meanwhile. Look at it again.',
        );
      }
      const crop = cut ? cut.crop : before.crop;
      const was = { x: before.focusX, y: before.focusY };
      const point = focus ?? movedFocus(was, before.crop, crop);
      const changed = {
        name: name ?? before.name,
        alt: { en: alt?.en ?? before.alt.en, bn: alt?.bn ?? before.alt.bn },
      };
      await tx
        .update(media)
        .set({
          ...changed,
          ...(cut && { ...cut.shown, version: before.version + 1 }),
          crop,
          focusX: point.x,
          focusY: point.y,
          letters: lettersOf(changed.name, changed.alt),
        })
        .where(eq(media.id, id));
      const difference = {
        before: { name: before.name, alt: before.alt, focus: [was.x, was.y], crop: before.crop },
        after: { ...changed, focus: [point.x, point.y], crop },
      };
      log({ subjectKind: 'media', subjectId: id, difference });
      touch(...(await uses.tags(tx, id)));
    },
  });

interface Library {
  readonly storage: Storage;
  readonly uses: PictureUses;
}

/** The files of the version before. */
async function dropVersion(storage: Storage, id: string, version: number): Promise<void> {
  await Promise.all(pictureKeys({ id, version }).map((key) => tidyAway(storage, key)));
}

/** Changes a picture; a crop is measured on its file first. */
export async function alterPicture(
  deps: CommandDeps,
  actor: Actor,
  { storage, uses }: Library,
  id: string,
  { crop, ...said }: PictureChange,
): Promise<void> {
  const change = changePicture(uses);
  if (crop === undefined) {
    await run(deps, actor, change, { id, ...said });
    return;
  }
  const [row] = await deps.db
    .select({ file: media.file, version: media.version })
    .from(media)
    .where(eq(media.id, id));
  if (!row) {
    throw noPicture();
  }
  const content = await storage.read(row.file);
  if (!content) {
    throw new Failure('unavailable', 'media.no-file', 'The file of the picture cannot be read.');
  }
  const { width, height, placeholder } = await describePicture(content, crop);
  const cut = { crop, of: row.version, shown: { width, height, placeholder } };
  await run(deps, actor, change, { id, ...said, cut });
  await dropVersion(storage, id, row.version);
}

/** Replaces the file of a picture; id and texts stay. @returns the key of the unused file and the version of its variants. */
export const replacePicture = (uses: PictureUses) =>
  command({
    name: 'media.replace',
    permission: 'media.write',
    input: z.strictObject({ id: z.uuid(), stored: storedPicture }),
    run: async ({ tx, log, touch }, { id, stored }) => {
      const before = await lockPicture(tx, id);
      const [same] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, stored.sha256));
      if (same) {
        throw new Failure('conflict', 'media.known', 'This picture is in the library already.', [], {
          id: same.id,
        });
      }
      const version = before.version + 1;
      await tx
        .update(media)
        .set({ ...stored, version, crop: null })
        .where(eq(media.id, id));
      log({
        subjectKind: 'media',
        subjectId: id,
        difference: { replaced: before.sha256, by: stored.sha256 },
      });
      touch(...(await uses.tags(tx, id)));
      return { file: before.file, version: before.version };
    },
  });

/** Replaces a picture and deletes the former file, or the new one when the command fails. */
export async function swapPicture(
  deps: CommandDeps,
  actor: Actor,
  { storage, uses }: Library,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<void> {
  const stamp = crypto.randomUUID().slice(-12);
  const stored = await describeFile(`media/${id}/original-${stamp}`, bytes);
  let former: { file: string; version: number };
  try {
    await storage.write(stored.file, bytes);
    former = await run(deps, actor, replacePicture(uses), { id, stored });
  } catch (cause) {
    await tidyAway(storage, stored.file);
    throw cause;
  }
  await tidyAway(storage, former.file);
  await dropVersion(storage, id, former.version);
}

/** Deletes a picture; refused while it is used anywhere, including drafts. */
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
