import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Catalogue, Tie } from './catalogue.queries.ts';

/** Keys of rows, by table. */
export type Rows = Map<string, Set<string>>;

const found = z.object({ table: z.string(), key: z.string() });
type Found = z.infer<typeof found>;

/** The keys as rows of a query. */
const listed = (keys: Iterable<string>) =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify([...keys])}::jsonb))`;

/** The rows of a table that have these keys, for a FROM. */
export function rowsWith({ tables }: Catalogue, table: string, keys: Iterable<string>): SQL {
  const known = tables.get(table);
  if (known === undefined) {
    throw new Error(`${table} is no table that rows go from.`);
  }
  return sql`(SELECT x.* FROM ${sql.identifier(table)} x WHERE ${sql.raw(known.keyOf('x'))} IN ${listed(keys)})`;
}

async function read(db: ReadDatabase, parts: readonly SQL[]): Promise<Found[]> {
  if (parts.length === 0) {
    return [];
  }
  const rows = await db
    .selectDistinct({ table: sql`t`, key: sql`k` })
    .from(sql`(${sql.join([...parts], sql` UNION ALL `)}) AS found`);
  return rows.map((row) => found.parse(row));
}

const has = (rows: Rows, { table, key }: Found) => rows.get(table)?.has(key) === true;

/** @returns whether it is new */
export function add(rows: Rows, { table, key }: Found): boolean {
  const keys = rows.get(table) ?? new Set<string>();
  rows.set(table, keys);
  const isNew = !keys.has(key);
  keys.add(key);
  return isNew;
}

/** Ids that nothing else has, and accounts: what other tables name rows by. */
const isName = (key: string) => /^(?:[0-9a-f-]{36}|[\w-]{10,128})$/.test(key) && !/^\d+$/.test(key);

/** Which side of a tie goes when the other side went. */
function follow(catalogue: Catalogue, tie: Tie, fresh: Rows): SQL[] {
  const { child, parent, bond, on } = tie;
  const keyOf = (table: string, row: string) => sql.raw(catalogue.tables.get(table)?.keyOf(row) ?? '');
  const [ofChild, ofParent] = [fresh.get(child), fresh.get(parent)];
  const down =
    ofParent !== undefined && (bond === 'goes' || bond === 'whole')
      ? [
          sql`SELECT ${child} AS t, ${keyOf(child, 'c')} AS k FROM ${sql.identifier(child)} c JOIN ${rowsWith(catalogue, parent, ofParent)} p ON ${sql.raw(on)}`,
        ]
      : [];
  const up =
    ofChild !== undefined && (bond === 'whole' || bond === 'owns')
      ? [
          sql`SELECT ${parent} AS t, ${keyOf(parent, 'p')} AS k FROM ${sql.identifier(parent)} p JOIN ${rowsWith(catalogue, child, ofChild)} c ON ${sql.raw(on)}`,
        ]
      : [];
  return [...down, ...up];
}

/** All that goes when the seeds go, without what has to stay. */
async function spread(db: ReadDatabase, catalogue: Catalogue, seeds: Rows, stays: Rows): Promise<Rows> {
  const leaving: Rows = new Map();
  let fresh: Rows = new Map();
  for (const [table, keys] of seeds) {
    for (const key of keys) {
      if (!has(stays, { table, key }) && add(leaving, { table, key })) {
        add(fresh, { table, key });
      }
    }
  }
  while (fresh.size > 0) {
    const names = [...fresh.values()].flatMap((keys) => [...keys].filter(isName));
    const next = await read(db, [
      ...catalogue.ties.flatMap((tie) => follow(catalogue, tie, fresh)),
      ...catalogue.anything.map(
        ({ child, column }) =>
          sql`SELECT ${child} AS t, ${sql.raw(catalogue.tables.get(child)?.keyOf('c') ?? '')} AS k FROM ${sql.identifier(child)} c WHERE c.${sql.identifier(column)}::text IN ${listed(names)}`,
      ),
    ]);
    fresh = new Map();
    for (const each of next) {
      if (!has(stays, each) && add(leaving, each)) {
        add(fresh, each);
      }
    }
  }
  return leaving;
}

/** Rows that would go although something that stays needs them, and what stands on them. */
async function listHeld(
  db: ReadDatabase,
  catalogue: Catalogue,
  leaving: Rows,
  stays: Rows,
): Promise<Found[]> {
  const parts = catalogue.ties.flatMap(({ child, parent, bond, on }) => {
    const going = leaving.get(parent);
    const held = stays.get(child);
    const [childKey, parentKey] = [child, parent].map((table, place) =>
      sql.raw(catalogue.tables.get(table)?.keyOf(place === 0 ? 'c' : 'p') ?? ''),
    );
    if (going === undefined || bond === 'clears') {
      return [];
    }
    const select = sql`SELECT ${parent} AS t, ${parentKey} AS k FROM ${rowsWith(catalogue, parent, going)} p`;
    return [
      ...(bond === 'holds' || bond === 'owns'
        ? [
            sql`${select} JOIN ${sql.identifier(child)} c ON ${sql.raw(on)} WHERE ${childKey} NOT IN ${listed(leaving.get(child) ?? [])}`,
          ]
        : []),
      ...(held === undefined
        ? []
        : [sql`${select} JOIN ${rowsWith(catalogue, child, held)} c ON ${sql.raw(on)}`]),
    ];
  });
  return read(db, parts);
}

/**
 * What goes when the seeds go, and which rows of it have to stay because something real stands on them.
 * @param seeds rows that are there
 */
export async function findLeaving(
  db: ReadDatabase,
  catalogue: Catalogue,
  seeds: Rows,
): Promise<{ readonly leaving: Rows; readonly stays: Rows }> {
  const stays: Rows = new Map();
  for (;;) {
    const leaving = await spread(db, catalogue, seeds, stays);
    const held = await listHeld(db, catalogue, leaving, stays);
    if (!held.map((each) => add(stays, each)).includes(true)) {
      return { leaving, stays };
    }
  }
}
