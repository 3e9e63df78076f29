import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findAirport } from '#features/air-tickets/airports/airports.queries.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import type { Option, officeRequest, visitorRequest } from './fares.contract.ts';
import { totalOfFares } from './fares.rules.ts';
import { fareOptions, fareRequests } from './fares.table.ts';
import { parseState, state } from './list/list-state.queries.ts';
import { findTicketing } from './tickets/tickets.queries.ts';

/** The name of an airport's city, or its code where we don't know it. */
export const cityIn = (language: Language) => (code: string) => findAirport(language, code)?.city ?? code;

type Row = typeof fareOptions.$inferSelect & { readonly isOver: boolean };

/** An option as responses have it. */
const optionView = ({ id, segments, fares, terms, timeLimit, isOver }: Row): Option => ({
  id,
  segments: [...segments],
  fares: [...fares],
  ...terms,
  timeLimit: timeLimit.toISOString(),
  total: totalOfFares(fares),
  isOver,
});

/** The options of a request in their order. Whether one is over is by the database's clock, the same for all processes. */
export async function listOptions(db: ReadDatabase, enquiryId: string): Promise<Option[]> {
  const { id, segments, fares, terms, timeLimit, position, madeBy, madeAt } = fareOptions;
  const rows = await db
    .select({
      id,
      enquiryId: fareOptions.enquiryId,
      segments,
      fares,
      terms,
      timeLimit,
      position,
      madeBy,
      madeAt,
      isOver: sql<boolean>`${timeLimit} <= ${databaseNow}`,
    })
    .from(fareOptions)
    .where(eq(fareOptions.enquiryId, enquiryId))
    .orderBy(asc(position));
  return rows.map(optionView);
}

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
  const options = await listOptions(db, row.id);
  const standing = parseState(row.standing);
  return {
    reference,
    accepted,
    options,
    state: standing === 'new' ? 'writing' : standing,
    unsent: accepted === null ? options.length - row.sentOptions : 0,
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
  return {
    reference,
    language,
    state: stateOf(row),
    currency: 'BDT',
    accepted,
    options: (await listOptions(db, row.id)).slice(0, row.sentOptions),
    order:
      orderReference !== null && orderToken !== null
        ? { reference: orderReference, token: orderToken, isCancelled }
        : null,
  };
}
