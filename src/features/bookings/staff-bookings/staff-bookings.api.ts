import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { bookingList } from '../bookings.contract.ts';
import { listBookings } from '../bookings.queries.ts';
import { bookByStaff } from './staff-bookings.commands.ts';
import { staffBooking } from './staff-bookings.contract.ts';

/** Bookings on a departure, for the office. */
export const staffBookingRoutes = routes('Bookings', [
  writes('POST /departures/{departure}/bookings', bookByStaff, {
    id: 'bookByStaff',
    summary:
      'Books seats for somebody on the telephone: held until `payBy`, or accepted at once; idempotent by its key',
    body: staffBooking,
    example: {
      party: { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      contact: { name: 'Sample Rahman', phone: '01700-000000', reply: 'phone' },
      language: 'bn',
      payBy: '2026-12-03',
      key: '0123456789abcdef0123456789abcdef',
    },
    status: 201,
    answer: 'Its seats are booked, or held until `heldUntil`.',
  }),
  reads(
    'GET /departures/{departure}/bookings',
    {
      permission: 'orders.read',
      id: 'listBookings',
      summary: 'The bookings on a departure, with seats and money; booked ones first',
      answer: 'They. Those whose seats are gone are listed while their order stands or has money.',
      output: bookingList,
    },
    async ({ departure }, { db }) => ({ items: await listBookings(db, departure) }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof staffBookingRoutes> {}
}
