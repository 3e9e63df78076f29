import type { Connection } from '../database/database.ts';
import type { Table } from './tables.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const rowsAtOnce = 500;

/** Which of a table is taken: by default all of it. */
export interface Part {
  /** Columns that are left out. */
  readonly without?: readonly string[];
  /** A condition of ours on the row `t`. */
  readonly where?: string;
}

/** The columns of a table that are taken. */
export const columnsOf = ({ columns }: Table, { without = [] }: Part): string[] =>
  columns.map(({ name }) => name).filter((name) => !without.includes(name));

/**
 * The rows of a table as JSON objects by column, some hundred at a time, in an order that depends only on the rows. What PostgreSQL
 * writes it reads back to the letter (`loadJsonRows`). Call inside a transaction after `speakPlainly`.
 */
export async function* dumpJsonRows(
  connection: Connection,
  table: Table,
  part: Part,
): AsyncGenerator<string[]> {
  const { name, columns, key } = table;
  const taken = columnsOf(table, part)
    .map((column) => `t.${quoted(column)}`)
    .join(', ');
  const order = (key.length > 0 ? key : columns.map((column) => column.name))
    .map((column) => `t.${quoted(column)}::text COLLATE "C"`)
    .join(', ');
  await connection.execute(
    `DECLARE json_dump NO SCROLL CURSOR FOR SELECT (SELECT row_to_json(r)::text FROM (SELECT ${taken}) r) AS line
     FROM ${quoted(name)} t WHERE ${part.where ?? 'true'} ORDER BY ${order}`,
  );
  for (;;) {
    const rows = await connection.rows(`FETCH ${rowsAtOnce} FROM json_dump`);
    if (rows.length > 0) {
      yield rows.map(({ line }) => String(line));
    }
    if (rows.length < rowsAtOnce) {
      break;
    }
  }
  await connection.execute('CLOSE json_dump');
}

/** Inserts rows that `dumpJsonRows` wrote. @param columns those that the rows have; the others take their default */
export async function loadJsonRows(
  connection: Connection,
  name: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) {
    return;
  }
  const names = columns.map(quoted).join(', ');
  await connection.rows(
    `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}

/** How many rows a table has. @param where a condition on the row `t` */
export async function countRows(connection: Connection, name: string, where = 'true'): Promise<number> {
  const [row] = await connection.rows(`SELECT count(*)::int AS count FROM ${quoted(name)} t WHERE ${where}`);
  return Number(row?.count ?? 0);
}

/** Empties a table row by row, as far as others let it go. */
export async function emptyTable(connection: Connection, name: string): Promise<void> {
  await connection.execute(`DELETE FROM ${quoted(name)}`);
}

/** Turns the triggers of tables off or on again: rows that were written by the rules once are written as they are. */
export async function switchTriggers(
  connection: Connection,
  names: readonly string[],
  to: 'off' | 'on',
): Promise<void> {
  for (const name of names) {
    await connection.execute(
      `ALTER TABLE ${quoted(name)} ${to === 'off' ? 'DISABLE' : 'ENABLE'} TRIGGER USER`,
    );
  }
}

const selfReferences = `
  SELECT c.conname AS name, t.relname AS table FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
  WHERE c.contype = 'f' AND c.conrelid = c.confrelid AND t.relnamespace = 'public'::regnamespace ORDER BY 1, 2`;

/** Has rows that point to others of their table wait for those: which come first isn't known. `off` looks at all of them. */
export async function deferSelfReferences(connection: Connection, to: 'on' | 'off'): Promise<void> {
  if (to === 'off') {
    await connection.execute('SET CONSTRAINTS ALL IMMEDIATE');
  }
  const how = to === 'on' ? 'DEFERRABLE INITIALLY DEFERRED' : 'NOT DEFERRABLE';
  for (const { name, table } of await connection.rows(selfReferences)) {
    await connection.execute(
      `ALTER TABLE ${quoted(String(table))} ALTER CONSTRAINT ${quoted(String(name))} ${how}`,
    );
  }
}
