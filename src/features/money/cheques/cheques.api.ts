import { createRoute, z } from '@hono/zod-openapi';
import { chequeMoved } from '#features/payments/cheques/cheques.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { seeCheque } from './cheques.commands.ts';
import { chequeSeen } from './cheques.contract.ts';

const see = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/arrivals/{id}/cheque',
  operationId: 'seeCheque',
  tags: ['Payments'],
  summary:
    'Says that a line of a bank’s statement is a cheque that we took, which clears it; idempotent by its key',
  request: {
    params: z.object({ id: z.uuid() }),
    ...sent(chequeSeen, {
      cheque: '00000000-0000-4000-8000-000000000000',
      key: '0123456789abcdef0123456789abcdef',
    }),
  },
  responses: {
    200: answered('The cheque is cleared.', chequeMoved),
    ...refused({
      ...usualRefusals,
      404: 'There is no such arrival or cheque.',
      409: 'A payment was made of the arrival (`money.matched`), or the cheque is over (`cheques.state`).',
      422: 'The sums differ (`money.cheque-sum`).',
    }),
  },
});

/** Cheques in statements, for the office. */
export const seenChequeRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(see, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    return context.json(await run(deps, context.var.caller, seeCheque, input), 200, {
      'cache-control': 'no-store',
    });
  });
