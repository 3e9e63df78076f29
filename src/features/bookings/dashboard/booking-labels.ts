import { formatMoment } from '#dashboard/documents/moment.tsx';
import { m } from '#messages/messages.js';
import type { BookingItem } from '../bookings.contract.ts';

/** How the seats of a booking stand. */
export const seatLabel = ({ seatState, heldUntil }: Pick<BookingItem, 'seatState' | 'heldUntil'>): string =>
  seatState === 'booked'
    ? m.office_dep_col_booked()
    : heldUntil === null
      ? m.office_booking_gone()
      : m.office_booking_until({ time: formatMoment(heldUntil) });
