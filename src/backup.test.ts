import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { cancelDeparture } from '#features/departures/departures.commands.ts';
import { aDeparture } from '#features/departures/departures.factory.ts';
import { departures, packageBands, priceLists } from '#features/departures/departures.table.ts';
import { takePicture } from '#features/media/media.commands.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import {
  insertDestinations,
  insertPackage,
  packageFacts,
  packageTexts,
} from '#features/tour-packages/tour-packages.factory.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { gzipHead } from '#platform/backup/backup.ts';
import { restoreBackup } from '#platform/backup/restore.ts';
import { hashOfTable, listTables, speakPlainly } from '#platform/backup/tables.ts';
import { DamagedBackup } from '#platform/backup/verify.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { DatabasePlace } from '#platform/database/data-directory.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { directoryStorage, type Storage } from '#platform/storage.ts';
import { bucketStorage } from '#platform/storage-bucket.ts';
import { startBucketServer } from '#platform/testing/bucket-server.ts';
import { actorWith, createDatabase } from '#platform/testing/test.ts';
import { backUp, handleBackups } from './backup.ts';

const root = join(import.meta.dirname, '..');
const migrations = join(root, 'migrations');
const staff = actorWith();
const strange = `"Quotes", 'these', \\back\\slashes\\, {braces}, NULL, \u{1f600}, ঢাকা, tab\tand $1`;

async function somewhere(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-backup-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** The bytes with one bit flipped at the place, or behind it where that flip doesn't change what is unpacked. */
function flippedFrom(bytes: Buffer, place: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(place) ^ (1 << (place % 8)), place);
  // In a run of zeros a copy from one byte further back unpacks to the same zeros.
  const harmless = place >= gzipHead.length && unpacked(flipped)?.equals(gunzipSync(bytes)) === true;
  return harmless ? flippedFrom(bytes, place + 1) : flipped;
}

function unpacked(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

type Engine = 'embedded' | 'server';
const placeOn = async (engine: Engine, tables: 'empty' | 'migrated' = 'empty'): Promise<DatabasePlace> => ({
  DATA_DIR: join(await somewhere(), 'data'),
  DATABASE_URL: engine === 'embedded' ? undefined : await createDatabase(tables),
});

const depsOf = ({ db }: OpenDatabase): CommandDeps => ({
  db,
  clock: { now: () => new Date('2026-12-01T04:00:00.123Z') },
  pages: { drop: () => {} },
  siteUrl: 'https://shofor.example',
});

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A small agency: documents in several states, pictures, and difficult texts. */
async function fill(database: OpenDatabase, storage: Storage): Promise<void> {
  await migrate(database, migrations);
  const deps = depsOf(database);
  for (const colour of ['#f00', '#0f0', '#00f']) {
    await takePicture(deps, storage, staff, {
      bytes: await picture(colour),
      name: 'a.png',
      alt: { en: strange, bn: 'লাল' },
    });
  }
  await insertVisa(deps, staff, { slug: 'thailand', titles: { en: 'Thailand', bn: 'থাইল্যান্ড' } });
  for (let index = 0; index < 30; index += 1) {
    await insertPost(deps, staff, {
      slug: `post-${index}`,
      titles: { en: `Post ${index}` },
      texts: { summary: strange },
    });
  }
}

async function hashes(database: OpenDatabase): Promise<Record<string, string>> {
  return database.transaction(async (connection) => {
    await speakPlainly(connection);
    const found: Record<string, string> = {};
    for (const table of await listTables(connection)) {
      found[table.name] = await hashOfTable(connection, table);
    }
    return found;
  });
}

const filesOf = async (place: DatabasePlace) => {
  const names = await readdir(join(place.DATA_DIR, 'media'), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    await Promise.all(
      names
        .filter((name) => name.isFile())
        .map(async (name) => {
          const path = join(name.parentPath, name.name);
          return [path.slice(place.DATA_DIR.length), (await readFile(path)).toString('base64')];
        }),
    ),
  );
};

/** Runs a script as npm would. @returns its output. */
async function script(name: 'backup' | 'restore', file: string, place: DatabasePlace, variables = {}) {
  const { DATA_DIR, DATABASE_URL = '' } = place;
  const env = { ...process.env, DATA_DIR, DATABASE_URL, ...variables };
  return promisify(execFile)('node', [`scripts/${name}.ts`, file], { cwd: root, env }).then(
    ({ stdout }) => ({ failed: false, said: stdout }),
    (cause: { stderr: string }) => ({ failed: true, said: cause.stderr }),
  );
}

interface BackedUp {
  readonly place: DatabasePlace;
  readonly file: string;
  readonly whole: { readonly tables: object; readonly files: object };
}

const backups = new Map<Engine, Promise<BackedUp>>();

/** A backup of a small agency, and its contents: made once for all tests, which only read it. */
function backedUp(engine: Engine = 'server'): Promise<BackedUp> {
  const made = backups.get(engine) ?? backUpAgency(engine);
  backups.set(engine, made);
  return made;
}

const kept = await mkdtemp(join(tmpdir(), 'shofor-backup-'));
afterAll(() => rm(kept, { recursive: true, force: true }));

async function backUpAgency(engine: Engine): Promise<BackedUp> {
  const place = {
    DATA_DIR: join(kept, engine),
    DATABASE_URL: engine === 'embedded' ? undefined : await createDatabase(),
  };
  const { database } = await openDatabase(place, 'test');
  await fill(database, directoryStorage(place.DATA_DIR));
  const whole = { tables: await hashes(database), files: await filesOf(place) };
  await database.close();
  const file = join(kept, `${engine}.tar.gz`);
  const made = await script('backup', file, place);
  expect(made).toEqual({ failed: false, said: expect.stringContaining('3 files') });
  return { place, file, whole };
}

async function expectWhole(place: DatabasePlace, whole: { tables: object; files: object }): Promise<void> {
  const { database } = await openDatabase(place, 'test');
  expect(await hashes(database)).toEqual(whole.tables);
  expect(await filesOf(place)).toEqual(whole.files);
  // New writes work on top of it.
  expect(await migrate(database, migrations)).toEqual([]);
  await insertPost(depsOf(database), staff, { slug: 'one-more', titles: { en: 'One more' } });
  await database.close();
}

const engines: Engine[] = ['server', 'embedded'];

/** Departures of a package whose price went up after one of them was called off. */
async function fillDepartures(database: OpenDatabase): Promise<void> {
  await migrate(database, migrations);
  const deps = depsOf(database);
  await insertDestinations(deps, staff);
  const planned = {
    keptBack: 3,
    leastToRun: 9,
    decidedOn: '2027-01-04',
    note: { en: '"Eid", \\back\\', bn: 'ঈদ' },
  };
  const documentId = await insertPackage(deps, staff, {
    slug: 'to-the-sea',
    departures: [aDeparture('2027-01-14', planned), aDeparture('2027-01-21')],
  });
  const [open, calledOff] = await deps.db.select().from(departures).orderBy(departures.departsOn);
  await run(deps, staff, cancelDeparture, { id: calledOff?.id ?? '' });
  await deps.db
    .update(departures)
    .set({ held: 2, booked: 5 })
    .where(eq(departures.id, open?.id ?? ''));
  const bands = packageFacts().bands.map((band) => ({ ...band, adult: band.adult + 100_00 }));
  const texts = { en: packageTexts('To the sea'), bn: packageTexts('সাগরপাড়ে') };
  const saved = { documentId, slug: 'to-the-sea', facts: packageFacts({ bands }), texts, basedOn: 1 };
  await run(deps, staff, tourPackageCommands.save, saved);
  await run(deps, staff, tourPackageCommands.publish, { documentId, languages: ['en'], revision: 2 });
}

const rowsOfDepartures = async ({ db }: OpenDatabase) => ({
  departures: await db.select().from(departures).orderBy(departures.departsOn),
  bands: await db.select().from(packageBands),
  lists: await db.select().from(priceLists).orderBy(priceLists.adult),
});

describe('a backup', () => {
  test('brings back departures with all they were planned with, and the prices that each was sold by', async () => {
    const from = await placeOn('server', 'migrated');
    const { database } = await openDatabase(from, 'test');
    await fillDepartures(database);
    const rows = await rowsOfDepartures(database);
    expect(rows).toMatchObject({
      departures: [
        { state: 'open', keptBack: 3, held: 2, booked: 5, leastToRun: 9, decidedOn: '2027-01-04' },
        { state: 'cancelled', priceList: rows.lists[0]?.id },
      ],
      bands: [{ band: 'regular', market: 'domestic', priceList: rows.lists[1]?.id }],
      lists: [{ adult: 12_500_00 }, { adult: 12_600_00 }],
    });
    expect(rows.departures[0]?.priceList).toBe(rows.lists[1]?.id);
    const file = join(await somewhere(), 'backup.tar.gz');
    await backUp(database, directoryStorage(from.DATA_DIR), createWriteStream(file));
    await database.close();

    const to = await placeOn('server');
    await restoreBackup(file, to, migrations);
    const restored = await openDatabase(to, 'test');
    expect(await rowsOfDepartures(restored.database)).toEqual(rows);
    // A price list can't be changed there either.
    await expect(restored.database.db.update(priceLists).set({ adult: 1 })).rejects.toThrow();
    await restored.database.close();
  }, 600_000);

  test('brings back every row and every file, from the embedded database to a server and back', async () => {
    for (const from of engines) {
      const { file, whole } = await backedUp(from);
      for (const to of engines) {
        const place = await placeOn(to);
        const restored = await script('restore', file, place);
        expect(restored).toEqual({
          failed: false,
          said: expect.stringContaining('Restored the backup of 20'),
        });
        await expectWhole(place, whole);
      }
    }
  }, 600_000);

  test('can be taken while the program has the data directory', async () => {
    const { place } = await backedUp('embedded');
    const { database, lock } = await openDatabase(place, 'server');
    // With the note of the backup that was made before.
    const whole = { tables: await hashes(database), files: await filesOf(place) };
    if (lock) {
      handleBackups(lock, database, directoryStorage(place.DATA_DIR));
    }
    const file = join(await somewhere(), 'backup.tar.gz');
    expect(await script('backup', file, place)).toMatchObject({ failed: false });
    // A second process is refused, with the reason.
    const refused = await script('restore', file, place);
    expect(refused).toEqual({
      failed: true,
      said: expect.stringContaining(`process ${process.pid} (server`),
    });
    await database.close();
    const elsewhere = await placeOn('embedded');
    await restoreBackup(file, elsewhere, migrations);
    await expectWhole(elsewhere, whole);
  }, 600_000);

  test('holds the pictures of a bucket, and goes from a bucket to a disk and back', async () => {
    const [server, other] = [await startBucketServer(), await startBucketServer()];
    onTestFinished(async () => void (await Promise.all([server.close(), other.close()])));
    const [bucket, elsewhere] = [bucketStorage(server.place), bucketStorage(other.place)];
    const place = await placeOn('server', 'migrated');
    const { database } = await openDatabase(place, 'test');
    await fill(database, bucket);
    const tables = await hashes(database);
    // The factory's cover is a row without a file.
    const rows = await database.transaction((connection) =>
      connection.rows("SELECT file FROM media WHERE sha256 <> 'cover'"),
    );
    const names = rows.map((row) => String(row.file));
    await database.close();
    const file = join(await somewhere(), 'backup.tar.gz');
    const made = await script('backup', file, place, server.variables);
    expect(made.said).toMatch(/ 3 files, .*\nIt holds the files of the bucket pictures too\./);

    const onDisk = await placeOn('embedded');
    expect((await script('restore', file, onDisk)).failed).toBe(false);
    const wanted = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [
          `/${name}`,
          Buffer.from((await bucket.read(name)) ?? []).toString('base64'),
        ]),
      ),
    );
    await expectWhole(onDisk, { tables, files: wanted });

    // Each failure leaves the bucket unchanged.
    let writes = 0;
    const stopping = {
      ...elsewhere,
      write: async (key: string, bytes: Uint8Array) => {
        writes += 1;
        if (writes === 3) {
          throw new Error('The line is down.');
        }
        await elsewhere.write(key, bytes);
      },
    };
    const stopped = restoreBackup(file, await placeOn('server'), migrations, stopping);
    await expect(stopped).rejects.toThrow('The line is down.');
    expect(await elsewhere.holds('media')).toBe(false);

    const again = await placeOn('embedded');
    const restored = await script('restore', file, again, other.variables);
    expect(restored.said).toContain('Its files are in the bucket pictures.');
    for (const name of names) {
      expect(Buffer.from((await elsewhere.read(name)) ?? []).toString('base64')).toBe(wanted[`/${name}`]);
    }
    expect(await readdir(again.DATA_DIR)).not.toContain('media');
    const full = restoreBackup(file, await placeOn('server'), migrations, elsewhere);
    await expect(full).rejects.toThrow('The bucket holds files already.');
  }, 600_000);

  test('is a plain tar.gz that any tool opens', async () => {
    const { file } = await backedUp();
    const { stdout } = await promisify(execFile)('tar', ['tzf', file]);
    const names = stdout.trim().split('\n');
    expect(names).toContain('database/revisions/000001.jsonl');
    expect(names.filter((name) => name.startsWith('media/'))).toHaveLength(3);
    expect(names.at(-1)).toBe('manifest.json');
  }, 60_000);

  test('that is damaged is refused before anything is touched', async () => {
    const { file } = await backedUp();
    const bytes = await readFile(file);
    const damaged = join(await somewhere(), 'damaged.tar.gz');
    const place: DatabasePlace = { DATA_DIR: join(await somewhere(), 'data') };
    await expect(restoreBackup(damaged, place, migrations)).rejects.toThrow(`There is no file ${damaged}.`);
    const refused = async () => {
      await expect(restoreBackup(damaged, place, migrations)).rejects.toThrow(DamagedBackup);
      // The directory wasn't created.
      await expect(readdir(place.DATA_DIR)).rejects.toThrow('ENOENT');
    };
    // A flipped bit in each tenth of the file, in its head, and in its last bytes.
    const places = Array.from({ length: 10 }, (_, tenth) => Math.floor(((tenth + 0.37) * bytes.length) / 10));
    for (const place of [0, 3, 9, ...places, bytes.length - 1, bytes.length - 6]) {
      await writeFile(damaged, flippedFrom(bytes, place));
      await refused();
    }
    for (const length of [0, 5, bytes.length / 3, bytes.length - 600, bytes.length - 1]) {
      await copyFile(file, damaged);
      await truncate(damaged, Math.floor(length));
      await refused();
    }
  }, 60_000);

  test('is not restored over what is there', async () => {
    const { file, place } = await backedUp();
    const rowsThere = async () => {
      const { database } = await openDatabase(place, 'test');
      const rows = await hashes(database);
      await database.close();
      return rows;
    };
    const before = await rowsThere();
    const refused = await script('restore', file, place);
    expect(refused).toEqual({ failed: true, said: expect.stringMatching(/empty/) });
    expect(await rowsThere()).toEqual(before);
    const other: DatabasePlace = { DATA_DIR: await somewhere() };
    await mkdir(join(other.DATA_DIR, 'media'));
    await expect(restoreBackup(file, other, migrations)).rejects.toThrow('is not empty (media)');
  }, 60_000);

  test('of another version of the program is refused', async () => {
    const { file } = await backedUp();
    const place = await placeOn('server');
    const others = await somewhere();
    await writeFile(join(others, '0001_publishing.sql'), 'CREATE TABLE other (id integer);');
    await expect(restoreBackup(file, place, others)).rejects.toThrow('another version of the program');
    await restoreBackup(file, place, migrations);
  }, 60_000);
});
