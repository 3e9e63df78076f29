import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { openStates } from '#features/enquiries/enquiries.rules.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { type FareState, fareStates } from '../fares.contract.ts';
import { fareRequests } from '../fares.table.ts';
import { fareTickets } from '../tickets/tickets.table.ts';
import type { FareTab } from './list.contract.ts';

const { optionId, sentAt, ticketedAt, endedAt, timeLimit, orderId } = fareRequests;
/** The time limit of a request is over, by the database's clock. */
export const isOver = sql`${timeLimit} <= ${databaseNow}`;
const begun = isNotNull(fareRequests.enquiryId);
/** Its order was cancelled. */
const isCancelled = sql`EXISTS (
  SELECT FROM ${orders} WHERE ${orders.id} = ${orderId} AND ${orders.state} = 'cancelled')`;
/** A ticket of it still counts at the airline. */
const hasTicket = sql`EXISTS (
  SELECT FROM ${fareTickets} WHERE ${fareTickets.enquiryId} = ${fareRequests.enquiryId} AND ${fareTickets.state} = 'issued')`;
const unended = and(isNotNull(optionId), isNull(endedAt));
const unticketed = and(isNotNull(optionId), isNull(ticketedAt), isNull(endedAt));

/** The condition of each state on a request that is left-joined to its enquiry. */
export const inState: Readonly<Record<FareState, SQL | undefined>> = {
  new: and(isNull(fareRequests.enquiryId), inArray(enquiries.state, [...openStates])),
  // Also when all that was sent is withdrawn.
  writing: and(begun, isNull(optionId), or(isNull(sentAt), isNull(timeLimit))),
  sent: and(isNull(optionId), isNotNull(sentAt), sql`NOT (${isOver})`),
  lapsed: and(isNull(optionId), isNotNull(sentAt), isOver),
  accepted: and(unticketed, sql`NOT ${isCancelled}`),
  cancelled: and(unended, isCancelled, hasTicket),
  ticketed: and(isNotNull(ticketedAt), isNull(endedAt), sql`NOT ${isCancelled}`),
  ended: or(isNotNull(endedAt), and(unended, isCancelled, sql`NOT ${hasTicket}`)),
};
const waiting = ['new', 'writing', 'sent', 'accepted', 'cancelled'] as const;

/** The condition of a tab. */
export const inTab = (tab: Exclude<FareTab, 'waiting'>): SQL | undefined =>
  tab === 'all' ? or(begun, inState.new) : inState[tab];

const caseOf = (states: readonly FareState[]) =>
  sql<string>`CASE ${sql.join(
    states.map((each) => sql`WHEN ${inState[each]} THEN ${each}`),
    sql` `,
  )} END`;

/** How a request stands, by the conditions above. */
export const state = caseOf(fareStates);

/** A state as the database says it. */
export const parseState = (said: string): FareState => fareStates.find((each) => each === said) ?? 'new';

const isOfDesk = and(
  eq(enquiries.kind, 'air-ticket'),
  isNull(enquiries.mergedInto),
  eq(enquiries.inReview, false),
);

/** An enquiry that is the desk's: no spam, joined to no other, and its personal data not removed, unless it was sold. */
export const isRequest = and(isOfDesk, or(isNull(enquiries.removedAt), isNotNull(orderId)));

/** How many requests of each state a search finds. */
const countFound = (db: ReadDatabase, found: SQL) =>
  db
    .select({ state, number: sql<number>`count(*)::int` })
    .from(enquiries)
    .leftJoin(fareRequests, eq(fareRequests.enquiryId, enquiries.id))
    .where(and(isRequest, found, inTab('all')))
    .groupBy(sql`1`);

/** The same of all requests: those with options without their enquiries, which would have to be joined one by one. */
async function countAll(db: ReadDatabase) {
  const sold = db
    .select()
    .from(fareRequests)
    .where(and(eq(fareRequests.enquiryId, enquiries.id), isNotNull(orderId)));
  const aside = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.kind, 'air-ticket'),
        or(
          isNotNull(enquiries.mergedInto),
          eq(enquiries.inReview, true),
          and(isNotNull(enquiries.removedAt), notExists(sold)),
        ),
      ),
    );
  const begunOnes = await db
    .select({
      state: caseOf(fareStates.filter((each) => each !== 'new')),
      number: sql<number>`count(*)::int`,
    })
    .from(fareRequests)
    .where(notInArray(fareRequests.enquiryId, aside))
    .groupBy(sql`1`);
  const options = db.select().from(fareRequests).where(eq(fareRequests.enquiryId, enquiries.id));
  const number = await db.$count(
    enquiries,
    and(isOfDesk, isNull(enquiries.removedAt), inArray(enquiries.state, [...openStates]), notExists(options)),
  );
  return [...begunOnes, { state: 'new', number }];
}

/** How many requests of each tab a search finds. */
export async function countStates(
  db: ReadDatabase,
  found: SQL | undefined,
): Promise<Record<FareTab, number>> {
  const rows = found === undefined ? await countAll(db) : await countFound(db, found);
  const of = (wanted: FareState) => rows.find((row) => row.state === wanted)?.number ?? 0;
  const sum = (states: readonly FareState[]) => states.reduce((all, each) => all + of(each), 0);
  return {
    new: of('new'),
    writing: of('writing'),
    sent: of('sent'),
    lapsed: of('lapsed'),
    accepted: of('accepted'),
    cancelled: of('cancelled'),
    ticketed: of('ticketed'),
    ended: of('ended'),
    waiting: sum(waiting),
    all: sum(fareStates),
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
