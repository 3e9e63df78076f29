import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';

/** The database that the configuration names: a PostgreSQL server, or the embedded one in the data directory. */
export function openDatabase(config: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<OpenDatabase> {
  return config.DATABASE_URL === undefined
    ? openPglite(join(config.DATA_DIR, 'database'))
    : openPostgresql(config.DATABASE_URL);
}
