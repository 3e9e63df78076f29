import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { clockedDirectory } from '../../testing/data-directory.ts';
import { dataOf, postmasterOf, processesIn, watchersOf } from '../../testing/server-processes.ts';
import { test as base } from '../../testing/test.ts';
import type { Note } from '../note.ts';
import { openDatabase } from '../open.ts';
import { openPostgresql } from '../postgresql.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { findServerFiles } from './server-files.ts';
import { canReach, serverUser } from './server-user.ts';

const nobody = 65_534;
const asRoot = process.getuid?.() === 0;
/** The other user must be able to read the program. */
const canBeNobody =
  asRoot &&
  [import.meta.dirname, dirname(process.execPath)].every((folder) =>
    canReach({ uid: nobody, gid: nobody }, folder),
  );

/** A data directory of the test's own, and processes on it, all ended after the test. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from its first parameter.
  .extend('directory', async ({}, { onCleanup }) => {
    const directory = await clockedDirectory();
    onCleanup(async () => {
      while (processesIn(directory).length > 0) {
        await delay(20);
      }
      await rm(directory, { recursive: true, force: true });
    });
    return directory;
  })
  .extend('open', ({ directory }, { onCleanup }) => {
    let close = async () => {};
    onCleanup(() => close());
    return async (say?: (note: Note) => void) => {
      const { database } = await openDatabase({ DATA_DIR: directory }, 'test', say && { say });
      close = database.close;
      return database;
    };
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('hold', ({}, { onCleanup }) => {
    const started: ChildProcess[] = [];
    onCleanup(async () => {
      for (const child of started) {
        child.kill('SIGKILL');
      }
    });
    return async (directory: string, user: { uid?: number; gid?: number; cwd?: string } = {}) => {
      const script = join(import.meta.dirname, '../../testing/hold-database.ts');
      const child = spawn(process.execPath, [script, directory], {
        ...user,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(child);
      const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => ['{}'])]);
      const said: { backend?: number; refused?: string } = JSON.parse(String(line));
      return { child, ...said };
    };
  });

const gone = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

async function rowsIn(directory: string): Promise<unknown[]> {
  const { database } = await openDatabase({ DATA_DIR: directory }, 'test');
  const rows = await database.rows('SELECT n FROM kept ORDER BY n');
  await database.close();
  return rows.map(({ n }) => n);
}

async function keep(directory: string, n: number): Promise<void> {
  const { database } = await openDatabase({ DATA_DIR: directory }, 'test');
  await database.execute(`CREATE TABLE IF NOT EXISTS kept (n int); INSERT INTO kept VALUES (${n})`);
  await database.close();
}

describe('the embedded PostgreSQL', () => {
  test('waits for the disk, whatever its configuration says, and listens on no port', async ({
    directory,
    open,
  }) => {
    await keep(directory, 1);
    await writeFile(
      join(dataOf(directory), 'postgresql.auto.conf'),
      `fsync = off\nsynchronous_commit = off\nlisten_addresses = '*'\n`,
    );
    const database = await open();
    const settings = await database.rows(
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') ORDER BY name`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: '',
    });
    // Only its user gets to the socket.
    expect(statSync(dataOf(directory)).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataOf(directory), '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
    const sockets = readFileSync('/proc/net/tcp', 'utf8') + readFileSync('/proc/net/tcp6', 'utf8');
    const inodes = readdirSync(`/proc/${postmasterOf(directory)}/fd`).flatMap(
      (fd) => /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${postmasterOf(directory)}/fd/${fd}`))?.[1] ?? [],
    );
    expect(inodes.length).toBeGreaterThan(0);
    expect(inodes.filter((inode) => sockets.includes(` ${inode} `))).toEqual([]);
  });

  test('works in a directory whose path is longer than a socket’s may be', async ({ directory }) => {
    const long = join(directory, 'd'.repeat(90), 'ঢাকা'.repeat(10), 'e'.repeat(90));
    await keep(long, 1);
    expect(await rowsIn(long)).toEqual([1]);
  });

  test('works in a directory that is named from where the program was started', async ({
    directory,
    hold,
  }) => {
    for (const [cwd, named] of [
      [dirname(directory), basename(directory)],
      [directory, '.'],
    ] as const) {
      const { child, refused } = await hold(named, { cwd });
      expect(refused).toBeUndefined();
      expect(processesIn(directory)).toContain(postmasterOf(directory));
      await gone(child);
    }
  });

  test('listens on this machine alone and asks for its password where it has no sockets', async ({
    directory,
  }) => {
    const server = await startEmbeddedServer(directory, () => {}, { loopback: true });
    const database = await openPostgresql(server.url);
    expect(await database.rows('SELECT inet_server_addr()::text AS at')).toEqual([{ at: '127.0.0.1/32' }]);
    await database.close();
    const url = new URL(server.url);
    url.password = 'guessed';
    const guessed = await openPostgresql(url.href);
    await expect(guessed.ping()).rejects.toThrow('password authentication failed');
    await guessed.close();
    expect(statSync(join(directory, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataOf(directory)).filter((name) => name.startsWith('.s.'))).toEqual([]);
    await server.stop();
  });

  test('ends in order with the program', async ({ directory, hold }) => {
    const { child } = await hold(directory);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(processesIn(directory)).toEqual([]);
    // It leaves this file behind when it crashes.
    expect(existsSync(join(dataOf(directory), 'postmaster.pid'))).toBe(false);
  });

  test('ends by itself when the program is killed, and a start right after it has the directory to itself', async ({
    directory,
    hold,
  }) => {
    await keep(directory, 1);
    const first = await hold(directory);
    const before = postmasterOf(directory);
    await gone(first.child);
    const second = await hold(directory);
    expect(second.refused).toBeUndefined();
    expect(processesIn(directory)).not.toContain(before);
    await gone(second.child);
    await expect.poll(() => processesIn(directory), { timeout: 30_000 }).toEqual([]);
    expect(await rowsIn(directory)).toEqual([1]);
  });

  test('is ended by the next start where what should end it was killed, too', async ({ directory, hold }) => {
    await keep(directory, 1);
    const { child } = await hold(directory);
    const server = postmasterOf(directory);
    for (const pid of watchersOf(directory)) {
      process.kill(pid, 'SIGKILL');
    }
    await gone(child);
    expect(processesIn(directory)).toContain(server);
    expect(await rowsIn(directory)).toEqual([1]);
    expect(processesIn(directory)).toEqual([]);
  }, 60_000);

  test('is started again when it is killed, and after one of its processes is', async ({
    directory,
    open,
  }) => {
    const notes: Note[] = [];
    const database = await open((note) => notes.push(note));
    await database.execute('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    const back = () =>
      expect
        .poll(() => database.rows('SELECT n FROM kept').catch(() => 'away'), { timeout: 30_000 })
        .toEqual([{ n: 1 }]);
    const server = postmasterOf(directory);
    process.kill(server, 'SIGKILL');
    await expect.poll(() => postmasterOf(directory), { timeout: 30_000 }).not.toBe(server);
    await back();
    expect(notes).toContainEqual({
      level: 'error',
      words: 'The embedded database has ended (SIGKILL). It is started again.',
    });
    const [row] = await database.rows('SELECT pg_backend_pid() AS pid');
    process.kill(Number(row?.pid), 'SIGKILL');
    await back();
  });

  test('starts although its old process id is somebody else’s now, who lives on', async ({
    directory,
    hold,
  }) => {
    await keep(directory, 1);
    const { child } = await hold(directory);
    const [, ...rest] = (await readFile(join(dataOf(directory), 'postmaster.pid'), 'utf8')).split('\n');
    await gone(child);
    await expect.poll(() => processesIn(directory), { timeout: 30_000 }).toEqual([]);
    const other = spawn('sleep', ['60'], asRoot ? { uid: nobody, gid: nobody } : {});
    onTestFinished(() => void other.kill());
    await writeFile(join(dataOf(directory), 'postmaster.pid'), [other.pid, ...rest].join('\n'));
    expect(await rowsIn(directory)).toEqual([1]);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  test('is refused in words while a server that somebody started by hand uses the directory', async ({
    directory,
  }) => {
    await keep(directory, 1);
    const user = await serverUser(directory);
    const files = await findServerFiles(user);
    const byHand = spawn(join(files, 'bin', 'postgres'), ['-D', dataOf(directory), '-k', '.', '-h', ''], {
      ...user,
      stdio: 'ignore',
    });
    await expect.poll(() => processesIn(directory).length, { timeout: 30_000 }).toBeGreaterThan(3);
    await expect(openDatabase({ DATA_DIR: directory }, 'test')).rejects.toThrow(
      `Another PostgreSQL server (process ${byHand.pid}) uses ${dataOf(directory)}. Stop it first.`,
    );
    const ended = once(byHand, 'exit');
    byHand.kill('SIGINT');
    await ended;
    expect(await rowsIn(directory)).toEqual([1]);
  });

  test('is refused to a second program, in words', async ({ directory, hold }) => {
    const { child } = await hold(directory);
    const second = await hold(directory);
    expect(second.refused).toContain(`is in use by process ${child.pid} (server`);
  });
});

describe('a data directory', () => {
  test.runIf(canBeNobody)(
    'that was used as nobody, as root and as nobody again works each time, with all its files',
    async ({ directory, hold }) => {
      spawnSync('chown', ['-R', `${nobody}:${nobody}`, directory]);
      const other = { uid: nobody, gid: nobody };
      for (const user of [other, {}, other, {}, other]) {
        const { child, backend, refused } = await hold(directory, user);
        expect(refused).toBeUndefined();
        expect(statSync(`/proc/${backend}`).uid).toBe(nobody);
        await gone(child);
      }
      await expect.poll(() => processesIn(directory), { timeout: 30_000 }).toEqual([]);
      const owned = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
        (name) => statSync(join(directory, name)).uid,
      );
      expect(new Set(owned)).toEqual(new Set([nobody]));
    },
    60_000,
  );

  test.runIf(canBeNobody)(
    'that only root can reach works, and is free for the other user once that can reach it',
    async ({ directory, hold }) => {
      const closed = join(directory, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const data = join(closed, 'data');
      const first = await hold(data);
      expect(first.refused).toBeUndefined();
      expect(statSync(`/proc/${first.backend}`).uid).toBe(nobody);
      await gone(first.child);
      chmodSync(directory, 0o755);
      chmodSync(closed, 0o755);
      const second = await hold(data, { uid: nobody, gid: nobody });
      expect(second.refused).toBeUndefined();
      await gone(second.child);
    },
  );

  test('of an earlier version or of another PostgreSQL is left as it is, and the two commands are said', async ({
    directory,
  }) => {
    await rm(dataOf(directory), { recursive: true });
    await mkdir(join(directory, 'database'));
    await writeFile(join(directory, 'database', 'PG_VERSION'), '17\n');
    const words =
      /It was not touched\. Bring it over with two commands.*npm run backup -- shofor\.tar\.gz.*data\.key and deleted.*npm run restore -- shofor\.tar\.gz/;
    await expect(openDatabase({ DATA_DIR: directory }, 'test')).rejects.toThrow(words);
    expect(readdirSync(directory).sort()).toEqual(['database', 'lock', 'postgres.password']);
    await rm(join(directory, 'database'), { recursive: true });
    await keep(directory, 1);
    await writeFile(join(dataOf(directory), 'PG_VERSION'), '17\n');
    const before = readdirSync(dataOf(directory), { recursive: true }).length;
    await expect(openDatabase({ DATA_DIR: directory }, 'test')).rejects.toThrow('was made by PostgreSQL 17');
    await expect(openDatabase({ DATA_DIR: directory }, 'test')).rejects.toThrow(words);
    expect(readdirSync(dataOf(directory), { recursive: true }).length).toBe(before);
  });

  test('that can’t be written is named', async ({ directory }) => {
    const file = join(directory, 'file');
    await writeFile(file, '');
    await expect(openDatabase({ DATA_DIR: join(file, 'data') }, 'test')).rejects.toThrow(
      /The data directory .*file\/data can't be used: ENOTDIR/,
    );
  });

  test('that was copied and has become open to others is closed again', async ({ directory }) => {
    await keep(directory, 1);
    chmodSync(dataOf(directory), 0o755);
    expect(await rowsIn(directory)).toEqual([1]);
    expect(statSync(dataOf(directory)).mode & 0o777).toBe(0o700);
  });

  test('whose first start was killed in the middle is begun anew', async ({ directory }) => {
    await rm(dataOf(directory), { recursive: true });
    const left = join(directory, 'postgres.new-half');
    await mkdir(left);
    await writeFile(join(left, 'PG_VERSION'), '18\n');
    await keep(directory, 1);
    expect(existsSync(left)).toBe(false);
    expect(await rowsIn(directory)).toEqual([1]);
  });
});
