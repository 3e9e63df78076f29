import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { orderClerks, orderPage, orderQuery } from './order-list.contract.ts';
import { listOrderClerks, listOrders } from './order-list.queries.ts';

/** The list of orders. */
export const orderListRoutes = routes('Orders', [
  reads(
    'GET /orders',
    {
      permission: 'orders.read',
      id: 'listOrders',
      summary: 'Orders, with the sums of all that match',
      query: orderQuery,
      answer: 'A page of orders. Sums are poisha.',
      output: orderPage,
    },
    (query, { db, today }) => listOrders(db, query, today),
  ),
  reads(
    'GET /orders/clerks',
    {
      permission: 'orders.read',
      id: 'listOrderClerks',
      summary: 'Who of the staff has made orders',
      answer: 'By name.',
      output: orderClerks,
    },
    async (_, { db }) => ({ items: await listOrderClerks(db) }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof orderListRoutes> {}
}
