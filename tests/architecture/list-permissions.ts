import { approving, editing, seeingOrders, staff } from './permission-holders.ts';
import type { RouteRow } from './permission-row.ts';

/** Routes of lists and of the views that staff have of them, of notifications, and of what travellers wrote. */
export const listRoutes: Readonly<Record<string, RouteRow>> = {
  'GET /orders/clerks': { who: seeingOrders, answer: 200 },
  'GET /reports/owed/orders': { who: approving, answer: 200 },
  'GET /lists/{list}/views': { who: staff, answer: 200, path: { list: 'orders' } },
  'POST /lists/{list}/views': { who: staff, answer: 400, path: { list: 'orders' }, body: {} },
  'DELETE /list-views/{id}': { who: staff, answer: 404 },
  'GET /push/key': { who: staff, answer: 404 },
  'GET /push/choices': { who: staff, answer: 200 },
  'PUT /push/choices': { who: staff, answer: 400, body: {} },
  'POST /push/subscriptions': { who: staff, answer: 400, body: {} },
  'DELETE /push/subscriptions/{id}': { who: staff, answer: 404 },
  'POST /push/test': { who: staff, answer: 409 },
  'PUT /lists/{list}/columns': { who: staff, answer: 400, path: { list: 'orders' }, body: {} },
  'GET /traveller-reviews': { who: editing, answer: 200 },
  'POST /traveller-reviews/{id}/decision': {
    who: editing,
    answer: 404,
    body: { basedOn: 1, isVisible: true },
  },
  'POST /traveller-reviews/{id}/answer': { who: editing, answer: 404, body: { basedOn: 1, answer: '' } },
};
