import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Connection, type OpenDatabase, onConnect } from './database.ts';
import { postgresqlListener } from './postgresql-listener.ts';

const plain = (client: pg.Pool | pg.Client): Connection => ({
  execute: async (script) => {
    await client.query(script);
  },
  rows: async (statement, values = []) => (await client.query(statement, [...values])).rows,
});

/** Opens a pool on a PostgreSQL server, 15 or newer, and one connection of its own for LISTEN. */
export async function openPostgresql(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
    // Waited for, although its type doesn't say so.
    onConnect: (client) => {
      // A connection that is lost while it is in use says so to whoever uses it; unheard here it would end the process.
      client.on('error', () => {});
      return client.query(onConnect);
    },
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const listener = postgresqlListener(url);
  const transaction: OpenDatabase['transaction'] = async (work, mode) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
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
    engine: 'postgresql',
    db: drizzle({ client: pool }),
    ...plain(pool),
    transaction,
    alone: (work) =>
      transaction(async (connection) => {
        await connection.execute('SELECT pg_advisory_xact_lock(4207242)');
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
