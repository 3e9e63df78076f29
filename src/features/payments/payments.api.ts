import type { Caller } from '#platform/http/caller.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { approvePayment, takePayment } from './payments.commands.ts';
import {
  ending,
  movementList,
  newRefund,
  openRefundList,
  paymentAccountList,
  refundPaid,
  refundQuery,
  sentPayment,
  stuckRefund,
} from './payments.contract.ts';
import { listMovements, listOpenRefunds, listPaymentAccounts } from './payments.queries.ts';
import { listUnasked } from './refunds/agreed-day.queries.ts';
import { sendAgain } from './refunds/gateway-refunds.commands.ts';
import { approveRefund, askRefund, payRefund, refuseRefund } from './refunds/refunds.commands.ts';
import { maySeeSentTo } from './refunds/refunds.policy.ts';
import { settleStuck } from './refunds/stuck-refunds.commands.ts';
import { undoRefund } from './refunds/undo.commands.ts';
import { undoPayment } from './undo.commands.ts';

const key = '0123456789abcdef0123456789abcdef';

/** A refund without the number to which it is sent, for those who don't need it. */
const viewFor =
  (caller: Caller) =>
  <Item extends { readonly to: string | null }>(item: Item): Item =>
    maySeeSentTo(caller) ? item : { ...item, to: null };

/** Payments by hand and refunds, for the office. */
export const paymentRoutes = routes('Payments', [
  reads(
    'GET /orders/{orderId}/payments',
    {
      permission: 'orders.read',
      id: 'listPayments',
      summary: 'What was paid and given back for an order',
      answer: 'Payments and refunds in order of time. Sums are poisha.',
      output: movementList,
    },
    async ({ orderId }, { db, now, caller }) => {
      const items = await listMovements(db, orderId, now);
      return { items: items.map(viewFor(caller)) };
    },
  ),
  reads(
    'GET /payment-accounts',
    {
      permission: 'orders.read',
      id: 'listPaymentAccounts',
      summary: 'The banks and wallets that the agency has made besides the first of each',
      answer: 'By code. Money of their kind may come to them, and go from them.',
      output: paymentAccountList,
    },
    async (_, { db }) => ({ items: await listPaymentAccounts(db) }),
  ),
  writes('POST /orders/{orderId}/payments', takePayment, {
    id: 'takePayment',
    summary: 'Takes money by hand; idempotent by its key. Large sums count after another person’s approval',
    body: sentPayment,
    example: { method: 'bkash', amount: 1_250_000, outside: '9K70LM2QXB', key },
    status: 201,
    answer: 'The receipt is null while the payment waits for approval.',
  }),
  writes('POST /payments/{id}/approve', approvePayment, {
    id: 'approvePayment',
    summary: 'Approves a payment that somebody else entered',
    answer: 'It counts.',
  }),
  writes('POST /payments/{id}/undo', undoPayment, {
    id: 'undoPayment',
    summary:
      'Undoes a payment by an opposite entry, or rejects one that waits; a large one, or one’s own cash, waits for another',
    body: ending,
    example: { reason: 'Taken for the wrong order.' },
    answer: 'It is over; with `approval`, another person must approve that first.',
  }),
  writes('POST /orders/{orderId}/refunds', askRefund, {
    id: 'askRefund',
    summary: 'Asks for money to go back; idempotent by its key',
    body: newRefund,
    example: { amount: 500_000, method: 'cash', reason: 'One traveller less.', key },
    status: 201,
    answer: 'Asked for, approved, or paid already.',
  }),
  writes('POST /refunds/{id}/approve', approveRefund, {
    id: 'approveRefund',
    summary: 'Approves a refund that somebody else asked for',
    answer: 'It is approved; with its outgoing number it is paid already.',
  }),
  writes('POST /refunds/{id}/paid', payRefund, {
    id: 'payRefund',
    summary:
      'Notes that an approved refund was paid: in cash from one’s own till, or with its outgoing number',
    body: refundPaid,
    example: { outside: '9K70LM2QXC' },
    answer: 'It is paid.',
  }),
  writes('POST /refunds/{id}/refuse', refuseRefund, {
    id: 'refuseRefund',
    summary: 'Refuses a refund that was not paid yet',
    body: ending,
    example: { reason: 'The customer travels after all.' },
    answer: 'It is refused.',
  }),
  writes('POST /refunds/{id}/send-again', sendAgain, {
    id: 'sendRefundAgain',
    summary: 'Has the gateway asked again about a refund that is in review',
    body: ending,
    example: { reason: 'The gateway was away yesterday.' },
    answer: 'The gateway is asked.',
  }),
  writes('POST /refunds/{id}/undo', undoRefund, {
    id: 'undoRefund',
    summary: 'Undoes a refund that was noted as paid by mistake; a large one waits for another person',
    body: ending,
    example: { reason: 'Typed 5,000 for 500.' },
    answer: 'It is undone; with `approval`, another person must approve that first.',
  }),
  writes('POST /refunds/{id}/settle', settleStuck, {
    id: 'settleStuckRefund',
    summary: 'Says what became of a refund on which its gateway has worked for three days',
    body: stuckRefund,
    example: { went: true, reason: 'In the panel: refunded on 4 December.' },
    answer: 'It is paid, or in review.',
  }),
  reads(
    'GET /refunds',
    {
      permission: 'orders.read',
      id: 'listOpenRefunds',
      summary: 'The refunds that are still to be paid, with their last day',
      query: refundQuery,
      answer: 'The one due first at first.',
      output: openRefundList,
    },
    async ({ late }, { db, today, caller }) => {
      const items = await listOpenRefunds(db, today, late === 'true');
      const unasked = await listUnasked(db, today, late === 'true');
      return { items: items.map(viewFor(caller)), unasked };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof paymentRoutes> {}
}
