import { and, eq, inArray, or } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Reach, reachOf } from '../customers.queries.ts';
import { customerContacts, customerNotes, customers } from '../customers.table.ts';
import { type Card, type ImportedCustomer, reachOfRow } from './intake.rules.ts';

/** So many values stand in one question. */
const atOnce = 2_000;

function* partsOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += atOnce) {
    yield items.slice(from, from + atOnce);
  }
}

/** The cards that have a number or an address of these rows, by it. */
export async function listCardsOf(
  db: ReadDatabase,
  rows: readonly ImportedCustomer[],
): Promise<Map<string, Card>> {
  const reach = [...new Set(rows.flatMap(reachOfRow))];
  const ids = new Set<string>();
  for (const part of partsOf(reach)) {
    const of = (kind: 'phone' | 'email') =>
      part.flatMap((one) => (one.startsWith(`${kind}:`) ? [one.slice(kind.length + 1)] : []));
    const { kind, value, customerId } = customerContacts;
    const found = await db
      .select({ id: customerId })
      .from(customerContacts)
      .where(
        or(
          and(eq(kind, 'phone'), inArray(value, of('phone'))),
          and(eq(kind, 'email'), inArray(value, of('email'))),
        ),
      );
    for (const { id } of found) {
      ids.add(id);
    }
  }
  const known = new Map<string, Card>();
  for (const part of partsOf([...ids])) {
    const cards = await db.select().from(customers).where(inArray(customers.id, part));
    const contacts = await db
      .select()
      .from(customerContacts)
      .where(inArray(customerContacts.customerId, part));
    const notes = await db
      .select({ customerId: customerNotes.customerId, text: customerNotes.body })
      .from(customerNotes)
      .where(inArray(customerNotes.customerId, part));
    const textsOf = Map.groupBy(notes, ({ customerId }) => customerId);
    const contactsOf = Map.groupBy(contacts, ({ customerId }) => customerId);
    for (const { id, name, alsoCalled, address, birthDate, passportExpires, tags } of cards) {
      const own = (contactsOf.get(id) ?? []).map(({ kind, value }) => `${kind}:${value}`);
      const card: Card = {
        id,
        isNew: false,
        row: undefined,
        name,
        alsoCalled,
        contacts: own,
        address: address ?? undefined,
        birthDate: birthDate ?? undefined,
        passportExpires: passportExpires ?? undefined,
        tags,
        noteTexts: (textsOf.get(id) ?? []).map(({ text }) => text),
      };
      for (const one of own) {
        known.set(one, card);
      }
    }
  }
  return known;
}

/** How the cards are reached. */
export async function reachOfCards(db: ReadDatabase, ids: readonly string[]): Promise<Reach> {
  const rows = await db
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, [...ids]));
  return reachOf(rows);
}
