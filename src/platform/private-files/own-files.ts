import { and, eq } from 'drizzle-orm';
import type { Storage } from '../storage.ts';
import { privateFiles } from './private-files.table.ts';
import { type FileDeps, privateKey } from './private-files.ts';
import { makeFileKey, sealSegment } from './seal.ts';
import { inSegments } from './segments.ts';

/**
 * Encrypts and stores a file of ours, whatever it holds; what comes from people is checked by `receiveFile`.
 * @returns its length, and how many segments it has; an empty one has one, too
 */
export async function writeSegments(
  storage: Pick<Storage, 'write'>,
  id: string,
  key: Uint8Array,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly bytes: number; readonly segments: number }> {
  let waiting: Buffer | undefined;
  let segments = 0;
  let length = 0;
  const write = async (plain: Buffer, isLast: boolean) => {
    await storage.write(`${privateKey(id)}/${segments}`, sealSegment(key, segments, isLast, plain));
    segments += 1;
    length += plain.length;
  };
  for await (const next of inSegments(bytes)) {
    if (waiting) {
      await write(waiting, false);
    }
    waiting = next;
  }
  await write(waiting ?? Buffer.alloc(0), true);
  return { bytes: length, segments };
}

/**
 * Stores a file that the program itself has made, encrypted as those of customers are. It is arriving until `keepFile`; what a killed
 * process leaves is swept away after an hour.
 * @throws what its bytes or the storage throw; then nothing of it is left
 */
export async function storeOwnFile(
  deps: FileDeps,
  file: { readonly name: string; readonly mediaType: string; readonly bytes: AsyncIterable<Uint8Array> },
): Promise<string> {
  const { db, clock, storage, dataKey } = deps;
  const { name, mediaType } = file;
  const id = crypto.randomUUID();
  const { key, sealedKey } = makeFileKey(dataKey, id);
  await db.insert(privateFiles).values({ id, name, mediaType, sealedKey, createdAt: clock.now() });
  const arriving = and(eq(privateFiles.id, id), eq(privateFiles.state, 'arriving'));
  try {
    const stored = await writeSegments(storage, id, key, file.bytes);
    await db
      .update(privateFiles)
      .set({ ...stored, createdAt: clock.now() })
      .where(arriving);
    return id;
  } catch (cause) {
    // If this fails too, the sweep does it.
    await storage
      .remove(privateKey(id))
      .then(() => db.delete(privateFiles).where(arriving))
      .catch(() => {});
    throw cause;
  }
}
