import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '#platform/backup/backup.ts';
import { restoreBackup } from '#platform/backup/restore.ts';
import { openDatabase } from '#platform/database/open.ts';
import { directoryStorage } from '#platform/storage.ts';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { judge } from './judge.ts';
import { root, startWriter } from './writer.ts';

describe('a backup that is taken while others write', () => {
  test('holds all that was acknowledged before it, as it was at one moment', async () => {
    const DATABASE_URL = await createDatabase();
    const directory = await emptyDirectory();
    const elsewhere = await emptyDirectory();
    onTestFinished(async () => {
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
      await rm(elsewhere, { recursive: true, force: true, maxRetries: 3 });
    });
    const writer = startWriter({ DATA_DIR: directory, DATABASE_URL });
    await writer.ready;
    await expect.poll(() => writer.acks.length, { timeout: 120_000 }).toBeGreaterThan(60);
    const before = writer.acks.filter((each) => each.is !== 'file');
    const { database } = await openDatabase({ DATA_DIR: directory, DATABASE_URL }, 'backup');
    const file = join(elsewhere, 'backup.tar.gz');
    const parts = {
      database,
      storage: directoryStorage(directory),
      filesStatement: 'SELECT file FROM media',
      now: new Date(),
    };
    await writeBackup(parts, createWriteStream(file));
    await database.close();
    await delay(200);
    await writer.kill();
    const place = { DATA_DIR: join(elsewhere, 'data') };
    await restoreBackup(file, place, join(root, 'migrations'));
    const restored = await openDatabase(place, 'judge');
    expect(await judge(restored.database, place.DATA_DIR, before)).toMatchObject({ lost: [], broken: [] });
    await restored.database.close();
  }, 240_000);
});
