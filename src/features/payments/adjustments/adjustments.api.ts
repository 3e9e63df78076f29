import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { ending } from '../payments.contract.ts';
import { adjustmentList, creditTargets, newCreditMove, newWriteOff } from './adjustments.contract.ts';
import { findMovable, listAdjusted, listCreditTargets } from './adjustments.queries.ts';
import { moveCredit, undoCreditMove } from './credit-moves.commands.ts';
import { undoWriteOff, writeOff } from './write-offs.commands.ts';

const key = '0123456789abcdef0123456789abcdef';
const reason = { reason: 'It was for another order.' };
const taken = 'An opposite entry of today.';

/** Small differences of orders, and what a customer has too much on one of them. */
export const adjustmentRoutes = routes('Payments', [
  reads(
    'GET /orders/{orderId}/adjustments',
    {
      permission: 'orders.read',
      id: 'listAdjustments',
      summary: 'What was written off of an order, and what moved from or to another one',
      answer: 'In order of time; sums are poisha, positive when the customer owes less by it.',
      output: adjustmentList,
    },
    async ({ orderId }, { db }) => ({ items: await listAdjusted(db, orderId) }),
  ),
  reads(
    'GET /orders/{orderId}/credit-targets',
    {
      permission: 'books.read',
      id: 'listCreditTargets',
      summary: 'What a customer has too much on an order, and their other orders to which it can move',
      answer: 'Those that owe most first; sums are poisha.',
      output: creditTargets,
    },
    async ({ orderId }, { db }) => ({
      most: await findMovable(db, orderId),
      items: await listCreditTargets(db, orderId),
    }),
  ),
  writes('POST /orders/{orderId}/write-off', writeOff, {
    id: 'writeOff',
    summary:
      'Forgives a small rest of an order, or keeps what was paid a little too much; idempotent by its key',
    body: newWriteOff,
    example: { amount: 3_000, reason: 'Thirty taka short.', key },
    status: 201,
    answer: 'Its id.',
  }),
  writes('POST /orders/{orderId}/write-off/{id}/undo', undoWriteOff, {
    id: 'undoWriteOff',
    summary: 'Takes back what was written off',
    body: ending,
    example: reason,
    answer: taken,
  }),
  writes('POST /orders/{orderId}/move-credit', moveCredit, {
    id: 'moveCredit',
    summary: 'Moves what a customer has too much to another order of theirs; idempotent by its key',
    body: newCreditMove,
    example: { to: '0197f5a0-0000-7000-8000-000000000001', amount: 500_000, key },
    status: 201,
    answer: 'Its id.',
  }),
  writes('POST /orders/{orderId}/move-credit/{id}/undo', undoCreditMove, {
    id: 'undoMoveCredit',
    summary: 'Moves credit back to the order that it came from',
    body: ending,
    example: reason,
    answer: taken,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof adjustmentRoutes> {}
}
