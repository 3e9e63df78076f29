import { link, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../database/database.ts';
import { resealTexts } from '../encrypted-texts/encrypted-texts.ts';
import { resealColumns, type SealedTable } from '../sealed-columns/all-rows.ts';
import { hasSigningKey, rewrapSealedKeys } from '../sealed-keys/sealed-keys.ts';
import { dataKeyFile, findKeyFile, openDataKey, openKeyFile, parseDataKey } from './data-key.ts';
import { rewrapFileKeys } from './file-keys.ts';

interface KeyPlace {
  /** The new key; absent: one is made in DATA_DIR. */
  readonly DATA_KEY?: string | undefined;
  /** The key until now; absent: the one in DATA_DIR. */
  readonly OLD_DATA_KEY?: string | undefined;
  readonly DATA_DIR: string;
}

/** Files first: when their keys can't be read, nothing was changed. */
async function rewrapKeys(db: Database, sealed: readonly SealedTable[], from: Uint8Array, to: Uint8Array) {
  const done = await rewrapFileKeys(db, from, to);
  await rewrapSealedKeys(db, from, to);
  await resealTexts(db, from, to);
  await resealColumns(db, sealed, from, to);
  return done;
}

/**
 * Changes the key that the keys of private files and papers, encrypted texts and sealed columns are encrypted with. Interrupted anywhere, it is finished by running it
 * again.
 * @returns how many files' keys were encrypted anew, and where the old key file is kept, if there was one.
 * @throws Error in words for the operator; then every file opens with the old key as before.
 */
export async function rotateDataKey(
  db: Database,
  { DATA_KEY, OLD_DATA_KEY, DATA_DIR }: KeyPlace,
  now: Date,
  sealed: readonly SealedTable[] = [],
): Promise<{ readonly rewrapped: number; readonly before: number; readonly oldKeyAt: string | undefined }> {
  const path = join(DATA_DIR, dataKeyFile);
  const inFile = await findKeyFile(path);
  const from = OLD_DATA_KEY === undefined ? inFile : parseDataKey(OLD_DATA_KEY, 'OLD_DATA_KEY');
  if (from === undefined) {
    throw new Error(`OLD_DATA_KEY: set it to the key used until now; there is none in ${path} either.`);
  }
  if (DATA_KEY !== undefined) {
    const to = parseDataKey(DATA_KEY);
    if (to.equals(from)) {
      throw new Error('DATA_KEY: this is the old key. Make another one (openssl rand -hex 32).');
    }
    return { ...(await rewrapKeys(db, sealed, from, to)), oldKeyAt: undefined };
  }
  // The new key is on the disk before anything needs it. A run that was interrupted has left it there.
  const next = `${path}.next`;
  const done = await rewrapKeys(db, sealed, from, await openKeyFile(next));
  const oldKeyAt =
    inFile === undefined ? undefined : `${path}.until-${now.toISOString().replace(/[:.]/g, '-')}`;
  if (oldKeyAt !== undefined) {
    await link(path, oldKeyAt);
  }
  // At no moment is there no key: the program would make itself another one.
  await rename(next, path);
  return { ...done, oldKeyAt };
}

/**
 * Declares that this process runs, so that nobody changes the data key, and reads the key only then: one that was read before
 * could be the old one. A process that was cut off while the key was changed ends: what it still wrote, nobody could read any more.
 * @returns the key, and `hold`, to be called once a signing key is encrypted with it.
 * @throws Error in words for the operator while the key is changed
 */
export async function declareRunning(
  database: Pick<OpenDatabase, 'db' | 'declareRunning'>,
  place: Parameters<typeof openDataKey>[0],
  logger: Pick<Logger, 'fatal'>,
): Promise<{ readonly dataKey: Buffer; readonly hold: () => void }> {
  let held: Uint8Array | undefined;
  await database.declareRunning({
    isCurrent: async () => held === undefined || hasSigningKey(database.db, 'papers', held),
    evicted: () => {
      logger.fatal(
        'The data key was changed while the database was away. Start the program again, with the new key.',
      );
      process.exit(1);
    },
  });
  const dataKey = await openDataKey(place);
  return {
    dataKey,
    hold: () => {
      held = dataKey;
    },
  };
}
