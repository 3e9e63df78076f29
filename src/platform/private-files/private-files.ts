import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { CommandContext } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import type { Database } from '../database/database.ts';
import { emit } from '../outbox/outbox.ts';
import type { Job } from '../run-jobs.ts';
import type { Storage } from '../storage.ts';
import { type JpegSeen, lookAtJpeg } from './jpeg.rules.ts';
import { type FileKind, headBytes, nameOf, paper, refusePixels, tailBytes } from './paper.rules.ts';
import { privateFiles } from './private-files.table.ts';
import { makeFileKey, openFileKey, openSegment, sealSegment } from './seal.ts';
import { inSegments } from './segments.ts';

/** The topic of the outbox that takes a file's segments out of the storage; its payload is the file's id. */
export const removeFileTopic = 'private-files.remove';

/** Who has begun to send a file and not finished within an hour never will. */
const arrivingMs = 3_600_000;

export interface FileDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly dataKey: Uint8Array;
}

/** Where a file's segments lie in the storage. */
export const privateKey = (id: string) => `private/${id}`;

export type PrivateFile = Pick<
  typeof privateFiles.$inferSelect,
  'id' | 'name' | 'mediaType' | 'bytes' | 'segments' | 'sealedKey'
>;

/** Encrypts and stores segment by segment. The last one is known when no other follows, so each waits for the next. */
async function store(
  { storage }: FileDeps,
  id: string,
  key: Buffer,
  { bytes, kind }: { readonly bytes: AsyncIterable<Uint8Array>; readonly kind: FileKind },
) {
  let waiting: Buffer | undefined;
  let mediaType = '';
  let segments = 0;
  let length = 0;
  const write = async (plain: Buffer, isLast: boolean) => {
    await storage.write(`${privateKey(id)}/${segments}`, sealSegment(key, segments, isLast, plain));
    segments += 1;
    length += plain.length;
  };
  const look = lookAtJpeg();
  let seen: JpegSeen = { pixels: undefined, isWhole: false };
  let tail = Buffer.alloc(0);
  for await (const next of inSegments(bytes)) {
    if (waiting) {
      await write(waiting, false);
    } else {
      mediaType = await kind.mediaTypeOf(next.subarray(0, headBytes));
    }
    if (mediaType === 'image/jpeg') {
      seen = look(next);
      refusePixels(seen.pixels);
    }
    tail = Buffer.concat([tail, next]).subarray(-tailBytes);
    waiting = next;
  }
  if (!waiting) {
    throw new Failure('invalid', 'files.empty', 'The file is empty.', [
      { path: 'file', message: 'The file is empty.' },
    ]);
  }
  kind.refuseEnd(mediaType, tail, seen.isWhole);
  await write(waiting, true);
  return { mediaType, segments, bytes: length };
}

/**
 * Takes a file in. It is kept once `keepFile` has said so in the transaction of what it belongs to; until then it is
 * arriving, and swept away after an hour.
 * @param kind A picture or a PDF unless it says otherwise.
 * @throws Failure of what is wrong with it, or of the stream; then nothing of it is left.
 */
export async function receiveFile(
  deps: FileDeps,
  { name, bytes }: { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> },
  kind = paper,
): Promise<string> {
  const { db, clock, storage, dataKey } = deps;
  const id = crypto.randomUUID();
  const { key, sealedKey } = makeFileKey(dataKey, id);
  // The row comes first: what a killed process leaves in the storage has a row that the sweep finds.
  await db.insert(privateFiles).values({ id, name: '', mediaType: '', sealedKey, createdAt: clock.now() });
  try {
    const stored = await store(deps, id, key, { bytes, kind });
    await db
      .update(privateFiles)
      .set({ ...stored, name: nameOf(name, stored.mediaType) })
      .where(eq(privateFiles.id, id));
    return id;
  } catch (cause) {
    // If this fails too, the sweep does it.
    await storage
      .remove(privateKey(id))
      .then(() => db.delete(privateFiles).where(eq(privateFiles.id, id)))
      .catch(() => {});
    throw cause;
  }
}

/** Keeps a file that has arrived. @throws Failure when it was swept away meanwhile */
export async function keepFile({ tx }: Pick<CommandContext, 'tx'>, id: string): Promise<PrivateFile> {
  const [kept] = await tx
    .update(privateFiles)
    .set({ state: 'kept' })
    .where(and(eq(privateFiles.id, id), eq(privateFiles.state, 'arriving')))
    .returning();
  if (!kept) {
    throw new Failure('conflict', 'files.gone', 'The file took too long. Send it again.');
  }
  return kept;
}

/** Deletes a file: its row and with it its key now, its segments as soon as the transaction has been committed. */
export async function dropFile(context: Pick<CommandContext, 'tx' | 'now'>, id: string): Promise<void> {
  await context.tx.delete(privateFiles).where(eq(privateFiles.id, id));
  await emit(context, removeFileTopic, id);
}

/** @throws Failure conflict `files.key-lost`; `files.deleted` for one that only a restored backup remembers */
function keyOf({ dataKey }: Pick<FileDeps, 'dataKey'>, { id, sealedKey, segments }: PrivateFile): Buffer {
  if (segments === 0) {
    throw new Failure('conflict', 'files.deleted', 'This file was deleted. Ask for it again.');
  }
  try {
    return openFileKey(dataKey, id, sealedKey);
  } catch {
    throw new Failure(
      'conflict',
      'files.key-lost',
      'This file was encrypted with a key that is no longer there. Ask for it again.',
    );
  }
}

interface Opening {
  readonly storage: Pick<Storage, 'read'>;
  readonly dataKey: Uint8Array;
}

/** The plain bytes of a file, segment by segment. @throws when one is missing or was changed in the storage */
async function* readFile(
  { storage }: Opening,
  { id, segments }: PrivateFile,
  key: Buffer,
): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < segments; number += 1) {
    const sealed = await storage.read(`${privateKey(id)}/${number}`);
    if (!sealed) {
      throw new Error(`Segment ${number} of the private file ${id} is not in the storage.`);
    }
    yield openSegment(key, number, number === segments - 1, sealed);
  }
}

/**
 * The plain bytes of a file as the body of a response, decrypted as they are read.
 * @throws Failure conflict `files.key-lost` when the data key is another one
 */
export function streamFile(deps: Opening, file: PrivateFile): ReadableStream {
  const pieces = readFile(deps, file, keyOf(deps, file));
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) {
        controller.close();
      } else {
        controller.enqueue(value);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

/** The plain bytes of a file at once. @throws as `streamFile` */
export async function readWhole(
  deps: Pick<FileDeps, 'storage' | 'dataKey'>,
  file: PrivateFile,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(streamFile(deps, file)).arrayBuffer());
}

/** The job that deletes files whose sending was never finished. */
export function sweepFilesJob({ db, clock }: Pick<FileDeps, 'db' | 'clock'>): Job {
  const left = () =>
    and(
      eq(privateFiles.state, 'arriving'),
      lt(privateFiles.createdAt, new Date(clock.now().getTime() - arrivingMs)),
    );
  return {
    name: 'files',
    everySeconds: 600,
    isDue: async () =>
      (await db.select({ id: privateFiles.id }).from(privateFiles).where(left()).limit(1)).length > 0,
    run: () =>
      db.transaction(async (tx) => {
        const gone = await tx.delete(privateFiles).where(left()).returning({ id: privateFiles.id });
        for (const { id } of gone) {
          await emit({ tx, now: clock.now() }, removeFileTopic, id);
        }
      }),
  };
}
