import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { spendLine } from './costs.commands.ts';
import { newSpending } from './costs.contract.ts';

/** Lines are counted from 0, as the order has them. */
const lineNumber = z.coerce
  .number()
  .int()
  .min(0)
  .openapi({ type: 'integer', param: { name: 'line', in: 'path', required: true } });

const spend = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/lines/{line}/spent',
  operationId: 'spendLine',
  tags: ['Orders'],
  summary: 'Says how much of an official or supplier line is gone, in all: a cancellation keeps it',
  request: {
    params: z.object({ id: z.uuid(), line: lineNumber }),
    ...sent(newSpending, { spent: 420_000, note: 'Embassy, receipt 4711', from: 1 }),
  },
  responses: {
    204: { description: 'It is noted.' },
    ...refused({
      ...usualRefusals,
      404: 'There is no such order or line.',
      409: 'Other terms count by now, or the order is over.',
      422: 'It is our own price, or more than the line costs.',
    }),
  },
});

/** What is gone of an order's lines, for the office. */
export const spendingRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(spend, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await run(deps, context.var.caller, spendLine, input);
    return context.body(null, 204);
  });
