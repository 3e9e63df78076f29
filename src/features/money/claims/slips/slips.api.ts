import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { openSlip } from './slips.commands.ts';
import { orderSlipList } from './slips.contract.ts';
import { listOrderSlips } from './slips.queries.ts';

const tags = ['Payments'];
const params = z.object({ id: z.uuid() });
const noStore = { 'cache-control': 'no-store' };

const list = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/orders/{id}/slips',
  operationId: 'listOrderSlips',
  tags,
  summary: 'The slips that came for an order, and which payments were made of them',
  request: { params },
  responses: { 200: answered('In order of time.', orderSlipList), ...refused(usualRefusals) },
});

const slip = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/money/claims/{id}/slip',
  operationId: 'openSlip',
  tags,
  summary: 'The slip of a claim; that it was opened, and by whom, is in the log',
  request: { params },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({ ...usualRefusals, 404: 'There is no such claim, or it has no slip.' }),
  },
});

/** Slips, for the office. */
export const slipRoutes = (deps: CommandDeps & FileDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(list, async (context) => {
      const items = await listOrderSlips(deps.db, context.req.valid('param').id);
      return context.json({ items }, 200, noStore);
    })
    .openapi(slip, async (context) =>
      fileResponse(deps, await run(deps, context.var.caller, openSlip, context.req.valid('param'))),
    );
