import { and, asc, eq, isNull } from 'drizzle-orm';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { papers } from '#features/papers/papers.table.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, pathIn } from '#platform/language.ts';
import type { GroupVouchers } from './vouchers.contract.ts';

/** The orders with booked seats on a departure, in the order in which they booked. */
export const listBookedOrders = (db: ReadDatabase, departureId: string) =>
  db
    .select({ id: orders.id, reference: orders.reference, name: orders.name, token: orders.token })
    .from(seatHolds)
    .innerJoin(bookings, eq(bookings.orderId, seatHolds.orderId))
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .where(and(eq(seatHolds.departureId, departureId), eq(seatHolds.state, 'booked')))
    .orderBy(asc(bookings.madeAt), asc(orders.id));

/** The vouchers of a departure for the terms that count now, each as its own page shows it. */
export async function listGroupVouchers(
  db: ReadDatabase,
  departureId: string,
  { language, siteUrl }: { readonly language: Language; readonly siteUrl: string },
): Promise<GroupVouchers> {
  const good = await db
    .select({ id: papers.orderId, number: papers.number })
    .from(papers)
    .innerJoin(seatHolds, eq(seatHolds.orderId, papers.orderId))
    .innerJoin(orders, and(eq(orders.id, papers.orderId), eq(orders.current, papers.orderVersion)))
    .where(and(eq(seatHolds.departureId, departureId), eq(papers.kind, 'voucher'), isNull(papers.undoneAt)));
  const numbers = new Map(good.map(({ id, number }) => [id, number]));
  const found: GroupVouchers = { vouchers: [], without: [] };
  for (const { token, ...order } of await listBookedOrders(db, departureId)) {
    const number = numbers.get(order.id);
    const paper =
      number === undefined ? undefined : await findPaper(db, { token, number, language, siteUrl });
    if (paper === undefined) {
      found.without.push(order);
    } else {
      const path = pathIn(language, `/orders/${token}/papers/${paper.number}`);
      found.vouchers.push({ ...order, path, paper });
    }
  }
  return found;
}
