import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { addDays, beginningOf, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fareOptions, farePassengers, fareRequests } from '../fares.table.ts';
import { fareTicketFiles, fareTickets } from '../tickets/tickets.table.ts';

/** So long a ticket that came for another one can be flown; on which day isn't known. */
const ticketDays = 365;

const lastFlight = sql`(${fareOptions.segments} -> -1 ->> 'arrives')`;

/**
 * Fares with names or e-tickets of passengers whom nobody needs to name any more: as many days as passport numbers are kept after
 * the last flight, or after the fare was over, cancelled or with every ticket given back. A ticket that counts keeps the names of
 * a cancelled one.
 */
export async function listPastFares(
  db: ReadDatabase,
  today: CalendarDate,
  only?: string,
): Promise<{ id: string }[]> {
  const { passportsKeptDays } = await findBooking(db);
  const which = only === undefined ? undefined : eq(fareRequests.enquiryId, only);
  return listNamedUntil(db, addDays(today, -passportsKeptDays), which);
}

/** Fares of some orders that are over before a day, with names or e-tickets: what somebody wants removed goes without more waiting. */
export const listFlown = (
  db: ReadDatabase,
  today: CalendarDate,
  orderIds: readonly string[],
): Promise<{ id: string }[]> => listNamedUntil(db, today, inArray(fareRequests.orderId, [...orderIds]));

/** Fares with names or e-tickets that were over before a day. */
function listNamedUntil(
  db: ReadDatabase,
  end: CalendarDate,
  which: SQL | undefined,
): Promise<{ id: string }[]> {
  const of = (...tickets: Parameters<typeof and>) =>
    db
      .select({ one: sql`1` })
      .from(fareTickets)
      .where(and(eq(fareTickets.enquiryId, fareRequests.enquiryId), ...tickets));
  return db
    .select({ id: fareRequests.enquiryId })
    .from(fareRequests)
    .innerJoin(fareOptions, eq(fareOptions.id, fareRequests.optionId))
    .innerJoin(orders, eq(orders.id, fareRequests.orderId))
    .where(
      and(
        which,
        or(
          exists(
            db
              .select({ one: sql`1` })
              .from(farePassengers)
              .where(
                and(eq(farePassengers.enquiryId, fareRequests.enquiryId), ne(farePassengers.surname, '')),
              ),
          ),
          exists(
            db
              .select({ one: sql`1` })
              .from(fareTicketFiles)
              .where(eq(fareTicketFiles.enquiryId, fareRequests.enquiryId)),
          ),
        ),
        or(
          and(
            sql`${lastFlight} < ${end}`,
            notExists(
              of(
                eq(fareTickets.state, 'exchanged'),
                gte(fareTickets.endedAt, beginningOf(addDays(end, -ticketDays))),
              ),
            ),
          ),
          and(isNotNull(fareRequests.endedAt), lt(fareRequests.endedAt, beginningOf(end))),
          and(
            inArray(orders.state, ['cancelled', 'lapsed']),
            lt(orders.updatedAt, beginningOf(end)),
            notExists(of(or(isNull(fareTickets.endedAt), gte(fareTickets.endedAt, beginningOf(end))))),
          ),
        ),
      ),
    );
}
