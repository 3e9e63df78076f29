import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { deleteEncryptedTexts } from '#platform/encrypted-texts/encrypted-texts.ts';
import { travellerLists, travellers } from './travellers.table.ts';

/** Deletes the travellers of an order, with their passports. */
export async function dropTravellers(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(travellers).where(eq(travellers.orderId, orderId));
  const lists = await tx
    .delete(travellerLists)
    .where(eq(travellerLists.orderId, orderId))
    .returning({ passports: travellerLists.passports });
  await deleteEncryptedTexts(
    tx,
    lists.flatMap(({ passports }) => (passports === null ? [] : [passports])),
  );
}
