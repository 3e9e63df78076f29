import { and, asc, eq, gte, lt, lte, ne, sql } from 'drizzle-orm';
import { ledgerEntries as entries } from '#features/ledger/ledger.table.ts';
import { supplierEntries as owed } from '#features/ledger/supplier-entries/supplier-entries.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findSupplier } from '../suppliers.queries.ts';
import type { SupplierStatement } from './statement.contract.ts';

/** What a supplier took and was paid from one day to another, both included; undefined when there is no such supplier. */
export async function findStatement(
  db: ReadDatabase,
  supplierId: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<SupplierStatement | undefined> {
  const found = await findSupplier(db, supplierId);
  if (found === undefined) {
    return undefined;
  }
  const [earlier] = await db
    .select({ total: sql<string>`coalesce(sum(${owed.amount}), 0)` })
    .from(owed)
    .innerJoin(entries, eq(entries.id, owed.entryId))
    .where(and(eq(owed.supplierId, supplierId), lt(entries.bookedOn, from)));
  const rows = await db
    .select({
      entry: entries.id,
      on: entries.bookedOn,
      kind: entries.kind,
      text: entries.text,
      subject: entries.subject,
      amount: owed.amount,
    })
    .from(owed)
    .innerJoin(entries, eq(entries.id, owed.entryId))
    .where(
      and(
        eq(owed.supplierId, supplierId),
        ne(owed.amount, 0),
        gte(entries.bookedOn, from),
        lte(entries.bookedOn, to),
      ),
    )
    .orderBy(asc(entries.bookedOn), asc(entries.at), asc(entries.id));
  const before = Number(earlier?.total ?? 0);
  let balance = before;
  const items = rows.map((row) => {
    balance += row.amount;
    return { ...row, balance };
  });
  return { name: found.name, from, to, before, items, after: balance };
}
