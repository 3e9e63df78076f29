import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';

/** Opens a pool on a PostgreSQL server, 15 or newer, and one connection of its own for LISTEN. */
export async function openPostgresql(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const listeners = new Map<string, (payload: string) => void>();
  let listening: pg.Client | undefined;
  let closed = false;

  async function connectListener(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', (message) => listeners.get(message.channel)?.(message.payload ?? ''));
    client.on('error', () => {
      listening = undefined;
      if (!closed) {
        setTimeout(() => void connectListener().catch(() => {}), 500).unref();
      }
    });
    await client.connect();
    for (const channel of listeners.keys()) {
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    }
    listening = client;
  }

  return {
    engine: 'postgresql',
    db: drizzle({ client: pool }),
    execute: async (script) => {
      await pool.query(script);
    },
    rows: async <Row>(statement: string, values: readonly unknown[] = []) => {
      const answer = await pool.query(statement, [...values]);
      return answer.rows as Row[];
    },
    listen: async (channel, heard) => {
      listeners.set(channel, heard);
      if (listening) {
        await listening.query(`LISTEN ${listening.escapeIdentifier(channel)}`);
      } else {
        await connectListener();
      }
    },
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close: async () => {
      closed = true;
      await listening?.end();
      await pool.end();
    },
  };
}
