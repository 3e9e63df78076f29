import type { Connection } from '../database/database.ts';
import type { Storage } from '../storage.ts';
import { privateKey } from './private-files.ts';

/** Where it is remembered, outside of the database and of its backups, that a file was deleted. */
const deletedKey = (id: string) => `deleted/${id}`;

/** Takes a file's segments out of the storage, and remembers that it was deleted: a backup may still have it. */
export async function removeFile(storage: Storage, id: string, now: Date): Promise<void> {
  await storage.remove(privateKey(id));
  await storage.write(deletedKey(id), Buffer.from(now.toISOString()));
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
  let deleted = 0;
  for (const row of rows) {
    const id = String(row.id);
    if ((await remembered.read(deletedKey(id))) !== undefined) {
      await segments.remove(privateKey(id));
      await connection.rows(`UPDATE private_files SET name = '', bytes = 0, segments = 0 WHERE id = $1`, [
        id,
      ]);
      deleted += 1;
    }
  }
  return deleted;
}
