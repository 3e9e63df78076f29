import { and, eq, getTableColumns, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { isOpen, seatsLeft } from '#features/departures/departures.rules.ts';
import { departures } from '#features/departures/departures.table.ts';
import { heldNow, isAwaited } from '#features/departures/seats/seats.queries.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { findAgency, findBooking, findHolidays } from '#features/site-settings/site-settings.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { isByStaff, visitorActor } from '../orders.rules.ts';
import { orders } from '../orders.table.ts';
import { type Crowd, laterUntil } from './holds.rules.ts';
import { bookings } from './seats.table.ts';

/** How the seats of an order stand; held ones whose time is over are free. */
export type HoldStanding = 'held' | 'booked' | 'free';

/**
 * The seats of an order by its token, with what is left on their departure at this moment; undefined for an order without
 * seats, and for any other token.
 */
export async function findHold(db: ReadDatabase, token: string, today: CalendarDate) {
  const [row] = await db
    .select({
      seats: seatHolds.seats,
      state: seatHolds.state,
      until: seatHolds.until,
      laterUntil: seatHolds.laterUntil,
      ownUntil: seatHolds.ownUntil,
      madeBy: orders.madeBy,
      msLeft: sql<number>`greatest(0, extract(epoch FROM ${seatHolds.until} - ${databaseNow}) * 1000)::float8`,
      departure: { ...getTableColumns(departures), held: heldNow, isAwaited },
    })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .innerJoin(departures, eq(departures.id, seatHolds.departureId))
    .where(sealedIs(orders.token, token));
  if (!row) {
    return undefined;
  }
  const { seats, state, until, laterUntil: later, departure } = row;
  const msLeft = state === 'held' ? Math.round(row.msLeft) : 0;
  const standing: HoldStanding = state === 'booked' ? 'booked' : msLeft > 0 ? 'held' : 'free';
  const { packageId, market, key } = departure;
  return {
    seats,
    standing,
    until: standing === 'held' ? until : null,
    msLeft,
    laterUntil: later,
    /** Whether a payment that the customer told of keeps them until staff have decided. */
    isClaimed: standing === 'held' && row.ownUntil !== null,
    /** Whether staff quoted it: it is accepted as any quote is, and not only by paying for its seats. */
    isQuoted: isByStaff(row.madeBy),
    departure: { packageId, market, key, left: isOpen(departure, today) ? seatsLeft(departure) : 0 },
  };
}

/**
 * Until when seats are held for who pays later: when the office closes on its next working day, or on a later one.
 * @param lastDay included: of the quote, or of selling the seats; null without one.
 */
export async function findLater(
  db: ReadDatabase,
  today: CalendarDate,
  workingDays: number,
  lastDay: CalendarDate | null,
): Promise<Date> {
  const { hours } = (await findAgency(db)).office;
  return laterUntil(today, workingDays, { hours, holidays: await findHolidays(db) }, lastDay);
}

/**
 * Until when the seats of a quote are held that is made on a day: as for who pays later, since a customer thinks it over.
 * @param lastDays of the quote, and of selling the seats; the first counts.
 */
export async function findQuoteHold(
  db: ReadDatabase,
  today: CalendarDate,
  ...lastDays: readonly (CalendarDate | null)[]
): Promise<Date> {
  const { laterDays } = await findBooking(db);
  const [lastDay = null] = lastDays.filter((day) => day !== null).sort();
  return findLater(db, today, Math.max(1, laterDays), lastDay);
}

/** Whether an order has seats on a departure: held, booked or given back. */
export async function hasSeats(db: ReadDatabase, orderId: string): Promise<boolean> {
  return (await db.$count(seatHolds, eq(seatHolds.orderId, orderId))) > 0;
}

/** Whether accepting an order's terms is by paying for its seats: a visitor has booked them, not staff for a customer. */
export async function isPaidFirst(
  db: ReadDatabase,
  row: { readonly id: string; readonly madeBy: string },
): Promise<boolean> {
  return !isByStaff(row.madeBy) && (await hasSeats(db, row.id));
}

/** Until when the seats of an order are held; null without a hold. */
export async function findHeldUntil(db: ReadDatabase, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ until: seatHolds.until })
    .from(seatHolds)
    .where(
      and(eq(seatHolds.orderId, orderId), eq(seatHolds.state, 'held'), gt(seatHolds.until, databaseNow)),
    );
  return row?.until?.toISOString() ?? null;
}

/**
 * What visitors hold of the departure that an order has seats on, and have held lately, unpaid.
 * @throws for an order without seats.
 */
export async function findCrowd(db: ReadDatabase, orderId: string, since: Date): Promise<Crowd> {
  const own = db
    .select({
      departureId: seatHolds.departureId,
      seats: sql<number>`${seatHolds.seats}`.as('own_seats'),
      phone: orders.phone,
      visitor: bookings.visitor,
      unpaid: sql<number>`${departures.seats} - ${departures.keptBack} - ${departures.booked}`.as('unpaid'),
    })
    .from(seatHolds)
    .innerJoin(orders, eq(orders.id, seatHolds.orderId))
    .innerJoin(bookings, eq(bookings.orderId, seatHolds.orderId))
    .innerJoin(departures, eq(departures.id, seatHolds.departureId))
    .where(eq(seatHolds.orderId, orderId))
    .as('own');
  const isLive = sql`(${seatHolds.state} = 'held' AND ${seatHolds.until} > ${databaseNow})`;
  const isLately = sql`(${isLive} OR ${bookings.madeAt} >= ${since.toISOString()}::timestamptz)`;
  const isTheirs = isNotNull(bookings.orderId);
  const sum = (...those: SQL[]) =>
    sql<number>`coalesce(sum(${seatHolds.seats}) FILTER (WHERE ${sql.join([isTheirs, ...those], sql` AND `)}), 0)::int`;
  const both = (...those: SQL[]) => ({ live: sum(isLive, ...those), lately: sum(isLately, ...those) });
  const [crowd] = await db
    .select({
      unpaid: own.unpaid,
      own: own.seats,
      ofAll: both(),
      ofContact: both(eq(orders.phone, own.phone)),
      ofVisitor: both(eq(bookings.visitor, own.visitor)),
    })
    .from(own)
    .leftJoin(seatHolds, and(eq(seatHolds.departureId, own.departureId), ne(seatHolds.state, 'booked')))
    .leftJoin(orders, and(eq(orders.id, seatHolds.orderId), eq(orders.madeBy, visitorActor.id)))
    .leftJoin(bookings, eq(bookings.orderId, orders.id))
    .groupBy(own.unpaid, own.seats, own.departureId, own.phone, own.visitor);
  if (!crowd) {
    throw new Error('This order has no seats.');
  }
  return crowd;
}
