import type { Transaction } from '../database/database.ts';
import { sampleContacts } from './messages.table.ts';

/** From now on nothing is sent to these numbers (E.164) and addresses: they are invented, and may be somebody's. */
export async function addSampleContacts(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx
    .insert(sampleContacts)
    .values(addresses.map((address) => ({ address })))
    .onConflictDoNothing();
}
