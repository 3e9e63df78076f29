import { asc, eq } from 'drizzle-orm';
import { movements } from '#features/books/movements/movements.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { supplierPaymentBills as paid } from './payments.table.ts';

/** For which bills the payments to a supplier are, by payment. */
export async function listPaidBills(
  db: ReadDatabase,
  supplierId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ payment: paid.movementId, bill: paid.billId })
    .from(paid)
    .innerJoin(movements, eq(movements.id, paid.movementId))
    .where(eq(movements.supplierId, supplierId))
    .orderBy(asc(paid.position));
  const found = new Map<string, readonly string[]>();
  for (const { payment, bill } of rows) {
    found.set(payment, [...(found.get(payment) ?? []), bill]);
  }
  return found;
}
