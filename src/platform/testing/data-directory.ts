import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdServer } from '../database/data-directory.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { databaseAhead } from './stated-day.ts';

/** An empty data directory. */
export const emptyDirectory = () => mkdtemp(join(tmpdir(), 'shofor-data-'));

/** Makes the embedded database in a data directory, whose clock goes with the program's. */
export async function makeClockedDatabase(directory: string): Promise<void> {
  const { lock, server } = await holdServer(directory, 'test', () => {});
  const { url, stop } = await server;
  const database = await openPostgresql(url);
  await database.execute(databaseAhead);
  await database.close();
  await stop();
  await lock.release();
}

/** What a copy of a data directory takes along: each program makes its own ballast and its own pipes. */
export const isCopied = (path: string) => !/\/(?:ballast|lock|postgres\.alive)$/.test(path);

const migrations = join(import.meta.dirname, '../../../migrations');

async function make(isMigrated: boolean): Promise<string> {
  const directory = await emptyDirectory();
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  await makeClockedDatabase(directory);
  if (isMigrated) {
    const { database } = await openDatabase({ DATA_DIR: directory }, 'test');
    await migrate(database, migrations);
    await database.close();
  }
  return directory;
}

async function copyOf(made: Promise<string>): Promise<string> {
  const directory = await emptyDirectory();
  await cp(await made, directory, { recursive: true, filter: isCopied });
  return directory;
}

let clocked: Promise<string> | undefined;
let migrated: Promise<string> | undefined;

/** A data directory with such a database, without any table: a copy of one that is made once. */
export function clockedDirectory(): Promise<string> {
  clocked ??= make(false);
  return copyOf(clocked);
}

/** The same with the tables of the program, all of them empty: for what isn't about making them. */
export function migratedDirectory(): Promise<string> {
  migrated ??= make(true);
  return copyOf(migrated);
}
