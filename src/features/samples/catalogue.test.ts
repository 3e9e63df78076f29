import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { bondsOfKeys, namesOfAny, namesOfNothing, namings, standing, sums } from './bonds.data.ts';
import { findCatalogue } from './catalogue.queries.ts';

describe('what hangs on a sample', () => {
  test('every column with an id is known: it names a row by a foreign key, by a rule, or nothing', async ({
    db,
  }) => {
    const { tables, ties } = await findCatalogue(db);
    const columns = await db
      .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
      .from(sql`information_schema.columns`)
      .where(sql`table_schema = 'public' AND data_type = 'uuid'`);
    const known = new Set([
      ...ties.map(({ child, column }) => `${child}.${column}`),
      ...namesOfAny,
      ...namesOfNothing,
    ]);
    // Of a foreign key of several columns the first one names it.
    const byKey = await db
      .select({ name: sql<string>`conrelid::regclass::text || '.' || attname` })
      .from(sql`pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)`)
      .where(sql`contype = 'f'`);
    const unknown = columns
      .filter(({ table, column }) => {
        const key = tables.get(table)?.key;
        return key !== undefined && !(key.length === 1 && key[0] === column && column === 'id');
      })
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !known.has(name) && !byKey.some((each) => each.name === name));
    expect(columns.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });

  test('every rule is of a column that there is, and every table stands, adds up, or goes', async ({
    db,
  }) => {
    const { tables, ties } = await findCatalogue(db);
    const tied = new Set(ties.map(({ child, column }) => `${child}.${column}`));
    expect(Object.keys(bondsOfKeys).filter((name) => !tied.has(name))).toEqual([]);
    const columns = new Set(
      [...tables.values()].flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column}`)),
    );
    const named = [...namings.map(({ child, column }) => `${child}.${column}`), ...namesOfAny];
    expect(named.filter((name) => !columns.has(name))).toEqual([]);
    const rows = await db
      .select({ name: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(sql`relnamespace = 'public'::regnamespace AND relkind = 'r'`);
    const names = rows.map(({ name }) => name);
    expect([...standing, ...sums].filter((name) => !names.includes(name))).toEqual([]);
    // A row without a key can't be told from another.
    expect([...tables.values()].filter(({ key }) => key.length === 0)).toEqual([]);
  });

  test('what only triggers may write is added up again, never kept', async ({ db }) => {
    const rows = await db
      .selectDistinct({ name: sql<string>`tgrelid::regclass::text` })
      .from(sql`pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid`)
      .where(sql`proname = 'refuse_own_sum' AND (tgtype & 4) <> 0`);
    expect(rows.length).toBeGreaterThan(3);
    // Which match an entry stands in is a row’s own, too: it is kept with its entry.
    const kept = ['reconciliation_entries'];
    expect(rows.map(({ name }) => name).filter((name) => ![...sums, ...kept].includes(name))).toEqual([]);
  });
});
