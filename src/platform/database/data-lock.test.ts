import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test as base } from '#platform/testing/test.ts';
import { DataDirectoryInUse, lockDataDirectory, sendToHolder } from './data-lock.ts';

/** A directory of the test's own, and processes on it, all ended after the test. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from its first parameter.
  .extend('directory', async ({}, { onCleanup }) => {
    const directory = await mkdtemp(join(tmpdir(), 'shofor-lock-'));
    onCleanup(() => rm(directory, { recursive: true, force: true }));
    return directory;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('hold', ({}, { onCleanup }) => {
    const started: ChildProcess[] = [];
    onCleanup(() => {
      for (const child of started) {
        child.kill('SIGKILL');
      }
    });
    return async (directory: string) => {
      const script = join(import.meta.dirname, '../testing/hold-data-directory.ts');
      const child = spawn('node', [script, directory, 'server'], { stdio: ['ignore', 'pipe', 'inherit'] });
      started.push(child);
      const said = await new Promise<string>((resolve) => {
        child.stdout.once('data', (data) => resolve(String(data).trim()));
        child.once('exit', () => resolve('ended'));
      });
      return { child, said };
    };
  });

const gone = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

describe('the lock of the data directory', () => {
  test('a second process is refused within two seconds and told who has it', async ({ directory, hold }) => {
    const { child, said } = await hold(directory);
    expect(said).toBe('held');
    const started = Date.now();
    const refused = await lockDataDirectory(directory, 'backup').catch((cause: unknown) => cause);
    expect(Date.now() - started).toBeLessThan(2000);
    expect(refused).toBeInstanceOf(DataDirectoryInUse);
    expect(String(refused)).toMatch(new RegExp(`process ${child.pid} \\(server, since 20\\d\\d-`));
    const another = await hold(directory);
    expect(another.said).toContain(`process ${child.pid}`);
  });

  test('the lock of a killed process is taken over, twenty times of twenty', async ({ directory, hold }) => {
    let taken = 0;
    for (let round = 0; round < 20; round += 1) {
      const { child, said } = await hold(directory);
      taken += said === 'held' ? 1 : 0;
      await gone(child);
    }
    expect(taken).toBe(20);
    // Sockets of killed processes don't pile up.
    expect((await readdir(join(directory, 'lock'))).length).toBeLessThan(15);
  }, 60_000);

  test('of many that find the lock dead at once, one gets it', async ({ directory, hold }) => {
    for (let round = 0; round < 15; round += 1) {
      await gone((await hold(directory)).child);
      const takers = await Promise.allSettled(
        Array.from({ length: 12 }, () => lockDataDirectory(directory, 'test')),
      );
      const got = takers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(got).toHaveLength(1);
      await got[0]?.release();
    }
  }, 60_000);

  test('of several processes that start at once, one gets it', async ({ directory, hold }) => {
    await gone((await hold(directory)).child);
    const said = (await Promise.all(Array.from({ length: 6 }, () => hold(directory)))).map(
      (each) => each.said,
    );
    expect(said.filter((each) => each === 'held')).toHaveLength(1);
    expect(said.filter((each) => each.includes('is in use by process'))).toHaveLength(5);
  });

  test('without the atomic step two processes get it', async ({ directory }) => {
    const path = join(directory, 'naive.sock');
    const dead = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(path);
        socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
      });
    const take = async () => {
      await unlink(path).catch(() => {});
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(path, resolve));
      return server;
    };
    // Both look before either has listened, then both try to take the lock.
    const looks = await Promise.all([dead(), dead()]);
    const got = [];
    for (const look of looks) {
      if (look) {
        got.push(await take());
      }
    }
    expect(got).toHaveLength(2);
    for (const server of got) {
      server.close();
    }
  });

  test('a process that is stopped still has it', async ({ directory, hold }) => {
    const { child } = await hold(directory);
    child.kill('SIGSTOP');
    const started = Date.now();
    const refused = await lockDataDirectory(directory, 'backup').catch((cause: unknown) => cause);
    expect(Date.now() - started).toBeLessThan(2000);
    expect(String(refused)).toContain(`process ${child.pid}`);
  });

  test('a released lock is free at once', async ({ directory }) => {
    const first = await lockDataDirectory(directory, 'test');
    await first.release();
    const second = await lockDataDirectory(directory, 'test');
    await second.release();
  });

  test('a directory with a long path is locked as any other', async ({ directory, hold }) => {
    const long = join(directory, 'd'.repeat(90), 'e'.repeat(90));
    const { said } = await hold(long);
    expect(said).toBe('held');
    await expect(lockDataDirectory(long, 'test')).rejects.toThrow(DataDirectoryInUse);
  });

  test('bad messages do not disturb the process that has the lock', async ({ directory }) => {
    const lock = await lockDataDirectory(directory, 'server');
    const [socket = ''] = (await readdir(join(directory, 'lock'))).filter((name) => name.endsWith('.sock'));
    for (const words of [
      '',
      'not json\n',
      '{"command":7}\n',
      `${'x'.repeat(200_000)}\n`,
      '{"command":"who"}',
    ]) {
      const caller = connect(join(directory, 'lock', socket));
      caller.on('error', () => {});
      caller.write(words);
      await new Promise((resolve) => setTimeout(resolve, 10));
      caller.destroy();
    }
    await expect(sendToHolder(directory, { command: 'dance' }, 1000)).rejects.toThrow('know "dance"');
    await expect(lockDataDirectory(directory, 'test')).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
  });

  test('the process that has the lock handles commands, and bytes may follow the response', async ({
    directory,
  }) => {
    const lock = await lockDataDirectory(directory, 'server');
    lock.handle('echo', async (message, socket) => {
      socket.write(`${JSON.stringify({ ok: true, heard: message.words })}\n`);
      socket.end('and more');
    });
    const answered = await sendToHolder(directory, { command: 'echo', words: 'হ্যালো' }, 1000);
    expect(answered?.reply).toEqual({ ok: true, heard: 'হ্যালো' });
    const chunks: Buffer[] = [];
    for await (const chunk of answered?.socket ?? []) {
      chunks.push(chunk);
    }
    expect(Buffer.concat(chunks).toString()).toBe('and more');
    await lock.release();
    expect(await sendToHolder(directory, { command: 'echo' }, 1000)).toBeUndefined();
  });
});
