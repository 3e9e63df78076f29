import { createRoute, z } from '@hono/zod-openapi';
import { ending, paymentMade } from '#features/payments/payments.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { restorePayment } from './restored.commands.ts';

const restore = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/payments/{id}/restore',
  operationId: 'restorePayment',
  tags: ['Payments'],
  summary: 'Makes a payment through a gateway count again that was undone by mistake',
  request: {
    params: z.object({ id: z.uuid() }),
    ...sent(ending, { reason: 'Another payment was meant to be undone.' }),
  },
  responses: {
    200: answered('The payment that counts from now on.', paymentMade),
    ...refused({
      ...usualRefusals,
      404: 'There is no such payment.',
      409: 'It wasn’t undone (`payments.state`), came by no gateway (`payments.by-hand`), or was entered again (`payments.seen`).',
    }),
  },
});

/** Payments through gateways that count again, for the office. */
export const restoredRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(restore, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    const made = await run(deps, context.var.caller, restorePayment, input);
    return context.json(made, 200, { 'cache-control': 'no-store' });
  });
