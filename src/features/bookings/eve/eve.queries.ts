import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { orderLetters } from '#features/orders/letters/letters.table.ts';
import { reminderDay } from '#features/orders/lifecycle/lifecycle.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** What one message is about: a departure that is moved has another eve, and one that meets elsewhere is told of again. */
const subject = sql<string>`'eve ' || ${departures.departsOn}::text ||
  CASE WHEN ${seatHolds.meetingChanges} > 0 THEN ' ' || ${seatHolds.meetingChanges} ELSE '' END`;

/**
 * Sold orders in earnest with booked seats on a departure that leaves tomorrow, from nine in the morning until midnight, and whose
 * customer wasn't told of it.
 * @param only one order; absent: all of them
 */
export async function listOnEve(db: ReadDatabase, now: Date, only?: string) {
  const tomorrow = addDays(reminderDay(now), 1);
  if (tomorrow <= dhakaDate(now)) {
    return [];
  }
  const told = db
    .select({ id: orderLetters.mailId })
    .from(orderLetters)
    .where(
      and(
        eq(orderLetters.orderId, orders.id),
        eq(orderLetters.kind, 'eve'),
        eq(orderLetters.subject, subject),
      ),
    );
  return db
    .select({
      id: orders.id,
      packageId: departures.packageId,
      departsOn: departures.departsOn,
      meeting: departures.meeting,
      meetingBack: departures.meetingBack,
      subject,
    })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .innerJoin(departures, eq(departures.id, seatHolds.departureId))
    .where(
      and(
        eq(seatHolds.state, 'booked'),
        eq(orders.state, 'open'),
        eq(orders.practice, false),
        isNull(orders.removedAt),
        ne(departures.state, 'cancelled'),
        eq(departures.departsOn, tomorrow),
        only === undefined ? undefined : eq(orders.id, only),
        notExists(told),
      ),
    )
    .orderBy(asc(orders.id));
}
