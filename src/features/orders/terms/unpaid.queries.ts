import { and, eq } from 'drizzle-orm';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { orders, orderVersions } from '../orders.table.ts';
import { costOf } from './balance.rules.ts';

/** What the customer of an order still owes of its whole price, also what is due later only; poisha, 0 at least. */
export async function findOwed(db: ReadDatabase, orderId: string): Promise<number> {
  const [row] = await db
    .select({ state: orders.state, quoted: orderVersions.total })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .where(eq(orders.id, orderId));
  const money = await findOrderMoney(db, orderId);
  return row === undefined ? 0 : Math.max(0, costOf(row.state, row.quoted, money) - money.paid);
}
