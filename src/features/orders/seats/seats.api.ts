import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { bookedOfOrder } from './seats.contract.ts';
import { findBookedSeats } from './seats.queries.ts';

/** The seats of orders, for the office. */
export const bookedRoutes = routes('Orders', [
  reads(
    'GET /orders/{id}/booking',
    {
      permission: 'orders.read',
      id: 'readBookedSeats',
      summary: 'The departure, party and seats of an order',
      answer: 'The booking; null for an order without seats.',
      output: bookedOfOrder,
    },
    async ({ id }, { db }) => ({ booking: (await findBookedSeats(db, id)) ?? null }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof bookedRoutes> {}
}
