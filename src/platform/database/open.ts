import { join } from 'node:path';
import { freeBallast, makeBallast } from './ballast.ts';
import { clockWarning } from './clock-skew.ts';
import { type DatabasePlace, takeDataDirectory } from './data-directory.ts';
import type { DataLock } from './data-lock.ts';
import type { OpenDatabase } from './database.ts';
import { durabilityOf } from './durability.ts';

export interface Note {
  readonly level: 'info' | 'warn';
  readonly words: string;
}

export interface Opened {
  readonly database: OpenDatabase;
  /** Other processes reach this one through it; absent with a PostgreSQL server, which processes share. */
  readonly lock: DataLock | undefined;
  /** Warnings for the operator, for the log. */
  readonly notes: readonly Note[];
}

async function openEmbedded(directory: string, lock: DataLock): Promise<Opened> {
  try {
    const wasFull = await freeBallast(directory);
    // Only who has it reads it: the package alone takes 130 MB.
    const { openPglite } = await import('./pglite.ts');
    const database = await openPglite(join(directory, 'database'));
    await makeBallast(directory);
    const full: Note[] = wasFull
      ? [
          {
            level: 'warn',
            words: 'The disk is full. Pages can be read, but little or nothing can be saved. Make room.',
          },
        ]
      : [];
    return {
      database: {
        ...database,
        close: async () => {
          await database.close();
          await lock.release();
        },
      },
      lock,
      notes: [...full, { level: 'info', words: (await durabilityOf(database)).words }],
    };
  } catch (cause) {
    await lock.release();
    throw cause;
  }
}

/**
 * The database that the configuration names: a PostgreSQL server, or the embedded one in the data directory.
 * @param purpose What this process does, for the error message of another that wants the directory.
 * @param held The directory's lock, if the caller has taken it already.
 * @throws DataDirectoryHeld when another process has the embedded one.
 */
export async function openDatabase(place: DatabasePlace, purpose: string, held?: DataLock): Promise<Opened> {
  if (place.DATABASE_URL === undefined) {
    return openEmbedded(place.DATA_DIR, held ?? (await takeDataDirectory(place.DATA_DIR, purpose)));
  }
  const { openPostgresql } = await import('./postgresql.ts');
  const database = await openPostgresql(place.DATABASE_URL, { directUrl: place.DATABASE_DIRECT_URL });
  try {
    const { survivesPowerCut, words } = await durabilityOf(database);
    const skew = await clockWarning(database);
    const notes: Note[] = [{ level: survivesPowerCut ? 'info' : 'warn', words }];
    return {
      ...{ database, lock: undefined },
      notes: skew === undefined ? notes : [...notes, { level: 'warn', words: skew }],
    };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}
