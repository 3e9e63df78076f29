import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { startPostgres } from '#platform/testing/postgres-server.ts';

/** Filling takes statements that are longer than any of the program's. */
const patient = { queryTimeoutMs: 600_000, connectionMs: 60_000 };

/** Measures with an empty database on a PostgreSQL of its own. */
export async function onOwnDatabase<Result>(
  measure: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres();
  const database = await openPostgresql(server.url, patient);
  try {
    return await measure(database);
  } finally {
    await database.close();
    await server.stop();
  }
}
