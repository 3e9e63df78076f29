import { spawnSync } from 'node:child_process';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ballastBytes } from '#platform/database/ballast.ts';
import type { Note } from '#platform/database/note.ts';
import { openDatabase } from '#platform/database/open.ts';
import { freeBytes, mebibyte } from '#platform/disk.ts';
import { directoryStorage } from '#platform/storage.ts';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { judge } from './judge.ts';
import { startWriter } from './writer.ts';

/** A disk of its own for the test; undefined where this user may not mount one. */
async function smallDisk(mebibytes: number): Promise<string | undefined> {
  const directory = await emptyDirectory();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', directory]);
  onTestFinished(async () => {
    spawnSync('umount', ['-l', directory]);
    await rm(directory, { recursive: true, force: true });
  });
  return mounted.status === 0 ? directory : undefined;
}

/** Writes to a file until nothing more goes onto the disk. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (const size of [mebibyte, 4096, 1]) {
      const piece = Buffer.alloc(size, 1);
      while ((await file.write(piece).catch(() => undefined))?.bytesWritten === size) {}
    }
  } finally {
    await file.close();
  }
}

describe('a full disk', () => {
  test('loses nothing, lets everything be read, starts again while it is full, and is whole when it is not', async (context) => {
    const directory = await smallDisk(260);
    if (directory === undefined) {
      context.skip('This user may not mount a small disk.');
      return;
    }
    const writer = startWriter({ DATA_DIR: directory });
    await writer.ready;
    while (writer.acks.length < 20) {
      await delay(20);
    }

    // Uploads stop while the database still has room.
    const storage = directoryStorage(directory);
    const refused = await (async () => {
      for (let index = 0; index < 500; index += 1) {
        await storage.write(`media/${index}.png`, Buffer.alloc(mebibyte, 1));
      }
      return undefined;
    })().catch((cause: unknown) => cause);
    expect(refused).toMatchObject({ kind: 'unavailable', code: 'storage.full' });
    expect(await freeBytes(directory)).toBeGreaterThan(50 * mebibyte);
    const before = writer.acks.length;
    await expect.poll(() => writer.acks.length, { timeout: 5000 }).toBeGreaterThan(before);

    // Something else, such as a log, takes the rest: writes are refused, and the process lives on.
    await fill(join(directory, 'somebody-elses.log'));
    let acked = -1;
    await expect
      .poll(
        () => {
          const same = writer.acks.length === acked;
          acked = writer.acks.length;
          return same;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(true);
    await writer.kill();
    expect(writer.complaints()).toBe('');

    const notes: Note[] = [];
    const full = await openDatabase({ DATA_DIR: directory }, 'judge', { say: (note) => notes.push(note) });
    expect(notes).toContainEqual({ level: 'warn', words: expect.stringContaining('The disk is full') });
    expect(await judge(full.database, directory, writer.acks)).toMatchObject({ lost: [], broken: [] });
    await full.database.close();

    await rm(join(directory, 'somebody-elses.log'));
    await rm(join(directory, 'media'), { recursive: true });
    const after = startWriter({ DATA_DIR: directory });
    await after.ready;
    await expect.poll(() => after.acks.length, { timeout: 5000 }).toBeGreaterThan(5);
    await after.kill();
    expect((await stat(join(directory, 'ballast'))).size).toBe(ballastBytes);
    const whole = await openDatabase({ DATA_DIR: directory }, 'judge');
    const revisions = [...writer.acks, ...after.acks].filter((each) => each.is === 'revision');
    expect(await judge(whole.database, directory, revisions)).toMatchObject({ lost: [], broken: [] });
    await whole.database.close();
  }, 120_000);
});
