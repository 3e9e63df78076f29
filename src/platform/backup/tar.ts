import { createTarDecoder, createTarPacker } from 'modern-tar';

/** A file in an archive. Its bytes must be read, to their end, before the next one is asked for. */
export interface Entry {
  readonly path: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The bytes of a tar file (POSIX ustar) with these files; no more of it is in memory than the reader has room for. */
export function packTar(
  files: AsyncIterable<{ readonly path: string; readonly bytes: Uint8Array }>,
  changed: Date,
): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const fill = async () => {
    for await (const { path, bytes } of files) {
      const body = controller.add({ name: path, size: bytes.byteLength, mtime: changed }).getWriter();
      await body.write(bytes);
      await body.close();
    }
    controller.finalize();
  };
  fill().catch((cause: unknown) => controller.error(cause));
  return readable;
}

/**
 * The files of a tar file, in order.
 * @throws when it is damaged or ends too early.
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const pieces = source[Symbol.asyncIterator]();
  const archive = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done) {
        controller.close();
      } else {
        controller.enqueue(next.value);
      }
    },
  });
  const entries = archive.pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    yield { path: header.name, size: header.size, bytes: body };
  }
}
