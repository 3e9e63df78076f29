import { chmod, mkdir } from 'node:fs/promises';
import { hasErrorCode } from '../error-code.ts';
import { freeBallast } from './ballast.ts';
import { cannotUse } from './cannot-use.ts';
import { type DataLock, lockDataDirectory } from './data-lock.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server/embedded-server.ts';
import type { Say } from './note.ts';

export interface DatabasePlace {
  /** A PostgreSQL server; absent: the embedded database in the data directory. */
  readonly DATABASE_URL?: string | undefined;
  /** The server itself, where DATABASE_URL leads to a pooler. */
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATA_DIR: string;
}

const isFull = (cause: unknown) => hasErrorCode(cause, 'ENOSPC');

/**
 * Makes the data directory and takes its lock; on a full disk the ballast makes room for that. It imports little, so
 * that a second process is refused before it has loaded the program.
 * @throws DataDirectoryInUse when another process has it.
 */
export async function takeDataDirectory(directory: string, purpose: string): Promise<DataLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw cannotUse(directory, cause);
  });
  // It holds personal data of customers. The mode of a directory that exists already isn't changed.
  await chmod(directory, 0o700).catch(() => undefined);
  return lockDataDirectory(directory, purpose).catch(async (cause: unknown) => {
    if (hasErrorCode(cause, 'EACCES') || hasErrorCode(cause, 'EROFS')) {
      throw cannotUse(directory, cause);
    }
    if (!isFull(cause)) {
      throw cause;
    }
    await freeBallast(directory);
    return lockDataDirectory(directory, purpose);
  });
}

/** The data directory, taken, and the server in it, which is starting. */
export interface HeldServer {
  readonly lock: DataLock;
  readonly server: Promise<EmbeddedServer>;
}

/**
 * Takes the data directory and begins to start the embedded server in it, so that the caller can do something else meanwhile.
 * @throws DataDirectoryInUse when another process has it.
 */
export async function holdServer(directory: string, purpose: string, say: Say): Promise<HeldServer> {
  const lock = await takeDataDirectory(directory, purpose);
  const begun = Promise.withResolvers<void>();
  const server = startEmbeddedServer(directory, say, { begun: begun.resolve });
  // Whoever awaits it hears of its trouble.
  server.catch(() => begun.resolve());
  await begun.promise;
  return { lock, server };
}
