import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, openEmptyDatabase } from '#platform/testing/test.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const ours = join(import.meta.dirname, '../../../migrations');

async function directoryWith(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-migrations-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [name, script] of Object.entries(files)) {
    await writeFile(join(directory, name), script);
  }
  return directory;
}

async function emptyDatabase() {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** A database that counts what is asked of it. */
function counting(database: OpenDatabase) {
  const asked = { statements: 0, transactions: 0 };
  const watched: OpenDatabase = {
    ...database,
    execute: (script) => {
      asked.statements += 1;
      return database.execute(script);
    },
    rows: (statement, values) => {
      asked.statements += 1;
      return database.rows(statement, values);
    },
    transaction: (work, mode) => {
      asked.transactions += 1;
      return database.transaction(work, mode);
    },
  };
  return { watched, asked };
}

const names = (rows: ReadonlyArray<Record<string, unknown>>) => rows.map((row) => row.name);

describe('migrations', () => {
  test('each file is applied once, in order', async () => {
    const database = await emptyDatabase();
    const files = (await readdir(ours)).sort();
    expect(files.length).toBeGreaterThan(2);
    expect(await migrate(database, ours)).toEqual(files);
    expect(await migrate(database, ours)).toEqual([]);
    expect(names(await database.rows('SELECT name FROM migrations ORDER BY name'))).toEqual(files);
  });

  test('a start that finds all of them there looks twice, whatever their number, and waits for nobody', async () => {
    const database = await emptyDatabase();
    await migrate(database, ours);
    const { watched, asked } = counting(database);
    expect(await migrate(watched, ours)).toEqual([]);
    expect(asked).toEqual({ statements: 2, transactions: 0 });
  });

  test('one that is missing among others is applied alone', async () => {
    const database = await emptyDatabase();
    const directory = await directoryWith({
      '0001_first.sql': 'CREATE TABLE first (id integer);',
      '0003_third.sql': 'CREATE TABLE third (id integer);',
    });
    await migrate(database, directory);
    await writeFile(join(directory, '0002_second.sql'), 'CREATE TABLE second (id integer);');
    const { watched, asked } = counting(database);
    expect(await migrate(watched, directory)).toEqual(['0002_second.sql']);
    expect(asked).toEqual({ statements: 2, transactions: 1 });
    expect(await migrate(database, directory)).toEqual([]);
  });

  test('one that fails leaves nothing of itself, what came before it stays, and the connection is clean', async () => {
    const database = await emptyDatabase();
    const directory = await directoryWith({
      '0001_good.sql': 'CREATE TABLE good (id integer);',
      '0002_bad.sql': 'CREATE TABLE half (id integer); INSERT INTO good VALUES (1); SELECT 1 / 0;',
      '0003_after.sql': 'CREATE TABLE after (id integer);',
    });
    await expect(migrate(database, directory)).rejects.toThrow(
      '0002_bad.sql failed, and nothing of it was kept',
    );
    const tables = await database.rows(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    );
    expect(names(tables)).toEqual(['good', 'migrations']);
    expect(await database.rows('SELECT * FROM good')).toEqual([]);
    expect(await database.rows('SELECT pg_current_xact_id_if_assigned()::text AS id')).toEqual([
      { id: null },
    ]);
    await writeFile(join(directory, '0002_bad.sql'), 'INSERT INTO good VALUES (2);');
    expect(await migrate(database, directory)).toEqual(['0002_bad.sql', '0003_after.sql']);
  });

  test('a file that was changed after it had been applied is refused', async () => {
    const database = await emptyDatabase();
    const directory = await directoryWith({ '0001_one.sql': 'CREATE TABLE one (id integer);' });
    await migrate(database, directory);
    await writeFile(join(directory, '0001_one.sql'), 'CREATE TABLE two (id integer);');
    await expect(migrate(database, directory)).rejects.toThrow('changed after it had been applied');
  });

  test('a file that ends the transaction itself is refused', async () => {
    const database = await emptyDatabase();
    const directory = await directoryWith({ '0001_one.sql': 'CREATE TABLE one (id integer); COMMIT;' });
    await expect(migrate(database, directory)).rejects.toThrow('Take COMMIT out');
  });

  test('processes that start at once share the work: each file is applied by one of them', async () => {
    const url = await createDatabase('empty');
    const directory = await directoryWith({});
    await cp(ours, directory, { recursive: true });
    // Slow enough that they overlap.
    await writeFile(
      join(directory, '9000_slow.sql'),
      'CREATE TABLE slow (id integer); SELECT pg_sleep(0.5);',
    );
    const script = join(import.meta.dirname, '../testing/migrate-process.ts');
    const start = () => promisify(execFile)('node', [script, url, directory]);
    const said = await Promise.all([start(), start(), start(), start()]);
    const applied = said.flatMap(({ stdout }): unknown[] => JSON.parse(stdout));
    expect(applied.sort()).toEqual((await readdir(directory)).sort());
  }, 60_000);
});
