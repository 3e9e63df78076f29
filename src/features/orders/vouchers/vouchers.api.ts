import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { issueVoucher } from './vouchers.commands.ts';
import { voucher } from './vouchers.contract.ts';

const issue = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/vouchers',
  operationId: 'issueVoucher',
  tags: ['Orders'],
  summary: 'Issues the voucher of an accepted order; once more gives the same one until the order changes',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answered('It is among the papers of the order.', voucher),
    ...refused({
      ...usualRefusals,
      404: 'There is no such order.',
      409: 'The order isn’t accepted, was cancelled, or has no service in it.',
    }),
  },
});

/** Vouchers, for the office. */
export function voucherRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes().openapi(issue, async (context) => {
    const issued = await run(deps, context.var.caller, issueVoucher, context.req.valid('param'));
    return context.json(issued, 200, { 'cache-control': 'no-store' });
  });
}
