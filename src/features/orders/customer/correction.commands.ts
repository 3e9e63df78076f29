import { soundsOf } from '#features/documents/search/names.queries.ts';
import { correctEnquiryToo, correction } from '#features/enquiries/correction/correction.commands.ts';
import { type Contact, searchAfter } from '#features/enquiries/correction/correction.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { changeOrder, lockOrder } from '../orders.commands.ts';
import type { OrderRow } from '../orders.writes.ts';

/** Stores the corrected contact of a locked order. */
export async function storeOrderContact(
  context: CommandContext,
  row: OrderRow,
  after: Contact,
  noted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { name, email } = after;
  const changes = {
    name,
    phone: after.phone ?? row.phone,
    otherPhones: [...after.otherPhones],
    email,
    search: searchAfter(row.search, row, after),
    sounds: soundsOf(name),
  };
  await changeOrder(context, row, changes, 'contact-corrected', noted);
}

/** Corrects the contact of an order, and of the enquiry that it came from where that has the same. */
export const correctOrderContact = correction(
  { name: 'orders.correct-contact', permission: 'orders.write' },
  {
    lock: (context, id) => lockOrder(context, { id }),
    store: async (context, row, after, noted) => {
      await storeOrderContact(context, row, after, noted);
      await correctEnquiryToo(context, row.enquiryId, row, after, noted);
    },
    needsPhone: true,
  },
);
