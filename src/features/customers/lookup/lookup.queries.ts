import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { nameLike, nameWords } from '#features/documents/search/names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fitOf, holdsWords, likeAny, literally } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf, partOfPhone } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { customerContacts, customers } from '../customers.table.ts';

/** Cards that are somebody's, and joined to no other one. */
const isCard = and(isNull(customers.mergedInto), or(isNull(customers.removedAt), ne(customers.name, '')));

const named = (words: string) =>
  words === '' ? undefined : nameLike(words, { text: customers.search, sounds: customers.sounds });

/** How many cards stand for all that sound alike. */
const soundingAlike = 200;

/** The numbers of cards whose names sound like what was typed, for queries of what was sent or ordered by them. */
export async function listPhonesLike(db: ReadDatabase, words: string): Promise<string[]> {
  const like = named(words);
  if (like === undefined) {
    return [];
  }
  const cards = db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isCard, like))
    .orderBy(desc(customers.updatedAt), customers.id)
    .limit(soundingAlike);
  const rows = await db
    .select({ value: customerContacts.value })
    .from(customerContacts)
    .where(and(eq(customerContacts.kind, 'phone'), inArray(customerContacts.customerId, cards)));
  return rows.map(({ value }) => value);
}

/** The cards with one of these numbers and addresses. */
async function listOwners(db: ReadDatabase, values: readonly string[]): Promise<string[]> {
  const rows =
    values.length === 0
      ? []
      : await db
          .select({ id: customerContacts.customerId })
          .from(customerContacts)
          .where(
            and(
              inArray(customerContacts.kind, ['phone', 'email']),
              inArray(customerContacts.value, [...values]),
            ),
          )
          .limit(soundingAlike);
  return rows.map(({ id }) => id);
}

async function findCustomers(db: ReadDatabase, asked: Asked) {
  const { spellings, words, limit } = asked;
  const phones = spellings.flatMap((each) => phoneOf(each) ?? []);
  const values = words === '' ? phones : [...phones, words];
  const part = partOfPhone(words);
  const hasPart = part === undefined ? undefined : sql`${customers.search} LIKE ${`%${part}%`}`;
  // By themselves: a condition with another query in it keeps the whole from its indexes.
  const owners = await listOwners(db, values);
  const exact = owners.length === 0 ? undefined : inArray(customers.id, owners);
  const found = or(exact, named(words), hasPart);
  if (found === undefined) {
    return [];
  }
  const start = literally(words);
  const fit = fitOf({
    exact,
    begins: words === '' ? undefined : likeAny(sql`lower(${customers.name})`, [`${start}%`, `% ${start}%`]),
    holds: or(holdsWords(customers.search, nameWords(words)), hasPart),
  });
  const rows = await db
    .select({ id: customers.id, name: customers.name, alsoCalled: customers.alsoCalled, fit })
    .from(customers)
    .where(and(isCard, found))
    .orderBy(fit, desc(customers.updatedAt), customers.id)
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const contacts =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(customerContacts)
          .where(inArray(customerContacts.customerId, ids))
          .orderBy(customerContacts.addedAt, customerContacts.value);
  return rows.map(({ id, name, alsoCalled, fit: place }) => {
    const own = contacts.filter(({ customerId }) => customerId === id);
    const numbers = own.flatMap(({ kind, value }) => (kind === 'phone' ? [value] : []));
    const email = own.find(({ kind }) => kind === 'email')?.value;
    return hitOf('customer', {
      id,
      title: name,
      details: [...alsoCalled.slice(0, 2), ...(email === undefined ? [] : [email])],
      // The one that was typed, or nearly, before others of the same person.
      phone: numbers.find((number) => phones.includes(number)) ?? numbers[0] ?? null,
      path: `/dashboard/customers/${id}`,
      fit: fitIn(asked, place),
    });
  });
}

/** Customers by name, number and address. */
export const customerLookup: LookupSource = { permission: 'customers.read', find: findCustomers };
