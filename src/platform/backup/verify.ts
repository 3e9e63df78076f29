import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { gzipHead, type Manifest, manifest } from './backup.ts';
import { type Entry, unpackTar } from './tar.ts';

/** A backup that failed verification. Nothing was changed. */
export class DamagedBackup extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} is damaged or not a backup: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'DamagedBackup';
  }
}

/** Iterates over the files of a backup, in the order in which they were written. */
export async function readBackup(file: string, each: (entry: Entry) => Promise<void>): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Uint8Array>) => {
    for await (const entry of unpackTar(source)) {
      await each(entry);
    }
  });
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(gzipHead.length), 0, gzipHead.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const plainPath =
  /^(?:database\/[a-z0-9_]+\/\d{6}\.jsonl|[a-z0-9-]+(?:\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9]+)*)+)$/;

async function verified(file: string): Promise<Manifest> {
  if (!(await readHead(file)).equals(gzipHead)) {
    throw new Error('It does not begin as a backup does.');
  }
  const found = new Map<string, { bytes: number; sha256: string }>();
  let last: Manifest | undefined;
  await readBackup(file, async ({ path, size, bytes }) => {
    if (last !== undefined) {
      throw new Error(`${path} comes after the manifest.`);
    }
    const hash = createHash('sha256');
    const kept: Uint8Array[] = [];
    for await (const piece of bytes) {
      hash.update(piece);
      if (path === 'manifest.json') {
        kept.push(piece);
      }
    }
    if (path === 'manifest.json') {
      last = manifest.parse(JSON.parse(Buffer.concat(kept).toString('utf8')));
    } else if (found.has(path) || !plainPath.test(path)) {
      throw new Error(`${path} should not be in it, or not twice.`);
    } else {
      found.set(path, { bytes: size, sha256: hash.digest('hex') });
    }
  });
  if (last === undefined) {
    throw new Error('It has no manifest.');
  }
  for (const { path, bytes, sha256 } of last.files) {
    const there = found.get(path);
    if (there?.bytes !== bytes || there.sha256 !== sha256) {
      throw new Error(`${path} is not what the manifest says.`);
    }
  }
  if (found.size !== last.files.length) {
    throw new Error('It holds files that the manifest does not name.');
  }
  return last;
}

/**
 * Reads a whole backup and compares it with its manifest.
 * @throws DamagedBackup; another Error for a file that isn't there.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) {
    throw new Error(`There is no file ${file}.`);
  }
  try {
    return await verified(file);
  } catch (cause) {
    throw new DamagedBackup(file, cause);
  }
}
