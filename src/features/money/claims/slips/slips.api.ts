import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { openSlip } from './slips.commands.ts';
import { orderSlipList } from './slips.contract.ts';
import { listOrderSlips } from './slips.queries.ts';

/** Slips of an order, for the office. */
export const orderSlipRoutes = routes('Payments', [
  reads(
    'GET /orders/{id}/slips',
    {
      permission: 'payments.write',
      id: 'listOrderSlips',
      summary: 'The slips that came for an order, and which payments were made of them',
      answer: 'The slips in order of time.',
      output: orderSlipList,
    },
    async ({ id }, { db }) => ({ items: await listOrderSlips(db, id) }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof orderSlipRoutes> {}
}

const slip = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/money/claims/{id}/slip',
  operationId: 'openSlip',
  tags: ['Payments'],
  summary: 'The slip of a claim; that it was opened, and by whom, is in the log',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({ ...usualRefusals, 404: 'There is no such claim, or it has no slip.' }),
  },
});

/** The file of a slip. */
export const slipRoutes = (deps: CommandDeps & FileDeps): JsonRoutes =>
  jsonRoutes().openapi(slip, async (context) =>
    fileResponse(deps, await run(deps, context.var.caller, openSlip, context.req.valid('param'))),
  );
