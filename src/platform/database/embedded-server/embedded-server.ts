import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { freeBallast, makeBallast } from '../ballast.ts';
import type { Say } from '../note.ts';
import { shortPathTo } from '../short-path.ts';
import { findReadableData } from './other-data.ts';
import { findServerFiles } from './server-files.ts';
import { makeCluster, type ServerPlace, type ServerProcess, startServer } from './server-process.ts';
import { serverSettings } from './server-settings.ts';
import { giveTo, serverUser } from './server-user.ts';

export interface EmbeddedServer {
  /** Works in this process alone. */
  readonly url: string;
  /** Ends the server in order. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Listens on a port of this machine, with a password, where there are no sockets in folders. */
  readonly loopback?: boolean;
  /** Called once the server's process has been made; it gets ready by itself then, while this one does something else. */
  readonly begun?: () => void;
}

/** The name of PostgreSQL's directory in DATA_DIR. */
export const serverFolder = 'postgres';

const passwordFile = `${serverFolder}.password`;

/** Who connects: everybody who can reach the socket, which is the program's user; with the password on a port. */
const accessRules = 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n';

const againAfterMs = 500;

/** Makes the database beside its place and moves it there when it is whole, as the process may be killed meanwhile. */
async function makeData(directory: string, place: ServerPlace): Promise<void> {
  for (const left of (await readdir(directory)).filter((name) => name.startsWith(`${serverFolder}.new-`))) {
    await rm(join(directory, left), { recursive: true });
  }
  const making = `${place.data}.new-${crypto.randomUUID()}`;
  await mkdir(making, { mode: 0o700 });
  if (place.user) {
    await chown(making, place.user.uid, place.user.gid);
  }
  makeCluster({ ...place, data: making }, passwordFile);
  await writeFile(join(making, 'pg_hba.conf'), accessRules);
  await rename(making, place.data);
  const folder = await open(directory, 'r');
  await folder.sync().finally(() => folder.close());
}

/** The password of the database's user: only who may read the file can connect through the port. */
async function passwordIn(file: string, user: ServerPlace['user']): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    return known.trim();
  }
  const password = randomBytes(24).toString('hex');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  if (user) {
    await chown(file, user.uid, user.gid);
  }
  return password;
}

/**
 * Starts the PostgreSQL that the program brings along, in DATA_DIR/postgres, and makes its database at the first start. When
 * it dies it is started again; when the program dies it ends by itself. The caller holds the lock of the directory.
 * @param named the data directory
 * @param say gets what happens to it, for the log
 * @throws Error in words for the operator: data of another version, no such package, a full disk
 */
export async function startEmbeddedServer(
  named: string,
  say: Say,
  { loopback = process.platform === 'win32', begun }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  // The server works in another folder, and only a whole path is taken for a socket's.
  const directory = resolve(named);
  const data = join(directory, serverFolder);
  const isThere = await findReadableData(directory, data);
  if (await freeBallast(directory)) {
    say({
      level: 'warn',
      words: 'The disk is full. Pages can be read, but little or nothing can be saved. Make room.',
    });
  }
  const user = await serverUser(directory);
  if (user) {
    await giveTo(user, directory);
  }
  const place: ServerPlace = { data, user, files: await findServerFiles(user) };
  const password = await passwordIn(join(directory, passwordFile), user);
  if (!isThere) {
    await makeData(directory, place);
  }
  // A copy may have become open to others, which PostgreSQL refuses.
  await chmod(data, 0o700);
  const port = loopback ? await freePort() : 5432;
  const folder = loopback ? undefined : await shortPathTo(data);
  const all = {
    ...serverSettings,
    ...(loopback
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' }),
    port: String(port),
  };
  let isReady = false;
  let isStopping = false;
  const heard = (line: string) => {
    const isServerError = /^(?:FATAL|PANIC):/.test(line) && isReady && !isStopping;
    say({ level: isServerError ? 'warn' : 'debug', words: `PostgreSQL: ${line}` });
  };
  const start = async () => {
    isReady = false;
    const started = await startServer(place, all, heard, begun);
    isReady = true;
    return started;
  };
  let server: ServerProcess = await start();

  async function startAgain(): Promise<void> {
    while (!isStopping) {
      try {
        await freeBallast(directory);
        server = await start();
        say({ level: 'info', words: 'The embedded database runs again.' });
        return isStopping ? server.stop() : undefined;
      } catch (cause) {
        say({ level: 'error', words: String(cause) });
        await delay(againAfterMs);
      }
    }
  }
  const keeping = (async () => {
    while (!isStopping) {
      const how = await server.ended;
      if (!isStopping) {
        say({ level: 'error', words: `The embedded database has ended (${how}). It is started again.` });
        await startAgain();
      }
    }
  })();
  await makeBallast(directory);
  const host = folder === undefined ? '' : `?host=${encodeURIComponent(folder.path)}`;
  return {
    url: `postgresql://shofor:${password}@127.0.0.1:${port}/postgres${host}`,
    stop: async () => {
      isStopping = true;
      await server.stop();
      await keeping;
      await folder?.close();
    },
  };
}
