import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPglite } from '#platform/database/pglite.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { startPostgres } from '#platform/testing/postgres-server.ts';

/** Filling takes statements that are longer than any of the program's. */
const patient = { queryTimeoutMs: 600_000, connectionMs: 60_000 };

/** Measures with an empty database on PGlite, then with one on a PostgreSQL of its own. @returns both results */
export async function onBothDatabases<Result>(
  measure: (name: string, database: OpenDatabase) => Promise<Result>,
): Promise<readonly [Result, Result]> {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-bench-'));
  const embedded = await openPglite(join(folder, 'database'));
  let first: Result;
  try {
    first = await measure('PGlite', embedded);
  } finally {
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const server = await startPostgres();
  const database = await openPostgresql(server.url, patient);
  try {
    return [first, await measure('PostgreSQL', database)];
  } finally {
    await database.close();
    await server.stop();
  }
}
