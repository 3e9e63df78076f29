import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection, OpenDatabase } from './database.ts';

export interface Migration {
  readonly name: string;
  readonly sha256: string;
  readonly script: string;
}

/** The numbered SQL files of a directory, in order. */
export async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(directory, name), 'utf8');
      return { name, script, sha256: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/** One process at a time; the others wait here, and then find nothing left to do. */
async function alone(connection: Connection): Promise<void> {
  await connection.execute('SELECT pg_advisory_xact_lock(4207241)');
}

/**
 * Applies one file inside an open transaction.
 * @returns whether it was new.
 * @throws when a file of this name was applied with another content.
 */
export async function applyMigration(connection: Connection, migration: Migration): Promise<boolean> {
  const { name, sha256, script } = migration;
  await alone(connection);
  await connection.execute(
    `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const [before] = await connection.rows('SELECT sha256 FROM migrations WHERE name = $1', [name]);
  if (before) {
    if (before.sha256 !== sha256) {
      throw new Error(`It was changed after it had been applied. Add a new file instead.`);
    }
    return false;
  }
  const transaction = 'SELECT pg_current_xact_id()::text AS id';
  const [started] = await connection.rows(transaction);
  await connection.execute(script);
  const [ended] = await connection.rows(transaction);
  if (started?.id !== ended?.id) {
    throw new Error(
      'It ends the transaction itself, so half of it could stay when it fails. Take COMMIT out.',
    );
  }
  await connection.rows('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
  return true;
}

/** What has been applied, names with the sum of their content: most starts find all of it there, and wait for nobody. */
async function readApplied(database: OpenDatabase): Promise<ReadonlyMap<unknown, unknown>> {
  const [found] = await database.rows("SELECT to_regclass('migrations') IS NOT NULL AS there");
  const rows = found?.there === true ? await database.rows('SELECT name, sha256 FROM migrations') : [];
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/**
 * Applies the numbered SQL files that are new to the database, each in a transaction of its own together with its
 * record: one that fails leaves nothing behind. Several processes may start at once.
 * @returns the names of those that this call applied.
 * @throws with the file's name when it fails, or was changed after it had been applied.
 */
export async function migrate(database: OpenDatabase, directory: string): Promise<string[]> {
  const applied: string[] = [];
  const before = await readApplied(database);
  for (const migration of await readMigrations(directory)) {
    if (before.get(migration.name) === migration.sha256) {
      continue;
    }
    try {
      if (await database.transaction((connection) => applyMigration(connection, migration))) {
        applied.push(migration.name);
      }
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Migration ${migration.name} failed, and nothing of it was kept: ${why}`, { cause });
    }
  }
  return applied;
}
