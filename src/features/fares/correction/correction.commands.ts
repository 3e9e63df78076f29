import { eq } from 'drizzle-orm';
import { correction, enquiryContact } from '#features/enquiries/correction/correction.commands.ts';
import { storeOrderContact } from '#features/orders/customer/correction.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { redirectWaiting } from '#platform/messages/redirect-messages.writes.ts';
import { missing } from '../refusals.rules.ts';

/** Corrects the contact of a fare request, which is its enquiry's; and of the order that came of it, where that has the same. */
export const correctFareContact = correction(
  { name: 'fares.correct-contact', permission: 'orders.write' },
  {
    ...enquiryContact,
    lock: async (context, id) => {
      const row = await enquiryContact.lock(context, id);
      if (row.kind !== 'air-ticket') {
        throw missing();
      }
      return row;
    },
    store: async (context, row, after, noted) => {
      await enquiryContact.store(context, row, after, noted);
      const [order] = await context.tx
        .select()
        .from(orders)
        .where(eq(orders.enquiryId, row.id))
        .for('update');
      if (
        order === undefined ||
        order.removedAt !== null ||
        after.phone === null ||
        order.phone !== row.phone ||
        order.email !== row.email
      ) {
        return;
      }
      await storeOrderContact(context, order, { ...after, otherPhones: order.otherPhones }, noted);
      await redirectWaiting(context.tx, order.id, [
        { from: row.phone, to: after.phone },
        { from: row.email, to: after.email },
      ]);
    },
  },
);
