import { spawnSync } from 'node:child_process';
import { lchown, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot } from '../../owner.ts';

/** A user of the system, by its numbers. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const nobody: SystemUser = { uid: 65_534, gid: 65_534 };

/**
 * The user as whom the embedded server runs, where that isn't the program's own: PostgreSQL refuses to run as root. It is the
 * owner of the data directory, or `nobody` where that is root too.
 */
export async function serverUser(directory: string): Promise<SystemUser | undefined> {
  if (!isRoot()) {
    return undefined;
  }
  const { uid, gid } = await stat(directory);
  return uid === 0 ? nobody : { uid, gid };
}

/** Gives a directory, and all in it that belongs to root, to the user, who may be the one that starts the program next. */
export async function giveTo({ uid, gid }: SystemUser, directory: string): Promise<void> {
  const inside = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const path of [directory, ...inside.map((each) => join(each.parentPath, each.name))]) {
    // What goes away meanwhile needs no owner.
    const found = await lstat(path).catch(() => undefined);
    if (found?.uid === 0) {
      await lchown(path, uid, gid).catch(() => undefined);
    }
  }
}

/** Whether a user can reach a folder by its path: those above it may be closed to others. */
export const canReach = (user: SystemUser, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status ===
  0;
