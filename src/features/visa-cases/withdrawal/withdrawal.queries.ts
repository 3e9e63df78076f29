import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { caseStates, takesPapers } from '../visa-cases.rules.ts';
import { visaCases } from '../visa-cases.table.ts';

/** Whether an order was cancelled. */
export async function isCancelled(db: ReadDatabase, orderId: string): Promise<boolean> {
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId));
  return order?.state === 'cancelled';
}

/** The cases that still collect papers though their order was cancelled. */
export async function listCancelledCases(db: ReadDatabase): Promise<{ id: string }[]> {
  return db
    .select({ id: visaCases.id })
    .from(visaCases)
    .innerJoin(orders, eq(orders.id, visaCases.orderId))
    .where(and(inArray(visaCases.state, caseStates.filter(takesPapers)), eq(orders.state, 'cancelled')));
}
