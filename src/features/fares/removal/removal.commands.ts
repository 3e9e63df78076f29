import { and, eq, isNull } from 'drizzle-orm';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deleteMailHolding } from '#platform/mail/queue-mail.ts';
import { fareRequests } from '../fares.table.ts';

/** Closes the customer's link of a fare request and deletes the letters with it. What was sold is an order's, and stays. */
export async function forgetFare(tx: Transaction, enquiryId: string): Promise<void> {
  const unsold = and(eq(fareRequests.enquiryId, enquiryId), isNull(fareRequests.orderId));
  const [row] = await tx.select({ token: fareRequests.token }).from(fareRequests).where(unsold).for('update');
  if (row !== undefined) {
    await deleteMailHolding(tx, row.token, ['fares.sent']);
    await tx.update(fareRequests).set({ token: newToken() }).where(unsold);
  }
}
