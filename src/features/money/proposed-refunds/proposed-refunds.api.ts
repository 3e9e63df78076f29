import { createRoute, z } from '@hono/zod-openapi';
import { refundProposal } from '#features/payments/refunds/proposal/proposal.contract.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { findRefundProposal } from './proposed-refunds.queries.ts';

const propose = createRoute({
  ...needs('refunds.write'),
  method: 'get',
  path: '/orders/{id}/refund-proposal',
  operationId: 'proposeRefund',
  tags: ['Payments'],
  summary: 'What is due back of an order, and the ways on which its money came',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: answered('Sums are poisha.', refundProposal), ...refused(usualRefusals) },
});

/** What the form of a refund begins with, for the office. It is here because senders are known by claims and arrivals. */
export const proposedRefundRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(propose, async (context) =>
    context.json(await findRefundProposal(deps.db, context.req.valid('param').id), 200, {
      'cache-control': 'no-store',
    }),
  );
