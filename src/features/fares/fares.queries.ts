import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findAirport } from '#features/air-tickets/airports/airports.queries.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { listBookings } from './airline-bookings/airline-bookings.queries.ts';
import type { Option, officeRequest, TypedSegment, visitorRequest } from './fares.contract.ts';
import { totalOfFares } from './fares.rules.ts';
import { fareOptionEnds, fareOptions, fareRequests } from './fares.table.ts';
import { parseState, state } from './list/list-state.queries.ts';
import { findTicketing } from './tickets/tickets.queries.ts';
import { fareTickets } from './tickets/tickets.table.ts';

/** The name of an airport's city, or its code where we don't know it. */
export const cityIn = (language: Language) => (code: string) => findAirport(language, code)?.city ?? code;

/**
 * The options of a request in their order, each with its position. One that was sent stays in its place when it is withdrawn or
 * replaced; one that nobody had seen then isn't there any more. Whether one is over is by the database's clock, the same for all processes.
 */
export async function listPlaced(
  db: ReadDatabase,
  enquiryId: string,
): Promise<(Option & { readonly position: number })[]> {
  const { id, segments, fares, terms, timeLimit, position, place } = fareOptions;
  const { replacedBy, endedAt, wasSent } = fareOptionEnds;
  const rows = await db
    .select({
      ...{ id, segments, fares, terms, timeLimit, position, replacedBy, endedAt },
      isOver: sql<boolean>`${timeLimit} <= ${databaseNow}`,
    })
    .from(fareOptions)
    .leftJoin(fareOptionEnds, eq(fareOptionEnds.optionId, id))
    .where(and(eq(fareOptions.enquiryId, enquiryId), or(isNull(endedAt), eq(wasSent, true))))
    .orderBy(sql`coalesce(${place}, ${position})`, asc(position));
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    segments: [...row.segments],
    fares: [...row.fares],
    ...row.terms,
    timeLimit: row.timeLimit.toISOString(),
    total: totalOfFares(row.fares),
    isOver: row.isOver,
    ended: row.endedAt && { at: row.endedAt.toISOString(), replacedBy: row.replacedBy },
  }));
}

const viewOf = ({ position: _, ...option }: Awaited<ReturnType<typeof listPlaced>>[number]): Option => option;

/** The options of a request as responses have them, by `listPlaced`. @param sent how many were sent by their position; absent: all */
export const listOptions = async (
  db: ReadDatabase,
  enquiryId: string,
  sent = Number.POSITIVE_INFINITY,
): Promise<Option[]> =>
  (await listPlaced(db, enquiryId)).filter(({ position }) => position <= sent).map(viewOf);

/** The journeys that are flown once some of the tickets came for others, each once; none before. */
async function listReissued(
  db: ReadDatabase,
  enquiryId: string,
  sold: readonly TypedSegment[] | undefined,
): Promise<TypedSegment[][]> {
  const rows = await db
    .selectDistinct({ segments: fareTickets.segments })
    .from(fareTickets)
    .where(and(eq(fareTickets.enquiryId, enquiryId), eq(fareTickets.state, 'issued')));
  return rows.some(({ segments }) => segments !== null)
    ? rows
        .map(({ segments }) => [...(segments ?? sold ?? [])])
        .toSorted((one, other) => ((one[0]?.departs ?? '') < (other[0]?.departs ?? '') ? -1 : 1))
    : [];
}

const acceptedOf = (options: readonly Option[], accepted: string | null) =>
  options.find(({ id }) => id === accepted)?.segments;

async function findRequest(db: ReadDatabase, by: { readonly id: string } | { readonly token: string }) {
  const [row] = await db
    .select({
      id: fareRequests.enquiryId,
      token: fareRequests.token,
      sentAt: fareRequests.sentAt,
      sentOptions: fareRequests.sentOptions,
      accepted: fareRequests.optionId,
      reference: enquiries.reference,
      language: enquiries.language,
      orderId: orders.id,
      orderReference: orders.reference,
      orderToken: orders.token,
      isCancelled: sql<boolean>`coalesce(${orders.state} = 'cancelled', false)`,
      standing: state,
      said: fareRequests.saidBy,
      how: fareRequests.saidHow,
      acceptedBy: fareRequests.acceptedBy,
      acceptedAt: fareRequests.acceptedAt,
    })
    .from(fareRequests)
    .innerJoin(enquiries, eq(enquiries.id, fareRequests.enquiryId))
    .leftJoin(orders, eq(orders.id, fareRequests.orderId))
    .where('id' in by ? eq(fareRequests.enquiryId, by.id) : sealedIs(fareRequests.token, by.token));
  return row;
}

const stateOf = (row: { readonly accepted: string | null; readonly sentAt: Date | null }) =>
  row.accepted !== null
    ? ('accepted' as const)
    : row.sentAt !== null
      ? ('sent' as const)
      : ('writing' as const);

/** A fare request with its options, for the office; undefined for one without options. */
export async function findOptions(
  db: ReadDatabase,
  id: string,
): Promise<z.infer<typeof officeRequest> | undefined> {
  const row = await findRequest(db, { id });
  if (!row) {
    return;
  }
  const { reference, accepted, orderId, orderReference, isCancelled } = row;
  const options = await listPlaced(db, row.id);
  const { said, how, acceptedBy, acceptedAt } = row;
  const names = acceptedBy === null ? new Map() : await findActorNames(db, [acceptedBy]);
  const standing = parseState(row.standing);
  return {
    reference,
    accepted,
    options: options.map(viewOf),
    reissued: await listReissued(db, row.id, acceptedOf(options, accepted)),
    bookings: await listBookings(db, row.id),
    word:
      how !== null && acceptedBy !== null && acceptedAt !== null
        ? { said: said ?? '', how, by: names.get(acceptedBy) ?? '', at: acceptedAt.toISOString() }
        : null,
    state: standing === 'new' ? 'writing' : standing,
    unsent: accepted === null ? options.filter(({ position }) => position > row.sentOptions).length : 0,
    token: row.sentAt === null ? null : row.token,
    order:
      orderId !== null && orderReference !== null
        ? { id: orderId, reference: orderReference, isCancelled }
        : null,
    ticketing: accepted === null ? null : await findTicketing(db, row.id),
  };
}

/** A fare request for whoever holds its token; undefined for any other token, and before it was sent. */
export async function findByToken(
  db: ReadDatabase,
  token: string,
): Promise<z.infer<typeof visitorRequest> | undefined> {
  const row = await findRequest(db, { token });
  if (!row || row.sentAt === null) {
    return;
  }
  const { reference, language, accepted, orderReference, orderToken, isCancelled } = row;
  const options = await listOptions(db, row.id, row.sentOptions);
  return {
    reference,
    language,
    state: stateOf(row),
    currency: 'BDT',
    accepted,
    reissued: await listReissued(db, row.id, acceptedOf(options, accepted)),
    options,
    order:
      orderReference !== null && orderToken !== null
        ? { reference: orderReference, token: orderToken, isCancelled }
        : null,
  };
}
