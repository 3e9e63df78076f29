import { inArray } from 'drizzle-orm';
import { type AdjustmentRow, listAdjustments } from '#features/ledger/adjustments/adjustments.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** Some adjustments as papers say them. */
async function printed(db: ReadDatabase, rows: readonly AdjustmentRow[]) {
  const ids = rows.flatMap(({ other }) => other ?? []);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: orders.id, reference: orders.reference })
          .from(orders)
          .where(inArray(orders.id, ids));
  const references = new Map(found.map(({ id, reference }) => [id, reference]));
  return rows.map(({ amount, isWriteOff, other, on }) => ({
    amount,
    on,
    ...(isWriteOff ? { isWrittenOff: true as const } : { order: references.get(other ?? '') ?? '' }),
  }));
}

/** What was written off of an order, or moved from or to it, until a moment, and wasn't undone by then. */
export async function listAdjustedUntil(db: ReadDatabase, orderId: string, until: Date) {
  const rows = await listAdjustments(db, orderId);
  const then = rows.filter(({ at, undoneAt }) => at <= until && (undoneAt === null || undoneAt > until));
  return (await printed(db, then)).map(({ on: _, ...each }) => each);
}

/** What was since a moment, and stands. */
export async function listAdjustedSince(db: ReadDatabase, orderId: string, since: Date) {
  const rows = await listAdjustments(db, orderId);
  return printed(
    db,
    rows.filter(({ at, undoneAt }) => at > since && undoneAt === null),
  );
}
