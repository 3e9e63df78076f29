import { and, between, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { orderLetters } from '#features/orders/letters/letters.table.ts';
import { reminderDay } from '#features/orders/lifecycle/lifecycle.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { lastDayToFill } from '../travellers.rules.ts';
import { travellerLists, travellers } from '../travellers.table.ts';

/** Bookings whose passport numbers nobody needs any more: some days after the return, or at once when the order is over. */
export async function listOverduePassports(db: ReadDatabase, today: CalendarDate, only?: string) {
  const { passportsKeptDays } = await findBooking(db);
  return db
    .select({ id: travellerLists.orderId, sealed: travellerLists.passports })
    .from(travellerLists)
    .innerJoin(bookings, eq(bookings.orderId, travellerLists.orderId))
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(
      and(
        isNotNull(travellerLists.passports),
        only === undefined ? undefined : eq(travellerLists.orderId, only),
        or(
          lt(departures.returnsOn, addDays(today, -passportsKeptDays)),
          inArray(orders.state, ['cancelled', 'lapsed']),
        ),
      ),
    );
}

/** Which of its kind a traveller is: 2 of `adult-2`. */
const numberOf = sql`substring(${travellers.place} from '[0-9]+$')::int`;

/** How many of the kind of a traveller the booking is for. */
const bookedOf = sql`CASE regexp_replace(${travellers.place}, '-[0-9]+$', '')
  WHEN 'adult' THEN ${bookings.adults}
  WHEN 'child-with-bed' THEN ${bookings.childrenWithBed}
  WHEN 'child-without-bed' THEN ${bookings.childrenWithoutBed}
  ELSE ${bookings.infants} END`;

/** Bookings with somebody on the list who doesn't travel any more, since the booking was made smaller. */
export function listStayingAtHome(db: ReadDatabase, only?: string): Promise<{ id: string }[]> {
  return db
    .selectDistinct({ id: travellers.orderId })
    .from(travellers)
    .innerJoin(bookings, eq(bookings.orderId, travellers.orderId))
    .where(
      and(sql`${numberOf} > ${bookedOf}`, only === undefined ? undefined : eq(travellers.orderId, only)),
    );
}

/** Travellers of a booking of whom a hotel needs nothing more. */
const named = sql`(SELECT count(*) FROM ${travellers}
  WHERE ${travellers.orderId} = ${bookings.orderId} AND ${travellers.sex} IS NOT NULL
    AND ${travellers.birthDate} IS NOT NULL
    AND (${travellers.surname} IS NOT NULL OR ${travellers.givenNames} IS NOT NULL))`;

/** What one reminder is about: a departure that is moved is another one. */
export const reminderSubject = (departsOn: CalendarDate): string => `travellers ${departsOn}`;

/** Open bookings whose travellers should be filled in soon and aren't, and whose customer wasn't written to. */
export async function listUnnamed(db: ReadDatabase, now: Date, only?: string) {
  const { travellersUntilDays, travellersRemindDays } = await findBooking(db);
  const today = reminderDay(now);
  const from = addDays(today, travellersUntilDays);
  const { departsOn, market } = departures;
  const people = sql`${bookings.adults} + ${bookings.childrenWithBed} + ${bookings.childrenWithoutBed} + ${bookings.infants}`;
  const rows = await db
    .select({ id: orders.id, departsOn })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .leftJoin(travellerLists, eq(travellerLists.orderId, bookings.orderId))
    .where(
      and(
        eq(orders.state, 'open'),
        only === undefined ? undefined : eq(orders.id, only),
        between(departsOn, from, addDays(from, travellersRemindDays)),
        or(
          sql`${named} < ${people}`,
          and(eq(market, 'international'), sql`${travellerLists.passports} IS NULL`),
        ),
        notExists(
          db
            .select({ id: orderLetters.mailId })
            .from(orderLetters)
            .where(
              and(
                eq(orderLetters.orderId, orders.id),
                eq(orderLetters.kind, 'travellers'),
                eq(orderLetters.subject, sql`'travellers ' || ${departsOn}::text`),
              ),
            ),
        ),
      ),
    );
  return rows.map((row) => ({ ...row, lastDay: lastDayToFill(row.departsOn, travellersUntilDays) }));
}
