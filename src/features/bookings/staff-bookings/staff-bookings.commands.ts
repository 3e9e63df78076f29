import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { findChosen } from '#features/orders/customer/channels.queries.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { acceptTerms } from '#features/orders/orders.commands.ts';
import { winEnquiry } from '#features/orders/orders.writes.ts';
import { sellPackage } from '#features/orders/sale.writes.ts';
import { findBookable } from '#features/orders/terms/package-offer.queries.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { addDays, beginningOf, dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { staffBooking, staffBookingMade } from './staff-bookings.contract.ts';

/**
 * Books seats for somebody on the telephone or at the counter, and the customer gets the link: with a last day to pay they are held
 * until its end, and without one the order is accepted and they are booked at once. An enquiry that it comes from is won.
 */
export const bookByStaff = command({
  name: 'bookings.take-down',
  permission: 'orders.write',
  lends: ['enquiries.write'],
  input: staffBooking.extend({ departure: z.uuid() }),
  output: staffBookingMade,
  refusals: {
    404: 'There is no such departure.',
    409: 'Fewer seats are left (`bookings.full`), the departure is closed (`bookings.closed`), or the enquiry has an order.',
    422: 'Fields are not right, such as a last day to pay that is over, or after the last day of selling (`bookings.pay-by`).',
  },
  once: 'key',
  run: async (context, request) => {
    const { tx, actor, now } = context;
    const { departure: departureId, party, contact, language, enquiry: enquiryId, payBy } = request;
    const phones = parsePhones(contact.phone, 'contact.phone');
    const to = { phone: phones.phone, email: contact.email ?? null, channels: null };
    const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId));
    if (!departure) {
      throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
    }
    if (payBy !== undefined && (payBy < dhakaDate(now) || payBy > departure.cutOff)) {
      const message = `The last day to pay is today at the earliest, and ${departure.cutOff} at the latest.`;
      throw new Failure('invalid', 'bookings.pay-by', message, [{ path: 'payBy', message }]);
    }
    const asked = { package: departure.packageId, departure: departureId, party };
    const sold = await findBookable(tx, asked, dhakaDate(now));
    if (enquiryId !== undefined) {
      await winEnquiry(context, enquiryId);
    }
    const { holdMinutes } = await findBooking(tx);
    const later = payBy === undefined ? undefined : beginningOf(addDays(payBy, 1));
    const { row, until } = await sellPackage(context, sold, {
      language,
      name: contact.name,
      ...phones,
      email: to.email,
      channels: await findChosen(tx, to, request.channels),
      enquiryId,
      validUntil: payBy,
      heldFor: {
        replyBy: contact.reply,
        visitor: visitorMark(context, actor.id),
        minutes: holdMinutes,
        later,
      },
    });
    if (payBy !== undefined) {
      await queueOrderLetter(context, row, { kind: 'quote', until });
      const { id, reference, token, state } = row;
      return { id, reference, token, state, total: sold.total, heldUntil: until.toISOString() };
    }
    const { id, reference, token, state } = await acceptTerms(context, row);
    return { id, reference, token, state, total: sold.total, heldUntil: null };
  },
});
