import { and, inArray, notInArray } from 'drizzle-orm';
import { orderLetters } from '#features/orders/letters/letters.table.ts';
import { orderEvents, orders } from '#features/orders/orders.table.ts';
import { papers } from '#features/papers/papers.table.ts';
import { payments } from '#features/payments/payments.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import type { Transaction } from '#platform/database/database.ts';

/** So many orders are asked about together. */
const atOnce = 2_000;

/** What the program itself notes of an order that nobody has touched: its journey is over, and it is paid. */
const untouched = ['imported', 'completed'];

/** What came to stand on orders that were brought along: payments, cases, letters, papers, and orders that somebody changed. They are locked. */
export async function countStandingOnOrders(tx: Transaction, all: readonly string[]) {
  const counts = { payments: 0, cases: 0, letters: 0, papers: 0, changes: 0 };
  for (let from = 0; from < all.length; from += atOnce) {
    const ids = all.slice(from, from + atOnce);
    await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids)).for('update');
    const paid = await tx
      .select({ orderId: payments.orderId })
      .from(payments)
      .where(inArray(payments.orderId, ids));
    const changed = await tx
      .selectDistinct({ id: orderEvents.orderId })
      .from(orderEvents)
      .where(and(inArray(orderEvents.orderId, ids), notInArray(orderEvents.happened, untouched)));
    const isPaid = new Set(paid.map(({ orderId }) => orderId));
    counts.payments += paid.length;
    counts.cases += await tx.$count(visaCases, inArray(visaCases.orderId, ids));
    counts.letters += await tx.$count(orderLetters, inArray(orderLetters.orderId, ids));
    counts.papers += await tx.$count(papers, inArray(papers.orderId, ids));
    // A payment is an event of its order, too.
    counts.changes += changed.filter(({ id }) => !isPaid.has(id)).length;
  }
  return counts;
}

/** How many orders were made from some enquiries. */
export async function countOrdersFrom(tx: Transaction, all: readonly string[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < all.length; from += atOnce) {
    count += await tx.$count(orders, inArray(orders.enquiryId, all.slice(from, from + atOnce)));
  }
  return count;
}
