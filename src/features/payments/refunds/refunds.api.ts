import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, recentRefusals, refused, sent } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { ending, refundMade, refundUndone, stuckRefund } from '../payments.contract.ts';
import { settleStuck } from './stuck/stuck.commands.ts';
import { undoRefund } from './undoing/undoing.commands.ts';

const tags = ['Payments'];
const noStore = { 'cache-control': 'no-store' };
const params = z.object({ id: z.uuid() });
const noRefund = { 404: 'There is no such refund.' };

const undo = createRoute({
  ...needs('refunds.approve'),
  method: 'post',
  path: '/refunds/{id}/undo',
  operationId: 'undoRefund',
  tags,
  summary: 'Undoes a refund that was noted as paid by mistake; a large one waits for another person',
  request: { params, ...sent(ending, { reason: 'Typed 5,000 for 500.' }) },
  responses: {
    200: answered('It is undone; with `approval`, another person must approve that first.', refundUndone),
    ...refused({
      ...recentRefusals,
      ...noRefund,
      409: 'It isn’t paid (`refunds.state`), its gateway sent it (`refunds.by-gateway`), the till is closed (`till.closed`), or this waits already (`approvals.asked`).',
    }),
  },
});

const settle = createRoute({
  ...needs('refunds.approve'),
  method: 'post',
  path: '/refunds/{id}/settle',
  operationId: 'settleStuckRefund',
  tags,
  summary: 'Says what became of a refund on which its gateway has worked for three days',
  request: { params, ...sent(stuckRefund, { went: true, reason: 'In the panel: refunded on 4 December.' }) },
  responses: {
    200: answered('It is paid, or in review.', refundMade),
    ...refused({
      ...recentRefusals,
      ...noRefund,
      409: 'The gateway doesn’t work on it (`refunds.state`), or still has time (`refunds.not-stuck`).',
    }),
  },
});

/** What is done with refunds that went wrong, for the office. */
export const refundRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(undo, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, undoRefund, input), 200, noStore);
    })
    .openapi(settle, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, settleStuck, input), 200, noStore);
    });
