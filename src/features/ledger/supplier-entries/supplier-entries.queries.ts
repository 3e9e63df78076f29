import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { supplierEntries as entries } from './supplier-entries.table.ts';

/** What a supplier is owed now; poisha, negative for an advance. */
export async function findOwedTo(db: ReadDatabase, supplierId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${entries.amount}), 0)` })
    .from(entries)
    .where(eq(entries.supplierId, supplierId));
  return Number(row?.total ?? 0);
}

/** By how much an entry changed what its supplier is owed; poisha. */
export async function findOwedBy(db: ReadDatabase, entryId: string): Promise<number> {
  const [row] = await db.select({ amount: entries.amount }).from(entries).where(eq(entries.entryId, entryId));
  return row?.amount ?? 0;
}
