import { randomBytes } from 'node:crypto';
import { createPasswords } from '#features/identity/provider/passwords.gateway.ts';
import {
  deferSelfReferences,
  dumpJsonRows,
  emptyTable,
  loadJsonRows,
  switchTriggers,
} from '#platform/backup/json-rows.ts';
import {
  finishTables,
  inOrderOfReferences,
  listTables,
  speakPlainly,
  type Table,
} from '#platform/backup/tables.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { connectionOf } from '#platform/database/connection-of.ts';
import type { Connection } from '#platform/database/database.ts';
import { writeSegments } from '#platform/private-files/own-files.ts';
import { privateKey } from '#platform/private-files/private-files.ts';
import type { Storage } from '#platform/storage.ts';
import type { ZipFile } from '#platform/zip/read-zip.ts';
import { takenOf } from './catalogue.data.ts';
import { compareAll } from './comparison.queries.ts';
import type { Manifest } from './format.contract.ts';
import { fileOf, pictureOf } from './pack.rules.ts';
import { type Everything, linesIn, rowOf } from './read-back.queries.ts';
import { closeRow, isChanged, type Row, withNewKey } from './rows.rules.ts';
import { refuseWhereSomethingStands } from './standing.queries.ts';

export interface TakeOver {
  readonly everything: Everything;
  readonly storage: Storage;
  /** Gets what was written into the storage: whoever runs the command takes each away (`tidyAway`) when that fails. */
  readonly written: string[];
}

export interface TakenOver {
  /** How many rows of each table were added. */
  readonly added: Readonly<Record<string, number>>;
  readonly files: number;
  /** Who worked there: without a role until they are invited again. */
  readonly colleagues: ReadonlyArray<{
    readonly name: string;
    readonly email: string;
    readonly role: string;
  }>;
  /** Messages that were still waiting there: they aren’t sent from here by themselves. */
  readonly stopped: number;
}

type Said = Manifest['tables'][number];

interface Work extends TakeOver {
  readonly connection: Connection;
  readonly dataKey: Uint8Array;
  readonly colleagues: { name: string; email: string; role: string }[];
  readonly ownEmails: ReadonlySet<string>;
  /** The hash of a password that nobody knows: who comes along gets another one by a mail to their address. */
  readonly nobodysPassword: string;
  stopped: number;
}

/** The address that somebody’s earlier account gets where who reads back has the same: it is told from theirs, and opens nothing. */
const earlier = (email: string) => email.replace(/@/, '+before@');

function noted(user: Row, work: Work): Row {
  const email = String(user.email);
  if (user.role !== 'customer') {
    work.colleagues.push({ name: String(user.name ?? ''), email, role: String(user.role) });
  }
  return work.ownEmails.has(email) ? { ...user, email: earlier(email) } : user;
}

/** A private file comes in under a key of its own; one whose bytes were lost there stays a name. */
async function withFile(given: Row, { everything, storage, written, dataKey }: Work): Promise<Row> {
  const id = String(given.id);
  const { key, row: made } = withNewKey(given, dataKey);
  const file = everything.files.get(fileOf(id));
  if (file === undefined) {
    return { ...made, name: '', bytes: 0, segments: 0 };
  }
  written.push(privateKey(id));
  return { ...made, ...(await writeSegments(storage, id, key, file.read())) };
}

async function comingIn(table: string, given: Row, work: Work): Promise<Row> {
  const closed = closeRow(table, table === 'users' ? noted(given, work) : given, work.dataKey);
  if (table === 'messages' && closed.state !== given.state) {
    work.stopped += 1;
  }
  if (table === 'provider_accounts') {
    return { ...closed, password_hash: work.nobodysPassword };
  }
  return table === 'private_files' ? withFile(closed, work) : closed;
}

async function loadTable({ name, columns }: Said, file: ZipFile, work: Work): Promise<void> {
  const { without = {} } = takenOf(name) ?? {};
  const isOther = isChanged(name) || name === 'users';
  const all = isOther ? [...columns, ...Object.keys(without)] : columns;
  for await (const lines of linesIn(file)) {
    for (let from = 0; from < lines.length; from += 500) {
      const some = lines.slice(from, from + 500);
      const rows: string[] = [];
      for (const line of some) {
        const given = rowOf(line, columns, file.path);
        rows.push(isOther ? JSON.stringify(await comingIn(name, given, work)) : line);
      }
      await loadJsonRows(work.connection, name, all, rows);
    }
  }
}

/** The pictures, into the storage. One that was missing there is missing here. */
async function writePictures({ connection, everything, storage, written }: Work): Promise<number> {
  let count = 0;
  for (const { file: key } of await connection.rows('SELECT file FROM media')) {
    const file = everything.files.get(pictureOf(String(key)));
    if (file) {
      const pieces: Uint8Array[] = [];
      for await (const piece of file.read()) {
        pieces.push(piece);
      }
      written.push(String(key));
      await storage.write(String(key), Buffer.concat(pieces));
      count += 1;
    }
  }
  return count;
}

/**
 * Writes what `readEverything` has read, all or nothing, into an instance that has only begun. Ids stay, so that links and files
 * hold; counters go on; the log of here comes behind that of there. What was sealed is sealed with the key of here.
 * @throws Failure conflict `everything.not-empty` with `details.standing: [{kind, count}]`; `everything.not-same`
 */
export async function takeOverEverything(context: CommandContext, parts: TakeOver): Promise<TakenOver> {
  const { tx, dataKey, log, touch } = context;
  if (dataKey === undefined) {
    throw new Error('What was sealed is sealed anew: this needs dataKey.');
  }
  const connection = connectionOf(tx);
  await speakPlainly(connection);
  const tables = await inOrderOfReferences(
    connection,
    (await listTables(connection)).filter(({ name }) => takenOf(name)),
  );
  const names = tables.map(({ name }) => name);
  // Whoever writes meanwhile waits, and what they wrote before is seen.
  await switchTriggers(connection, names, 'off');
  await refuseWhereSomethingStands(connection);
  await deferSelfReferences(connection, 'on');
  const own = await connection.rows('SELECT email FROM users');
  const ownEmails = new Set(own.map(({ email }) => String(email)));
  const work: Work = {
    ...parts,
    connection,
    dataKey,
    colleagues: [],
    ownEmails,
    nobodysPassword: await createPasswords().hash(randomBytes(32).toString('base64url')),
    stopped: 0,
  };
  const activity = tables.find(({ name }) => name === 'activity');
  const ownLog = activity ? await ownRows(connection, activity) : [];
  for (const { name } of tables.toReversed()) {
    if (name === 'activity' || takenOf(name)?.begins === 'replaced') {
      await emptyTable(connection, name);
    }
  }
  const { manifest, files } = parts.everything;
  const added: Record<string, number> = {};
  for (const { name } of tables) {
    const said = manifest.tables.find((each) => each.name === name);
    const file = files.get(`data/${name}.jsonl`);
    if (said && file) {
      await loadTable(said, file, work);
      added[name] = said.rows;
    }
  }
  await deferSelfReferences(connection, 'off');
  const pictures = await writePictures(work);
  await compareAll(work, tables);
  await finishTables(connection, tables);
  if (activity) {
    const columns = activity.columns.map(({ name }) => name).filter((name) => name !== 'id');
    await loadJsonRows(connection, 'activity', columns, ownLog);
  }
  touch('settings');
  const rows = Object.values(added).reduce((sum, count) => sum + count, 0);
  const privates = [...files.keys()].filter((path) => path.startsWith(fileOf(''))).length;
  log({
    subjectKind: 'everything',
    subjectId: manifest.madeAt,
    difference: { count: rows, files: pictures + privates },
  });
  return { added, files: pictures + privates, colleagues: work.colleagues, stopped: work.stopped };
}

async function ownRows(connection: Connection, activity: Table): Promise<string[]> {
  const rows: string[] = [];
  for await (const lines of dumpJsonRows(connection, activity, { without: ['id'] })) {
    rows.push(...lines);
  }
  return rows;
}
