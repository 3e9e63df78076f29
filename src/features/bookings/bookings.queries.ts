import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { listOrderMoney, moneySums } from '#features/ledger/ledger.queries.ts';
import { noMoney } from '#features/ledger/ledger.rules.ts';
import { moneyStateOf } from '#features/orders/orders.rules.ts';
import { orders, orderVersions } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { costOf } from '#features/orders/terms/balance.rules.ts';
import { partyOf } from '#features/tour-packages/party/party.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import type { BookingItem } from './bookings.contract.ts';

/**
 * The bookings on a departure: booked ones, then those with running holds, then those that lost their seats and have still
 * to be looked after, because the order stands or has money.
 */
export async function listBookings(db: ReadDatabase, departureId: string): Promise<BookingItem[]> {
  const { state, until } = seatHolds;
  const isHeld = sql`(${state} = 'held' AND ${until} > ${databaseNow})`;
  const seatState = sql<string>`CASE
    WHEN ${state} = 'booked' THEN 'booked' WHEN ${isHeld} THEN 'held' ELSE 'released' END`;
  const rows = await db
    .select({
      booking: bookings,
      order: orders,
      total: orderVersions.total,
      seats: seatHolds.seats,
      until,
      seatState,
    })
    .from(seatHolds)
    .innerJoin(bookings, eq(bookings.orderId, seatHolds.orderId))
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .where(
      and(
        eq(seatHolds.departureId, departureId),
        or(
          eq(state, 'booked'),
          isHeld,
          inArray(orders.state, ['open', 'completed']),
          sql`${moneySums(orders.id).paid} <> 0`,
        ),
      ),
    )
    .orderBy(sql`${seatState}`, asc(bookings.madeAt), asc(orders.id));
  const standing = await listOrderMoney(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.map(({ booking, order, total, seats, until, ...row }) => {
    const seatState = row.seatState === 'booked' || row.seatState === 'held' ? row.seatState : 'released';
    const money = standing.get(order.id) ?? noMoney;
    return {
      id: order.id,
      reference: order.reference,
      state: order.state,
      name: order.name,
      phone: order.phone,
      party: partyOf(booking),
      seats: seatState === 'released' ? 0 : seats,
      seatState,
      heldUntil: seatState === 'held' ? (until?.toISOString() ?? null) : null,
      money: moneyStateOf(order.state, money),
      total: costOf(order.state, total, money),
      paid: money.paid,
      madeAt: booking.madeAt.toISOString(),
    };
  });
}
