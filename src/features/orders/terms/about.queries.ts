import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { aboutOf } from '../orders.rules.ts';
import { orderLines, orders } from '../orders.table.ts';

/** What each of some orders is about by the terms that count, by id, in the languages that it has. */
export async function listAbout(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReturnType<typeof aboutOf>>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { orderId, charge, textEn, textBn, source } = orderLines;
  const rows = await db
    .select({ orderId, charge, textEn, textBn, source })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.id, orderId), eq(orders.current, orderLines.version)))
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(orderLines.position));
  const lines = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...lines].map(([id, of]) => [id, aboutOf(of)]));
}
