import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Tables that say what was done with samples, and what passes by itself. */
const left = ['sample_removals', 'sample_archive', 'idempotency_keys', 'outbox', 'migrations'];
/** Sums are kept in parts: what counts is what they add up to. */
const inParts = ['ledger_day_sums', 'ledger_month_sums', 'ledger_sale_sums'];

/** Every row of every table as text, by table, in order: what has to be the same again. */
export async function standingRows(db: Database): Promise<Record<string, string[]>> {
  const tables = await db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relnamespace = 'public'::regnamespace AND relkind = 'r'`)
    .orderBy(sql`relname`);
  const all: Record<string, string[]> = {};
  for (const { name } of tables.filter((each) => !left.includes(each.name))) {
    const rows = await db
      .select({
        row: inParts.includes(name)
          ? sql<string>`(to_jsonb(x) - 'part' - 'amount')::text || sum(x.amount)::text`
          : sql<string>`to_jsonb(x)::text`,
      })
      .from(sql`${sql.identifier(name)} x`)
      .where(
        name === 'activity'
          ? sql`x.subject_kind <> 'samples' AND x.action NOT LIKE 'visa.%publish'`
          : sql`true`,
      )
      .groupBy(...(inParts.includes(name) ? [sql`to_jsonb(x) - 'part' - 'amount'`] : []));
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}

/** What two standings differ in: how many rows of each table only one of them has, with the first of them. */
export function differencesOf(one: Record<string, string[]>, other: Record<string, string[]>) {
  return Object.keys(one).flatMap((table) => {
    const [a, b] = [new Set(one[table]), new Set(other[table])];
    const lost = [...a].filter((row) => !b.has(row));
    const found = [...b].filter((row) => !a.has(row));
    return lost.length + found.length > 0
      ? [{ table, lost: lost.length, found: found.length, first: [lost[0], found[0]] }]
      : [];
  });
}
