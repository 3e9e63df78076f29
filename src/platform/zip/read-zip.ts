import { type FileEntry, Reader, ZipReader } from '@zip.js/zip.js';

/** Bytes that can be read from any place. */
export interface ZipSource {
  readonly bytes: number;
  /** @returns as many as were asked for, fewer at the end */
  read(from: number, length: number): Promise<Uint8Array>;
}

/** A ZIP that isn't what it says, in words for who sent it. */
export class DamagedZip extends Error {}

class SourceReader extends Reader<ZipSource> {
  readonly #source: ZipSource;

  constructor(source: ZipSource) {
    super(source);
    this.#source = source;
    this.size = source.bytes;
  }

  override readUint8Array(from: number, length: number): Promise<Uint8Array> {
    return this.#source.read(from, Math.max(0, Math.min(length, this.#source.bytes - from)));
  }
}

export interface ZipFile {
  readonly path: string;
  /** As the directory says; no more than that is ever unpacked. */
  readonly bytes: number;
  /**
   * The unpacked bytes, at the pace of who reads them.
   * @throws DamagedZip when they aren't what the directory says
   */
  read(): AsyncGenerator<Uint8Array>;
}

export interface ZipLimits {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
}

/** No folder above, no drive, nothing hidden, no other way to write the same name. */
const isPlain = (path: string) =>
  path.length <= 400 &&
  !/[\\:\0]/.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

async function* unpack(entry: FileEntry, bytes: number): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const done = entry.getData(writable, {
    useWebWorkers: false,
    checkSignature: true,
    checkOverlappingEntry: true,
  });
  // What goes wrong comes to the reader by the stream, and is awaited below.
  done.catch((cause: unknown) => writable.abort(cause).catch(() => {}));
  let length = 0;
  try {
    for await (const piece of readable) {
      length += piece.length;
      if (length > bytes) {
        throw new DamagedZip(`${entry.filename} is longer than the ZIP says.`);
      }
      yield piece;
    }
    await done;
  } catch (cause) {
    throw cause instanceof DamagedZip
      ? cause
      : new DamagedZip(`${entry.filename} in the ZIP cannot be read: it was changed or cut off.`);
  }
  if (length !== bytes) {
    throw new DamagedZip(`${entry.filename} is shorter than the ZIP says.`);
  }
}

/**
 * The files of a ZIP archive by their paths, as its directory names them.
 * @throws DamagedZip when it is none, was cut off, holds a path that leads out of it or one twice, or unpacks to more than the limits
 */
export async function openZip(source: ZipSource, limits: ZipLimits): Promise<ReadonlyMap<string, ZipFile>> {
  const reader = new ZipReader(new SourceReader(source), { useWebWorkers: false, strictness: 'balanced' });
  const files = new Map<string, ZipFile>();
  let total = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      const { filename: path, uncompressedSize: bytes } = entry;
      if (entry.directory || entry.encrypted || !isPlain(path) || files.has(path)) {
        throw new DamagedZip('The ZIP holds a file that no export of ours has.');
      }
      total += bytes;
      files.set(path, { path, bytes, read: () => unpack(entry, bytes) });
      if (files.size > limits.files || total > limits.bytes) {
        throw new DamagedZip('The ZIP would unpack to more than an export of ours holds.');
      }
    }
  } catch (cause) {
    throw cause instanceof DamagedZip
      ? cause
      : new DamagedZip('This is no whole ZIP: it was changed, or its end is missing.');
  }
  return files;
}
