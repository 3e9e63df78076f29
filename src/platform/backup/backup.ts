import { createHash } from 'node:crypto';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Connection, OpenDatabase } from '../database/database.ts';
import type { Storage } from '../storage.ts';
import { dumpTable, inOrderOfReferences, listTables, speakPlainly, table } from './tables.ts';
import { packTar } from './tar.ts';

/** The last file of a backup: its contents with their checksums. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(table.extend({ rows: z.int(), sha256: z.string() })),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Files that the database refers to and the storage didn't have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

interface Piece {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* databasePieces(connection: Connection, tables: Manifest['tables']): AsyncGenerator<Piece> {
  for (const each of await inOrderOfReferences(connection, await listTables(connection))) {
    const hash = createHash('sha256');
    let rows = 0;
    let number = 0;
    for await (const bytes of dumpTable(connection, each)) {
      hash.update(bytes);
      rows += bytes.reduce((sum, byte) => (byte === 10 ? sum + 1 : sum), 0);
      number += 1;
      yield { path: `database/${each.name}/${String(number).padStart(6, '0')}.jsonl`, bytes };
    }
    tables.push({ ...each, rows, sha256: hash.digest('hex') });
  }
}

export interface BackupParts {
  readonly database: OpenDatabase;
  readonly storage: Storage;
  /** A statement whose rows name the files that belong to the database, in a column `file`. */
  readonly filesStatement: string;
  readonly now: Date;
}

async function* pieces({ database, storage, filesStatement, now }: BackupParts): AsyncGenerator<Piece> {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  const tables: Manifest['tables'] = [];
  const noted = (piece: Piece): Piece => {
    files.push({ path: piece.path, bytes: piece.bytes.byteLength, sha256: sha256(piece.bytes) });
    return piece;
  };
  const snapshot = async (connection: Connection) => {
    await speakPlainly(connection);
    const wanted = await connection.rows(filesStatement);
    const migrations = await connection.rows('SELECT name, sha256 FROM migrations ORDER BY name');
    return { wanted: wanted.map((row) => String(row.file)), migrations };
  };

  // All rows are read in one snapshot. Meanwhile the single connection of the embedded database is blocked, so its rows
  // are read into memory at once and the client may download as slowly as it likes.
  const held: Piece[] = [];
  const { wanted, migrations } = await database.transaction(async (connection) => {
    const found = await snapshot(connection);
    for await (const piece of databasePieces(connection, tables)) {
      held.push(noted(piece));
    }
    return found;
  }, 'snapshot');
  yield* held;
  for (const key of wanted) {
    const bytes = await storage.read(key);
    if (bytes) {
      yield noted({ path: key, bytes });
    } else {
      missing.push(key);
    }
  }
  const written: Manifest = manifest.parse({
    format: 1,
    madeAt: now.toISOString(),
    engine: 'postgresql',
    migrations,
    tables,
    files,
    missing,
  });
  yield { path: 'manifest.json', bytes: Buffer.from(JSON.stringify(written)) };
}

/** The operating-system byte of the gzip header; always the same, so that damage to it is detected. */
export const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

function plainHead(): Transform {
  let begun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) {
        begun = true;
        if (chunk.length < gzipHead.length) {
          done(new Error('The head of the archive came in pieces.'));
          return;
        }
        gzipHead.copy(chunk, 0);
      }
      done(null, chunk);
    },
  });
}

/**
 * Writes a backup: the rows of all tables, their files, and a manifest with the SHA-256 of each, as one .tar.gz. It
 * contains no binary form of the database: a backup of one server can be restored into any other.
 */
export async function writeBackup(parts: BackupParts, sink: Writable): Promise<void> {
  await pipeline(
    Readable.from(packTar(pieces(parts), parts.now)),
    createGzip({ level: 5 }),
    plainHead(),
    sink,
  );
}
