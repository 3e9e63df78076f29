import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { columnsOf, dumpJsonRows } from '#platform/backup/json-rows.ts';
import { inOrderOfReferences, listTables, speakPlainly } from '#platform/backup/tables.ts';
import type { Clock } from '#platform/clock.ts';
import { connectionOf } from '#platform/database/connection-of.ts';
import type { Connection, Database } from '#platform/database/database.ts';
import { byteOrderMark, csvLine } from '#platform/format/csv.ts';
import { privateKey, streamFile } from '#platform/private-files/private-files.ts';
import type { Storage } from '#platform/storage.ts';
import { type Pack, writeZip } from '#platform/zip/write-zip.ts';
import { takenOf } from './catalogue.data.ts';
import { format, type Manifest, manifest } from './format.contract.ts';
import { fileOf, pictureOf, readme, visibleMessage } from './pack.rules.ts';
import { isChanged, openRow, row } from './rows.rules.ts';
import { messageHeads, sheets } from './sheets.data.ts';

export interface PackDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'read'>;
  readonly dataKey: Uint8Array;
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');

/** The lines of a table as they go along. */
export async function* linesOf(
  connection: Connection,
  table: Parameters<typeof dumpJsonRows>[1],
  dataKey: Uint8Array,
): AsyncGenerator<string[]> {
  const { without = {}, where } = takenOf(table.name) ?? {};
  const part = { without: Object.keys(without), ...(where === undefined ? {} : { where }) };
  for await (const lines of dumpJsonRows(connection, table, part)) {
    yield isChanged(table.name)
      ? lines.map((line) => JSON.stringify(openRow(table.name, row.parse(JSON.parse(line)), dataKey)))
      : lines;
  }
}

/** The sums of the ledger by account: two databases with the same have the same trial balance. */
export async function ledgerSums(connection: Connection): Promise<Manifest['ledger']> {
  const rows = await connection.rows(
    'SELECT account, sum(amount)::bigint AS amount FROM ledger_postings GROUP BY account ORDER BY account COLLATE "C"',
  );
  return rows.map(({ account, amount }) => ({ account: String(account), amount: Number(amount) }));
}

/** The last migration of a database. */
export async function lastMigration(connection: Connection): Promise<string> {
  const [last] = await connection.rows('SELECT max(name) AS name FROM migrations');
  return String(last?.name);
}

async function* sheetLines(connection: Connection, statement: string): AsyncGenerator<Uint8Array> {
  const rows = await connection.rows(statement);
  yield utf8(byteOrderMark + csvLine(Object.keys(rows[0] ?? { '': '' })));
  for (const found of rows) {
    yield utf8(csvLine(Object.values(found).map((value) => (value === null ? '' : String(value)))));
  }
}

interface Gathered {
  readonly tables: Manifest['tables'];
  readonly files: Manifest['files'];
  readonly missing: string[];
}

/** The rows of all tables, as they stood at one moment. */
async function packRows(connection: Connection, pack: Pack, { dataKey }: PackDeps, gathered: Gathered) {
  const all = await inOrderOfReferences(connection, await listTables(connection));
  for (const table of all) {
    const taken = takenOf(table.name);
    if (taken === undefined) {
      continue;
    }
    let rows = 0;
    const lines = async function* () {
      for await (const some of linesOf(connection, table, dataKey)) {
        rows += some.length;
        yield utf8(`${some.join('\n')}\n`);
      }
    };
    gathered.files.push(await pack(`data/${table.name}.jsonl`, lines()));
    const columns = columnsOf(table, { without: Object.keys(taken.without ?? {}) });
    gathered.tables.push({ name: table.name, columns, rows });
  }
  for (const { name, statement } of sheets) {
    gathered.files.push(await pack(`lists/${name}.csv`, sheetLines(connection, statement)));
  }
  const messages = all.find(({ name }) => name === 'messages');
  if (messages) {
    const lines = async function* () {
      yield utf8(byteOrderMark + csvLine([...messageHeads]));
      for await (const some of linesOf(connection, messages, dataKey)) {
        yield utf8(some.map((line) => csvLine(visibleMessage(row.parse(JSON.parse(line))))).join(''));
      }
    };
    gathered.files.push(await pack('lists/messages.csv', lines()));
  }
}

/** The bytes of a private file; undefined when it was deleted or its key is lost. */
function opened(deps: PackDeps, file: Named['files'][number]): ReadableStream<Uint8Array> | undefined {
  try {
    return streamFile(deps, file);
  } catch {
    return undefined;
  }
}

/** The pictures and the private files that the rows name, decrypted as they are written. */
async function packFiles(named: Named, pack: Pack, deps: PackDeps, { files, missing }: Gathered) {
  for (const key of named.pictures) {
    const bytes = await deps.storage.read(key);
    if (bytes === undefined) {
      missing.push(pictureOf(key));
    } else {
      files.push(await pack(pictureOf(key), [bytes]));
    }
  }
  for (const file of named.files) {
    const bytes = opened(deps, file);
    if (bytes === undefined || (await deps.storage.read(`${privateKey(file.id)}/0`)) === undefined) {
      missing.push(fileOf(file.id));
    } else {
      files.push(await pack(fileOf(file.id), bytes));
    }
  }
}

interface Named {
  readonly pictures: readonly string[];
  readonly files: ReadonlyArray<Parameters<typeof streamFile>[1]>;
}

const namedFiles = `SELECT id::text AS id, name, media_type AS "mediaType", bytes::float8 AS bytes, segments, sealed_key AS "sealedKey"
     FROM private_files t WHERE ${String(takenOf('private_files')?.where)} ORDER BY id`;

async function findNamed(connection: Connection): Promise<Named> {
  const pictures = await connection.rows('SELECT file FROM media ORDER BY id');
  const files = await connection.rows(namedFiles);
  return {
    pictures: pictures.map(({ file }) => String(file)),
    files: files.map((file) => ({
      id: String(file.id),
      name: String(file.name),
      mediaType: String(file.mediaType),
      bytes: Number(file.bytes),
      segments: Number(file.segments),
      sealedKey: String(file.sealedKey),
    })),
  };
}

/**
 * Everything that an agency has, as one ZIP (docs/take-everything.md), at the pace of who reads it. The rows are those of one moment;
 * secrets of accounts and devices aren't in it.
 */
export function packEverything(deps: PackDeps): ReadableStream<Uint8Array> {
  const now = deps.clock.now();
  return writeZip(now, async (pack) => {
    const gathered: Gathered = { tables: [], files: [], missing: [] };
    const { agency } = await findAgency(deps.db);
    gathered.files.push(await pack('README.txt', [utf8(readme)]));
    const seen = await deps.db.transaction(
      async (tx) => {
        const connection = connectionOf(tx);
        await speakPlainly(connection);
        await packRows(connection, pack, deps, gathered);
        return {
          named: await findNamed(connection),
          ledger: await ledgerSums(connection),
          migration: await lastMigration(connection),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await packFiles(seen.named, pack, deps, gathered);
    const { ledger, migration } = seen;
    const whole = manifest.parse({
      program: 'shofor',
      format,
      migration,
      madeAt: now.toISOString(),
      agency: agency.name.en,
      ledger,
      ...gathered,
    });
    await pack('manifest.json', [utf8(JSON.stringify(whole, null, 1))]);
  });
}
