import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { isSealed, markOf, openText, openTextBy, resealText, sealText } from './seal-text.ts';

/** A table with its sealed columns. `marks` names a column with keyed marks, and the words of a row's plain texts that they stand for. */
export interface SealedTable {
  readonly table: PgTable;
  readonly columns: readonly PgColumn[];
  readonly marks?: {
    readonly column: PgColumn;
    readonly of: (plain: Readonly<Record<string, string>>) => readonly string[];
  };
}

const rowsAtOnce = 200;

/** The stored text of a column: of JSON the string in it, or what is plain as text. */
const storedOf = (column: PgColumn) =>
  column.getSQLType() === 'jsonb'
    ? sql`CASE WHEN jsonb_typeof(${column}) = 'string' THEN ${column} #>> '{}' ELSE ${column}::text END`
    : sql`${column}`;

interface Change {
  readonly change: (stored: string) => string;
  readonly open: (stored: string) => string | undefined;
  readonly mark: (word: string) => string;
}

/** Rewrites the sealed columns of all rows in groups; what stays the same isn't written. */
async function rewrite(
  db: Database,
  { table, columns, marks }: SealedTable,
  { change, open, mark }: Change,
  which = sql`true`,
): Promise<void> {
  const { columns: all, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  const names = all.filter(({ primary, name }) => primary || keys.includes(name));
  let after: readonly unknown[] | undefined;
  for (;;) {
    const place = sql.join(names, sql`, `);
    const beyond =
      after === undefined
        ? sql`true`
        : sql`(${place}) > (${sql.join(
            after.map((value, index) => sql`${value}::${sql.raw(names[index]?.getSQLType() ?? 'text')}`),
            sql`, `,
          )})`;
    const done = await db.transaction(async (tx) => {
      const found = await tx
        .select({
          ...Object.fromEntries(names.map((name, index) => [`key${index}`, sql<unknown>`${name}`])),
          ...Object.fromEntries(
            columns.map((column) => [column.name, sql<string | null>`${storedOf(column)}`]),
          ),
        })
        .from(table)
        .where(sql`${beyond} AND (${which})`)
        .orderBy(place)
        .limit(rowsAtOnce)
        .for('update');
      for (const row of found) {
        const set = columns.flatMap((column) => {
          const stored = row[column.name];
          const next = typeof stored === 'string' ? change(stored) : stored;
          return typeof next !== 'string' || next === stored ? [] : [{ column, next }];
        });
        if (set.length === 0) {
          continue;
        }
        const plain = Object.fromEntries(
          columns.map(({ name }) => [name, open(String(row[name] ?? '')) ?? '']),
        );
        const assigned = [
          ...set.map(({ column, next }) =>
            column.getSQLType() === 'jsonb'
              ? sql`${sql.identifier(column.name)} = to_jsonb(${next}::text)`
              : sql`${sql.identifier(column.name)} = ${next}`,
          ),
          ...(marks === undefined
            ? []
            : [
                sql`${sql.identifier(marks.column.name)} = ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(marks.of(plain).map(mark))}::jsonb))`,
              ]),
        ];
        const where = names.map((name, index) => sql`${name} = ${row[`key${index}`]}`);
        await tx.execute(
          sql`UPDATE ${table} SET ${sql.join(assigned, sql`, `)} WHERE ${sql.join(where, sql` AND `)}`,
        );
      }
      return found.at(-1);
    });
    if (done === undefined) {
      return;
    }
    after = names.map((_, index) => done[`key${index}`]);
  }
}

/** Seals what a version before left plain, and what one that still runs beside this one has written. */
export async function sealPlainColumns(db: Database, tables: readonly SealedTable[]): Promise<void> {
  for (const each of tables) {
    const plain = each.columns.map(
      (column) => sql`(${column} IS NOT NULL AND left(${storedOf(column)}, 7) <> 'sealed:')`,
    );
    await rewrite(
      db,
      each,
      {
        change: (stored) => (isSealed(stored) ? stored : sealText(stored)),
        open: openText,
        mark: (word) => markOf(word),
      },
      sql.join(plain, sql` OR `),
    );
  }
}

/** Seals all rows with another data key. It can be repeated. What opens with neither is left as it is. */
export async function resealColumns(
  db: Database,
  tables: readonly SealedTable[],
  from: Uint8Array,
  to: Uint8Array,
): Promise<void> {
  for (const each of tables) {
    await rewrite(db, each, {
      change: (stored) => resealText(stored, from, to),
      open: (stored) => openTextBy(to, stored) ?? openTextBy(from, stored),
      mark: (word) => markOf(word, to),
    });
  }
}

/** Whether the data key of this process is the one that the newest rows are sealed with; true when there are none. */
export async function fitsSealedColumns(
  db: Database,
  { table, columns }: SealedTable,
  newest: PgColumn,
): Promise<boolean> {
  const [column] = columns;
  if (column === undefined) {
    throw new Error(`${getTableName(table)} has no sealed column.`);
  }
  const [row] = await db
    .select({ stored: sql<string>`${storedOf(column)}` })
    .from(table)
    .orderBy(sql`${newest} DESC`)
    .limit(1);
  return row === undefined || openText(row.stored) !== undefined;
}
