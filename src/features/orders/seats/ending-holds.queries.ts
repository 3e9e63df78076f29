import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { orderLetters } from '../letters/letters.table.ts';
import { orders } from '../orders.table.ts';

/** So long before the end of a hold its customer is told. */
const soonHours = 4;

/** Who holds seats for less than that was told a moment ago. */
const longHours = 8;

const hours = (count: number) => sql`${`${count} hours`}::interval`;

/** What one reminder is about: a hold that is made longer has another end. */
const subject = sql<string>`(${seatHolds.until} AT TIME ZONE 'UTC')::text`;

/**
 * Quotes in earnest whose seats are held for hours and come free soon, and whose customer wasn't told so. What a payment keeps
 * that we were told of comes free by nobody's neglect.
 * @param only one order; absent: all of them
 */
export async function listEndingHolds(db: ReadDatabase, only?: string) {
  const told = db
    .select({ id: orderLetters.mailId })
    .from(orderLetters)
    .where(
      and(
        eq(orderLetters.orderId, orders.id),
        eq(orderLetters.kind, 'hold-ends'),
        eq(orderLetters.subject, subject),
      ),
    );
  const rows = await db
    .select({ id: orders.id, until: seatHolds.until, subject })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .where(
      and(
        eq(seatHolds.state, 'held'),
        isNull(seatHolds.ownUntil),
        sql`${seatHolds.until} > ${databaseNow}`,
        sql`${seatHolds.until} <= ${databaseNow} + ${hours(soonHours)}`,
        sql`${seatHolds.until} - ${seatHolds.heldAt} >= ${hours(longHours)}`,
        eq(orders.state, 'quoted'),
        eq(orders.practice, false),
        isNull(orders.removedAt),
        only === undefined ? undefined : eq(orders.id, only),
        notExists(told),
      ),
    )
    .orderBy(asc(seatHolds.until), asc(orders.id));
  return rows.flatMap(({ until, ...row }) => (until === null ? [] : [{ ...row, until }]));
}
