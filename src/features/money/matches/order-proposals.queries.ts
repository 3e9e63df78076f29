import { inArray } from 'drizzle-orm';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { moneyApartOrders } from '../money.table.ts';
import type { LoneArrival } from './order-candidates.rules.ts';
import { proposeOrders } from './order-proposals.rules.ts';
import { listPayable } from './payable-orders.queries.ts';

/**
 * For which order each arrival that nobody told of may be, the best first.
 * @param arrivals with what is left of each
 * @param today in Asia/Dhaka
 * @param apart pairs `arrival order` besides those that are noted: what staff said of the claims of an order
 */
export async function findOrderProposals(
  db: ReadDatabase,
  arrivals: ReadonlyArray<Omit<LoneArrival, 'amount'> & { readonly left: number }>,
  today: CalendarDate,
  apart: readonly string[] = [],
) {
  const lone = arrivals.map(({ left, ...arrival }) => ({ ...arrival, amount: left }));
  const payable = await listPayable(db, lone, today);
  const parted =
    payable.length === 0
      ? []
      : await db
          .select({ arrival: moneyApartOrders.arrivalId, order: moneyApartOrders.orderId })
          .from(moneyApartOrders)
          .where(
            inArray(
              moneyApartOrders.orderId,
              payable.map(({ compared }) => compared.id),
            ),
          );
  const views = new Map(payable.map(({ view }) => [view.order, view]));
  const proposals = proposeOrders(
    lone,
    payable.map(({ compared }) => compared),
    new Set([...apart, ...parted.map(({ arrival, order }) => `${arrival} ${order}`)]),
  );
  return proposals.map(({ options, ...proposal }) => ({
    ...proposal,
    options: options.flatMap(({ order, reasons }) => {
      const view = views.get(order);
      return view === undefined ? [] : [{ ...view, reasons: [...reasons] }];
    }),
  }));
}
