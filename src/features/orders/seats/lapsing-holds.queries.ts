import { and, asc, eq, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import {
  type AgendaProvider,
  agendaPartOf,
  agendaRowOf,
  visibleRows,
} from '#features/agenda/agenda.rules.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { orders, orderVersions } from '../orders.table.ts';
import { listCallees } from '../terms/agenda.queries.ts';

/** So soon somebody is called whose seats are about to be free. */
const soonHours = 24;

/**
 * Seats that are held for somebody who pays later, or by a quote, and come free soon: a call sells them. Those of a checkout that goes
 * on this minute, and those that a payment keeps that we were told of, are nobody's to call.
 */
export const lapsingHolds: AgendaProvider = {
  name: 'holds',
  permission: 'orders.read',
  list: async ({ db }) => {
    const rows = await db
      .select({ id: orders.id, until: seatHolds.until, seats: seatHolds.seats, total: orderVersions.total })
      .from(seatHolds)
      .innerJoin(orders, eq(orders.id, seatHolds.orderId))
      .innerJoin(
        orderVersions,
        and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
      )
      .where(
        and(
          eq(seatHolds.state, 'held'),
          sql`${seatHolds.until} > ${databaseNow}`,
          sql`${seatHolds.until} <= ${databaseNow} + ${`${soonHours} hours`}::interval`,
          isNull(seatHolds.ownUntil),
          or(isNotNull(seatHolds.laterUntil), like(orders.madeBy, 'user:%')),
        ),
      )
      .orderBy(asc(seatHolds.until), asc(orders.id));
    const callees = await listCallees(
      db,
      rows.slice(0, visibleRows).map(({ id }) => id),
    );
    return agendaPartOf(
      '/dashboard/orders?state=quoted',
      rows.map(({ id, until, seats, total }) =>
        agendaRowOf({
          id,
          path: `/dashboard/orders/${id}`,
          ...callees.get(id),
          why: 'held',
          at: until?.toISOString() ?? null,
          number: seats,
          sum: total,
          urgency: 'soon',
        }),
      ),
    );
  },
};
