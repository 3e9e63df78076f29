import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { soundsOf } from '#features/documents/search/names.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type ContactKind, contactKinds } from '../customers.rules.ts';
import { customerContacts, customerNotes, customerRelatives, customers } from '../customers.table.ts';
import { CardChanging, updateSearch } from '../record/record.writes.ts';
import type { Given } from './intake.contract.ts';
import type { Card, CustomerPlan } from './intake.rules.ts';

/** So many rows stand in one statement: it is made and done in a moment, also on a busy machine. */
const atOnce = 250;

async function inParts<Item>(items: readonly Item[], write: (part: Item[]) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += atOnce) {
    await write(items.slice(from, from + atOnce));
  }
}

/** `phone:+880…` as it is stored. */
function contactOf(reach: string): { readonly kind: ContactKind; readonly value: string } {
  const kind = contactKinds.find((each) => reach.startsWith(`${each}:`)) ?? 'phone';
  return { kind, value: reach.slice(kind.length + 1) };
}

/** As `updateSearch` writes it. */
const searchOf = ({ name, alsoCalled, contacts }: Card): string =>
  `${`${name} ${alsoCalled.join(' ')}`.toLowerCase()} ${contacts
    .map(contactOf)
    .sort((one, other) => one.kind.localeCompare(other.kind) || (one.value < other.value ? -1 : 1))
    .map(({ value }) => value)
    .join(' ')}`.slice(0, 4_000);

/** Takes numbers and addresses for their cards. @throws CardChanging when somebody took one of them at the same moment */
async function takeContacts(tx: Transaction, rows: readonly (readonly [string, string])[], now: Date) {
  await inParts(rows, async (part) => {
    const taken = await tx
      .insert(customerContacts)
      .values(part.map(([customerId, reach]) => ({ ...contactOf(reach), customerId, addedAt: now })))
      .onConflictDoNothing()
      .returning({ value: customerContacts.value });
    if (taken.length < part.length) {
      throw new CardChanging('Somebody took one of the numbers at the same moment.');
    }
  });
}

/**
 * Writes what was planned in the same transaction: new cards, and what is added to those that were there.
 * @param done is told how many cards are done
 * @throws CardChanging when somebody took one of the numbers at the same moment: plan and write again
 */
export async function writePlannedCustomers(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  { rows, cards }: CustomerPlan,
  done: (rows: number) => Promise<void>,
): Promise<void> {
  const made = cards.filter(({ isNew }) => isNew);
  let count = 0;
  await inParts(made, async (part) => {
    await tx.insert(customers).values(
      part.map((card) => ({
        ...fieldsOf(card),
        id: card.id,
        name: card.name,
        search: searchOf(card),
        sounds: soundsOf(card.name, ...card.alsoCalled),
        createdAt: now,
        updatedAt: now,
        heardAt: now,
      })),
    );
    count += part.length;
    await done(count);
  });
  const written = rows.flatMap((row) => (row.outcome === 'added' || row.outcome === 'joined' ? [row] : []));
  const isMade = new Set(made.map(({ id }) => id));
  const contacts = [
    ...made.flatMap((card) => card.contacts.map((reach) => [card.id, reach] as const)),
    ...written.flatMap(({ id, given }) =>
      isMade.has(id) ? [] : given.contacts.map((reach) => [id, reach] as const),
    ),
  ];
  await takeContacts(tx, contacts, now);
  const notes = written.flatMap(({ id, given }) =>
    given.notes.map((note) => ({ id: note.id, customerId: id, author: actor.id, body: note.text, at: now })),
  );
  await inParts(notes, (part) => tx.insert(customerNotes).values(part));
  for (const [index, card] of cards.filter(({ isNew }) => !isNew).entries()) {
    if (index % atOnce === atOnce - 1) {
      await done(made.length + index);
    }
    await tx
      .update(customers)
      .set({ ...fieldsOf(card), version: sql`${customers.version} + 1`, updatedAt: now })
      .where(eq(customers.id, card.id));
    await updateSearch(tx, card.id);
  }
}

const fieldsOf = ({ alsoCalled, address, birthDate, passportExpires, tags }: Card) => ({
  alsoCalled: [...alsoCalled],
  address: address ?? null,
  birthDate: birthDate ?? null,
  passportExpires: passportExpires ?? null,
  tags: [...tags],
});

/** A card that an import made, with the notes that came along. */
export interface MadeCard {
  readonly id: string;
  readonly notes: readonly string[];
}

/** What was done to cards that an import made: notes, relatives, joins, and changes of the card itself. */
export async function countStandingOnCards(tx: Transaction, made: readonly MadeCard[]) {
  const counts = { notes: 0, relatives: 0, joins: 0, changes: 0 };
  await inParts(made, async (part) => {
    const ids = part.map(({ id }) => id);
    const own = new Set(part.flatMap(({ notes }) => notes));
    const cards = await tx
      .select({
        version: customers.version,
        mergedInto: customers.mergedInto,
        removedAt: customers.removedAt,
      })
      .from(customers)
      .where(inArray(customers.id, ids))
      .for('update');
    const notes = await tx
      .select({ id: customerNotes.id })
      .from(customerNotes)
      .where(inArray(customerNotes.customerId, ids));
    const relatives = await tx
      .select({ id: customerRelatives.id })
      .from(customerRelatives)
      .where(or(inArray(customerRelatives.customerId, ids), inArray(customerRelatives.relativeId, ids)));
    const joined = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(inArray(customers.mergedInto, ids));
    counts.notes += notes.filter(({ id }) => !own.has(id)).length;
    counts.relatives += relatives.length;
    counts.joins += joined.length + cards.filter(({ mergedInto }) => mergedInto !== null).length;
    counts.changes += cards.filter(
      ({ version, mergedInto, removedAt }) => version > 1 && mergedInto === null && removedAt === null,
    ).length;
  });
  return counts;
}

/** Removes cards that an import made; what stands on them was counted before. */
export async function removeMadeCards(tx: Transaction, made: readonly MadeCard[]): Promise<void> {
  await inParts(made, async (part) => {
    const ids = part.map(({ id }) => id);
    await tx.delete(customerNotes).where(inArray(customerNotes.customerId, ids));
    await tx.delete(customerContacts).where(inArray(customerContacts.customerId, ids));
    await tx.delete(customers).where(inArray(customers.id, ids));
  });
}

/** Takes back what a row added to a card, wherever that still stands as it was given. */
export async function takeBack(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  id: string,
  { contacts, alsoCalled, address, birthDate, passportExpires, tags, notes }: Given,
): Promise<void> {
  for (const { kind, value } of contacts.map(contactOf)) {
    await tx
      .delete(customerContacts)
      .where(
        and(
          eq(customerContacts.kind, kind),
          eq(customerContacts.value, value),
          eq(customerContacts.customerId, id),
        ),
      );
  }
  if (notes.length > 0) {
    await tx.delete(customerNotes).where(
      inArray(
        customerNotes.id,
        notes.map((note) => note.id),
      ),
    );
  }
  const [card] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  if (card === undefined) {
    return;
  }
  await tx
    .update(customers)
    .set({
      alsoCalled: card.alsoCalled.filter((name) => name !== alsoCalled),
      ...(address !== undefined && card.address === address ? { address: null } : {}),
      ...(birthDate !== undefined && card.birthDate === birthDate ? { birthDate: null } : {}),
      ...(passportExpires !== undefined && card.passportExpires === passportExpires
        ? { passportExpires: null }
        : {}),
      tags: card.tags.filter((tag) => !tags.includes(tag)),
      version: sql`${customers.version} + 1`,
      updatedAt: now,
    })
    .where(eq(customers.id, id));
  await updateSearch(tx, id);
}
