import { asc, desc, eq } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../database/database.ts';
import { privateFiles } from './private-files.table.ts';
import { openFileKey, sealFileKey } from './seal.ts';

interface SealedKey {
  readonly id: string;
  readonly sealedKey: string;
}

function tryOpen(dataKey: Uint8Array, { id, sealedKey }: SealedKey): Buffer | undefined {
  try {
    return openFileKey(dataKey, id, sealedKey);
  } catch {
    return undefined;
  }
}

/** Why the program doesn't start with a data key that doesn't fit, for the operator. */
export const wrongDataKey = `DATA_KEY: the papers and passport numbers of customers are encrypted with another key.
  Put that key back, as DATA_KEY or as the file data.key in DATA_DIR. To change the key, run: npm run rotate-key
  Only if it is lost for good, start with DATA_KEY_LOST=yes: they can then never be read again.`;

/** Whether the data key is the one that files here are encrypted with, by the newest one; true when there is none. */
export async function fitsFileKeys(db: ReadDatabase, dataKey: Uint8Array): Promise<boolean> {
  const { id, sealedKey } = privateFiles;
  const [newest] = await db
    .select({ id, sealedKey })
    .from(privateFiles)
    .orderBy(desc(privateFiles.createdAt))
    .limit(1);
  return newest === undefined || tryOpen(dataKey, newest) !== undefined;
}

/**
 * Encrypts the keys of all files with another data key; the files stay as they are. All or nothing, and it can be repeated:
 * a key that is encrypted with the new one already is left alone.
 * @throws Error when a key opens with neither; then nothing has changed.
 */
export async function rewrapFileKeys(
  db: Database,
  from: Uint8Array,
  to: Uint8Array,
): Promise<{ readonly rewrapped: number; readonly before: number }> {
  return db.transaction(async (tx) => {
    const { id, sealedKey } = privateFiles;
    const rows = await tx.select({ id, sealedKey }).from(privateFiles).orderBy(asc(id)).for('update');
    let rewrapped = 0;
    let unreadable = 0;
    for (const row of rows) {
      if (tryOpen(to, row) !== undefined) {
        continue;
      }
      const key = tryOpen(from, row);
      if (key === undefined) {
        unreadable += 1;
        continue;
      }
      await tx
        .update(privateFiles)
        .set({ sealedKey: sealFileKey(to, row.id, key) })
        .where(eq(privateFiles.id, row.id));
      rewrapped += 1;
    }
    if (unreadable > 0) {
      throw new Error(
        `Files that open neither with the old key nor with the new one: ${unreadable} of ${rows.length}. Nothing was changed. Set OLD_DATA_KEY to the key that they are encrypted with.`,
      );
    }
    return { rewrapped, before: rows.length - rewrapped };
  });
}
