import { and, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { openRefunds } from '../payments.rules.ts';
import { refunds } from '../payments.table.ts';

/** What is about to go back already; poisha. */
export async function sumOpen(db: ReadDatabase, orderId: string): Promise<number> {
  const rows = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, [...openRefunds])));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
