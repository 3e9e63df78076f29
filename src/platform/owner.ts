import { lchown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export const isRoot = () => process.getuid?.() === 0;

/**
 * Gives what root has just written to the owner of the folder in which it is: the embedded database runs as that user, and the
 * program may next time.
 */
export async function giveToOwnerOfFolder(path: string): Promise<void> {
  if (isRoot()) {
    const { uid, gid } = await stat(dirname(path));
    await lchown(path, uid, gid);
  }
}

/** Makes a folder, with those above it, for the owner of the one that was there. */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode });
  const made: string[] = [];
  for (let each = path; first !== undefined && each.length >= first.length; each = dirname(each)) {
    made.unshift(each);
  }
  for (const each of made) {
    await giveToOwnerOfFolder(each);
  }
}
