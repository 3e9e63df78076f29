import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { messageBatches, messages } from '#platform/messages/messages.table.ts';

/** The orders that are aboard a departure: sold and not cancelled, the first booked first. */
export async function listAboard(db: ReadDatabase, departureId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        eq(bookings.departureId, departureId),
        inArray(orders.state, ['open', 'completed']),
        eq(orders.practice, false),
        isNull(orders.removedAt),
      ),
    )
    .orderBy(asc(bookings.madeAt), asc(orders.id));
  return rows.map(({ id }) => id);
}

/** How far a batch has come; undefined when there is none. What went on by another channel counts once. */
export async function findBatch(db: ReadDatabase, batch: string) {
  const [row] = await db.select().from(messageBatches).where(eq(messageBatches.id, batch));
  if (row === undefined) {
    return undefined;
  }
  const goesOn = sql`EXISTS (SELECT 1 FROM ${messages} AS next WHERE next.again = ${messages.id} AND next.batch = ${messages.batch})`;
  const number = (which: ReturnType<typeof sql>) => sql<number>`count(*) FILTER (WHERE ${which})::int`;
  const [counts] = await db
    .select({
      sent: number(sql`${messages.state} IN ('sent', 'delivered', 'read')`),
      failed: number(sql`${messages.state} IN ('dead', 'failed') AND NOT ${goesOn}`),
      waiting: number(sql`${messages.state} = 'waiting'`),
      stopped: number(sql`${messages.state} = 'stopped'`),
    })
    .from(messages)
    .where(eq(messages.batch, batch));
  const { sent = 0, failed = 0, waiting = 0, stopped = 0 } = counts ?? {};
  return {
    state:
      row.stoppedAt === null
        ? waiting > 0
          ? ('running' as const)
          : ('done' as const)
        : ('stopped' as const),
    sent,
    failed,
    left: row.stoppedAt === null ? waiting : stopped + waiting,
  };
}
