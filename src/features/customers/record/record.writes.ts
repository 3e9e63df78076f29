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
  /** Lower case. */
  readonly email: string | null;
}

/** Takes the numbers and addresses that no card has yet. @returns how many it took */
async function takeContacts(
  tx: Transaction,
  id: string,
  { phone, email }: Person,
  now: Date,
): Promise<number> {
  const given: [ContactKind, string | null][] = [
    ['phone', phone],
    ['email', email],
  ];
  const values = given.flatMap(([kind, value]) =>
    value === null ? [] : [{ kind, value, customerId: id, addedAt: now }],
  );
  const taken = await tx
    .insert(customerContacts)
    .values(values)
    .onConflictDoNothing()
    .returning({ value: customerContacts.value });
  return taken.length;
}

/**
 * Finds or makes the card of somebody who asks or buys, by the number, else by the address. An address that another card
 * has stays there: who types it needn't be its owner. For the same reason a card that is there takes nothing from the site: letters to
 * this customer would go to whoever typed the number.
 * @returns the customer's id, or undefined without a number and an address
 */
export async function recordCustomer(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  person: Person,
  { bySite }: { readonly bySite: boolean },
): Promise<string | undefined> {
  const { name, phone, email } = person;
  if (phone === null && email === null) {
    return undefined;
  }
  const known = await findCustomerId(tx, person);
  if (known === undefined) {
    const id = crypto.randomUUID();
    await tx.insert(customers).values({ id, name, search: '', createdAt: now, updatedAt: now });
    if ((await takeContacts(tx, id, person, now)) > 0) {
      await updateSearch(tx, id);
      return id;
    }
    // Somebody made the card at the same moment.
    await tx.delete(customers).where(eq(customers.id, id));
    return findCustomerId(tx, person);
  }
  if (!bySite) {
    await takeContacts(tx, known, person, now);
  }
  await tx
    .update(customers)
    .set({
      // A card whose personal data was removed at the same moment is somebody's again.
      name: sql`CASE WHEN ${customers.name} = '' THEN ${name} ELSE ${customers.name} END`,
      alsoCalled: sql`CASE WHEN ${customers.name} = '' OR lower(${customers.name}) = lower(${name}) OR ${name} = ANY (${customers.alsoCalled}) OR cardinality(${customers.alsoCalled}) >= ${maxNames} THEN ${customers.alsoCalled} ELSE array_append(${customers.alsoCalled}, ${name}::text) END`,
      updatedAt: now,
    })
    .where(eq(customers.id, known));
  await updateSearch(tx, known);
  return known;
}
