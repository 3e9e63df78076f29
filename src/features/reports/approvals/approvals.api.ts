import { createRoute, z } from '@hono/zod-openapi';
import { approvalDecided, approvalList } from '#features/ledger/approvals/approvals.contract.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, recentRefusals, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { approveMovement, refuseMovement } from './approvals.commands.ts';
import { listApprovals } from './approvals.queries.ts';

const tags = ['Payments'];
const noStore = { 'cache-control': 'no-store' };
const params = z.object({ id: z.uuid() });
const noRequest = {
  404: 'There is no such request.',
  409: 'It was decided already, or can’t be done any more.',
};

const list = createRoute({
  ...needs('payments.approve'),
  method: 'get',
  path: '/approvals',
  operationId: 'listApprovals',
  tags,
  summary:
    'What one person asked for and another must approve: undoing, costs, payments to suppliers, counts of the safe',
  responses: { 200: answered('The oldest first.', approvalList), ...refused(usualRefusals) },
});

const approve = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/approvals/{id}/approve',
  operationId: 'approveMovement',
  tags,
  summary: 'Approves what somebody else asked for: it is done now',
  request: { params },
  responses: {
    200: answered('It is done.', approvalDecided),
    ...refused({ ...recentRefusals, ...noRequest }),
  },
});

const refuse = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/approvals/{id}/refuse',
  operationId: 'refuseMovement',
  tags,
  summary: 'Refuses what somebody asked for: nothing is done',
  request: { params, ...sent(ending, { reason: 'The customer has signed for the money.' }) },
  responses: {
    200: answered('Nothing is done.', approvalDecided),
    ...refused({ ...usualRefusals, ...noRequest }),
  },
});

/** What waits for another person, for those who may approve payments. */
export const approvalRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(list, async (context) => context.json({ items: await listApprovals(deps.db) }, 200, noStore))
    .openapi(approve, async (context) => {
      const input = context.req.valid('param');
      return context.json(await run(deps, context.var.caller, approveMovement, input), 200, noStore);
    })
    .openapi(refuse, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, refuseMovement, input), 200, noStore);
    });
