import { z } from 'zod';
import { orderMade } from '#features/orders/orders.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { newBooking } from '../bookings.contract.ts';

/** A booking that staff take down, on the telephone or at the counter. */
export const staffBooking = z.strictObject({
  party: newBooking.shape.party,
  contact: newBooking.shape.contact,
  language: newBooking.shape.language,
  channels: newBooking.shape.channels,
  /** The enquiry that it comes from; once only. */
  enquiry: z.uuid().optional(),
  /** The last day to pay: the seats are held until its end, and the order is quoted. Absent: they are booked at once. */
  payBy: calendarDate.optional(),
  key: newBooking.shape.key,
});

export const staffBookingMade = orderMade;
