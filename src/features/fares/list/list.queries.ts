import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { matchingEnquiry } from '#features/enquiries/inbox/inbox.queries.ts';
import { tripOf } from '#features/enquiries/summary/trip.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { routeOf, totalOfFares } from '../fares.rules.ts';
import { fareOptionEnds, fareOptions, fareRequests } from '../fares.table.ts';
import { parseTicketNumber } from '../tickets/tickets.rules.ts';
import { fareTickets } from '../tickets/tickets.table.ts';
import type { FareItem, FarePage, FaresQuery, FareTab } from './list.contract.ts';
import { countStates, inState, inTab, isOver, isRequest, parseState, state } from './list-state.queries.ts';

const { optionId, timeLimit } = fareRequests;

/** Requests that a search finds: by what the inbox finds, by PNR, by ticket. */
function matching(db: ReadDatabase, q: string): SQL | undefined {
  const typed = q.trim();
  if (typed === '') {
    return;
  }
  const ticket = parseTicketNumber(typed);
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

/** What is offered to requests: how many options that can be had, and the one that was accepted. */
async function offersOf(db: ReadDatabase, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: fareOptions.id,
            of: fareOptions.enquiryId,
            fares: fareOptions.fares,
            segments: fareOptions.segments,
          })
          .from(fareOptions)
          .leftJoin(fareOptionEnds, eq(fareOptionEnds.optionId, fareOptions.id))
          .where(and(inArray(fareOptions.enquiryId, [...ids]), isNull(fareOptionEnds.optionId)));
  return (id: string, accepted: string | null) => {
    const all = rows.filter((row) => row.of === id);
    return { options: all.length, accepted: all.find((row) => row.id === accepted) };
  };
}

type Details = typeof enquiries.$inferSelect.details;

/** The route that was asked for. */
export function requestedRoute(details: Details): string {
  if (details.kind !== 'air-ticket') {
    return '';
  }
  const { legs, trip } = details.journey;
  const named = ({ code, text }: (typeof legs)[number]['from']) => code ?? text;
  const out = legs.map(({ from, to }) => ({ from: named(from), to: named(to) }));
  const back = trip === 'return' ? out.map(({ from, to }) => ({ from: to, to: from })) : [];
  return routeOf([...out, ...back]);
}

interface Part {
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
}

const latest = [desc(enquiries.createdAt), sql`${enquiries.id}`];
const soonest = [sql`${timeLimit}`, ...latest];
const lately = [sql`${timeLimit} DESC NULLS LAST`, ...latest];

/** The parts of a tab, one below the other; each is read in the order of an index. */
function partsOf(tab: FareTab): readonly Part[] {
  if (tab === 'waiting') {
    const begunOnes = or(inState.accepted, inState.cancelled, inState.sent, inState.writing);
    return [{ where: begunOnes, order: soonest }, ...partsOf('new')];
  }
  const isDone = tab === 'lapsed' || tab === 'ticketed' || tab === 'ended';
  const order = tab === 'all' || tab === 'new' ? latest : isDone ? lately : soonest;
  return [{ where: inTab(tab), order }];
}

/** Of an enquiry whose personal data was removed the order knows whose the tickets are. */
const soldTo = sql`FROM ${orders} WHERE ${orders.id} = ${fareRequests.orderId}`;
export const nameOrSold = sql<string>`coalesce(nullif(${enquiries.name}, ''), (SELECT ${orders.name} ${soldTo}), '')`;
export const phoneOrSold = sql<
  string | null
>`CASE WHEN ${enquiries.removedAt} IS NULL THEN ${enquiries.phone} ELSE (SELECT ${orders.phone} ${soldTo}) END`;

const listPart = (db: ReadDatabase, { where, order }: Part, limit: number, offset: number) =>
  db
    .select({
      id: enquiries.id,
      reference: enquiries.reference,
      name: nameOrSold,
      phone: phoneOrSold,
      details: enquiries.details,
      createdAt: enquiries.createdAt,
      state,
      timeLimit,
      accepted: optionId,
      pnr: fareRequests.pnr,
      isOver: sql<boolean>`coalesce(${isOver}, false)`,
    })
    .from(enquiries)
    .leftJoin(fareRequests, eq(fareRequests.enquiryId, enquiries.id))
    .where(and(isRequest, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

/**
 * A page of the fare desk with the counts of its tabs: what has a time limit comes by it, the rest latest first; in the tabs
 * of what is done, the latest time limit comes first.
 */
export async function listFares(db: ReadDatabase, query: FaresQuery): Promise<FarePage> {
  const { tab, q, page, limit } = query;
  const found = matching(db, q);
  const counts = await countStates(db, found);
  const rows: Awaited<ReturnType<typeof listPart>> = [];
  let before = (page - 1) * limit;
  for (const { where, order } of partsOf(tab)) {
    const room = limit - rows.length;
    rows.push(...(room > 0 ? await listPart(db, { where: and(found, where), order }, room, before) : []));
    // Only the first of two parts has another one below it.
    before = Math.max(0, before - (counts.waiting - counts.new));
  }
  const offers = await offersOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ details, accepted, timeLimit: until, createdAt, ...row }): FareItem => {
      const { options, accepted: chosen } = offers(row.id, accepted);
      const { travelOn, travellers } = tripOf(details);
      return {
        ...row,
        state: parseState(row.state),
        options,
        travelOn,
        passengers: travellers ?? 0,
        company: details.kind === 'air-ticket' ? (details.journey.company ?? null) : null,
        route: chosen === undefined ? requestedRoute(details) : routeOf(chosen.segments),
        timeLimit: until?.toISOString() ?? null,
        total: chosen === undefined ? null : totalOfFares(chosen.fares),
        createdAt: createdAt.toISOString(),
      };
    }),
    total: counts[tab],
    counts,
  };
}
