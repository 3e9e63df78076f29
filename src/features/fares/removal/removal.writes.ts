import { and, eq, isNull } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deleteMailHolding, deleteThread } from '#platform/messages/forget-messages.writes.ts';
import { fareBookings } from '../airline-bookings/airline-bookings.table.ts';
import { fareOptionEnds, fareOptions, farePassengers, fareRequests } from '../fares.table.ts';

/** Whether the enquiry of a fare request is removed, and it wasn't sold by an order that stays. */
async function isOver(tx: Transaction, enquiryId: string, orderId: string | null): Promise<boolean> {
  const stays = await tx.$count(enquiries, and(eq(enquiries.id, enquiryId), isNull(enquiries.removedAt)));
  return (
    stays === 0 &&
    (orderId === null ||
      (await tx.$count(orders, and(eq(orders.id, orderId), isNull(orders.removedAt)))) === 0)
  );
}

/**
 * Closes the customer's link of a fare request of a removed enquiry and deletes what was offered, who was to fly, and the letters.
 * What was sold is an order's, and stays with it.
 * @returns the ids of the options that are gone
 */
export async function forgetFare(
  context: Pick<CommandContext, 'tx' | 'now'>,
  enquiryId: string,
): Promise<readonly string[]> {
  const { tx } = context;
  const ofEnquiry = eq(fareRequests.enquiryId, enquiryId);
  const [row] = await tx.select().from(fareRequests).where(ofEnquiry).for('update');
  if (row === undefined || !(await isOver(tx, enquiryId, row.orderId))) {
    return [];
  }
  await deleteMailHolding(tx, row.token, ['fare.options']);
  await deleteMailHolding(tx, enquiryId, ['fare.alarm']);
  await deleteThread(context, { kind: 'fare', id: enquiryId });
  await tx
    .update(fareRequests)
    .set({ token: newToken(), pnr: null, issuedBy: null, saidBy: null })
    .where(ofEnquiry);
  await tx.delete(farePassengers).where(eq(farePassengers.enquiryId, enquiryId));
  await tx.delete(fareBookings).where(eq(fareBookings.enquiryId, enquiryId));
  await tx.delete(fareOptionEnds).where(eq(fareOptionEnds.enquiryId, enquiryId));
  const options = await tx
    .delete(fareOptions)
    .where(eq(fareOptions.enquiryId, enquiryId))
    .returning({ id: fareOptions.id });
  return options.map(({ id }) => id);
}
