import { eq, sql } from 'drizzle-orm';
import { findAirport } from '#features/air-tickets/airports/airports.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { OwnCalendar } from '#platform/calendar-file/calendar-file.routes.ts';
import type { CalendarEntry, Moment } from '#platform/calendar-file/calendar-file.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import type { TypedSegment } from '../fares.contract.ts';
import { cityIn, findByToken } from '../fares.queries.ts';
import { fareRequests } from '../fares.table.ts';
import { zonedAt } from '../paste/places.rules.ts';
import { fareTickets } from '../tickets/tickets.table.ts';

/** When an airport's clock says so: by Dhaka's where it is that, otherwise the instant. One that nobody knows counts as Dhaka's. */
function momentOf(airport: string, local: string): Moment {
  const known = zonedAt(airport, local);
  return known === undefined || known.zone === 'Asia/Dhaka' ? { dhaka: local } : { at: known.at };
}

/** How often the tickets and the order of an accepted fare have changed, and when last. */
async function findChanges(db: ReadDatabase, token: string) {
  const [row] = await db
    .select({
      accepted: fareRequests.acceptedAt,
      ended: fareRequests.endedAt,
      version: orders.version,
      orderAt: orders.updatedAt,
      tickets: sql<number>`(SELECT count(*) + count(${fareTickets.endedAt}) FROM ${fareTickets}
        WHERE ${fareTickets.enquiryId} = ${fareRequests.enquiryId})::int`,
      ticketsAt: sql<string | null>`(SELECT max(greatest(${fareTickets.madeAt}, ${fareTickets.endedAt}))
        FROM ${fareTickets} WHERE ${fareTickets.enquiryId} = ${fareRequests.enquiryId})`,
    })
    .from(fareRequests)
    .innerJoin(orders, eq(orders.id, fareRequests.orderId))
    .where(sealedIs(fareRequests.token, token));
  const moments = [row?.accepted, row?.orderAt, row?.ticketsAt, row?.ended].flatMap((at) => at ?? []);
  return (
    row && {
      sequence: row.version + row.tickets,
      changedAt: new Date(Math.max(...moments.map((at) => new Date(at).getTime()))),
      hasEnded: row.ended !== null,
    }
  );
}

/** Flights in their order, each once. */
const eachOnce = (segments: readonly TypedSegment[]): TypedSegment[] => [
  ...new Map(segments.map((each) => [`${each.airline}${each.flight} ${each.departs}`, each])).values(),
];

/**
 * The flights of an accepted fare for a calendar, those of the tickets that count; undefined before one is accepted, and for a token
 * of nobody. Flights that newer tickets don't have any more are cancelled.
 */
export async function findFareCalendar(
  db: ReadDatabase,
  token: string,
  language: Language,
): Promise<OwnCalendar | undefined> {
  const found = await findByToken(db, token);
  const sold = found?.options.find(({ id }) => id === found.accepted)?.segments;
  const changes = sold && (await findChanges(db, token));
  if (found === undefined || sold === undefined || changes === undefined) {
    return undefined;
  }
  const { reference, reissued, order } = found;
  const flown = reissued.length > 0 ? eachOnce(reissued.flat()) : sold;
  const isOff = order?.isCancelled === true || changes.hasEnded;
  const city = cityIn(language);
  const entryOf = (segment: TypedSegment, place: number, isFlown: boolean): CalendarEntry => ({
    uid: `${reference}-flight-${place + 1}`,
    summary: `${segment.airline} ${segment.flight}: ${city(segment.from)} – ${city(segment.to)}`,
    description: reference,
    location: findAirport(language, segment.from)?.name || segment.from,
    when: {
      begins: momentOf(segment.from, segment.departs),
      ends: momentOf(segment.to, segment.arrives),
    },
    state: isFlown && !isOff ? 'confirmed' : 'cancelled',
  });
  return {
    reference,
    ...changes,
    entries: [
      ...flown.map((segment, place) => entryOf(segment, place, true)),
      ...sold.slice(flown.length).map((segment, index) => entryOf(segment, flown.length + index, false)),
    ],
  };
}
