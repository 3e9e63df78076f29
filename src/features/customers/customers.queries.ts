import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { CustomerCard, CustomerRecord } from './customers.contract.ts';
import { type ContactKind, inverseOf } from './customers.rules.ts';
import { customerContacts, customerNotes, customerRelatives, customers } from './customers.table.ts';

/** The numbers and addresses of a customer. */
export interface Reach {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** A feature's part of the card: what it has of somebody who is reached so. */
export type ReadRecords = (db: ReadDatabase, reach: Reach) => Promise<readonly CustomerRecord[]>;

/** The customer with this number, else with this address; undefined when there is none. */
export async function findCustomerId(
  db: ReadDatabase,
  { phone, email }: { readonly phone: string | null; readonly email: string | null },
): Promise<string | undefined> {
  const given: readonly (readonly [ContactKind, string | null])[] = [
    ['phone', phone],
    ['email', email],
  ];
  for (const [kind, value] of given) {
    if (value !== null) {
      const [row] = await db
        .select({ id: customerContacts.customerId })
        .from(customerContacts)
        .where(and(eq(customerContacts.kind, kind), eq(customerContacts.value, value)));
      if (row) {
        return row.id;
      }
    }
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

async function contactsOf(db: ReadDatabase, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, [...ids]))
    .orderBy(desc(customerContacts.kind), asc(customerContacts.addedAt), asc(customerContacts.value));
  return (of: string) =>
    rows.flatMap(({ customerId, kind, value }) => (customerId === of ? [{ kind, value }] : []));
}

/** Not of a card whose personal data was removed. */
const isSomebodys = or(isNull(customers.removedAt), ne(customers.name, ''));

/** Customers by each word of a name or an address, or by a number however it was typed; last changed first. */
export async function listCustomers(db: ReadDatabase, { q, limit }: { q: string; limit: number }) {
  const typed = q.toLowerCase();
  const holds = (text: string) => sql`${customers.search} LIKE ${`%${escaped(text)}%`}`;
  const number = phoneOf(typed);
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const { id, name, alsoCalled } = customers;
  const found = await db
    .select({ id, name, alsoCalled })
    .from(customers)
    .where(
      and(
        isNull(customers.mergedInto),
        isSomebodys,
        or(and(...words.slice(0, 8).map(holds)), number === undefined ? undefined : holds(number)),
      ),
    )
    .orderBy(desc(customers.updatedAt), asc(customers.id))
    .limit(limit);
  const contacts =
    found.length === 0
      ? () => []
      : await contactsOf(
          db,
          found.map((row) => row.id),
        );
  return found.map((row) => ({ ...row, contacts: contacts(row.id) }));
}

/** Relatives noted on this card, and cards that name this one as a relative. */
async function relativesOf(db: ReadDatabase, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(customerRelatives)
    .where(
      or(inArray(customerRelatives.customerId, [...ids]), inArray(customerRelatives.relativeId, [...ids])),
    )
    .orderBy(asc(customerRelatives.at), asc(customerRelatives.id));
  const others = rows.map((row) => (ids.includes(row.customerId) ? row.relativeId : row.customerId));
  const known = others.filter((other) => other !== null);
  const named =
    known.length === 0
      ? []
      : await db
          .select({ id: customers.id, name: customers.name })
          .from(customers)
          .where(inArray(customers.id, known));
  return rows.map((row, index) => {
    const customerId = others[index] ?? null;
    return {
      id: row.id,
      relation: ids.includes(row.customerId) ? row.relation : inverseOf(row.relation),
      name: named.find(({ id }) => id === customerId)?.name ?? row.name,
      customerId,
    };
  });
}

/** A customer's card; that of the card it was joined to, when it was. Undefined when there is none. */
export async function findCard(
  db: ReadDatabase,
  id: string,
  readRecords: readonly ReadRecords[],
): Promise<CustomerCard | undefined> {
  const [asked] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isSomebodys));
  if (!asked) {
    return undefined;
  }
  if (asked.mergedInto !== null) {
    return findCard(db, asked.mergedInto, readRecords);
  }
  const merged = await db.select({ id: customers.id }).from(customers).where(eq(customers.mergedInto, id));
  const contacts = (await contactsOf(db, [id]))(id);
  const of = (kind: ContactKind) => contacts.flatMap((each) => (each.kind === kind ? [each.value] : []));
  const reach = { phones: of('phone'), emails: of('email') };
  const notes = await db
    .select()
    .from(customerNotes)
    .where(inArray(customerNotes.customerId, [id, ...merged.map((each) => each.id)]))
    .orderBy(desc(customerNotes.at), desc(customerNotes.id));
  const names = await findActorNames(
    db,
    notes.map(({ author }) => author),
  );
  const records: CustomerRecord[] = [];
  for (const read of readRecords) {
    records.push(...(await read(db, reach)));
  }
  return {
    id,
    name: asked.name,
    alsoCalled: asked.alsoCalled,
    contacts,
    version: asked.version,
    createdAt: asked.createdAt.toISOString(),
    notes: notes.map((note) => ({
      id: note.id,
      author: names.get(note.author) ?? note.author,
      text: note.body,
      at: note.at.toISOString(),
    })),
    relatives: await relativesOf(db, [id]),
    records: records.sort((one, other) => other.at.localeCompare(one.at)),
  };
}
