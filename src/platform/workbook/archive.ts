import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** What a stranger's archive may have: one that is larger unpacked isn't unpacked. */
const limits = {
  entries: 400,
  bytesOfEntry: 12 * 1024 * 1024,
  bytes: 32 * 1024 * 1024,
  /** Rows of a sheet that are alike shrink to a fortieth; to less than this only what is made to burst. */
  ratio: 250,
  /** What is smaller may be anything. */
  bytesOfSmall: 256 * 1024,
} as const;

/** Why an archive isn't read. */
export class UnreadableArchive extends Error {}

const wrong = () => new UnreadableArchive('The archive is damaged.');

interface Entry {
  readonly method: number;
  /** Of the entry as it is packed. */
  readonly packed: number;
  readonly bytes: number;
  /** Where its own head stands. */
  readonly at: number;
}

export interface Archive {
  has(name: string): boolean;
  /** The text of an entry. @throws UnreadableArchive for one that is missing, damaged, encrypted or larger than it says */
  text(name: string): Promise<string>;
}

/** Whether a file is an archive, by its first bytes. */
export const isArchive = (file: Uint8Array): boolean =>
  file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03 && file[3] === 0x04;

/** Where the directory of an archive begins, and how many entries it has. */
function directoryOf(file: Buffer): { readonly at: number; readonly entries: number } {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > file.length) {
    throw wrong();
  }
  const entries = file.readUInt16LE(end + 10);
  const at = file.readUInt32LE(end + 16);
  if (entries > limits.entries) {
    throw new UnreadableArchive('The archive has too many entries.');
  }
  if (at > end) {
    throw wrong();
  }
  return { at, entries };
}

function entriesOf(file: Buffer): ReadonlyMap<string, Entry> {
  const { at, entries } = directoryOf(file);
  const found = new Map<string, Entry>();
  let place = at;
  for (let index = 0; index < entries; index += 1) {
    if (place + 46 > file.length || file.readUInt32LE(place) !== 0x02014b50) {
      throw wrong();
    }
    const nameLength = file.readUInt16LE(place + 28);
    const name = file.subarray(place + 46, place + 46 + nameLength).toString('utf8');
    if ((file.readUInt16LE(place + 8) & 1) === 1) {
      throw new UnreadableArchive('The archive is encrypted.');
    }
    if (found.has(name)) {
      throw new UnreadableArchive('The archive has two entries of one name.');
    }
    found.set(name, {
      method: file.readUInt16LE(place + 10),
      packed: file.readUInt32LE(place + 20),
      bytes: file.readUInt32LE(place + 24),
      at: file.readUInt32LE(place + 42),
    });
    place += 46 + nameLength + file.readUInt16LE(place + 30) + file.readUInt16LE(place + 32);
  }
  return found;
}

/** The packed bytes of an entry. */
function packedOf(file: Buffer, { at, packed }: Entry): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== 0x04034b50) {
    throw wrong();
  }
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (from + packed > file.length) {
    throw wrong();
  }
  return file.subarray(from, from + packed);
}

/**
 * Opens a ZIP archive that came from outside. Nothing is unpacked before it is asked for, and never more than the archive says and the
 * limits allow.
 * @throws UnreadableArchive
 */
export function openArchive(bytes: Uint8Array): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(file);
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    text: async (name) => {
      const entry = entries.get(name);
      if (entry === undefined) {
        throw wrong();
      }
      unpacked += entry.bytes;
      if (entry.bytes > limits.bytesOfEntry || unpacked > limits.bytes) {
        throw new UnreadableArchive('The archive is too large.');
      }
      if (entry.bytes > limits.bytesOfSmall && entry.bytes > entry.packed * limits.ratio) {
        throw new UnreadableArchive('The archive is packed too tightly.');
      }
      const packed = packedOf(file, entry);
      if (entry.method === 0 && entry.packed === entry.bytes) {
        return packed.toString('utf8');
      }
      if (entry.method !== 8) {
        throw wrong();
      }
      const plain = await inflate(packed, { maxOutputLength: Math.max(1, entry.bytes) }).catch(() => {
        throw wrong();
      });
      if (plain.length !== entry.bytes) {
        throw wrong();
      }
      return plain.toString('utf8');
    },
  };
}
