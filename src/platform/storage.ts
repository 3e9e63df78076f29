import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from './command/failure.ts';
import { freeBytes, mebibyte } from './disk.ts';

/** Where files live: a directory, or a bucket. Keys are our own, such as `media/<id>/original.png`. */
export interface Storage {
  read(key: string): Promise<Uint8Array | undefined>;
  /** @throws Failure unavailable when there is no room for it. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes away a file, or everything below a key; what isn't there is no error. */
  remove(key: string): Promise<void>;
}

/** Room on the disk that files never take, so that the database can go on. */
const reserveBytes = 64 * mebibyte;

const noRoom = () =>
  new Failure('unavailable', 'storage.full', 'There is no room left for files. Nothing was changed.');

/**
 * Files under a directory; a file appears whole or not at all.
 * @param reserve Bytes of the disk that stay free for the database.
 */
export function directoryStorage(directory: string, reserve = reserveBytes): Storage {
  return {
    read: async (key) => {
      try {
        return await readFile(join(directory, key));
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
          return undefined;
        }
        throw cause;
      }
    },
    remove: (key) => rm(join(directory, key), { recursive: true, force: true }),
    write: async (key, bytes) => {
      const path = join(directory, key);
      try {
        await mkdir(dirname(path), { recursive: true });
        if ((await freeBytes(directory)) - bytes.byteLength < reserve) {
          throw noRoom();
        }
        const unfinished = `${path}.${crypto.randomUUID()}.part`;
        try {
          await writeFile(unfinished, bytes);
          await rename(unfinished, path);
        } catch (cause) {
          await rm(unfinished, { force: true });
          throw cause;
        }
      } catch (cause) {
        throw cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC' ? noRoom() : cause;
      }
    },
  };
}
