import { approving, seeingOrders, takingMoney } from './permission-holders.ts';
import { nowhere, type RouteRow } from './permission-row.ts';

/** Routes of what is written off, moved and deducted. */
export const adjustmentRoutes: Readonly<Record<string, RouteRow>> = {
  'GET /payment-accounts': { who: seeingOrders, answer: 200 },
  'GET /orders/{orderId}/adjustments': { who: seeingOrders, answer: 200, path: nowhere },
  'GET /orders/{orderId}/credit-targets': { who: approving, answer: 200, path: nowhere },
  'POST /orders/{orderId}/write-off': { who: approving, answer: 400, path: nowhere, body: {} },
  'POST /orders/{orderId}/write-off/{id}/undo': {
    who: approving,
    answer: 404,
    path: nowhere,
    body: { reason: 'Wrong.' },
  },
  'POST /orders/{orderId}/move-credit': { who: approving, answer: 400, path: nowhere, body: {} },
  'POST /orders/{orderId}/move-credit/{id}/undo': {
    who: approving,
    answer: 404,
    path: nowhere,
    body: { reason: 'Wrong.' },
  },
  'GET /deductions': { who: approving, answer: 200 },
  'GET /deductions/ours': { who: approving, answer: 200 },
  'POST /deductions/{id}/certificate': {
    who: takingMoney,
    answer: 404,
    path: nowhere,
    body: { number: 'VDS 118' },
  },
};
