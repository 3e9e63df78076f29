import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { bookedEntries, orderEventList } from './history.contract.ts';
import { listBooked, listEvents } from './history.queries.ts';

/** The ledger and the history of an order, for the office. */
export const orderHistoryRoutes = routes('Orders', [
  reads(
    'GET /orders/{id}/ledger',
    {
      permission: 'orders.read',
      id: 'listBookedEntries',
      summary: 'What the ledger holds of an order, in order of time',
      answer: 'Entries. Sums are poisha.',
      output: bookedEntries,
    },
    async ({ id }, { db }) => ({ items: await listBooked(db, id) }),
  ),
  reads(
    'GET /orders/{id}/history',
    {
      permission: 'orders.read',
      id: 'listOrderEvents',
      summary: 'What happened to an order, the latest first',
      answer: 'Events. Sums are poisha.',
      output: orderEventList,
    },
    async ({ id }, { db }) => ({ items: await listEvents(db, id) }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof orderHistoryRoutes> {}
}
