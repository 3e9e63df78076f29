import { and, asc, desc, eq } from 'drizzle-orm';
import type { CommandContext } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import type { ReadDatabase } from '../database/database.ts';
import { arrivingPieces, privateFiles } from './private-files.table.ts';
import { dropFile, type FileDeps, privateKey } from './private-files.ts';
import { makeFileKey, openFileKey, openPiece, sealPiece } from './seal.ts';

/** So many files of one place arrive at once; for one more the oldest gives way. */
const maxArriving = 6;

interface Arriving {
  /** Of the upload; the file that is made of it has another one. */
  readonly id: string;
  /** What it is for. */
  readonly place: string;
}

const pathOf = (id: string, name: string) => `${privateKey(id)}/${name}`;

async function listPieces(db: ReadDatabase, id: string) {
  return db
    .select()
    .from(arrivingPieces)
    .where(eq(arrivingPieces.fileId, id))
    .orderBy(asc(arrivingPieces.number));
}

const sum = (pieces: readonly { readonly bytes: number }[]) =>
  pieces.reduce((all, { bytes }) => all + bytes, 0);

/** How many bytes of an upload have come, without a gap from its beginning; 0 of one that isn't known. */
export const countArrived = async ({ db }: Pick<FileDeps, 'db'>, id: string): Promise<number> =>
  sum(await listPieces(db, id));

/** Deletes what has come of all uploads of one place, but for the newest few that are spared. */
export async function dropArrivedAt(
  context: Pick<CommandContext, 'tx' | 'now'>,
  place: string,
  spared = 0,
): Promise<void> {
  const gone = await context.tx
    .select({ id: privateFiles.id })
    .from(privateFiles)
    .where(and(eq(privateFiles.state, 'arriving'), eq(privateFiles.place, place)))
    .orderBy(desc(privateFiles.createdAt), asc(privateFiles.id))
    .offset(spared);
  for (const { id } of gone) {
    await dropFile(context, id);
  }
}

const gone = () => new Failure('conflict', 'files.gone', 'The file took too long. Send it again.');

/** The key of an upload. @throws Failure conflict `files.gone` when there is no such upload any more */
async function keyOf({ db, dataKey }: FileDeps, { id }: Arriving): Promise<Buffer> {
  const [row] = await db
    .select({ key: privateFiles.sealedKey })
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), eq(privateFiles.state, 'arriving')));
  if (row === undefined) {
    throw gone();
  }
  return openFileKey(dataKey, id, row.key);
}

/** Begins an upload; once more changes nothing. The oldest of a place that has many gives way. */
const begin = ({ db, clock, dataKey }: FileDeps, { id, place }: Arriving): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { sealedKey } = makeFileKey(dataKey, id);
    await dropArrivedAt({ tx, now }, place, maxArriving - 1);
    await tx
      .insert(privateFiles)
      .values({ id, place, name: '', mediaType: '', sealedKey, createdAt: now })
      .onConflictDoNothing();
  });

/** Deletes what has come of an upload. */
export const dropArrived = ({ db, clock }: Pick<FileDeps, 'db' | 'clock'>, id: string): Promise<void> =>
  db.transaction((tx) => dropFile({ tx, now: clock.now() }, id));

/**
 * Writes down a piece that lies in the storage.
 * @returns whether it is the first of its number; undefined when the upload was deleted while the piece was stored
 */
const writeDown = (
  { db, clock }: Pick<FileDeps, 'db' | 'clock'>,
  piece: typeof arrivingPieces.$inferInsert,
): Promise<boolean | undefined> =>
  db.transaction(async (tx) => {
    // It isn't abandoned while pieces come. Whoever deletes it waits for this, or is seen here.
    const [upload] = await tx
      .update(privateFiles)
      .set({ createdAt: clock.now() })
      .where(and(eq(privateFiles.id, piece.fileId), eq(privateFiles.state, 'arriving')))
      .returning({ id: privateFiles.id });
    if (upload === undefined) {
      return undefined;
    }
    const taken = await tx
      .insert(arrivingPieces)
      .values(piece)
      .onConflictDoNothing()
      .returning({ number: arrivingPieces.number });
    return taken.length > 0;
  });

/**
 * Takes in the next piece of a file.
 * @param offset Where in the file it begins.
 * @returns how many bytes of the file are there now
 * @throws Failure conflict `files.offset` with what is there (`details.arrived`) when it isn't the next piece; it may have come before.
 * @throws Failure conflict `files.gone` when the upload was deleted meanwhile; nothing of the piece is left.
 */
export async function receivePiece(
  deps: FileDeps,
  upload: Arriving,
  { offset, bytes }: { readonly offset: number; readonly bytes: Uint8Array },
): Promise<number> {
  const { db, storage } = deps;
  const { id } = upload;
  const elsewhere = (arrived: number) =>
    new Failure('conflict', 'files.offset', `The file goes on at ${arrived}.`, [], { arrived });
  const before = await listPieces(db, id);
  const arrived = sum(before);
  if (offset !== arrived) {
    throw elsewhere(arrived);
  }
  if (offset === 0) {
    await begin(deps, upload);
  }
  const key = await keyOf(deps, upload);
  const number = before.length;
  const name = crypto.randomUUID();
  await storage.write(pathOf(id, name), sealPiece(key, name, bytes));
  const isFirst = await writeDown(deps, { fileId: id, number, name, bytes: bytes.length });
  if (isFirst === undefined) {
    // The others may have gone from the storage before this one lay there.
    await storage.remove(pathOf(id, name));
    throw gone();
  }
  // Of two that bring the same piece at once one is first; what the other wrote goes with the rest.
  if (!isFirst) {
    throw elsewhere(await countArrived(deps, id));
  }
  return arrived + bytes.length;
}

/** The plain bytes of an upload, piece by piece. @throws Failure conflict `files.gone` when one is no longer there */
export async function* readPieces(deps: FileDeps, upload: Arriving): AsyncGenerator<Uint8Array> {
  const { id } = upload;
  const pieces = await listPieces(deps.db, id);
  const key = await keyOf(deps, upload);
  for (const { name } of pieces) {
    const sealed = await deps.storage.read(pathOf(id, name));
    if (sealed === undefined) {
      throw gone();
    }
    yield openPiece(key, name, sealed);
  }
}
