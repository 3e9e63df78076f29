import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '#platform/backup/restore.ts';
import { unpackTar } from '#platform/backup/tar.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { emptyDirectory } from '#platform/testing/data-directory.ts';

const root = join(import.meta.dirname, '../../..');
const migrations = join(root, 'migrations');

async function* formerData() {
  yield zstdDecompressSync(readFileSync(join(import.meta.dirname, 'data-directory.tar.zst')));
}

/** A data directory as the version with another embedded database left it. */
async function formerDirectory(): Promise<string> {
  const directory = await emptyDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for await (const { path, bytes } of unpackTar(formerData())) {
    const file = join(directory, path);
    if (path.endsWith('/')) {
      await mkdir(file, { recursive: true });
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    const pieces: Uint8Array[] = [];
    for await (const piece of bytes) {
      pieces.push(piece);
    }
    await writeFile(file, Buffer.concat(pieces));
  }
  return directory;
}

async function hashOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  const inside = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const each of inside
    .filter((one) => one.isFile())
    .toSorted((a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1))) {
    hash.update(join(each.parentPath, each.name)).update(await readFile(join(each.parentPath, each.name)));
  }
  return hash.digest('hex');
}

test('the former embedded database is left untouched, and both start and backup say which two commands bring it over', async () => {
  const directory = await formerDirectory();
  const before = await hashOf(join(directory, 'database'));
  const words =
    /holds the embedded database of an earlier version of the program\. It was not touched\..*npm run backup -- shofor\.tar\.gz.*data\.key and deleted.*npm run restore -- shofor\.tar\.gz/;
  await expect(openDatabase({ DATA_DIR: directory }, 'server')).rejects.toThrow(words);
  const backedUp = promisify(execFile)('node', ['scripts/backup.ts', join(directory, 'new.tar.gz')], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: directory },
  });
  await expect(backedUp).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(words) });
  expect(await hashOf(join(directory, 'database'))).toBe(before);
  expect(await readdir(directory)).not.toContain('postgres');
}, 60_000);

test('the backup that the former version made of it is restored into the new database, and goes on from there', async () => {
  const directory = await emptyDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await restoreBackup(
    join(import.meta.dirname, 'data-directory.backup'),
    { DATA_DIR: directory },
    migrations,
  );
  const { database } = await openDatabase({ DATA_DIR: directory }, 'server');
  await migrate(database, migrations);
  expect(await database.rows('SELECT topic, payload FROM outbox')).toEqual([
    { topic: 'test', payload: { said: 'ঢাকা' } },
  ]);
  await database.close();
}, 60_000);
