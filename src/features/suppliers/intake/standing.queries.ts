import { and, asc, eq, inArray, isNull, notLike } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerEntries as entries } from '#features/ledger/ledger.table.ts';
import { supplierEntries } from '#features/ledger/supplier-entries/supplier-entries.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { supplierBills as bills } from '../bills/bills.table.ts';

/** What an entry of a supplier is, in the words of what stands on an import. */
function whatOf(kind: string, total: number | null): string {
  if (total !== null) {
    return total < 0 ? 'credit-notes' : 'bills';
  }
  if (kind === 'supplier-payment' || kind === 'pay-on') {
    return 'payments';
  }
  return kind === 'opening' ? 'openings' : 'entries';
}

/** The entries of some suppliers that stand, in the order in which they were booked. */
export async function listStandingEntries(db: ReadDatabase, supplierIds: readonly string[]) {
  const undoing = alias(entries, 'undoing');
  const rows = await db
    .select({
      entry: entries.id,
      supplier: supplierEntries.supplierId,
      number: entries.number,
      kind: entries.kind,
      total: bills.total,
    })
    .from(supplierEntries)
    .innerJoin(entries, eq(entries.id, supplierEntries.entryId))
    .leftJoin(undoing, eq(undoing.undoes, entries.id))
    .leftJoin(bills, eq(bills.entryId, entries.id))
    .where(
      and(
        inArray(supplierEntries.supplierId, [...supplierIds]),
        isNull(undoing.id),
        notLike(entries.kind, '%-undone'),
      ),
    )
    .orderBy(asc(entries.number));
  return rows.map(({ entry, supplier, number, kind, total }) => ({
    entry,
    supplier,
    number,
    what: whatOf(kind, total),
  }));
}
