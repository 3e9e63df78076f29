import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { sums } from '../bonds.data.ts';
import type { Catalogue } from '../catalogue.queries.ts';
import { type Rows, rowsWith } from '../leaving.queries.ts';

const listed = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Nobody writes while it is found out what goes: whatever comes to hang on a sample comes before, or finds it gone. */
export async function lockAll(tx: Transaction, { inOrder }: Catalogue): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${listed([...inOrder, ...sums].sort())} IN SHARE ROW EXCLUSIVE MODE`);
}

/**
 * Does something while rows of the books can be taken out and put back: the only door past what makes them append-only. The tables
 * are locked, so nobody else comes through it, and it is shut before the transaction ends, or with it when it fails.
 */
export async function pastTriggers<Result>(
  tx: Transaction,
  { inOrder }: Catalogue,
  work: () => Promise<Result>,
): Promise<Result> {
  const names = [...inOrder, ...sums];
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
  for (const name of names) {
    await tx.execute(sql`ALTER TABLE ${sql.identifier(name)} DISABLE TRIGGER USER`);
  }
  const done = await work();
  for (const name of names) {
    await tx.execute(sql`ALTER TABLE ${sql.identifier(name)} ENABLE TRIGGER USER`);
  }
  await tx.execute(sql`SET CONSTRAINTS ALL DEFERRED`);
  return done;
}

/** Keeps rows that stay as they are before some of their columns change. */
async function keepChanged(
  tx: Transaction,
  removalId: string,
  { table, column, rows }: { table: string; column: string; rows: ReturnType<typeof sql> },
): Promise<void> {
  await tx.execute(sql`INSERT INTO sample_archive (removal_id, table_name, how, columns, kept)
    SELECT ${removalId}::uuid, ${table}, 'changed', ARRAY[${column}], to_jsonb(c) FROM ${rows} c`);
}

/** Money that came to samples, and is still there, waits again. */
async function unsettle(
  tx: Transaction,
  catalogue: Catalogue,
  removalId: string,
  leaving: Rows,
): Promise<void> {
  const gone = (table: string) => rowsWith(catalogue, table, leaving.get(table) ?? []);
  const of = {
    money_arrivals: sql`(SELECT a.* FROM money_arrivals a WHERE a.id IN (SELECT arrival_id FROM ${gone('money_matches')} m
      UNION SELECT arrival_id FROM ${gone('cheque_moves')} m UNION SELECT arrival_id FROM ${gone('statement_lines')} m)
      AND a.id::text NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify([...(leaving.get('money_arrivals') ?? [])])}::jsonb)))`,
    money_claims: sql`(SELECT a.* FROM money_claims a WHERE a.id IN (SELECT claim_id FROM ${gone('money_matches')} m)
      AND a.id::text NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify([...(leaving.get('money_claims') ?? [])])}::jsonb)))`,
  };
  for (const [table, rows] of Object.entries(of)) {
    await keepChanged(tx, removalId, { table, column: 'settled', rows });
  }
}

/** Takes rows out, and keeps each of them. Call it past the triggers. */
export async function takeOut(
  tx: Transaction,
  catalogue: Catalogue,
  removalId: string,
  leaving: Rows,
): Promise<void> {
  await unsettle(tx, catalogue, removalId, leaving);
  for (const { child, parent, bond, column, on } of catalogue.ties) {
    const going = leaving.get(parent);
    if (bond === 'clears' && going !== undefined) {
      const known = catalogue.tables.get(child);
      const rows = sql`(SELECT c.* FROM ${sql.identifier(child)} c JOIN ${rowsWith(catalogue, parent, going)} p ON ${sql.raw(on)}
        WHERE ${sql.raw(known?.keyOf('c') ?? '')} NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify([...(leaving.get(child) ?? [])])}::jsonb)))`;
      await keepChanged(tx, removalId, { table: child, column, rows });
      await tx.execute(sql`UPDATE ${sql.identifier(child)} c SET ${sql.identifier(column)} = NULL FROM ${rows} r
        WHERE ${sql.raw(known?.keyOf('c') ?? '')} = ${sql.raw(known?.keyOf('r') ?? '')}`);
    }
  }
  const names = catalogue.inOrder.filter((name) => (leaving.get(name)?.size ?? 0) > 0);
  for (const name of names) {
    await tx.execute(sql`INSERT INTO sample_archive (removal_id, table_name, how, kept)
      SELECT ${removalId}::uuid, ${name}, 'gone', to_jsonb(x) FROM ${rowsWith(catalogue, name, leaving.get(name) ?? [])} x`);
  }
  for (const name of names.toReversed()) {
    const key = sql.raw(catalogue.tables.get(name)?.keyOf('x') ?? '');
    await tx.execute(sql`DELETE FROM ${sql.identifier(name)} x
      WHERE ${key} IN (SELECT jsonb_array_elements_text(${JSON.stringify([...(leaving.get(name) ?? [])])}::jsonb))`);
  }
  await tx.execute(sql`SELECT sample_seats(${removalId}::uuid, -1)`);
  await tx.execute(sql`SELECT sample_unsettle(${removalId}::uuid)`);
  await tx.execute(sql`SELECT ledger_add_up_again()`);
}

/** The beginning of a statement that puts kept rows of a table back; `k` is what was kept. */
export function intoFrom({ tables }: Catalogue, name: string) {
  const columns = tables.get(name)?.columns ?? [];
  const of = columns.map((column) => sql`r.${sql.identifier(column)}`);
  return sql`INSERT INTO ${sql.identifier(name)} (${listed(columns)}) OVERRIDING SYSTEM VALUE SELECT ${sql.join(of, sql`, `)}
    FROM sample_archive k, jsonb_populate_record(NULL::${sql.identifier(name)}, k.kept) r`;
}

/** Puts rows back as they were, and forgets what was kept. Call it past the triggers. */
export async function putBack(tx: Transaction, catalogue: Catalogue, removalId: string): Promise<void> {
  await tx.execute(sql`SELECT sample_seats(${removalId}::uuid, 1)`);
  for (const name of catalogue.inOrder) {
    await tx.execute(
      sql`${intoFrom(catalogue, name)} WHERE k.removal_id = ${removalId}::uuid AND k.table_name = ${name} AND k.how = 'gone'`,
    );
  }
  for (const { name, keyOf } of catalogue.tables.values()) {
    await putBackColumns(tx, removalId, name, keyOf);
  }
  await tx.execute(sql`SELECT ledger_add_up_again()`);
}

/** What rows that stayed had: where nobody has filled it since. */
async function putBackColumns(
  tx: Transaction,
  removalId: string,
  name: string,
  keyOf: (row: string) => string,
): Promise<void> {
  for (const column of ['match_id', 'owner', 'settled']) {
    const of = sql.identifier(column);
    const [any] = await tx
      .select({ found: sql`1` })
      .from(sql`sample_archive`)
      .where(
        sql`removal_id = ${removalId}::uuid AND table_name = ${name} AND how = 'changed' AND columns = ARRAY[${column}]`,
      )
      .limit(1);
    if (any !== undefined) {
      await tx.execute(sql`UPDATE ${sql.identifier(name)} x SET ${of} = r.${of}
        FROM sample_archive k, jsonb_populate_record(NULL::${sql.identifier(name)}, k.kept) r
        WHERE k.removal_id = ${removalId}::uuid AND k.table_name = ${name} AND k.how = 'changed' AND k.columns = ARRAY[${column}]
          AND ${sql.raw(keyOf('x'))} = ${sql.raw(keyOf('r'))} AND (x.${of} IS NULL OR ${column} = 'settled')`);
    }
  }
}
