import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { messages, sampleContacts } from './messages.table.ts';

/** From now on nothing is sent to these numbers (E.164) and addresses: they are invented, and may be somebody's. */
export async function addSampleContacts(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx
    .insert(sampleContacts)
    .values(addresses.map((address) => ({ address })))
    .onConflictDoNothing();
}

/**
 * All that waits stands as sent the moment it was written, and goes nowhere: how a sample life is made.
 * @param smsPart what a part of an SMS costs, poisha
 */
export async function rehearseSending(tx: Transaction, smsPart: number): Promise<void> {
  await tx
    .update(messages)
    .set({
      state: 'sent',
      attempts: 1,
      sentAt: sql`${messages.createdAt}`,
      cost: sql`coalesce(${messages.parts}, 0) * ${smsPart}::int`,
    })
    .where(eq(messages.state, 'waiting'));
}

/** Every SMS of a sample life that was sent has arrived. */
export async function rehearseDelivery(tx: Transaction): Promise<void> {
  await tx
    .update(messages)
    .set({ state: 'delivered' })
    .where(and(eq(messages.channel, 'sms'), eq(messages.state, 'sent')));
}
