import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { openStates } from '#features/enquiries/enquiries.rules.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { matchingEnquiry } from '#features/enquiries/inbox/inbox.queries.ts';
import { tripOf } from '#features/enquiries/summary/trip.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type FareState, fareStates } from '../fares.contract.ts';
import { routeOf, totalOfFares } from '../fares.rules.ts';
import { fareOptions, fareRequests } from '../fares.table.ts';
import { readTicketNumber } from '../tickets/tickets.rules.ts';
import { fareTickets } from '../tickets/tickets.table.ts';
import type { FareItem, FarePage, FaresQuery, FareTab } from './listed.contract.ts';

const { optionId, sentAt, ticketedAt, endedAt, timeLimit, orderId } = fareRequests;
const isOver = sql`${timeLimit} <= clock_timestamp()`;
const begun = isNotNull(fareRequests.enquiryId);
/** Its order was cancelled before it was ticketed. */
const isCancelled = sql`EXISTS (
  SELECT FROM ${orders} WHERE ${orders.id} = ${orderId} AND ${orders.state} = 'cancelled')`;
const unticketed = and(isNotNull(optionId), isNull(ticketedAt), isNull(endedAt));

/** The condition of each state on a request that is left-joined to its enquiry. */
const inState: Readonly<Record<FareState, SQL | undefined>> = {
  new: and(isNull(fareRequests.enquiryId), inArray(enquiries.state, [...openStates])),
  writing: and(begun, isNull(optionId), isNull(sentAt)),
  sent: and(isNull(optionId), isNotNull(sentAt), sql`NOT (${isOver})`),
  lapsed: and(isNull(optionId), isNotNull(sentAt), isOver),
  accepted: and(unticketed, sql`NOT ${isCancelled}`),
  ticketed: and(isNotNull(ticketedAt), isNull(endedAt)),
  ended: or(isNotNull(endedAt), and(unticketed, isCancelled)),
};
const waiting = ['new', 'writing', 'sent', 'accepted'] as const;

const inTab = (tab: FareTab): SQL | undefined => {
  if (tab === 'all') {
    return or(begun, inState.new);
  }
  return tab === 'waiting' ? or(...waiting.map((state) => inState[state])) : inState[tab];
};

/** How a request stands, by the conditions above. */
const state = sql<FareState>`CASE ${sql.join(
  fareStates.map((each) => sql`WHEN ${inState[each]} THEN ${each}`),
  sql` `,
)} END`;

/** Requests that a search finds: by what the inbox finds, by PNR, by ticket. */
function matching(db: ReadDatabase, q: string): SQL | undefined {
  const typed = q.trim();
  if (typed === '') {
    return;
  }
  const ticket = readTicketNumber(typed);
  const pnr = typed.toUpperCase();
  return or(
    matchingEnquiry(typed),
    /^[A-Z\d]{6}$/.test(pnr)
      ? inArray(
          enquiries.id,
          db.select({ id: fareRequests.enquiryId }).from(fareRequests).where(eq(fareRequests.pnr, pnr)),
        )
      : undefined,
    'number' in ticket
      ? inArray(
          enquiries.id,
          db
            .select({ id: fareTickets.enquiryId })
            .from(fareTickets)
            .where(eq(fareTickets.number, ticket.number)),
        )
      : undefined,
  );
}

const isRequest = and(
  eq(enquiries.kind, 'air-ticket'),
  isNull(enquiries.mergedInto),
  eq(enquiries.inReview, false),
);

async function countStates(db: ReadDatabase, found: SQL | undefined): Promise<Record<FareTab, number>> {
  const rows = await db
    .select({ state, number: sql<number>`count(*)::int` })
    .from(enquiries)
    .leftJoin(fareRequests, eq(fareRequests.enquiryId, enquiries.id))
    .where(and(isRequest, found, inTab('all')))
    .groupBy(sql`1`);
  const of = (wanted: FareState) => rows.find((row) => row.state === wanted)?.number ?? 0;
  const sum = (states: readonly FareState[]) => states.reduce((all, each) => all + of(each), 0);
  return {
    ...{ new: of('new'), writing: of('writing'), sent: of('sent'), lapsed: of('lapsed') },
    ...{ accepted: of('accepted'), ticketed: of('ticketed'), ended: of('ended') },
    ...{ waiting: sum(waiting), all: sum(fareStates) },
  };
}

/** What is offered to requests: how many options, and the one that was accepted. */
async function offersOf(db: ReadDatabase, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            ...{ id: fareOptions.id, of: fareOptions.enquiryId },
            ...{ fares: fareOptions.fares, segments: fareOptions.segments },
          })
          .from(fareOptions)
          .where(inArray(fareOptions.enquiryId, [...ids]));
  return (id: string, accepted: string | null) => {
    const all = rows.filter((row) => row.of === id);
    return { options: all.length, accepted: all.find((row) => row.id === accepted) };
  };
}

type Details = typeof enquiries.$inferSelect.details;

/** The route that was asked for. */
function askedRoute(details: Details): string {
  if (details.kind !== 'air-ticket') {
    return '';
  }
  const { legs, trip } = details.journey;
  const named = ({ code, text }: (typeof legs)[number]['from']) => code ?? text;
  const out = legs.map(({ from, to }) => ({ from: named(from), to: named(to) }));
  const back = trip === 'return' ? out.map(({ from, to }) => ({ from: to, to: from })) : [];
  return routeOf([...out, ...back]);
}

/**
 * A page of the fare desk with the counts of its tabs: what has a time limit by it, what the customer has accepted or not; the
 * rest latest first. What has been over for the longest comes last in the tabs of what is done.
 */
export async function listFares(db: ReadDatabase, query: FaresQuery): Promise<FarePage> {
  const { tab, q, page, limit } = query;
  const found = matching(db, q);
  const isDone = tab === 'lapsed' || tab === 'ticketed' || tab === 'ended';
  const byLimit =
    tab === 'all' || tab === 'new' ? [] : [isDone ? sql`${timeLimit} DESC NULLS LAST` : timeLimit];
  const rows = await db
    .select({
      ...{ id: enquiries.id, reference: enquiries.reference, name: enquiries.name, phone: enquiries.phone },
      ...{ details: enquiries.details, createdAt: enquiries.createdAt, state },
      ...{ timeLimit, accepted: optionId, pnr: fareRequests.pnr },
      isOver: sql<boolean>`coalesce(${isOver}, false)`,
    })
    .from(enquiries)
    .leftJoin(fareRequests, eq(fareRequests.enquiryId, enquiries.id))
    .where(and(isRequest, found, inTab(tab)))
    .orderBy(...byLimit, desc(enquiries.createdAt), enquiries.id)
    .limit(limit)
    .offset((page - 1) * limit);
  const offers = await offersOf(
    db,
    rows.map(({ id }) => id),
  );
  const counts = await countStates(db, found);
  return {
    items: rows.map(({ details, accepted, timeLimit: until, createdAt, ...row }): FareItem => {
      const { options, accepted: chosen } = offers(row.id, accepted);
      const { travelOn, travellers } = tripOf(details);
      return {
        ...{ ...row, options, travelOn, passengers: travellers ?? 0 },
        company: details.kind === 'air-ticket' ? (details.journey.company ?? null) : null,
        route: chosen === undefined ? askedRoute(details) : routeOf(chosen.segments),
        timeLimit: until?.toISOString() ?? null,
        total: chosen === undefined ? null : totalOfFares(chosen.fares),
        createdAt: createdAt.toISOString(),
      };
    }),
    ...{ total: counts[tab], counts },
  };
}

/** How many fares are accepted and not ticketed. */
export const countToTicket = (db: ReadDatabase): Promise<number> =>
  db.$count(
    db
      .select({ id: fareRequests.enquiryId })
      .from(fareRequests)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(and(unticketed, ne(orders.state, 'cancelled')))
      .as('to_ticket'),
  );
