import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** What a stranger's archive may have: one that is larger unpacked isn't unpacked. */
export interface ArchiveLimits {
  readonly entries: number;
  readonly bytesOfEntry: number;
  /** Of all entries that are unpacked. */
  readonly bytes: number;
  /** How many times its packed bytes an entry may have; 250 when absent. */
  readonly ratio?: number;
  /** What is smaller may be packed as tightly as it likes. */
  readonly bytesOfSmall?: number;
}

/** Those of a workbook. */
const usual: ArchiveLimits = {
  entries: 400,
  bytesOfEntry: 12 * 1024 * 1024,
  bytes: 32 * 1024 * 1024,
};

/** Rows of a sheet that are alike shrink to a fortieth; to less than this only what is made to burst. What is small may be anything. */
const tightness = { ratio: 250, bytesOfSmall: 256 * 1024 };

/** Why an archive isn't read. */
export class UnreadableArchive extends Error {
  readonly reason: 'damaged' | 'encrypted' | 'too-large';
  constructor(message: string, reason: UnreadableArchive['reason'] = 'damaged') {
    super(message);
    this.reason = reason;
  }
}

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
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The bytes of an entry. @throws UnreadableArchive for one that is missing, damaged, encrypted or larger than it says */
  bytes(name: string): Promise<Uint8Array>;
  /** The text of an entry. @throws UnreadableArchive as `bytes` does */
  text(name: string): Promise<string>;
}

/** Whether a file is an archive, by its first bytes. */
export const isArchive = (file: Uint8Array): boolean =>
  file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03 && file[3] === 0x04;

/** Where the directory of an archive begins, and how many entries it has. */
function directoryOf(file: Buffer, limits: ArchiveLimits): { readonly at: number; readonly entries: number } {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > file.length) {
    throw wrong();
  }
  const entries = file.readUInt16LE(end + 10);
  const at = file.readUInt32LE(end + 16);
  if (entries > limits.entries) {
    throw new UnreadableArchive('The archive has too many entries.', 'too-large');
  }
  if (at > end) {
    throw wrong();
  }
  return { at, entries };
}

function entriesOf(file: Buffer, limits: ArchiveLimits): ReadonlyMap<string, Entry> {
  const { at, entries } = directoryOf(file, limits);
  const found = new Map<string, Entry>();
  let place = at;
  for (let index = 0; index < entries; index += 1) {
    if (place + 46 > file.length || file.readUInt32LE(place) !== 0x02014b50) {
      throw wrong();
    }
    const nameLength = file.readUInt16LE(place + 28);
    const name = file.subarray(place + 46, place + 46 + nameLength).toString('utf8');
    if ((file.readUInt16LE(place + 8) & 1) === 1) {
      throw new UnreadableArchive('The archive is encrypted.', 'encrypted');
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
 * @param limits those of a workbook when absent
 * @throws UnreadableArchive
 */
export function openArchive(bytes: Uint8Array, limits: ArchiveLimits = usual): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(file, limits);
  let unpacked = 0;
  const bytesOf = async (name: string): Promise<Buffer> => {
    const entry = entries.get(name);
    if (entry === undefined) {
      throw wrong();
    }
    unpacked += entry.bytes;
    if (entry.bytes > limits.bytesOfEntry || unpacked > limits.bytes) {
      throw new UnreadableArchive('The archive is too large.', 'too-large');
    }
    const { ratio, bytesOfSmall } = { ...tightness, ...limits };
    if (entry.bytes > bytesOfSmall && entry.bytes > entry.packed * ratio) {
      throw new UnreadableArchive('The archive is packed too tightly.', 'too-large');
    }
    const packed = packedOf(file, entry);
    if (entry.method === 0 && entry.packed === entry.bytes) {
      return packed;
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
    return plain;
  };
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    bytes: bytesOf,
    text: async (name) => (await bytesOf(name)).toString('utf8'),
  };
}
