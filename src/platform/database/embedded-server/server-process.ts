import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freeOfOthers, openAlive } from './server-alive.ts';
import { canReach, type SystemUser } from './server-user.ts';

/** A directory with the data of a server, and who runs it. */
export interface ServerPlace {
  /** PostgreSQL's own directory, PGDATA. */
  readonly data: string;
  /** The folder of its programs. */
  readonly files: string;
  /** As whom it runs; absent: as this process. */
  readonly user: SystemUser | undefined;
}

export interface ServerProcess {
  readonly pid: number;
  /** Resolves when it has ended, with how. */
  readonly ended: Promise<string>;
  /** Ends it in order: what is open is rolled back, what is committed is written. */
  stop(): Promise<void>;
}

const inOrderMs = 8_000;

/** Variables such as PGDATA would say something else than we do. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C.UTF-8',
});

/**
 * How the server's programs are told their directory. Another user may not reach it by its path, but from within it, where
 * every process of the server is.
 */
const pathFor = ({ data, user }: ServerPlace) =>
  user === undefined || canReach(user, data) ? data : '/proc/self/cwd';

/** Makes an empty database in an empty directory. @param passwordFile beside it, with the password of its user */
export function makeCluster(place: ServerPlace, passwordFile: string): void {
  const { data, files, user } = place;
  const path = pathFor(place);
  const done = spawnSync(
    join(files, 'bin', 'initdb'),
    [
      '-D',
      path,
      '-U',
      'shofor',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
      '-A',
      'scram-sha-256',
      `--pwfile=${path}/../${passwordFile}`,
    ],
    { cwd: data, ...user, env: environment(), encoding: 'utf8' },
  );
  if (done.status !== 0) {
    throw new Error(
      `The embedded database can't be made in ${data}. ${done.stderr?.trim() || String(done.error)}`,
    );
  }
}

/**
 * A process of its own ends the server when the program dies: the pipe between them breaks then. A line that comes through it
 * says that the server has ended before. $$ is this shell, which becomes the server; until the program has heard of its end,
 * nobody else gets that number.
 */
const watchedServer = `
exec 4<&0 </dev/null
( exec 3<&- >/dev/null 2>&1
  cd /
  ( read -r line <&4 && exit
    for signal in INT INT QUIT QUIT KILL; do
      kill -$signal $$ || exit
      sleep 1
    done ) & )
exec "$@" 4<&-`;

/**
 * Starts a server, and waits until it takes connections, after a crash until it has put its data in order.
 * @param settings as in postgresql.conf
 * @param heard gets what it says, line by line
 * @param begun is called once its process has been made, and goes on by itself
 * @throws Error with its own words when it doesn't start
 */
export async function startServer(
  place: ServerPlace,
  settings: Readonly<Record<string, string>>,
  heard: (line: string) => void,
  begun: () => void = () => {},
): Promise<ServerProcess> {
  const { data, files, user } = place;
  await freeOfOthers(data);
  const alive = await openAlive(data, user);
  const server = spawn(
    '/bin/sh',
    [
      '-c',
      watchedServer,
      'shofor-postgres',
      join(files, 'bin', 'postgres'),
      '-D',
      pathFor(place),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: data,
      ...user,
      env: environment(),
      // A key pressed in the terminal ends the program, which ends the server.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe', alive.fd],
    },
  );
  const said: string[] = [];
  const ready = Promise.withResolvers<void>();
  const { stdin, stderr } = server;
  if (stdin === null || stderr === null) {
    throw new Error('The server was started without its pipes.');
  }
  stdin.on('error', () => {});
  createInterface(stderr).on('line', (line) => {
    said.push(line);
    said.splice(0, said.length - 10);
    heard(line);
    if (line.includes('ready to accept connections')) {
      ready.resolve();
    }
  });
  const ended = once(server, 'exit').then(
    ([code, signal]) => {
      stdin.end('over\n');
      return signal === null ? `exit ${code}` : String(signal);
    },
    (cause: unknown) => String(cause),
  );
  await alive.close();
  begun();
  await Promise.race([
    ready.promise,
    ended.then((how) => {
      throw new Error(`The embedded database in ${data} doesn't start (${how}). ${said.join(' ')}`.trim());
    }),
  ]);
  return {
    pid: server.pid ?? 0,
    ended,
    stop: async () => {
      server.kill('SIGINT');
      const late = new AbortController();
      await Promise.race([ended, delay(inOrderMs, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
      // Ended, this does nothing.
      server.kill('SIGQUIT');
      await ended;
    },
  };
}
