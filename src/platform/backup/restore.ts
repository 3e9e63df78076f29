import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock } from '../clock.ts';
import { type DatabasePlace, takeDataDirectory } from '../database/data-directory.ts';
import type { Connection, OpenDatabase } from '../database/database.ts';
import {
  type EmbeddedServer,
  serverFolder,
  startEmbeddedServer,
} from '../database/embedded-server/embedded-server.ts';
import { giveTo, serverUser } from '../database/embedded-server/server-user.ts';
import { applyMigration, type Migration, readMigrations } from '../database/migrate.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { makeFolder } from '../owner.ts';
import { deleteAgain } from '../private-files/deleted-files.ts';
import { directoryStorage } from '../storage.ts';
import type { Bucket } from '../storage-bucket.ts';
import type { Manifest } from './backup.ts';
import { removeAgain } from './removed-again.ts';
import { finishTables, hashOfTable, listTables, loadRows, prepareTables, speakPlainly } from './tables.ts';
import { readBackup, verifyBackup } from './verify.ts';

const namesIn = (directory: string) => readdir(directory).catch(() => []);

/** The files that a data directory may hold and still be empty. */
const notContent = new Set([
  'lock',
  'ballast',
  'mail',
  'messages',
  'data.key',
  'deleted',
  `${serverFolder}.alive`,
  `${serverFolder}.password`,
]);

async function refuseFull(directory: string): Promise<void> {
  const names = (await namesIn(directory)).filter(
    (name) => !notContent.has(name) && !name.startsWith('restoring-'),
  );
  if (names.length > 0) {
    throw new Error(
      `${directory} is not empty (${names.join(', ')}). A backup is only restored into an empty place: name another DATA_DIR, or move this one away.`,
    );
  }
}

async function refuseFiles(bucket: Bucket): Promise<void> {
  if ((await bucket.holds('media')) || (await bucket.holds('share')) || (await bucket.holds('private'))) {
    throw new Error(
      'The bucket holds files already. A backup is only restored into an empty one: name another S3_BUCKET, or empty this one.',
    );
  }
}

async function refuseTables(connection: Connection): Promise<void> {
  const rows = await connection.rows(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' LIMIT 3`);
  if (rows.length > 0) {
    throw new Error(
      'The database has tables already. A backup is only restored into an empty one: name another DATABASE_URL, or empty this one.',
    );
  }
}

/** Our migrations that created the backup's tables. */
async function migrationsOf(manifest: Manifest, directory: string): Promise<Migration[]> {
  const ours = await readMigrations(directory);
  return manifest.migrations.map(({ name, sha256 }) => {
    const found = ours.find((each) => each.name === name);
    if (found?.sha256 !== sha256) {
      throw new Error(
        `The backup comes from another version of the program: ${name} is not the same here. Restore it with the version that made it.`,
      );
    }
    return found;
  });
}

async function allOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Writes a file of the backup. @returns the SHA-256 of what was written. */
type PutFile = (path: string, bytes: AsyncIterable<Uint8Array>) => Promise<string>;

const putBelow =
  (directory: string): PutFile =>
  async (name, bytes) => {
    const path = join(directory, name);
    const hash = createHash('sha256');
    await makeFolder(dirname(path));
    const file = await open(path, 'w');
    try {
      for await (const piece of bytes) {
        hash.update(piece);
        await file.write(piece);
      }
      await file.sync();
      return hash.digest('hex');
    } finally {
      await file.close();
    }
  };

const putInto =
  (bucket: Bucket, written: string[]): PutFile =>
  async (path, bytes) => {
    const whole = await allOf(bytes);
    written.push(path);
    await bucket.write(path, whole);
    return createHash('sha256').update(whole).digest('hex');
  };

/** Fills the database and the files, and compares every table with the manifest. */
async function fill(
  connection: Connection,
  backup: { file: string; manifest: Manifest; migrations: readonly Migration[] },
  put: PutFile,
): Promise<void> {
  const { file, manifest, migrations } = backup;
  await refuseTables(connection);
  for (const migration of migrations) {
    await applyMigration(connection, migration);
  }
  const known = new Map((await listTables(connection)).map((each) => [each.name, each]));
  const tables = manifest.tables.map((each) => {
    if (JSON.stringify(known.get(each.name)?.columns) !== JSON.stringify(each.columns)) {
      throw new Error(`The table ${each.name} of the backup is not the one that its migrations make.`);
    }
    return each;
  });
  await speakPlainly(connection);
  await prepareTables(connection, tables);
  await readBackup(file, async ({ path, bytes }) => {
    const [folder, name] = path.split('/');
    if (folder === 'database') {
      const each = tables.find((one) => one.name === name);
      if (!each) {
        throw new Error(`${path} belongs to no table.`);
      }
      await loadRows(connection, each, await allOf(bytes));
    } else if (path === 'manifest.json') {
      await allOf(bytes);
    } else {
      const hash = await put(path, bytes);
      if (hash !== manifest.files.find((each) => each.path === path)?.sha256) {
        throw new Error(`${path} did not come out as it was. Nothing was kept.`);
      }
    }
  });
  for (const each of tables) {
    if ((await hashOfTable(connection, each)) !== each.sha256) {
      throw new Error(`The table ${each.name} did not come out as it was. Nothing was kept.`);
    }
  }
  await finishTables(connection, tables);
}

/** Moves the restored data into place; the database, which makes it valid, last. */
async function moveInto(directory: string, from: string): Promise<void> {
  const names = await readdir(from);
  for (const name of names.sort((a, b) => Number(a === serverFolder) - Number(b === serverFolder))) {
    await rename(join(from, name), join(directory, name));
  }
}

/**
 * Restores a backup into an empty installation: an empty data directory, with a PostgreSQL server an empty database, and
 * with a bucket one without pictures.
 * The whole backup is verified before anything is written, and the result is compared with it. Private files that were deleted
 * since are deleted again, as far as DATA_DIR or the bucket remembers them.
 * @returns the backup's manifest, and how many files were deleted again.
 * @throws with a message that says what is wrong; nothing has been changed then.
 */
export async function restoreBackup(
  file: string,
  place: DatabasePlace,
  migrationsDirectory: string,
  bucket?: Bucket,
): Promise<{ readonly manifest: Manifest; readonly deletedAgain: number; readonly removedAgain: number }> {
  const directory = place.DATA_DIR;
  const manifest = await verifyBackup(file);
  const migrations = await migrationsOf(manifest, migrationsDirectory);
  await mkdir(directory, { recursive: true });
  const lock = place.DATABASE_URL === undefined ? await takeDataDirectory(directory, 'restore') : undefined;
  const written: string[] = [];
  const building = join(directory, `restoring-${crypto.randomUUID()}`);
  const put = bucket ? putInto(bucket, written) : putBelow(building);
  let server: EmbeddedServer | undefined;
  let database: OpenDatabase | undefined;
  let deletedAgain = 0;
  let removedAgain = 0;
  try {
    await refuseFull(directory);
    if (bucket) {
      await refuseFiles(bucket);
    }
    for (const left of (await namesIn(directory)).filter((name) => name.startsWith('restoring-'))) {
      await rm(join(directory, left), { recursive: true });
    }
    await makeFolder(building);
    if (place.DATABASE_URL === undefined) {
      server = await startEmbeddedServer(building, () => {});
      database = await openPostgresql(server.url);
    } else {
      database = await openPostgresql(place.DATABASE_URL, { directUrl: place.DATABASE_DIRECT_URL });
    }
    await database.transaction(async (connection) => {
      await fill(connection, { file, manifest, migrations }, put);
      const segments = bucket ?? directoryStorage(building);
      const remembered = bucket ?? directoryStorage(directory);
      deletedAgain = await deleteAgain(connection, segments, remembered);
      removedAgain = await removeAgain(connection, remembered, systemClock.now());
    });
    written.length = 0;
    await database.close();
    database = undefined;
    await server?.stop();
    server = undefined;
    await moveInto(directory, building);
    const user = await serverUser(directory);
    if (user) {
      await giveTo(user, directory);
    }
    return { manifest, deletedAgain, removedAgain };
  } finally {
    await database?.close().catch(() => {});
    await server?.stop();
    for (const path of written) {
      await bucket?.remove(path).catch(() => {});
    }
    await rm(building, { recursive: true, force: true });
    await lock?.release();
  }
}
