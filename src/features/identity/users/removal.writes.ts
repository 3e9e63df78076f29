import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { deleteMailTo } from '#platform/messages/forget-messages.writes.ts';
import { users } from '../identity.table.ts';
import { providerCodes } from '../provider/provider.table.ts';

/** Deletes an account with all that is its own, and the letters about it to each address that it had. */
export async function deleteUser(tx: Transaction, uid: string): Promise<void> {
  const codes = await tx
    .select({ email: providerCodes.email })
    .from(providerCodes)
    .where(eq(providerCodes.uid, uid));
  const gone = await tx.delete(users).where(eq(users.uid, uid)).returning({ email: users.email });
  const addresses = [...gone, ...codes].flatMap(({ email }) => email ?? []);
  await deleteMailTo(tx, addresses, [
    'identity.password-reset',
    'identity.verify-email',
    'identity.changed-address',
  ]);
}
