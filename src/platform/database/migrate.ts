import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';

interface Applied {
  name: string;
  sha256: string;
}

/**
 * Applies the numbered SQL files that the database hasn't seen, each in a transaction of its own.
 * Several processes may start at once: an advisory lock lets one of them do it.
 * @throws when a file that was applied has been changed since.
 */
export async function migrate(database: OpenDatabase, directory: string): Promise<string[]> {
  await database.execute(
    `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const seen = new Map(
    (await database.rows<Applied>('SELECT name, sha256 FROM migrations')).map((row) => [
      row.name,
      row.sha256,
    ]),
  );
  const applied: string[] = [];
  for (const name of names) {
    const script = await readFile(join(directory, name), 'utf8');
    const sha256 = createHash('sha256').update(script).digest('hex');
    const before = seen.get(name);
    if (before !== undefined) {
      if (before !== sha256) {
        throw new Error(`Migration ${name} was changed after it had been applied. Add a new file instead.`);
      }
      continue;
    }
    await database
      .execute(
        `BEGIN;
SELECT pg_advisory_xact_lock(4207241);
DO $guard$ BEGIN
  IF EXISTS (SELECT 1 FROM migrations WHERE name = '${name}') THEN RAISE EXCEPTION 'already applied' USING ERRCODE = 'SH001'; END IF;
END $guard$;
${script}
INSERT INTO migrations (name, sha256) VALUES ('${name}', '${sha256}');
COMMIT;`,
      )
      .catch(async (cause: unknown) => {
        if (!(cause instanceof Error && 'code' in cause && cause.code === 'SH001')) {
          throw cause;
        }
        await database.execute('ROLLBACK').catch(() => {});
      });
    applied.push(name);
  }
  return applied;
}
