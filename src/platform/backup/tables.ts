import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Connection } from '../database/database.ts';

/** A dumped table: every value is the text form that PostgreSQL reads again. */
export const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
  /** Names of the key columns, by which rows are ordered. */
  key: z.array(z.string()),
});
export type Table = z.infer<typeof table>;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const tablesOfPublic = `
  SELECT c.relname AS name,
    (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
      FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    coalesce((SELECT json_agg(a.attname ORDER BY array_position(i.indkey::int[], a.attnum::int))
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary), '[]') AS key
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY c.relname COLLATE "C"`;

/** All tables of the program except the list of migrations, which applying them creates. */
export async function listTables(connection: Connection): Promise<Table[]> {
  const rows = await connection.rows(tablesOfPublic);
  return rows.map((row) => table.parse(row)).filter(({ name }) => name !== 'migrations');
}

/** Settings on which the text form of values depends; they apply until the transaction ends. */
export async function speakPlainly(connection: Connection): Promise<void> {
  await connection.execute(`SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD';
    SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`);
}

const rowsAtOnce = 500;
const bytesAtOnce = 2 * 1024 * 1024;

/**
 * The rows of a table as lines of JSON arrays of texts, in chunks of some megabytes, in an order that depends only on
 * the rows. Call inside a transaction after `speakPlainly`.
 */
export async function* dumpTable(
  connection: Connection,
  { name, columns, key }: Table,
): AsyncGenerator<Buffer> {
  const values = columns.map((column) => `t.${quoted(column.name)}::text`).join(', ');
  const order = (key.length > 0 ? key : columns.map((column) => column.name))
    .map((column) => `t.${quoted(column)}::text COLLATE "C"`)
    .join(', ');
  await connection.execute(
    `DECLARE dump NO SCROLL CURSOR FOR SELECT json_build_array(${values})::text AS line FROM ${quoted(name)} t ORDER BY ${order}`,
  );
  let lines: string[] = [];
  let length = 0;
  for (;;) {
    const rows = await connection.rows(`FETCH ${rowsAtOnce} FROM dump`);
    for (const { line } of rows) {
      lines.push(`${line}\n`);
      length += String(line).length;
      if (length > bytesAtOnce) {
        yield Buffer.from(lines.join(''));
        lines = [];
        length = 0;
      }
    }
    if (rows.length < rowsAtOnce) {
      break;
    }
  }
  await connection.execute('CLOSE dump');
  if (lines.length > 0) {
    yield Buffer.from(lines.join(''));
  }
}

/** Inserts lines that `dumpTable` made into a table. */
export async function loadRows(
  connection: Connection,
  { name, columns }: Table,
  lines: Buffer,
): Promise<number> {
  const rows = lines.toString('utf8').split('\n').slice(0, -1);
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, index) => `(r ->> ${index})::${column.type}`).join(', ');
  await connection.rows(
    `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_array_elements($1::json) AS r`,
    [`[${rows.join(',')}]`],
  );
  return rows.length;
}

/** SHA-256 over all rows of a table: the same for the same rows on any server. */
export async function hashOfTable(connection: Connection, each: Table): Promise<string> {
  const hash = createHash('sha256');
  for await (const lines of dumpTable(connection, each)) {
    hash.update(lines);
  }
  return hash.digest('hex');
}

/** The tables ordered so that each comes after those that it references. */
export async function inOrderOfReferences(
  connection: Connection,
  tables: readonly Table[],
): Promise<Table[]> {
  const references = await connection.rows(
    `SELECT f.relname AS source, t.relname AS target FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid
     JOIN pg_class t ON t.oid = c.confrelid WHERE c.contype = 'f' AND c.conrelid <> c.confrelid`,
  );
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const free = left.filter(
      ({ name }) => !references.some(({ source, target }) => source === name && names.has(String(target))),
    );
    if (free.length === 0) {
      throw new Error(`The tables ${[...names].join(', ')} point to each other in a circle.`);
    }
    ordered.push(...free);
    left = left.filter((each) => !free.includes(each));
  }
  return ordered;
}

/** Turns triggers off, so that rows can be inserted as they were, and empties the tables. */
export async function prepareTables(connection: Connection, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    await connection.execute(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  }
  await connection.execute(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}

/** Turns triggers on again, and sets every sequence to the highest number in use. */
export async function finishTables(connection: Connection, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    await connection.execute(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    for (const column of columns) {
      const [found] = await connection.rows('SELECT pg_get_serial_sequence($1, $2) AS counter', [
        quoted(name),
        column.name,
      ]);
      if (typeof found?.counter === 'string') {
        await connection.execute(
          `SELECT setval('${found.counter}', (SELECT coalesce(max(${quoted(column.name)}), 0) + 1 FROM ${quoted(name)}), false)`,
        );
      }
    }
  }
}
