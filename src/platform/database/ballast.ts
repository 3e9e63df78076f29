import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes, mebibyte } from '../disk.ts';

/** How much of the disk the ballast takes. */
export const ballastBytes = 64 * mebibyte;
/** The embedded database doesn't open with less room than this: it writes a piece of its log. */
const roomToOpen = 48 * mebibyte;
/** What making the ballast leaves to others. */
const leaveFree = 8 * mebibyte;

const fileOf = (directory: string) => join(directory, 'ballast');

/**
 * Throws the ballast off when the disk is full. The embedded database writes when it opens, and dies when it can't;
 * with the room that the ballast took it opens, and everything can be read.
 * @returns whether the disk was full.
 */
export async function freeBallast(directory: string): Promise<boolean> {
  if ((await freeBytes(directory)) >= roomToOpen) {
    return false;
  }
  await rm(fileOf(directory), { force: true });
  return true;
}

/**
 * Fills the ballast up to its size, as far as the disk has room. Called once the database is open.
 * @returns the bytes that it has now.
 */
export async function makeBallast(directory: string, bytes = ballastBytes): Promise<number> {
  const there = await stat(fileOf(directory)).then(
    (found) => found.size,
    () => 0,
  );
  const missing = Math.min(bytes - there, (await freeBytes(directory)) - leaveFree);
  if (missing <= 0) {
    return there;
  }
  const file = await open(fileOf(directory), 'a');
  try {
    // Bytes that no file system can make smaller.
    const piece = randomBytes(mebibyte);
    let written = 0;
    while (written < missing) {
      const { bytesWritten } = await file.write(piece, 0, Math.min(piece.length, missing - written));
      written += bytesWritten;
    }
    return there + written;
  } catch {
    // Somebody else was faster to fill the disk. What is there already is ballast enough to try again.
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
