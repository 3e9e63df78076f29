import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { CommandContext } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import type { Database } from '../database/database.ts';
import { emit } from '../outbox/outbox.ts';
import type { Job } from '../run-jobs.ts';
import type { Storage } from '../storage.ts';
import { type JpegSeen, lookAtJpeg } from './jpeg.rules.ts';
import { headBytes, mediaTypeOf, nameOf, refuseEnd, refusePixels, tailBytes } from './paper.rules.ts';
import { privateFiles } from './private-files.table.ts';
import { makeFileKey, openFileKey, openSegment, sealSegment } from './seal.ts';

/** The topic of the outbox that takes a file's segments out of the storage; its payload is the file's id. */
export const removeFileTopic = 'private-files.remove';

/** Plain bytes in one segment of the storage: so much of a file is in memory at a time. */
const segmentBytes = 1024 * 1024;

/** Who has begun to send a file and not finished within an hour never will. */
const arrivingMs = 3_600_000;

export interface FileDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly dataKey: Uint8Array;
}

export type PrivateFile = Pick<
  typeof privateFiles.$inferSelect,
  'id' | 'name' | 'mediaType' | 'bytes' | 'segments' | 'sealedKey'
>;

/** Where a file's segments lie in the storage. */
export const privateKey = (id: string) => `private/${id}`;

/** Bytes as they come, put together to pieces of a segment's length. */
async function* inSegments(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    for (let rest = piece; rest.length > 0; ) {
      const taken = rest.subarray(0, segmentBytes - length);
      parts.push(taken);
      length += taken.length;
      rest = rest.subarray(taken.length);
      if (length === segmentBytes) {
        yield Buffer.concat(parts);
        parts = [];
        length = 0;
      }
    }
  }
  if (length > 0) {
    yield Buffer.concat(parts);
  }
}

/** Encrypts and stores segment by segment. The last one is known when no other follows, so each waits for the next. */
async function store({ storage }: FileDeps, id: string, key: Buffer, bytes: AsyncIterable<Uint8Array>) {
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
      mediaType = await mediaTypeOf(next.subarray(0, headBytes));
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
  refuseEnd(mediaType, tail, seen.isWhole);
  await write(waiting, true);
  return { mediaType, segments, bytes: length };
}

/**
 * Takes a file in. It is kept once `keepFile` has said so in the transaction of what it belongs to; until then it is
 * arriving, and swept away after an hour.
 * @throws Failure of what is wrong with it, or of the stream; then nothing of it is left.
 */
export async function receiveFile(
  deps: FileDeps,
  { name, bytes }: { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> },
): Promise<string> {
  const { db, clock, storage, dataKey } = deps;
  const id = crypto.randomUUID();
  const { key, sealedKey } = makeFileKey(dataKey, id);
  // The row comes first: what a killed process leaves in the storage has a row that the sweep finds.
  await db.insert(privateFiles).values({ id, name: '', mediaType: '', sealedKey, createdAt: clock.now() });
  try {
    const stored = await store(deps, id, key, bytes);
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

/** The plain bytes of a file, segment by segment. @throws when one is missing or was changed in the storage */
async function* readFile(
  { storage }: Pick<FileDeps, 'storage'>,
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
export function streamFile(deps: Pick<FileDeps, 'storage' | 'dataKey'>, file: PrivateFile): ReadableStream {
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
