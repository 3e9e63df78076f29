import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Failure } from './command/failure.ts';
import { freeBytes, mebibyte } from './disk.ts';
import { directoryStorage } from './storage.ts';

async function somewhere(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-storage-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

describe('files', () => {
  test('what was written is read again, and what is not there is not there', async () => {
    const storage = directoryStorage(await somewhere());
    await storage.write('media/a/original.png', new Uint8Array([1, 2, 3]));
    expect([...((await storage.read('media/a/original.png')) ?? [])]).toEqual([1, 2, 3]);
    expect(await storage.read('media/b/original.png')).toBeUndefined();
  });

  test('a file that would take the room of the database is refused, and nothing of it stays', async () => {
    const directory = await somewhere();
    const storage = directoryStorage(directory, (await freeBytes(directory)) + mebibyte);
    const refused = await storage.write('media/a/original.png', new Uint8Array(10)).catch((cause) => cause);
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({ kind: 'unavailable', code: 'storage.full' });
    expect(await readdir(join(directory, 'media/a'))).toEqual([]);
  });

  test('a file that cannot be put in its place leaves no half of itself', async () => {
    const directory = await somewhere();
    const storage = directoryStorage(directory);
    await storage.write('media/a/b', new Uint8Array(10));
    // The place is taken by a folder.
    await expect(storage.write('media/a', new Uint8Array(10))).rejects.toThrow('EISDIR');
    expect(await readdir(join(directory, 'media'))).toEqual(['a']);
  });
});
