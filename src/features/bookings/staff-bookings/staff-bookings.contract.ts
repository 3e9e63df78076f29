import { z } from 'zod';
import { orderMade } from '#features/orders/orders.contract.ts';
import { newBooking } from '../bookings.contract.ts';

/** A booking that staff take down, on the telephone or at the counter. */
export const staffBooking = z.strictObject({
  party: newBooking.shape.party,
  contact: newBooking.shape.contact,
  language: newBooking.shape.language,
  /** The enquiry that it comes from; once only. */
  enquiry: z.uuid().optional(),
  key: newBooking.shape.key,
});

export const staffBookingMade = orderMade;
