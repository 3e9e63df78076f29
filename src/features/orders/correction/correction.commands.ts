import { soundsOf } from '#features/documents/search/names.queries.ts';
import { correctEnquiryToo, correction } from '#features/enquiries/correction/correction.commands.ts';
import { type Contact, searchAfter } from '#features/enquiries/correction/correction.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { changeOrder, lockOrder } from '../orders.commands.ts';
import type { OrderRow } from '../orders.writes.ts';

/** Stores the corrected contact of a locked order. */
export const storeOrderContact = (
  context: CommandContext,
  row: OrderRow,
  { name, phone, otherPhones, email }: Contact,
  noted: Readonly<Record<string, unknown>>,
) =>
  changeOrder(
    context,
    row,
    {
      name,
      phone: phone ?? row.phone,
      otherPhones: [...otherPhones],
      email,
      search: searchAfter(row.search, row, { name, phone, otherPhones, email }),
      sounds: soundsOf(name),
    },
    'contact-corrected',
    noted,
  );

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
