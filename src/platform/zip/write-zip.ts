import { createHash } from 'node:crypto';
import { ZipWriter } from '@zip.js/zip.js';

/** A file that has been written into an archive. */
export interface Packed {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Takes files one after the other: the next is begun when the former is whole. */
export type Pack = (path: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<Packed>;

/** Pieces as a stream, each read when it is wanted. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
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

/**
 * Writes a ZIP archive (ZIP64 where it must be) at the pace of its reader: no more than a few pieces are in memory.
 * @param fill packs the files, in order; what it throws is what the reader of the archive gets
 */
export function writeZip(now: Date, fill: (pack: Pack) => Promise<void>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { useWebWorkers: false, lastModDate: now, level: 6 });
  const pack: Pack = async (path, bytes) => {
    const hash = createHash('sha256');
    let length = 0;
    const pieces = async function* () {
      for await (const piece of bytes) {
        hash.update(piece);
        length += piece.length;
        yield piece;
      }
    };
    await zip.add(path, streamOf(pieces()));
    return { path, bytes: length, sha256: hash.digest('hex') };
  };
  const work = async () => {
    await fill(pack);
    await zip.close();
  };
  work().catch((cause: unknown) => writable.abort(cause).catch(() => {}));
  return readable;
}
