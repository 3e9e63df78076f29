import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db } from 'pg-boss';

/**
 * Asks the database one question; what comes back can go from one thread to another.
 * @param shape of the rows: `all` lists their values, `execute` names them.
 */
export type ReadRows = (
  text: string,
  values: readonly unknown[],
  shape: 'all' | 'execute',
) => Promise<readonly unknown[]>;

/** The database of the program: embedded PGlite or a PostgreSQL server, with the same SQL on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction of it; commands get one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What queries get: no way to write. */
export type ReadDatabase = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count'
>;

/** Plain SQL, for what stands below the tables of the features: migrations, backup, tests. */
export interface Connection {
  /** Runs one statement or a whole script without parameters. */
  execute(script: string): Promise<void>;
  /** Runs a statement with `$1` parameters and returns its rows. */
  rows(statement: string, values?: readonly unknown[]): Promise<ReadonlyArray<Record<string, unknown>>>;
}

export interface OpenDatabase extends Connection {
  readonly engine: 'pglite' | 'postgresql';
  readonly db: Database;
  /**
   * For the queue of jobs, which brings SQL of its own: one statement with values, or a script without. Answers
   * the rows of all its statements, and leaves no transaction open behind a script that failed.
   */
  readonly answer: Db['executeSql'];
  /** For the reads of pages (reading.ts). */
  readonly ask: ReadRows;
  /**
   * Runs work in one transaction on a connection of its own, without the time limit of ordinary queries.
   * Rolled back when the work throws; the connection is never left inside a transaction.
   * @param mode `snapshot`: read only, and everything is seen as it was at one moment.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>, mode?: 'snapshot'): Promise<T>;
  /** Runs work that one process may do at a time; the others wait. It may use the database as it likes. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `heard` for each NOTIFY on the channel, from this process or another, and `missed` when the connection
   * was lost and is back: what was said meanwhile nobody heard.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<void>;
  /** Waits for the engine to answer; rejects when it can't. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What every connection starts with. Half of a misspelt Bangla word's letters are often right: the usual threshold
 * of 0.6 would find none of those.
 */
export const onConnect = 'SET pg_trgm.word_similarity_threshold = 0.4';
