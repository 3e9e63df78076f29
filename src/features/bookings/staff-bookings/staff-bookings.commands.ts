import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { acceptTerms } from '#features/orders/orders.commands.ts';
import { winEnquiry } from '#features/orders/orders.writes.ts';
import { sellPackage } from '#features/orders/sale.writes.ts';
import { findBookable } from '#features/orders/terms/package-offer.queries.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { parsePhones } from '#platform/phone/parse-phone.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { staffBooking, staffBookingMade } from './staff-bookings.contract.ts';

/**
 * Books seats for somebody on the telephone or at the counter: the order is accepted at once, its seats are booked, and the
 * customer gets the link. An enquiry that it comes from is won.
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
    422: 'Fields are not right.',
  },
  once: 'key',
  run: async (context, request) => {
    const { tx, actor, now } = context;
    const { departure: departureId, party, contact, language, enquiry: enquiryId } = request;
    const phones = parsePhones(contact.phone, 'contact.phone');
    const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId));
    if (!departure) {
      throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
    }
    const asked = { package: departure.packageId, departure: departureId, party };
    const sold = await findBookable(tx, asked, dhakaDate(now));
    if (enquiryId !== undefined) {
      await winEnquiry(context, enquiryId);
    }
    const { holdMinutes } = await findBooking(tx);
    const { row } = await sellPackage(context, sold, {
      language,
      name: contact.name,
      ...phones,
      email: contact.email ?? null,
      enquiryId,
      heldFor: { replyBy: contact.reply, visitor: visitorMark(context, actor.id), minutes: holdMinutes },
    });
    const { id, reference, token, state } = await acceptTerms(context, row);
    return { id, reference, token, state, total: sold.total, heldUntil: null };
  },
});
