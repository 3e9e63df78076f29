import { existsSync, statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
const enough = 6 * 1024 ** 3;

/** Lets tests, and what they start, keep their temporary files in memory, where the system has enough of that. */
export function keepFilesInMemory(): void {
  const free = existsSync(inMemory) ? statfsSync(inMemory) : undefined;
  if (process.env.TMPDIR === undefined && free !== undefined && free.bavail * free.bsize > enough) {
    process.env.TMPDIR = inMemory;
  }
}
