import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files live: a directory, or a bucket. Keys are our own, such as `media/<id>/original.png`. */
export interface Storage {
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** Files under a directory; a file appears whole or not at all. */
export function directoryStorage(directory: string): Storage {
  return {
    read: async (key) => {
      try {
        return await readFile(join(directory, key));
      } catch {
        return undefined;
      }
    },
    write: async (key, bytes) => {
      const path = join(directory, key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${crypto.randomUUID()}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
  };
}
