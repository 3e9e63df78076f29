import { createHash } from 'node:crypto';
import { columnsOf } from '#platform/backup/json-rows.ts';
import { listTables, type Table } from '#platform/backup/tables.ts';
import { Failure } from '#platform/command/failure.ts';
import { connectionOf } from '#platform/database/connection-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { DamagedZip, openZip, type ZipFile, type ZipSource } from '#platform/zip/read-zip.ts';
import { takenOf } from './catalogue.data.ts';
import { type Manifest, manifest, oldestMigration, zipLimits } from './format.contract.ts';
import { lastMigration } from './pack.queries.ts';
import { fileOf, pictureOf } from './pack.rules.ts';
import { type Row, row } from './rows.rules.ts';

/** What a ZIP of “Take everything with you” holds, once all of it was read and compared with its manifest. */
export interface Everything {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, ZipFile>;
}

const damaged = (why: string) =>
  new Failure(
    'invalid',
    'everything.damaged',
    `${why} Nothing was taken over. Take everything out again there.`,
  );

/** @throws Failure invalid `everything.damaged` with what the ZIP says is wrong */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof DamagedZip ? damaged(cause.message) : cause;
  }
}

async function readManifest(file: ZipFile | undefined): Promise<Manifest> {
  if (file === undefined || file.bytes > zipLimits.manifest) {
    throw new Failure(
      'invalid',
      'everything.not-ours',
      'This ZIP is not from “Take everything with you”: it has no manifest.json. Nothing was taken over.',
    );
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of file.read()) {
    pieces.push(piece);
  }
  try {
    return manifest.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')));
  } catch {
    throw damaged('manifest.json is not as the program writes it.');
  }
}

/** @throws Failure conflict `everything.newer`, `everything.too-old` */
function refuseVersion(theirs: string, ours: string): void {
  if (theirs > ours) {
    throw new Failure(
      'conflict',
      'everything.newer',
      `It comes from a newer version of the program (${theirs.slice(0, 4)}; this one has ${ours.slice(0, 4)}). Update the program here, then read it back.`,
      [],
      { theirs, ours },
    );
  }
  if (theirs.slice(0, 4) < oldestMigration) {
    throw new Failure(
      'conflict',
      'everything.too-old',
      `It comes from a version that is too old (${theirs.slice(0, 4)}; read back are those from ${oldestMigration} on). Update the program there, and take everything out again.`,
      [],
      { theirs, ours },
    );
  }
}

/** The lines of a table’s file, some at a time. @throws DamagedZip for one that is longer than any row */
export async function* linesIn(file: ZipFile): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of file.read()) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > zipLimits.line) {
      throw new DamagedZip(`A line of ${file.path} is longer than any row.`);
    }
    if (lines.length > 0) {
      yield lines;
    }
  }
  if (rest !== '') {
    throw new DamagedZip(`${file.path} ends in the middle of a row.`);
  }
}

/** A line as a row with just these columns. @throws DamagedZip */
export function rowOf(line: string, columns: readonly string[], path: string): Row {
  try {
    const read = row.parse(JSON.parse(line));
    if (Object.keys(read).length === columns.length && columns.every((column) => column in read)) {
      return read;
    }
  } catch {
    // Said below.
  }
  throw new DamagedZip(`A row of ${path} is not one of its table.`);
}

interface Seen {
  readonly pictures: Set<string>;
  readonly files: Set<string>;
  readonly ledger: Map<string, bigint>;
}

function look(name: string, read: Row, seen: Seen): void {
  if (name === 'media') {
    const key = String(read.file);
    if (!/^media\/[\w-]{1,64}\/[\w.-]{1,64}$/.test(key) || key.endsWith('/..')) {
      throw new DamagedZip('A picture lies where no picture of ours does.');
    }
    seen.pictures.add(pictureOf(key));
  } else if (name === 'private_files') {
    seen.files.add(fileOf(String(read.id)));
  } else if (name === 'ledger_postings') {
    const account = String(read.account);
    seen.ledger.set(account, (seen.ledger.get(account) ?? 0n) + BigInt(Math.trunc(Number(read.amount))));
  }
}

async function readTable(file: ZipFile | undefined, table: Manifest['tables'][number], seen: Seen) {
  if (file === undefined) {
    throw new DamagedZip(`data/${table.name}.jsonl is missing.`);
  }
  let rows = 0;
  for await (const lines of linesIn(file)) {
    for (const line of lines) {
      look(table.name, rowOf(line, table.columns, file.path), seen);
    }
    rows += lines.length;
  }
  if (rows !== table.rows) {
    throw new DamagedZip(`${file.path} has ${rows} rows, and the manifest says ${table.rows}.`);
  }
}

/** Compares each file with its checksum, and what is named with what is there. */
async function compareFiles(files: ReadonlyMap<string, ZipFile>, said: Manifest): Promise<void> {
  const named = new Map(said.files.map((each) => [each.path, each]));
  const stranger = [...files.keys()].find((path) => path !== 'manifest.json' && !named.has(path));
  if (stranger !== undefined || named.size !== said.files.length) {
    throw new DamagedZip('It holds a file that its manifest does not name, or one twice.');
  }
  for (const { path, bytes, sha256 } of said.files) {
    const file = files.get(path);
    if (file === undefined || file.bytes !== bytes) {
      throw new DamagedZip(`${path} is missing or has another length.`);
    }
    const hash = createHash('sha256');
    for await (const piece of file.read()) {
      hash.update(piece);
    }
    if (hash.digest('hex') !== sha256) {
      throw new DamagedZip(`${path} was changed.`);
    }
  }
}

/** @throws DamagedZip for tables or columns that a version of ours never had */
function compareTables(said: Manifest, ours: readonly Table[]): void {
  const known = new Map(ours.map((table) => [table.name, table]));
  for (const { name, columns } of said.tables) {
    const table = known.get(name);
    const taken = takenOf(name);
    const may = table && taken && columnsOf(table, { without: Object.keys(taken.without ?? {}) });
    if (may === undefined || columns.some((column) => !may.includes(column))) {
      throw new DamagedZip(`The table ${name} is not one of ours.`);
    }
  }
  if (new Set(said.tables.map(({ name }) => name)).size !== said.tables.length) {
    throw new DamagedZip('It holds a table twice.');
  }
}

/**
 * Reads a whole ZIP of “Take everything with you” and compares it with its manifest: paths, lengths, checksums, rows, the sums of
 * the ledger, and that each file belongs to a row. Nothing is written, and little of it is in memory at a time.
 * @throws Failure invalid `everything.not-ours`, `everything.damaged`; conflict `everything.newer`, `everything.too-old`
 */
export function readEverything(
  { db }: { readonly db: Pick<Transaction, 'execute'> },
  source: ZipSource,
): Promise<Everything> {
  return inWords(async () => {
    const files = await openZip(source, zipLimits);
    const said = await readManifest(files.get('manifest.json'));
    const connection = connectionOf(db);
    refuseVersion(said.migration, await lastMigration(connection));
    compareTables(said, await listTables(connection));
    await compareFiles(files, said);
    const seen: Seen = { pictures: new Set(), files: new Set(), ledger: new Map() };
    for (const table of said.tables) {
      await readTable(files.get(`data/${table.name}.jsonl`), table, seen);
    }
    const belongs = (path: string) => seen.pictures.has(path) || seen.files.has(path);
    const nobodys = [...files.keys()].find((path) => path.startsWith('files/') && !belongs(path));
    if (nobodys !== undefined) {
      throw new DamagedZip(`${nobodys} belongs to no row.`);
    }
    const gone = [...seen.pictures, ...seen.files].find(
      (path) => !files.has(path) && !said.missing.includes(path),
    );
    if (gone !== undefined) {
      throw new DamagedZip(`${gone} is missing.`);
    }
    const sums = [...seen.ledger];
    const isSame =
      sums.length === said.ledger.length &&
      said.ledger.every(({ account, amount }) => seen.ledger.get(account) === BigInt(amount));
    if (!isSame || sums.reduce((all, [, amount]) => all + amount, 0n) !== 0n) {
      throw new DamagedZip('The sums of its ledger are not those that its manifest says.');
    }
    return { manifest: said, files };
  });
}
