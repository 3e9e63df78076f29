import { and, asc, desc, eq, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { CustomerCard, CustomerRecord } from './customers.contract.ts';
import { type ContactKind, inverseOf } from './customers.rules.ts';
import { customerContacts, customerNotes, customerRelatives, customers } from './customers.table.ts';

/** The numbers and addresses of a customer. */
export interface Reach {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** The numbers and addresses of a card, by their kind. */
export function reachOf(contacts: readonly { readonly kind: ContactKind; readonly value: string }[]): Reach {
  const of = (wanted: ContactKind) => contacts.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { phones: of('phone'), emails: of('email') };
}

/** What a reader wants to know. */
export interface Asked {
  readonly language: Language;
  /** In Asia/Dhaka. */
  readonly today: CalendarDate;
}

/** A feature's part of the card: what it has of somebody who is reached so, latest first, and who may see it. */
export interface RecordSource {
  readonly needs: Permission;
  readonly read: (db: ReadDatabase, reach: Reach, asked: Asked) => Promise<readonly CustomerRecord[]>;
}

/** How many records of a kind a card shows. */
export const maxRecords = 500;

/**
 * Whether something is of who is reached so: by its number, or by its address where no card has its number. A number says whose it is,
 * whatever address was typed.
 */
export function isReachedBy(
  db: ReadDatabase,
  { phones, emails }: Reach,
  typed: { readonly phone: PgColumn; readonly email: PgColumn },
): SQL {
  const { kind, value } = customerContacts;
  const known = db
    .select({ value })
    .from(customerContacts)
    .where(and(eq(kind, 'phone'), eq(value, typed.phone)));
  const byAddress = and(inArray(typed.email, [...emails]), or(isNull(typed.phone), notExists(known)));
  return sql`(${or(inArray(typed.phone, [...phones]), byAddress)})`;
}

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

/** Numbers and addresses of cards, as they are shown. */
export async function listContacts(db: ReadDatabase, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, [...ids]))
    .orderBy(desc(customerContacts.kind), asc(customerContacts.addedAt), asc(customerContacts.value));
  return (of: string) =>
    rows.flatMap(({ customerId, kind, value }) => (customerId === of ? [{ kind, value }] : []));
}

/** Not of a card whose personal data was removed. */
export const isSomebodys = or(isNull(customers.removedAt), ne(customers.name, ''));

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
  sources: readonly RecordSource[],
  how: Asked,
): Promise<Omit<CustomerCard, 'standing'> | undefined> {
  const [asked] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isSomebodys));
  if (!asked) {
    return undefined;
  }
  if (asked.mergedInto !== null) {
    return findCard(db, asked.mergedInto, sources, how);
  }
  const merged = await db.select({ id: customers.id }).from(customers).where(eq(customers.mergedInto, id));
  const contacts = (await listContacts(db, [id]))(id);
  const reach = reachOf(contacts);
  const notes = await db
    .select()
    .from(customerNotes)
    .where(inArray(customerNotes.customerId, [id, ...merged.map((each) => each.id)]))
    .orderBy(desc(customerNotes.at), desc(customerNotes.id));
  const names = await findActorNames(
    db,
    notes.map(({ author }) => author),
  );
  const found: CustomerRecord[] = [];
  for (const { read } of sources) {
    found.push(...(await read(db, reach, how)));
  }
  // A fare request is an enquiry until the desk begins it.
  const fares = new Set(found.flatMap(({ kind, id: fare }) => (kind === 'fare' ? [fare] : [])));
  const records = found.filter(({ kind, id: record }) => kind !== 'enquiry' || !fares.has(record));
  return {
    id,
    name: asked.name,
    alsoCalled: asked.alsoCalled,
    contacts,
    version: asked.version,
    address: asked.address,
    birthDate: asked.birthDate,
    passportExpires: asked.passportExpires,
    tags: asked.tags,
    createdAt: asked.createdAt.toISOString(),
    heardAt: asked.heardAt.toISOString(),
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
