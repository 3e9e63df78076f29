import { and, asc, eq, exists, inArray, isNull, not, or } from 'drizzle-orm';
import { waitingParties } from '#features/bookings/waiting/waiting.table.ts';
import { findCustomerId } from '#features/customers/customers.queries.ts';
import { customerContacts, customers } from '#features/customers/customers.table.ts';
import { enquiries, enquiryFiles } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Removal } from './personal-data.contract.ts';

interface Person {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

const isNotNull = (value: string | null): value is string => value !== null;

/** Numbers and addresses of a card. */
async function reachOf(db: ReadDatabase, customerId: string): Promise<Person> {
  const rows = await db.select().from(customerContacts).where(eq(customerContacts.customerId, customerId));
  const of = (wanted: string) => rows.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { phones: of('phone'), emails: of('email') };
}

/**
 * Whether an enquiry, or a party that waits, is this person's. A number that another card has says that it is that one's, whatever
 * address was typed.
 */
function isOf(
  db: ReadDatabase,
  { phones, emails }: Person,
  of: typeof enquiries | typeof waitingParties = enquiries,
) {
  const { kind, value } = customerContacts;
  const known = db
    .select()
    .from(customerContacts)
    .where(and(eq(kind, 'phone'), eq(value, of.phone)));
  const byAddress = and(inArray(of.email, [...emails]), or(isNull(of.phone), not(exists(known))));
  return or(inArray(of.phone, [...phones]), byAddress);
}

/** Who waits, or waited, for seats on a full departure, and has no order by it. */
const listWaiting = (db: ReadDatabase, reach: Person) =>
  db
    .select({ id: waitingParties.id, token: waitingParties.token, reference: waitingParties.reference })
    .from(waitingParties)
    .where(and(isOf(db, reach, waitingParties), isNull(waitingParties.orderId)))
    .orderBy(asc(waitingParties.reference));

const listOrders = (db: ReadDatabase, { phones, emails }: Person, ids: readonly string[]) =>
  db
    .select({ reference: orders.reference, phone: orders.phone, email: orders.email })
    .from(orders)
    .where(
      or(
        inArray(orders.phone, [...phones]),
        inArray(orders.email, [...emails]),
        inArray(orders.enquiryId, [...ids]),
      ),
    )
    .orderBy(asc(orders.reference));

interface Found extends Removal {
  /** Of the enquiries, those that were joined to them not among them. */
  readonly ids: readonly string[];
  readonly customerId: string | undefined;
  /** Numbers and addresses that orders of the customer have. */
  readonly needed: readonly string[];
  readonly parties: readonly { readonly id: string; readonly token: string }[];
}

async function found(
  db: ReadDatabase,
  customerId: string | undefined,
  ids: readonly string[],
  person: Person,
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
  const sold = await listOrders(db, person, all);
  return {
    ...{ ids, customerId },
    enquiries: rows.map(({ reference }) => reference),
    files: await db.$count(enquiryFiles, inArray(enquiryFiles.enquiryId, all)),
    orders: sold.map(({ reference }) => reference),
    needed: sold.flatMap(({ phone, email }) => [phone, email].filter(isNotNull)),
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
  const part = await found(db, customerId, [id], reach);
  const same = await db
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(and(isOf(db, reach), isNull(enquiries.removedAt)))
    .orderBy(asc(enquiries.reference));
  const others = same.flatMap(({ reference }) => (part.enquiries.includes(reference) ? [] : [reference]));
  const waiting = await listWaiting(db, reach);
  const isLast = others.length + part.orders.length + waiting.length === 0;
  return {
    ...part,
    others,
    waiting: [],
    parties: [],
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
  { cardOnly = false }: { readonly cardOnly?: boolean | undefined } = {},
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
    .where(and(isOf(db, reach), isNull(enquiries.removedAt)));
  const part = await found(db, id, cardOnly ? [] : asked.map((each) => each.id), reach);
  const stay = cardOnly ? asked : [];
  const parties = cardOnly ? [] : await listWaiting(db, reach);
  const waiting = parties.map(({ reference }) => reference);
  const needed = [...part.needed, ...stay.flatMap(({ phone, email }) => [phone, email].filter(isNotNull))];
  const isLast = part.orders.length + stay.length === 0;
  const others = stay.map(({ reference }) => reference);
  return { ...part, needed, others, waiting, parties, card: isLast ? 'removed' : 'emptied' };
}
