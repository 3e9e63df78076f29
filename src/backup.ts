import type { Writable } from 'node:stream';
import { writeBackup } from '#platform/backup/backup.ts';
import type { DataLock } from '#platform/database/data-lock.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Storage } from '#platform/storage.ts';

/** Writes a backup of the agency: everything in the database, and the pictures that its library names. */
export function backUp(database: OpenDatabase, storage: Storage, sink: Writable): Promise<void> {
  return writeBackup(
    { database, storage, filesStatement: 'SELECT file FROM media ORDER BY id', now: new Date() },
    sink,
  );
}

/** Lets another process take a backup of this one through the lock of the data directory. */
export function answerBackups(lock: DataLock, database: OpenDatabase, storage: Storage): void {
  lock.answer('backup', async (_asked, socket) => {
    socket.write('{"ok":true}\n');
    await backUp(database, storage, socket);
  });
}
