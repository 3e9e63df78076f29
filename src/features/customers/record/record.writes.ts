import { eq, sql } from 'drizzle-orm';
import { soundsOf } from '#features/documents/search/names.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { findCustomerId } from '../customers.queries.ts';
import { type ContactKind, maxNames } from '../customers.rules.ts';
import { customerContacts, customers } from '../customers.table.ts';

/** Writes what the office searches a card by: its names, numbers and addresses. */
export async function updateSearch(tx: Transaction, id: string): Promise<void> {
  const contacts = sql`(SELECT coalesce(string_agg(value, ' ' ORDER BY kind, value), '') FROM customer_contacts WHERE customer_id = ${customers.id})`;
  const [card] = await tx
    .select({ name: customers.name, alsoCalled: customers.alsoCalled })
    .from(customers)
    .where(eq(customers.id, id));
  await tx
    .update(customers)
    .set({
      sounds: soundsOf(card?.name ?? '', ...(card?.alsoCalled ?? [])),
      search: sql`left(lower(${customers.name} || ' ' || array_to_string(${customers.alsoCalled}, ' ')) || ' ' || ${contacts}, 4000)`,
    })
    .where(eq(customers.id, id));
}

interface Person {
  readonly name: string;
  /** E.164. */
  readonly phone: string | null;
  /** What was typed beside it, in E.164. */
  readonly otherPhones?: readonly string[];
  /** Lower case. */
  readonly email: string | null;
}

type Contact = readonly [ContactKind, string];

/** How somebody is reached, the first one first: by it the card is found. */
const contactsOf = ({ phone, email }: Person): readonly Contact[] => [
  ...(phone === null ? [] : [['phone', phone] as const]),
  ...(email === null ? [] : [['email', email.toLowerCase()] as const]),
];

/** Takes the numbers and addresses that no card has yet. @returns how many it took */
async function takeContacts(
  tx: Transaction,
  id: string,
  contacts: readonly Contact[],
  now: Date,
): Promise<number> {
  if (contacts.length === 0) {
    return 0;
  }
  const taken = await tx
    .insert(customerContacts)
    .values(contacts.map(([kind, value]) => ({ kind, value, customerId: id, addedAt: now })))
    .onConflictDoNothing()
    .returning({ value: customerContacts.value });
  return taken.length;
}

/** The card that is there, locked: it is neither joined to another one nor removed until the transaction ends. */
async function lockKnown(tx: Transaction, person: Person): Promise<string | undefined> {
  const known = await findCustomerId(tx, person);
  if (known === undefined) {
    return undefined;
  }
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, known)).for('update');
  // Whoever held it may have removed it, or joined it.
  return (await findCustomerId(tx, person)) === known ? known : undefined;
}

/** Makes a card. @returns undefined when somebody made one for the same number at the same moment. */
async function makeCard(
  tx: Transaction,
  { name }: Person,
  [main, ...others]: readonly Contact[],
  now: Date,
): Promise<string | undefined> {
  const id = crypto.randomUUID();
  await tx.insert(customers).values({ id, name, search: '', createdAt: now, updatedAt: now, heardAt: now });
  // Alone: an address that is free would make a second card of a number that isn't.
  if (main === undefined || (await takeContacts(tx, id, [main], now)) === 0) {
    await tx.delete(customers).where(eq(customers.id, id));
    return undefined;
  }
  await takeContacts(tx, id, others, now);
  await updateSearch(tx, id);
  return id;
}

/** How often a card is looked for that others make, join and remove at the same moment. */
const attempts = 4;

/**
 * Finds or makes the card of somebody who asks or buys, by the number, else by the address. Every writer of such a thing calls
 * it, in its transaction. An address that another card has stays there: who types it needn't be its owner. For the same reason a card
 * that is there takes nothing from the site: letters to this customer would go to whoever typed the number. A second number is taken
 * from staff alone.
 * @param bySite Whether a visitor typed it.
 * @returns the customer's id, or undefined without a number and an address
 */
export async function recordCustomer(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  person: Person,
  { bySite }: { readonly bySite: boolean },
): Promise<string | undefined> {
  const { name, otherPhones = [] } = person;
  const contacts = contactsOf(person);
  if (contacts.length === 0) {
    return undefined;
  }
  const second = bySite ? [] : [...otherPhones].sort().map((phone) => ['phone', phone] as const);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const known = await lockKnown(tx, person);
    if (known !== undefined) {
      if (!bySite) {
        await takeContacts(tx, known, [...contacts, ...second], now);
      }
      await tx
        .update(customers)
        .set({
          // One that orders need is somebody's again.
          name: sql`CASE WHEN ${customers.name} = '' THEN ${name} ELSE ${customers.name} END`,
          alsoCalled: sql`CASE WHEN ${customers.name} = '' OR lower(${customers.name}) = lower(${name}) OR ${name} = ANY (${customers.alsoCalled}) OR cardinality(${customers.alsoCalled}) >= ${maxNames} THEN ${customers.alsoCalled} ELSE array_append(${customers.alsoCalled}, ${name}::text) END`,
          updatedAt: now,
          heardAt: sql`greatest(${customers.heardAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(eq(customers.id, known));
      await updateSearch(tx, known);
      return known;
    }
    const made = await makeCard(tx, person, [...contacts, ...second], now);
    if (made !== undefined) {
      return made;
    }
  }
  throw new CardChanging('The card changed too often at the same moment.');
}

/** What began the transaction does it again, as after other conflicts of transactions. */
export class CardChanging extends Error {
  readonly code = '40001';
}

/**
 * Of an order or a case. Not of a place on a waiting list: that goes by itself after the journey, and nothing of it is left. What comes from an enquiry was recorded by it already, as its sender typed it: it
 * adds nothing to a card that is there, nor does anybody who may not change cards.
 */
export async function recordBuyer(
  context: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  person: Person,
  { ofEnquiry = false }: { readonly ofEnquiry?: boolean } = {},
): Promise<string | undefined> {
  const bySite = ofEnquiry || !context.actor.permissions.has('customers.write');
  return recordCustomer(context, person, { bySite });
}

/**
 * What cards learn when the contact of an order, a case or an enquiry is corrected by staff. The card of the wrong number or address,
 * where it is called as they are, gets the right one unless another card has it; else the right one finds or makes its own card. The
 * wrong one stays on the card: it may have been theirs before, and is taken off by hand.
 */
export async function recordCorrection(
  context: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  before: Person,
  after: Person,
): Promise<void> {
  const { tx, now, actor } = context;
  const known = actor.permissions.has('customers.write') ? await lockKnown(tx, before) : undefined;
  if (known !== undefined) {
    const [card] = await tx
      .select({ name: customers.name, alsoCalled: customers.alsoCalled })
      .from(customers)
      .where(eq(customers.id, known));
    const names = [card?.name ?? '', ...(card?.alsoCalled ?? [])].map((name) => name.toLowerCase());
    if ([before.name, after.name].some((name) => names.includes(name.toLowerCase()))) {
      await takeContacts(tx, known, contactsOf(after), now);
    }
  }
  await recordBuyer(context, after);
}
