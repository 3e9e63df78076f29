import { statfs } from 'node:fs/promises';

/** Bytes that this user can still write on the disk of a directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

export const mebibyte = 1024 * 1024;
