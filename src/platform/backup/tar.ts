/** A file in an archive. Its bytes must be read, to their end, before the next one is asked for. */
export interface Entry {
  readonly path: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const block = 512;
const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

function header(path: string, size: number, changed: Date): Buffer {
  const bytes = Buffer.alloc(block);
  if (Buffer.byteLength(path) > 100) {
    throw new Error(`The path ${path} is too long for an archive.`);
  }
  bytes.write(path, 0);
  bytes.write(octal(0o644, 7), 100);
  bytes.write(octal(0, 7), 108);
  bytes.write(octal(0, 7), 116);
  bytes.write(octal(size, 11), 124);
  bytes.write(octal(Math.floor(changed.getTime() / 1000), 11), 136);
  bytes.write('        ', 148);
  bytes.write('0', 156);
  bytes.write('ustar\u000000', 257);
  bytes.write(
    octal(
      bytes.reduce((sum, byte) => sum + byte, 0),
      6,
    ),
    148,
  );
  return bytes;
}

/** The bytes of a tar file (POSIX ustar) with these files. */
export async function* packTar(
  files: AsyncIterable<{ readonly path: string; readonly bytes: Uint8Array }>,
  changed: Date,
): AsyncGenerator<Uint8Array> {
  for await (const { path, bytes } of files) {
    yield header(path, bytes.byteLength, changed);
    yield bytes;
    yield padding(bytes.byteLength);
  }
  yield Buffer.alloc(2 * block);
}

/** Takes pieces of a wanted length from a source that comes in pieces of any length. */
function reader(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  /** Up to `most` bytes; undefined at the end. */
  async function some(most: number): Promise<Uint8Array | undefined> {
    while (rest.byteLength === 0) {
      const next = await pieces.next();
      if (next.done) {
        return undefined;
      }
      rest = next.value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(most);
    return taken;
  }

  async function* exactly(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0; ) {
      const piece = await some(left);
      if (!piece) {
        throw new Error('The archive ends too early.');
      }
      left -= piece.byteLength;
      yield piece;
    }
  }

  return {
    exactly,
    whole: async (length: number): Promise<Buffer> => {
      const taken: Uint8Array[] = [];
      for await (const piece of exactly(length)) {
        taken.push(piece);
      }
      return Buffer.concat(taken);
    },
    atEnd: async () => (await some(1)) === undefined,
  };
}

/**
 * The files of a tar file, in order.
 * @throws when it isn't one that `packTar` could have made.
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const { exactly, whole, atEnd } = reader(source);
  for (;;) {
    const head = await whole(block);
    if (head.every((byte) => byte === 0)) {
      const last = await whole(block);
      if (!last.every((byte) => byte === 0) || !(await atEnd())) {
        throw new Error('The archive goes on behind its end.');
      }
      return;
    }
    const path = head.subarray(0, 100).toString('utf8').replace(/\0+$/, '');
    const size = Number.parseInt(head.subarray(124, 135).toString('latin1'), 8);
    const seconds = Number.parseInt(head.subarray(136, 147).toString('latin1'), 8);
    if (!Number.isSafeInteger(size) || !header(path, size, new Date(seconds * 1000)).equals(head)) {
      throw new Error('The archive is damaged: the head of a file is wrong.');
    }
    yield { path, size, bytes: exactly(size) };
    const filled = await whole(padding(size).byteLength);
    if (!filled.every((byte) => byte === 0)) {
      throw new Error('The archive is damaged: something stands between two files.');
    }
  }
}
