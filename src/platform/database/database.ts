import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database of the program: embedded PGlite or a PostgreSQL server, with the same SQL on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction of it; commands get one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What queries get: no way to write. */
export type ReadDatabase = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count'
>;

export interface OpenDatabase {
  readonly engine: 'pglite' | 'postgresql';
  readonly db: Database;
  /** Runs one statement or a whole script without parameters. */
  execute(script: string): Promise<void>;
  /** Runs a statement with `$1` parameters and returns its rows. */
  rows<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Calls `heard` for each NOTIFY on the channel, from this process or another. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  /** Waits for the engine to answer; rejects when it can't. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
