import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { changeBooking } from './change.commands.ts';
import { bookingChange } from './change.contract.ts';

/** Changes of bookings, for the office. */
export const changeRoutes = routes('Bookings', [
  writes('POST /orders/{id}/booking', changeBooking, {
    id: 'changeBooking',
    summary: 'Changes the departure or party of a booking; with `preview` only says what that would change',
    body: bookingChange,
    example: {
      party: { adults: 3, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      reason: 'A cousin comes along.',
      from: 1,
      agreed: true,
      key: '0123456789abcdef0123456789abcdef',
    },
    answer:
      '`proposed` to the customer, who accepts it by the link; `applied` at once for a quote, and when they have `agreed`.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof changeRoutes> {}
}
