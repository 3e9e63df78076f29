import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { findCustomerId, isReachedBy, type Reach } from '#features/customers/customers.queries.ts';
import { customerContacts, customers } from '#features/customers/customers.table.ts';
import { enquiries, enquiryFiles } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listPastJourneys, type PastJourneys } from './past-journeys.queries.ts';
import type { Removal } from './personal-data.contract.ts';
import { countCaseFiles, listUnsold } from './unsold-leads.queries.ts';

const isNotNull = (value: string | null): value is string => value !== null;

/** Numbers and addresses of a card. */
async function reachOf(db: ReadDatabase, customerId: string): Promise<Reach> {
  const rows = await db.select().from(customerContacts).where(eq(customerContacts.customerId, customerId));
  const of = (wanted: string) => rows.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { phones: of('phone'), emails: of('email') };
}

/** Who waits, or waited, for seats on a full departure, and has no order by it but one that goes. */
const listWaiting = (db: ReadDatabase, reach: Reach, going: readonly string[]) =>
  db
    .select({
      id: waitingParties.id,
      token: waitingParties.token,
      reference: waitingParties.reference,
      orderId: waitingParties.orderId,
    })
    .from(waitingParties)
    .where(
      or(
        and(isReachedBy(db, reach, waitingParties), isNull(waitingParties.orderId)),
        inArray(waitingParties.orderId, [...going]),
      ),
    )
    .orderBy(asc(waitingParties.reference));

/** Orders of a person, or that enquiries became. `isTheirs`: no other card has their number. */
function listOrders(db: ReadDatabase, person: Reach, ids: readonly string[]) {
  const { phones, emails } = person;
  return db
    .select({
      id: orders.id,
      reference: orders.reference,
      phone: orders.phone,
      email: orders.email,
      enquiryId: orders.enquiryId,
      isTheirs: sql<boolean>`coalesce(${isReachedBy(db, person, orders)}, false)`,
    })
    .from(orders)
    .where(
      and(
        isNull(orders.removedAt),
        or(
          inArray(orders.phone, [...phones]),
          inArray(orders.email, [...emails]),
          inArray(orders.enquiryId, [...ids]),
        ),
      ),
    )
    .orderBy(asc(orders.reference));
}

export interface Found extends Removal {
  /** Of the enquiries, those that were joined to them not among them. */
  readonly ids: readonly string[];
  readonly customerId: string | undefined;
  /** Numbers and addresses that orders of the customer have. */
  readonly needed: readonly string[];
  readonly parties: readonly { readonly id: string; readonly token: string; readonly reference: string }[];
  /** The ids of the orders that go. */
  readonly going: readonly string[];
  /** What goes of orders that stay. */
  readonly past: PastJourneys;
}

const nothingPast: PastJourneys = { travellers: [], cases: [], fares: [], reviews: [] };

/** Whose orders go: those of the enquiries alone, all of the person, or none. */
type Orders = 'of enquiries' | 'all' | 'none';

async function found(
  db: ReadDatabase,
  customerId: string | undefined,
  ids: readonly string[],
  { person, whose, today }: { readonly person: Reach; readonly whose: Orders; readonly today?: CalendarDate },
): Promise<Omit<Found, 'card' | 'others' | 'waiting' | 'parties'>> {
  const rows = await db
    .select({ id: enquiries.id, reference: enquiries.reference })
    .from(enquiries)
    .where(
      and(
        or(inArray(enquiries.id, [...ids]), inArray(enquiries.mergedInto, [...ids])),
        isNull(enquiries.removedAt),
      ),
    )
    .orderBy(asc(enquiries.reference));
  const all = rows.map(({ id }) => id);
  const known = await listOrders(db, person, all);
  const wanted = known.filter(
    ({ enquiryId, isTheirs }) =>
      isTheirs &&
      (whose === 'all' || (whose === 'of enquiries' && enquiryId !== null && all.includes(enquiryId))),
  );
  const unsold = await listUnsold(
    db,
    wanted.map(({ id }) => id),
  );
  const going = unsold.map(({ id }) => id);
  const stay = known.filter(({ id }) => !going.includes(id));
  // Of the person, not of an enquiry alone; and of no order that another card's number has.
  const kept = stay.filter(({ isTheirs }) => isTheirs).map(({ id }) => id);
  const past = today === undefined ? nothingPast : await listPastJourneys(db, kept, today);
  const references = (of: keyof PastJourneys) => past[of].map(({ reference }) => reference);
  return {
    ids,
    customerId,
    going,
    past,
    travelled: references('travellers'),
    ended: references('cases'),
    flown: references('fares'),
    reviewed: references('reviews'),
    enquiries: rows.map(({ reference }) => reference),
    files:
      (await db.$count(enquiryFiles, inArray(enquiryFiles.enquiryId, all))) +
      (await countCaseFiles(db, going)),
    unsold: unsold.map(({ reference }) => reference),
    cases: unsold.flatMap(({ cases }) => cases),
    orders: stay.map(({ reference }) => reference),
    needed: stay.flatMap(({ phone, email }) => [phone, email].filter(isNotNull)),
  };
}

/** What removing the personal data of an enquiry takes; undefined when there is none, or it was joined to another one. */
export async function findOfEnquiry(db: ReadDatabase, id: string): Promise<Found | undefined> {
  const [row] = await db
    .select({ phone: enquiries.phone, email: enquiries.email })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isNull(enquiries.removedAt), isNull(enquiries.mergedInto)));
  if (!row) {
    return undefined;
  }
  const customerId = await findCustomerId(db, row);
  const reach =
    customerId === undefined
      ? { phones: [row.phone].filter(isNotNull), emails: [row.email].filter(isNotNull) }
      : await reachOf(db, customerId);
  const part = await found(db, customerId, [id], { person: reach, whose: 'of enquiries' });
  const same = await db
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(and(isReachedBy(db, reach, enquiries), isNull(enquiries.removedAt)))
    .orderBy(asc(enquiries.reference));
  const others = same.flatMap(({ reference }) => (part.enquiries.includes(reference) ? [] : [reference]));
  const waiting = await listWaiting(db, reach, part.going);
  // With an order that goes goes the place by which it was got.
  const parties = waiting.filter(({ orderId }) => orderId !== null);
  const isLast = others.length + part.orders.length + waiting.length === parties.length;
  return {
    ...part,
    others,
    parties,
    waiting: parties.map(({ reference }) => reference),
    card: customerId === undefined ? 'none' : isLast ? 'removed' : 'kept',
  };
}

/**
 * What removing the personal data of a customer takes; undefined when there is none, or the card was joined to another one.
 * @param cardOnly Whether all enquiries stay.
 */
export async function findOfCustomer(
  db: ReadDatabase,
  id: string,
  { today, cardOnly = false }: { readonly today: CalendarDate; readonly cardOnly?: boolean | undefined },
): Promise<Found | undefined> {
  const [row] = await db
    .select({ name: customers.name, mergedInto: customers.mergedInto, removedAt: customers.removedAt })
    .from(customers)
    .where(eq(customers.id, id));
  if (!row || row.mergedInto !== null || (row.removedAt !== null && row.name === '')) {
    return undefined;
  }
  const reach = await reachOf(db, id);
  const asked = await db
    .select({
      id: enquiries.id,
      reference: enquiries.reference,
      phone: enquiries.phone,
      email: enquiries.email,
    })
    .from(enquiries)
    .where(and(isReachedBy(db, reach, enquiries), isNull(enquiries.removedAt)));
  const going = cardOnly ? [] : asked.map((each) => each.id);
  const part = await found(db, id, going, {
    person: reach,
    whose: cardOnly ? 'none' : 'all',
    today,
  });
  const stay = cardOnly ? asked : [];
  const parties = cardOnly ? [] : await listWaiting(db, reach, part.going);
  const waiting = parties.map(({ reference }) => reference);
  const needed = [...part.needed, ...stay.flatMap(({ phone, email }) => [phone, email].filter(isNotNull))];
  const isLast = part.orders.length + stay.length === 0;
  const others = stay.map(({ reference }) => reference);
  return { ...part, needed, others, waiting, parties, card: isLast ? 'removed' : 'emptied' };
}
