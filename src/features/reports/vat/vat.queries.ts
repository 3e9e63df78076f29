import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { accounts } from '#features/ledger/accounts.data.ts';
import { ledgerDaySums as daySums, ledgerEntries as entries } from '#features/ledger/ledger.table.ts';
import { vatEntries } from '#features/ledger/vat/vat.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { added } from '../reports.rules.ts';
import type { VatReport } from './vat.contract.ts';

/** The VAT of a month `YYYY-MM`, by the day on which it was booked: what sales added, what was taken back, and what the account gained. */
export async function findVat(db: ReadDatabase, month: string): Promise<VatReport> {
  const first = `${month}-01`;
  const next = sql`(${first}::date + interval '1 month')::date`;
  const { base, amount, rate } = vatEntries;
  const isBack = sql`(${amount} < 0 OR (${amount} = 0 AND ${base} < 0))`;
  const sum = (of: typeof base | typeof amount, back: boolean) =>
    sql<string>`coalesce(sum(${of}) FILTER (WHERE ${back ? isBack : sql`NOT ${isBack}`}), 0)`;
  const rows = await db
    .select({
      rate,
      sold: sum(base, false),
      vat: sum(amount, false),
      backOn: sum(base, true),
      back: sum(amount, true),
    })
    .from(vatEntries)
    .innerJoin(entries, eq(entries.id, vatEntries.entryId))
    .where(and(gte(entries.bookedOn, first), lt(entries.bookedOn, next)))
    .groupBy(rate)
    .orderBy(asc(rate));
  const [gained] = await db
    .select({ total: sql<string>`coalesce(-sum(${daySums.amount}), 0)` })
    .from(daySums)
    .where(
      and(
        eq(daySums.account, accounts.vatPayable.code),
        gte(daySums.bookedOn, first),
        lt(daySums.bookedOn, next),
      ),
    );
  const rates = rows.map((row) => ({
    rate: row.rate / 100,
    sold: Number(row.sold),
    vat: Number(row.vat),
    backOn: 0 - Number(row.backOn),
    back: 0 - Number(row.back),
  }));
  const [sold, vat, back] = (['sold', 'vat', 'back'] as const).map((name) =>
    added(rates.map((row) => row[name])),
  );
  const total = Number(gained?.total ?? 0);
  const sums = { sold: sold ?? 0, vat: vat ?? 0, back: back ?? 0 };
  return { month, ...sums, other: total - (sums.vat - sums.back), total, rates };
}
