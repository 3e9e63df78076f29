import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes, mebibyte } from '../disk.ts';
import { giveToOwnerOfFolder } from '../owner.ts';

/** How much of the disk the ballast takes, in bytes. */
export const ballastBytes = 64 * mebibyte;
/** The embedded database doesn't open with less free space than this: it writes a log segment. */
const roomToOpen = 48 * mebibyte;
/** How much free space making the ballast leaves. */
const leaveFree = 8 * mebibyte;

const fileOf = (directory: string) => join(directory, 'ballast');

/**
 * Removes the ballast when the disk is full. The embedded database writes when it opens, and crashes when it can't;
 * with the space of the ballast it opens, and everything can be read.
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
 * Fills the ballast up to its size, as far as the disk has space. Called once the database is open.
 * @returns its size in bytes.
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
    // Random bytes, which no file system can compress.
    const piece = randomBytes(mebibyte);
    let written = 0;
    while (written < missing) {
      const { bytesWritten } = await file.write(piece, 0, Math.min(piece.length, missing - written));
      written += bytesWritten;
    }
    return there + written;
  } catch {
    // Another process filled the disk first. The ballast so far is enough to try again.
    return (await file.stat()).size;
  } finally {
    await file.close();
    await giveToOwnerOfFolder(fileOf(directory));
  }
}
