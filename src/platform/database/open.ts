import { clockWarning } from './clock-skew.ts';
import { type DatabasePlace, type HeldServer, holdServer } from './data-directory.ts';
import type { DataLock } from './data-lock.ts';
import type { OpenDatabase } from './database.ts';
import { durabilityOf } from './durability.ts';
import type { Note, Say } from './note.ts';
import { openPostgresql } from './postgresql.ts';

export interface Opened {
  readonly database: OpenDatabase;
  /** Other processes reach this one through it; absent with a PostgreSQL server of somebody else's, which processes share. */
  readonly lock: DataLock | undefined;
}

/** What needs the operator's attention, for a command. */
const notifyOperator: Say = ({ level, words }) => {
  if (level === 'warn' || level === 'error') {
    console.error(words);
  }
};

async function notesOn(database: OpenDatabase, isElsewhere: boolean): Promise<Note[]> {
  const { survivesPowerCut, words } = await durabilityOf(database);
  const skew = isElsewhere ? await clockWarning(database) : undefined;
  const durability: Note = { level: survivesPowerCut ? 'info' : 'warn', words };
  return skew === undefined ? [durability] : [durability, { level: 'warn', words: skew }];
}

/**
 * The database that the configuration names: a PostgreSQL server, or the embedded one in the data directory.
 * @param purpose What this process does, for the error message of another that wants the directory.
 * @param held The directory and its server, if the caller has them already.
 * @param say What to do with notes. Absent: warnings of the embedded server go to standard error, and how durable it is isn't said.
 * @throws DataDirectoryInUse when another process has the embedded one.
 */
export async function openDatabase(
  place: DatabasePlace,
  purpose: string,
  { say, held }: { say?: Say | undefined; held?: HeldServer | undefined } = {},
): Promise<Opened> {
  const own =
    place.DATABASE_URL === undefined
      ? (held ?? (await holdServer(place.DATA_DIR, purpose, say ?? notifyOperator)))
      : undefined;
  const free = async () => {
    const server = await own?.server.catch(() => undefined);
    await server?.stop();
    await own?.lock.release();
  };
  let database: OpenDatabase | undefined;
  try {
    const opened = await (own === undefined
      ? openPostgresql(place.DATABASE_URL ?? '', { directUrl: place.DATABASE_DIRECT_URL })
      : openPostgresql((await own.server).url));
    database = opened;
    if (say) {
      for (const note of await notesOn(opened, own === undefined)) {
        say(note);
      }
    }
    const close = async () => {
      await opened.close();
      await free();
    };
    return { database: { ...opened, close }, lock: own?.lock };
  } catch (cause) {
    await database?.close();
    await free();
    throw cause;
  }
}
