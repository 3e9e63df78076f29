import type { Writable } from 'node:stream';
import { writeBackup } from '#platform/backup/backup.ts';
import { noteBackup } from '#platform/backup/note-backup.ts';
import { systemClock } from '#platform/clock.ts';
import type { DataLock } from '#platform/database/data-lock.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Storage } from '#platform/storage.ts';

/** Pictures, and private files in their encrypted form. */
const filesStatement = `
  SELECT file FROM media
  UNION ALL
  SELECT 'private/' || id || '/' || segment
  FROM private_files, generate_series(0, segments - 1) AS segment
  WHERE state = 'kept'
  ORDER BY file`;

/** Writes a backup: the whole database, and the files it names. */
export async function backUp(database: OpenDatabase, storage: Storage, sink: Writable): Promise<void> {
  const now = systemClock.now();
  await writeBackup({ database, storage, filesStatement, now }, sink);
  await noteBackup(database.db, now);
}

/** Lets another process back up this one through the lock of the data directory. */
export function handleBackups(lock: DataLock, database: OpenDatabase, storage: Storage): void {
  lock.handle('backup', async (_request, socket) => {
    socket.write('{"ok":true}\n');
    await backUp(database, storage, socket);
  });
}
