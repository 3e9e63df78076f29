import pg from 'pg';
import { countOften, type FrequentQueries } from './frequent-queries.ts';

export interface Patience {
  /** A statement fails after this time without a response. */
  readonly queryTimeoutMs: number;
  /** Timeout for getting a connection, new or from the pool. */
  readonly connectionMs: number;
}

export const usualPatience: Patience = { queryTimeoutMs: 5_000, connectionMs: 2_000 };

export interface Pool {
  readonly pool: pg.Pool;
  readonly often: FrequentQueries;
}

/** How connections are made. TCP keep-alive detects a server that has gone without closing the connection. */
export const linkTo = (connectionString: string, { connectionMs }: Patience) => ({
  connectionString,
  connectionTimeoutMillis: connectionMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** A pool of connections, none of which has settings of its own. @param max how many there are at once */
export function openPool(url: string, max: number, patience: Patience): Pool {
  const pool = new pg.Pool({
    ...linkTo(url, patience),
    max,
    pipeline: true,
    query_timeout: patience.queryTimeoutMs,
  });
  const often = countOften();
  // A connection lost while in use reports it to its user; without a listener it would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    often.findDirect(client).catch(() => {});
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return { pool, often };
}
