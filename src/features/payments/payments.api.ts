import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Caller } from '#platform/http/caller.ts';
import { answered, recentRefusals, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { approvePayment, takePayment } from './payments.commands.ts';
import {
  ending,
  movementList,
  newRefund,
  openRefundList,
  paymentEnded,
  paymentMade,
  refundMade,
  refundPaid,
  refundQuery,
  sentPayment,
} from './payments.contract.ts';
import { maySeeSentTo } from './payments.policy.ts';
import { listMovements, listOpenRefunds } from './payments.queries.ts';
import { listUnasked } from './refunds/clock/clock.queries.ts';
import { approveRefund, askRefund, payRefund, refuseRefund } from './refunds/refunds.commands.ts';
import { sendAgain } from './refunds/sending/sending.commands.ts';
import { undoPayment } from './undoing/undoing.commands.ts';

const tags = ['Payments'];
const params = z.object({ id: z.uuid() });
const example = { key: '0123456789abcdef0123456789abcdef' };
const noStore = { 'cache-control': 'no-store' };
const noOrder = { 404: 'There is no such order.' };
const noPayment = { 404: 'There is no such payment.' };
const noRefund = { 404: 'There is no such refund.' };

const list = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders/{id}/payments',
  operationId: 'listPayments',
  tags,
  summary: 'What was paid and given back for an order',
  request: { params },
  responses: {
    200: answered('In order of time.', movementList),
    ...refused(usualRefusals),
  },
});

const take = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/orders/{id}/payments',
  operationId: 'takePayment',
  tags,
  summary: 'Takes money by hand; idempotent by its key. Large sums count after another person’s approval',
  request: {
    params,
    ...sent(sentPayment, { method: 'bkash', amount: 1_250_000, outside: '9K70LM2QXB', ...example }),
  },
  responses: {
    201: answered('The receipt is null while the payment waits for approval.', paymentMade),
    ...refused({
      ...usualRefusals,
      ...noOrder,
      409: 'The outside number was entered before (`payments.seen`).',
      422: 'Fields are not right.',
    }),
  },
});

const approve = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/payments/{id}/approve',
  operationId: 'approvePayment',
  tags,
  summary: 'Approves a payment that somebody else entered',
  request: { params },
  responses: {
    200: answered('It counts.', paymentMade),
    ...refused({ ...usualRefusals, ...noPayment, 409: 'It does not wait for approval.' }),
  },
});

const undo = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/payments/{id}/undo',
  operationId: 'undoPayment',
  tags,
  summary:
    'Undoes a payment by an opposite entry, or rejects one that waits; a large one, or one’s own cash, waits for another',
  request: { params, ...sent(ending, { reason: 'Taken for the wrong order.' }) },
  responses: {
    200: answered('It is over; with `approval`, another person must approve that first.', paymentEnded),
    ...refused({ ...usualRefusals, ...noPayment, 409: 'It has ended already.' }),
  },
});

const ask = createRoute({
  ...needs('refunds.write'),
  method: 'post',
  path: '/orders/{id}/refunds',
  operationId: 'askRefund',
  tags,
  summary: 'Asks for money to go back; idempotent by its key',
  request: {
    params,
    ...sent(newRefund, { amount: 500_000, method: 'cash', reason: 'One traveller less.', ...example }),
  },
  responses: {
    201: answered('Asked for, approved, or paid already.', refundMade),
    ...refused({
      ...recentRefusals,
      ...noOrder,
      409: 'One’s till is closed (`till.closed`), or money went out under this number (`payments.sent-before`).',
      422: 'Fields are not right, such as more than was paid.',
    }),
  },
});

const approveBack = createRoute({
  ...needs('refunds.approve'),
  method: 'post',
  path: '/refunds/{id}/approve',
  operationId: 'approveRefund',
  tags,
  summary: 'Approves a refund that somebody else asked for',
  request: { params },
  responses: {
    200: answered('It is approved; with its outgoing number it is paid already.', refundMade),
    ...refused({ ...recentRefusals, ...noRefund, 409: 'It does not wait for approval.' }),
  },
});

const payBack = createRoute({
  ...needs('refunds.write'),
  method: 'post',
  path: '/refunds/{id}/paid',
  operationId: 'payRefund',
  tags,
  summary: 'Notes that an approved refund was paid: in cash from one’s own till, or with its outgoing number',
  request: { params, ...sent(refundPaid, { outside: '9K70LM2QXC' }) },
  responses: {
    200: answered('It is paid.', refundMade),
    ...refused({
      ...recentRefusals,
      ...noRefund,
      409: 'It is not approved, one’s till is closed (`till.closed`), or money went out under this number (`payments.sent-before`).',
    }),
  },
});
const refuseBack = createRoute({
  ...needs('refunds.approve'),
  method: 'post',
  path: '/refunds/{id}/refuse',
  operationId: 'refuseRefund',
  tags,
  summary: 'Refuses a refund that was not paid yet',
  request: { params, ...sent(ending, { reason: 'The customer travels after all.' }) },
  responses: {
    200: answered('It is refused.', refundMade),
    ...refused({ ...usualRefusals, ...noRefund, 409: 'It was paid or refused already.' }),
  },
});

const sendBackAgain = createRoute({
  ...needs('refunds.approve'),
  method: 'post',
  path: '/refunds/{id}/send-again',
  operationId: 'sendRefundAgain',
  tags,
  summary: 'Has the gateway asked again about a refund that is in review',
  request: { params, ...sent(ending, { reason: 'The gateway was away yesterday.' }) },
  responses: {
    200: answered('The gateway is asked.', refundMade),
    ...refused({ ...recentRefusals, ...noRefund, 409: 'It is not in review.' }),
  },
});

const openBack = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/refunds',
  operationId: 'listOpenRefunds',
  tags,
  summary: 'The refunds that are still to be paid, with their last day',
  request: { query: refundQuery },
  responses: { 200: answered('The one due first at first.', openRefundList), ...refused(usualRefusals) },
});

/** A refund without the number to which it is sent, for those who don't need it. */
const shownTo =
  (caller: Caller) =>
  <Item extends { readonly to: string | null }>(item: Item): Item =>
    maySeeSentTo(caller) ? item : { ...item, to: null };

/** Payments by hand and refunds, for the office. */
export function paymentRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes()
    .openapi(list, async (context) => {
      const items = await listMovements(deps.db, context.req.valid('param').id, deps.clock.now());
      return context.json({ items: items.map(shownTo(context.var.caller)) }, 200, noStore);
    })
    .openapi(take, async (context) => {
      const input = { orderId: context.req.valid('param').id, ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, takePayment, input), 201, noStore);
    })
    .openapi(approve, async (context) => {
      const input = context.req.valid('param');
      return context.json(await run(deps, context.var.caller, approvePayment, input), 200, noStore);
    })
    .openapi(undo, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, undoPayment, input), 200, noStore);
    })
    .openapi(ask, async (context) => {
      const input = { orderId: context.req.valid('param').id, ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, askRefund, input), 201, noStore);
    })
    .openapi(approveBack, async (context) => {
      const input = context.req.valid('param');
      return context.json(await run(deps, context.var.caller, approveRefund, input), 200, noStore);
    })
    .openapi(payBack, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, payRefund, input), 200, noStore);
    })
    .openapi(openBack, async (context) => {
      const { late } = context.req.valid('query');
      const today = dhakaDate(deps.clock.now());
      const items = await listOpenRefunds(deps.db, today, late === 'true');
      const unasked = await listUnasked(deps.db, today, late === 'true');
      return context.json({ items: items.map(shownTo(context.var.caller)), unasked }, 200, noStore);
    })
    .openapi(sendBackAgain, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, sendAgain, input), 200, noStore);
    })
    .openapi(refuseBack, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, refuseRefund, input), 200, noStore);
    });
}
