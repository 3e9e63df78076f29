import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Bond, bondsOfKeys, namesOfAny, namings, standing, sums } from './bonds.data.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export interface CatalogueTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** SQL of its key as text, where `row` is the row's alias. */
  keyOf(row: string): string;
}

/** How rows of two tables belong together. */
export interface Tie {
  readonly child: string;
  readonly parent: string;
  readonly bond: Bond;
  /** The column that is emptied, of one that clears. */
  readonly column: string;
  /** SQL of both rows, `c` and `p`. */
  readonly on: string;
}

export interface Catalogue {
  readonly tables: ReadonlyMap<string, CatalogueTable>;
  readonly ties: readonly Tie[];
  /** Columns that name a row of any table by its id. */
  readonly anything: readonly { readonly child: string; readonly column: string }[];
  /** The tables, each after those that it names. */
  readonly inOrder: readonly string[];
}

const tablesOfPublic = sql`(SELECT c.relname AS name,
    (SELECT jsonb_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT jsonb_agg(a.attname ORDER BY array_position(i.indkey::int[], a.attnum::int))
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary) AS key
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ) AS found`;

const keysOfPublic = sql`(SELECT f.relname AS child, t.relname AS parent,
    (SELECT jsonb_agg(jsonb_build_array(ca.attname, pa.attname) ORDER BY k.place)
      FROM unnest(c.conkey, c.confkey) WITH ORDINALITY AS k (own, other, place)
      JOIN pg_attribute ca ON ca.attrelid = c.conrelid AND ca.attnum = k.own
      JOIN pg_attribute pa ON pa.attrelid = c.confrelid AND pa.attnum = k.other) AS pairs
  FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY c.conname) AS found`;

const tableRow = z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) });
const keyRow = z.object({
  child: z.string(),
  parent: z.string(),
  pairs: z.array(z.tuple([z.string(), z.string()])),
});

function keyAsText(key: readonly string[]) {
  return (row: string) => {
    const [first, ...more] = key.map((column) => `${row}.${quoted(column)}::text`);
    return more.length === 0 ? `${first}` : `concat_ws(chr(31), ${[first, ...more].join(', ')})`;
  };
}

/** Each after those that it names. @throws Error when tables name each other in a circle: none may */
function orderOf(names: readonly string[], ties: readonly z.infer<typeof keyRow>[]): string[] {
  const ordered: string[] = [];
  let left = [...names];
  while (left.length > 0) {
    const free = left.filter(
      (name) => !ties.some(({ child, parent }) => child === name && parent !== name && left.includes(parent)),
    );
    if (free.length === 0) {
      throw new Error(`The tables ${left.join(', ')} name each other in a circle.`);
    }
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}

/**
 * The tables that rows can go from, and how their rows belong together, as the database says: a new table that names rows of another
 * goes with them unless `bonds.data.ts` says something else.
 */
export async function findCatalogue(db: ReadDatabase): Promise<Catalogue> {
  const found = await db
    .select({ name: sql`name`, columns: sql`columns`, key: sql`coalesce(key, '[]')` })
    .from(tablesOfPublic);
  const keys = (
    await db.select({ child: sql`child`, parent: sql`parent`, pairs: sql`pairs` }).from(keysOfPublic)
  ).map((row) => keyRow.parse(row));
  const out = new Set([...standing, ...sums]);
  const tables = new Map(
    found
      .map((row) => tableRow.parse(row))
      .filter(({ name }) => !out.has(name))
      .map(({ name, columns, key }) => [name, { name, columns, key, keyOf: keyAsText(key) }]),
  );
  const inside = keys.filter(({ child, parent }) => tables.has(child) && tables.has(parent));
  const byKey = inside.map(({ child, parent, pairs }): Tie => {
    const [column = ''] = pairs[0] ?? [];
    const on = pairs.map(([own, other]) => `c.${quoted(own)} = p.${quoted(other)}`).join(' AND ');
    return { child, parent, bond: bondsOfKeys[`${child}.${column}`] ?? 'goes', column, on };
  });
  const byName = namings.map(({ child, column, parent, bond }): Tie => {
    const on = `c.${quoted(column)} = p.id`;
    return {
      child,
      parent,
      bond,
      column,
      on: parent === 'fare_requests' ? on.replace('p.id', 'p.enquiry_id') : on,
    };
  });
  const ofTerms: Tie = {
    child: 'order_lines',
    parent: 'documents',
    bond: 'holds',
    column: 'source',
    on: `c.source ->> 'id' = p.id::text`,
  };
  return {
    tables,
    ties: [...byKey, ...byName, ofTerms],
    anything: namesOfAny.map((each) => {
      const [child = '', column = ''] = each.split('.');
      return { child, column };
    }),
    inOrder: orderOf([...tables.keys()], inside),
  };
}
