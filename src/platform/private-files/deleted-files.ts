import type { Connection } from '../database/database.ts';
import type { Storage } from '../storage.ts';
import { privateKey } from './private-files.ts';

/** Where it is remembered, outside of the database and of its backups, that a file or the data of a person was deleted. */
const deletedKey = (id: string) => `deleted/${id}`;

/** Remembers that what has this id was deleted: a backup may still have it. */
export const rememberDeleted = (storage: Storage, id: string, now: Date): Promise<void> =>
  storage.write(deletedKey(id), Buffer.from(now.toISOString()));

/** Takes a file's segments out of the storage, and remembers that it was deleted: a backup may still have it. */
export async function removeFile(storage: Storage, id: string, now: Date): Promise<void> {
  await storage.remove(privateKey(id));
  await rememberDeleted(storage, id, now);
}

/** Which of these were deleted, and when last, by what is remembered; some at a time, for a bucket answers slowly. */
export async function deletedOf(
  remembered: Pick<Storage, 'read'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const deleted = new Map<string, Date>();
  for (let from = 0; from < ids.length; from += 50) {
    const some = ids.slice(from, from + 50);
    await Promise.all(
      some.map(async (id) => {
        const mark = await remembered.read(deletedKey(id));
        if (mark !== undefined) {
          deleted.set(id, new Date(Buffer.from(mark).toString()));
        }
      }),
    );
  }
  return deleted;
}

/**
 * Deletes again what a backup brought back: the segments go, and of the row its name and length, so that it can't be opened.
 * @param segments Where the restored segments lie.
 * @param remembered Where `removeFile` has remembered.
 * @returns how many there were.
 */
export async function deleteAgain(
  connection: Connection,
  segments: Pick<Storage, 'remove'>,
  remembered: Pick<Storage, 'read'>,
): Promise<number> {
  const [table] = await connection.rows(`SELECT to_regclass('private_files') IS NOT NULL AS there`);
  const rows = table?.there === true ? await connection.rows('SELECT id::text AS id FROM private_files') : [];
  const deleted = await deletedOf(
    remembered,
    rows.map((row) => String(row.id)),
  );
  for (const id of deleted.keys()) {
    await segments.remove(privateKey(id));
    await connection.rows(`UPDATE private_files SET name = '', bytes = 0, segments = 0 WHERE id = $1`, [id]);
  }
  return deleted.size;
}
