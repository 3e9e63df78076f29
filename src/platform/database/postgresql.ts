import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, OpenDatabase } from './database.ts';
import type { FrequentQueries } from './frequent-queries.ts';
import { pipelined } from './pipelined.ts';
import { linkTo, openPool, type Patience, usualPatience } from './pool.ts';
import { postgresqlListener, runningLock } from './postgresql-listener.ts';
import { readsOn } from './reads.ts';
import { isAway, isPlanOutdated } from './trouble.ts';

const maxConnections = 10;

const plain = (client: pg.Pool | pg.Client): Connection => ({
  execute: async (script) => {
    await client.query(script);
  },
  rows: async (statement, values = []) => (await client.query(statement, [...values])).rows,
});

export interface PostgresqlOptions extends Partial<Patience> {
  /**
   * The server itself, where the URL leads to a pooler that lends a connection for one transaction: a pooler can't
   * forward notifications, and cuts long transactions. Absent: the URL serves for everything.
   */
  readonly directUrl?: string | undefined;
}

/** Drizzle on a pool, with transactions that always release their connection. */
function drizzleOn(pool: pg.Pool, often: FrequentQueries) {
  const db = drizzle({ client: pool });
  // Drizzle's own transaction never releases the connection when BEGIN fails, and releases a dead one as if it were
  // usable: after ten of either the pool is empty until the program restarts.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle({ client: pipelined(client, often) }).transaction(work, config);
    } catch (cause) {
      broken = isAway(cause) || isPlanOutdated(cause);
      throw cause;
    } finally {
      client.release(broken);
    }
  };
  return db;
}

/**
 * Opens a pool on a PostgreSQL server, 15 or newer, and one connection of its own for LISTEN. No connection has settings of its
 * own, nor prepared statements where it isn't the server's, so the pool may be on a pooler such as PgBouncer in transaction mode.
 */
export async function openPostgresql(
  url: string,
  { directUrl = url, ...given }: PostgresqlOptions = {},
): Promise<OpenDatabase> {
  const patience = { ...usualPatience, ...given };
  const link = linkTo(directUrl, patience);
  const { pool, often } = openPool(url, maxConnections, patience);
  const listener = postgresqlListener({ ...link, query_timeout: patience.queryTimeoutMs });
  const transaction: OpenDatabase['transaction'] = async (work, mode) => {
    const client = new pg.Client(link);
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(mode === 'snapshot' ? 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY' : 'BEGIN');
      const result = await work(plain(client));
      await client.query('COMMIT');
      return result;
    } finally {
      // Ends the transaction too, if the work has thrown: the server rolls back what isn't committed.
      await client.end();
    }
  };

  return {
    db: drizzleOn(pool, often),
    url,
    readRows: readsOn({ pool, often }),
    ...plain(pool),
    executeSql: async (text, values) => {
      // A script returns a list with one result per statement, which the type of `query` doesn't say.
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
    },
    transaction,
    alone: (work) =>
      transaction(async (connection) => {
        await connection.execute('SELECT pg_advisory_xact_lock(4207242)');
        return work();
      }),
    declareRunning: listener.declareRunning,
    whileStopped: (work) =>
      transaction(async (connection) => {
        const [lock] = await connection.rows('SELECT pg_try_advisory_xact_lock($1) AS taken', [runningLock]);
        if (lock?.taken !== true) {
          throw new Error(
            'The program is running on this database. Stop all of its processes first, on every machine. Nothing was changed.',
          );
        }
        return work();
      }),
    listen: listener.listen,
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
