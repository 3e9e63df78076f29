import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { thinLog } from '#platform/command/thin-log.ts';
import type { Transaction } from '#platform/database/database.ts';
import { customerContacts, customerNotes, customerRelatives, customers } from '../customers.table.ts';
import { updateSearch } from '../record/record.writes.ts';

/** What the log of a card keeps of a change: neither names nor words. */
const storedInLog = [
  'added',
  'changed',
  'separated',
  'into',
  'noteId',
  'relation',
  'removed',
  'joined',
  'count',
];

/** Locks a card until the transaction ends: who adds something to it, or joins it to another one, waits. */
export async function lockCard(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update');
}

/**
 * Removes the personal data of a card and of those that were joined to it: notes, relatives, other names, and all else unless the
 * books need it.
 * @param needed The numbers and addresses of the customer's orders; without any the card is nobody's afterwards.
 */
export async function forgetCard(
  context: CommandContext,
  id: string,
  needed: readonly string[],
): Promise<void> {
  const { tx, now } = context;
  const cards = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.id, id), eq(customers.mergedInto, id)))
    .orderBy(customers.id)
    .for('update');
  const ids = cards.map((card) => card.id);
  const isNeeded = needed.length > 0;
  await tx
    .update(customers)
    .set({
      removedAt: now,
      alsoCalled: [],
      address: null,
      birthDate: null,
      passportExpires: null,
      tags: [],
      search: '',
      sounds: '',
      version: sql`${customers.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(customers.id, ids));
  await tx
    .update(customers)
    .set({ name: '' })
    .where(and(inArray(customers.id, ids), isNeeded ? sql`${customers.id} <> ${id}` : undefined));
  await tx
    .delete(customerContacts)
    .where(
      and(
        inArray(customerContacts.customerId, ids),
        isNeeded ? notInArray(customerContacts.value, [...needed]) : undefined,
      ),
    );
  await tx.delete(customerNotes).where(inArray(customerNotes.customerId, ids));
  await tx
    .delete(customerRelatives)
    .where(or(inArray(customerRelatives.customerId, ids), inArray(customerRelatives.relativeId, ids)));
  await thinLog(tx, { kind: 'customer', ids, keeping: storedInLog });
  if (isNeeded) {
    await updateSearch(tx, id);
  }
}
