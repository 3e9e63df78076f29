import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { FoundCustomer } from '../customers.contract.ts';
import { findCustomerId, isSomebodys, listContacts, type Reach } from '../customers.queries.ts';
import { customerContacts, customers } from '../customers.table.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const holds = (text: string) => sql`${customers.search} LIKE ${`%${escaped(text)}%`}`;

/** Each word of a name or an address, or a number or a part of one, however it was typed. */
function matching(q: string) {
  const typed = q.trim().toLowerCase();
  if (typed === '') {
    return undefined;
  }
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const part = westernDigits(typed).replace(/[\s()+-]/g, '');
  const numbers = [phoneOf(typed), /^\d{4,}$/.test(part) ? part : undefined];
  return or(
    and(...words.slice(0, 8).map(holds)),
    ...numbers.flatMap((number) => (number === undefined ? [] : [holds(number)])),
  );
}

const heardLast: Order = { by: customers.heardAt, type: 'timestamptz', down: true, idsDown: true };

const { id, name, alsoCalled, heardAt } = customers;

async function withContacts(
  db: ReadDatabase,
  rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly alsoCalled: string[];
    readonly heardAt: Date;
  }[],
): Promise<FoundCustomer[]> {
  const contacts = await listContacts(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    heardAt: row.heardAt.toISOString(),
    contacts: contacts(row.id),
  }));
}

interface Query {
  readonly q: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Only those who are reached so; absent: all. */
  readonly among?: Reach | undefined;
}

/** A page of customers by name, number or address, in the order in which they were heard last, and how many fit on all pages. */
export async function listCustomers(db: ReadDatabase, { q, limit, cursor, among }: Query) {
  const { kind, value, customerId } = customerContacts;
  const reached =
    among &&
    db
      .select({ id: customerId })
      .from(customerContacts)
      .where(
        or(
          and(eq(kind, 'phone'), inArray(value, [...among.phones])),
          and(eq(kind, 'email'), inArray(value, [...among.emails])),
        ),
      );
  const fit = and(isNull(customers.mergedInto), isSomebodys, matching(q), reached && inArray(id, reached));
  const found = await db
    .select({ id, name, alsoCalled, heardAt, place: placeIn(heardLast) })
    .from(customers)
    .where(and(fit, behind(cursor, 'heard', heardLast, id)))
    .orderBy(desc(heardAt), desc(id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, 'heard');
  // A page that holds them all needs no count.
  const total = cursor === undefined && next === null ? rows.length : await db.$count(customers, fit);
  return { items: await withContacts(db, rows), total, next };
}

/** Whose a number or an address is, however it was typed; undefined when no card has it. */
export async function findByContact(
  db: ReadDatabase,
  typed: { readonly phone?: string | undefined; readonly email?: string | undefined },
): Promise<FoundCustomer | undefined> {
  const known = await findCustomerId(db, {
    phone: phoneOf(typed.phone ?? '') ?? null,
    email: typed.email?.toLowerCase() || null,
  });
  const rows =
    known === undefined
      ? []
      : await db
          .select({ id, name, alsoCalled, heardAt })
          .from(customers)
          .where(and(eq(id, known), isSomebodys));
  return (await withContacts(db, rows))[0];
}
