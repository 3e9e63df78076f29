import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findServerFiles } from '../database/embedded-server/server-files.ts';
import {
  makeCluster,
  type ServerPlace,
  type ServerProcess,
  startServer,
} from '../database/embedded-server/server-process.ts';
import { serverUser } from '../database/embedded-server/server-user.ts';
import { freePort } from '../free-port.ts';
import { databaseAhead } from './stated-day.ts';

export interface PostgresServer {
  /** Connects as a superuser to the database `postgres`. */
  readonly url: string;
  /** The URL of another database on it. */
  urlOf(database: string): string;
  /** Kills the server as a crash would, and starts it again on the same files. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * For a server with a database for each test: it doesn't wait for the disk, since tests kill processes and not the machine,
 * and doesn't clean up hundreds of databases that nobody uses any more.
 */
export const forManyDatabases = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
};

/**
 * Starts a PostgreSQL of the test's own, on a free port.
 * @param settings as in postgresql.conf; the others are PostgreSQL's own.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'shofor-postgres-'));
  const user = await serverUser(home);
  const place: ServerPlace = { data: join(home, 'data'), user, files: await findServerFiles(user) };
  const password = 'for-tests';
  writeFileSync(join(home, 'password'), password);
  mkdirSync(place.data, { mode: 0o700 });
  if (user) {
    for (const path of [home, place.data]) {
      chownSync(path, user.uid, user.gid);
    }
  }
  makeCluster(place, 'password');
  const port = await freePort();
  const urlOf = (database: string) => `postgresql://shofor:${password}@127.0.0.1:${port}/${database}`;
  const start = () =>
    startServer(
      place,
      {
        listen_addresses: '127.0.0.1',
        port: String(port),
        unix_socket_directories: '',
        max_connections: '200',
        timezone: 'UTC',
        ...settings,
      },
      () => {},
    );
  let server: ServerProcess = await start();
  // The first is what databases are made from.
  for (const database of ['template1', 'postgres']) {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    await client.query(databaseAhead);
    await client.end();
  }
  return {
    url: urlOf('postgres'),
    urlOf,
    crash: async () => {
      process.kill(server.pid, 'SIGQUIT');
      await server.ended;
      server = await start();
    },
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
