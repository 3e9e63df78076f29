import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db } from 'pg-boss';

/**
 * Runs one query; its result can be passed between threads.
 * @param shape of the rows: `all` returns arrays of values, `execute` objects.
 */
export type ReadRows = (
  text: string,
  values: readonly unknown[],
  shape: 'all' | 'execute',
) => Promise<readonly unknown[]>;

/** The database of the program: the PostgreSQL that it brings along, or a server. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction; commands get one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For queries: read only. */
export type ReadDatabase = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count'
>;

/** Plain SQL, for code below the tables of the features: migrations, backup, tests. */
export interface Connection {
  /** Runs one statement, or a script without parameters. */
  execute(script: string): Promise<void>;
  /** Runs a statement with `$1` parameters and returns its rows. */
  rows(statement: string, values?: readonly unknown[]): Promise<ReadonlyArray<Record<string, unknown>>>;
}

/** A process of the program, of which the database knows that it runs. */
export interface RunningProcess {
  /** Whether what it began with still holds; asked when the connection that said that it runs was lost and is back. */
  isCurrent(): Promise<boolean>;
  /** While that connection was lost, somebody did what needs a stopped program, or does it now. */
  evicted(): void;
}

export interface OpenDatabase extends Connection {
  readonly db: Database;
  /**
   * For the job queue, which brings its own SQL: one statement with values, or a script without. Returns the rows of all
   * statements, and leaves no open transaction after a script that failed.
   */
  readonly executeSql: Db['executeSql'];
  /** For the reads of pages (reading.ts). */
  readonly readRows: ReadRows;
  /** Where threads that render pages read by themselves. */
  readonly url: string;
  /**
   * Runs work in one transaction on a connection of its own, without the time limit of ordinary queries. It is rolled
   * back when the work throws; the connection never keeps an open transaction.
   * @param mode `snapshot`: read only, with one consistent view.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>, mode?: 'snapshot'): Promise<T>;
  /** Runs work under a lock across processes; the others wait. It may use the database freely. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Says that this process of the program runs, for as long as it does: `whileStopped` of any process then refuses.
   * @throws Error in words for the operator while that is being done.
   */
  declareRunning(process: RunningProcess): Promise<void>;
  /**
   * Runs work that needs all processes of the program stopped, on any machine; none of them can start meanwhile.
   * @throws Error in words for the operator when one runs; then nothing was done.
   */
  whileStopped<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls `heard` for each NOTIFY on the channel, from this process or another, and `missed` when the connection was lost
   * and restored: notifications in between are lost.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<void>;
  /** Waits for the engine to respond; rejects when it can't. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
