import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { runningLock } from '#platform/database/postgresql-listener.ts';
import { openDataKey } from '#platform/private-files/data-key.ts';
import { declareRunning, rotateDataKey } from '#platform/private-files/rotate-key.ts';
import { hasSigningKey, provideSigningKey } from '#platform/sealed-keys/sealed-keys.ts';
import { createDatabase } from '#platform/testing/test.ts';

/** A process that finds everything as it was. */
const stays = { isCurrent: async () => true, evicted: () => {} };

const root = join(import.meta.dirname, '..');

/** An agency's data directory, and its database on a server. */
async function place() {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-rotated-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return {
    DATA_DIR: directory,
    DATABASE_URL: await createDatabase(),
  };
}

/** Runs `npm run rotate-key` as an operator does. */
async function rotate({ DATA_DIR, DATABASE_URL }: Awaited<ReturnType<typeof place>>) {
  const env = { PATH: process.env.PATH, DATA_DIR, ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) };
  return promisify(execFile)('node', ['scripts/rotate-key.ts'], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (cause: { code: number; stderr: string }) => ({ code: cause.code, said: cause.stderr }),
  );
}

describe('another data key', () => {
  test('is refused while a process of the program runs, and taken once all have stopped', async () => {
    const where = await place();
    const before = await openDataKey(where);
    const first = await openDatabase(where, 'server');
    await first.database.declareRunning(stays);
    const refused = await rotate(where);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('Stop all of its processes first');
    expect(refused.said).not.toContain('    at ');
    expect((await openDataKey(where)).equals(before)).toBe(true);
    await first.database.close();
    const done = await rotate(where);
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining('encrypted with the new key') });
    expect((await openDataKey(where)).equals(before)).toBe(false);
  }, 60_000);
});

describe('on a server', () => {
  const open = async (where: Awaited<ReturnType<typeof place>>) => {
    const { database } = await openDatabase(where, 'server');
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= database.close();
      return closing;
    };
    onTestFinished(close);
    return { ...database, close };
  };

  test('many processes run beside each other, and none starts while something needs them stopped', async () => {
    const where = await place();
    const [one, other, operator] = [await open(where), await open(where), await open(where)];
    await one.declareRunning(stays);
    await one.listen('before', () => {});
    await other.listen('before', () => {});
    await other.declareRunning(stays);
    const attempt = operator.whileStopped(async () => 'done');
    await expect(attempt).rejects.toThrow('Nothing was changed');
    await one.close();
    await expect(operator.whileStopped(async () => 'done')).rejects.toThrow('Nothing was changed');
    await other.close();
    const late = await open(where);
    await operator.whileStopped(async () => {
      await expect(late.declareRunning(stays)).rejects.toThrow('Start the program again when that has ended');
    });
    await (await open(where)).declareRunning(stays);
  }, 60_000);

  test('a process that starts while the key is changed is refused before it reads the key, or makes itself one', async () => {
    const where = await place();
    const [late, operator] = [await open(where), await open(where)];
    const start = () => declareRunning(late, where, { fatal: () => {} });
    await operator.whileStopped(async () => {
      await expect(start()).rejects.toThrow('Start the program again when that has ended');
      expect(await readdir(where.DATA_DIR)).toEqual([]);
    });
    const { dataKey } = await start();
    expect((await openDataKey(where)).equals(dataKey)).toBe(true);
  }, 60_000);

  test('a process whose connection was cut says again that it runs, or ends when it is too late', async () => {
    const where = await place();
    const [server, operator] = [await open(where), await open(where)];
    let evictions = 0;
    const isCurrent = true;
    await server.declareRunning({
      isCurrent: async () => isCurrent,
      evicted: () => {
        evictions += 1;
      },
    });
    const cut = () =>
      operator.rows(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = ${runningLock}
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    const isRefused = () =>
      operator
        .whileStopped(async () => {})
        .then(
          () => false,
          () => true,
        );
    expect(await cut()).toHaveLength(1);
    await expect.poll(isRefused, { timeout: 10_000 }).toBe(true);
    expect(evictions).toBe(0);

    await cut();
    await expect.poll(async () => !(await isRefused()), { timeout: 2_000, interval: 5 }).toBe(true);
    await operator.whileStopped(() => expect.poll(() => evictions, { timeout: 10_000 }).toBe(1));
  }, 60_000);

  test('a process that was away for all of a rotation ends when it is back', async () => {
    const where = await place();
    const [server, operator] = [await open(where), await open(where)];
    await migrate(server, join(root, 'migrations'));
    const dataKey = await openDataKey(where);
    await server.db.transaction((tx) => provideSigningKey(tx, 'papers', { dataKey, now: new Date() }));
    let evictions = 0;
    await server.declareRunning({
      isCurrent: () => hasSigningKey(server.db, 'papers', dataKey),
      evicted: () => {
        evictions += 1;
      },
    });
    const cut = () =>
      operator.rows(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = ${runningLock}
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    const held = () =>
      operator.rows(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${runningLock}
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
    await cut();
    await expect.poll(held, { timeout: 10_000 }).toHaveLength(1);
    expect(evictions).toBe(0);

    await cut();
    // Within the half second before it tries again.
    await operator.whileStopped(() => rotateDataKey(operator.db, where, new Date()));
    await expect.poll(() => evictions, { timeout: 10_000 }).toBe(1);
  }, 60_000);
});
