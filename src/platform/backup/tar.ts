import { createTarDecoder, createTarPacker } from 'modern-tar';

/** A file in an archive. Its bytes must be read to the end before the next file is read. */
export interface Entry {
  readonly path: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Streams the files as a tar archive (POSIX ustar), at the pace of the reader. */
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
 * The files of a tar archive, in order.
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
