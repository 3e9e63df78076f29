import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';

/**
 * Opens the embedded database. The caller holds the data directory's lock:
 * two processes on one directory destroy it without an error.
 * @param directory absent: in memory, for tests.
 */
export async function openPglite(directory?: string): Promise<OpenDatabase> {
  if (directory !== undefined) {
    await mkdir(directory, { recursive: true });
  }
  const client = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    extensions: { pg_trgm },
  });
  return {
    engine: 'pglite',
    db: drizzle({ client }),
    execute: async (script) => {
      await client.exec(script);
    },
    rows: async <Row>(statement: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(statement, [...values])).rows,
    listen: async (channel, heard) => {
      await client.listen(channel, heard);
    },
    ping: async () => {
      await client.query('SELECT 1');
    },
    close: () => client.close(),
  };
}
