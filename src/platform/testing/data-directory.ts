import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdServer } from '../database/data-directory.ts';
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

let made: Promise<string> | undefined;

async function make(): Promise<string> {
  const directory = await emptyDirectory();
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  await makeClockedDatabase(directory);
  return directory;
}

/** A data directory with such a database, without any table: a copy of one that is made once. */
export async function clockedDirectory(): Promise<string> {
  made ??= make();
  const directory = await emptyDirectory();
  await cp(await made, directory, { recursive: true, filter: isCopied });
  return directory;
}
