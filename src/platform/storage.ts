import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from './command/failure.ts';
import { freeBytes, mebibyte } from './disk.ts';
import { hasErrorCode } from './error-code.ts';
import { giveToOwnerOfFolder, makeFolder } from './owner.ts';

/** Where files are stored: a directory, or a bucket. Keys are our own, such as `media/<id>/original.png`. */
export interface Storage {
  /** @throws Failure unavailable when the storage is unreachable. */
  read(key: string): Promise<Uint8Array | undefined>;
  /**
   * Writes are atomic.
   * @throws Failure unavailable when the disk is full, or the storage is unreachable.
   */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file, or everything below a key; a missing file is no error. */
  remove(key: string): Promise<void>;
}

/**
 * The key, checked to be inside the storage.
 * @throws for one that isn't, which is a fault of ours.
 */
export function plainKey(key: string): string {
  if (/[\\\0]/.test(key) || key.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new Error(`No file can have the key ${JSON.stringify(key)}.`);
  }
  return key;
}

/** Disk space that files never take, so that the database can go on. */
const reserveBytes = 64 * mebibyte;

const noRoom = () =>
  new Failure('unavailable', 'storage.full', 'There is no room left for files. Nothing was changed.');

/**
 * Files under a directory.
 * @param reserve Bytes of the disk that stay free for the database.
 */
export function directoryStorage(directory: string, reserve = reserveBytes): Storage {
  const pathOf = (key: string) => join(directory, plainKey(key));
  return {
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (cause) {
        if (hasErrorCode(cause, 'ENOENT')) {
          return undefined;
        }
        throw cause;
      }
    },
    remove: async (key) => rm(pathOf(key), { recursive: true, force: true }),
    write: async (key, bytes) => {
      const path = pathOf(key);
      try {
        await makeFolder(dirname(path));
        if ((await freeBytes(directory)) - bytes.byteLength < reserve) {
          throw noRoom();
        }
        const unfinished = `${path}.${crypto.randomUUID()}.part`;
        try {
          await writeFile(unfinished, bytes);
          await giveToOwnerOfFolder(unfinished);
          await rename(unfinished, path);
        } catch (cause) {
          await rm(unfinished, { force: true });
          throw cause;
        }
      } catch (cause) {
        throw hasErrorCode(cause, 'ENOSPC') ? noRoom() : cause;
      }
    },
  };
}

/** Takes files away whose address nobody has: if that fails, nothing else does. What stays is in the log. */
export async function tidyAway(storage: Storage, key: string): Promise<void> {
  await storage.remove(key).catch(() => {});
}
