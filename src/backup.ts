import type { Writable } from 'node:stream';
import { writeBackup } from '#platform/backup/backup.ts';
import type { DataLock } from '#platform/database/data-lock.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Storage } from '#platform/storage.ts';

/** The pictures of the library, and private files as they lie in the storage: encrypted. */
const filesStatement = `
  SELECT file FROM media
  UNION ALL
  SELECT 'private/' || id || '/' || segment
  FROM private_files, generate_series(0, segments - 1) AS segment
  WHERE state = 'kept'
  ORDER BY file`;

/** Writes a backup of the agency: everything in the database, and the files that it names. */
export function backUp(database: OpenDatabase, storage: Storage, sink: Writable): Promise<void> {
  return writeBackup({ database, storage, filesStatement, now: new Date() }, sink);
}

/** Lets another process take a backup of this one through the lock of the data directory. */
export function answerBackups(lock: DataLock, database: OpenDatabase, storage: Storage): void {
  lock.answer('backup', async (_asked, socket) => {
    socket.write('{"ok":true}\n');
    await backUp(database, storage, socket);
  });
}
