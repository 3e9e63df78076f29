import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { conditionsOf } from '#features/enquiries/lookup/lookup.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Asked, fitIn, hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { fareBookings } from '../airline-bookings/airline-bookings.table.ts';
import { fareRequests } from '../fares.table.ts';
import { nameOrSold, phoneOrSold, requestedRoute } from '../list/list.queries.ts';
import { inTab, isRequest, parseState, state } from '../list/list-state.queries.ts';
import { parseTicketNumber } from '../tickets/tickets.rules.ts';
import { fareTickets } from '../tickets/tickets.table.ts';

/** What the desk has to do about. */
const waitingStates = ['new', 'writing', 'accepted', 'cancelled'];

/** The requests with these tickets or PNRs. */
async function numbersOf(
  db: ReadDatabase,
  { tickets, pnrs }: { readonly tickets: readonly string[]; readonly pnrs: readonly string[] },
) {
  const withTicket =
    tickets.length === 0
      ? []
      : await db
          .select({ id: fareTickets.enquiryId, ticket: fareTickets.number })
          .from(fareTickets)
          .where(inArray(fareTickets.number, [...tickets]))
          .limit(20);
  const withPnr =
    pnrs.length === 0
      ? []
      : await db
          .select({ id: fareRequests.enquiryId })
          .from(fareRequests)
          .where(inArray(fareRequests.pnr, [...pnrs]))
          .limit(20);
  // As it was pasted, before an option is accepted.
  const pasted =
    pnrs.length === 0
      ? []
      : await db
          .select({ id: fareBookings.enquiryId })
          .from(fareBookings)
          .where(inArray(fareBookings.pnr, [...pnrs]))
          .limit(20);
  return [...withTicket, ...[...withPnr, ...pasted].map(({ id }) => ({ id, ticket: undefined }))];
}

async function findFares(db: ReadDatabase, asked: Asked) {
  const { spellings } = asked;
  const tickets = spellings.flatMap((each) => {
    const read = parseTicketNumber(each);
    return 'number' in read ? [read.number] : [];
  });
  const pnrs = spellings.map((each) => each.trim().toUpperCase()).filter((each) => /^[A-Z\d]{6}$/.test(each));
  const found = await numbersOf(db, { tickets, pnrs });
  const { found: asEnquiry, fit } = await conditionsOf(db, asked);
  const ids = found.map(({ id }) => id);
  const isNumbered = ids.length === 0 ? undefined : inArray(enquiries.id, ids);
  const sought = or(isNumbered, asEnquiry);
  if (sought === undefined) {
    return [];
  }
  const place = isNumbered === undefined ? fit : sql<number>`CASE WHEN ${isNumbered} THEN 0 ELSE ${fit} END`;
  const rows = await db
    .select({
      id: enquiries.id,
      reference: enquiries.reference,
      name: nameOrSold,
      phone: phoneOrSold,
      details: enquiries.details,
      pnr: fareRequests.pnr,
      until: fareRequests.timeLimit,
      state,
      place,
    })
    .from(enquiries)
    .leftJoin(fareRequests, eq(fareRequests.enquiryId, enquiries.id))
    .where(and(isRequest, inTab('all'), sought))
    .orderBy(place, desc(enquiries.createdAt), enquiries.id)
    .limit(2 * asked.limit);
  return rows.map((row) =>
    hitOf('fare', {
      id: row.id,
      title: [requestedRoute(row.details), row.pnr ?? row.reference].filter(Boolean).join(', '),
      details: [row.name, ...found.flatMap(({ id, ticket }) => (id === row.id ? (ticket ?? []) : []))],
      phone: row.phone,
      on: row.until === null ? null : dhakaDate(row.until),
      state: row.state,
      path: `/dashboard/fares/${row.id}`,
      fit: fitIn(asked, row.place),
      waits: waitingStates.includes(parseState(row.state)),
    }),
  );
}

/** Fare requests by reference, name, number, PNR and ticket. */
export const fareLookup: LookupSource = { permission: 'orders.read', find: findFares };
