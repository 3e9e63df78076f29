import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { acceptAmendment, amendOrder, withdrawAmendment } from './amendments.commands.ts';
import { newAmendment, versionList } from './amendments.contract.ts';
import { listVersions } from './amendments.queries.ts';

const tags = ['Orders'];
const versioned = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1) });
const refusals = refused({
  ...usualRefusals,
  404: 'There is no such order.',
  409: 'Something else counts or is proposed by now, or the order is over.',
});

const accept = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/amendments/{version}/accept',
  operationId: 'acceptAmendment',
  tags,
  summary: 'Accepts a proposed change for the customer, with the reason',
  request: {
    params: versioned,
    ...sent(z.strictObject({ reason: plainLine(500, 3) }), { reason: 'Agreed on the telephone.' }),
  },
  responses: {
    204: { description: 'It counts.' },
    ...refusals,
  },
});

const withdraw = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/amendments/{version}/withdraw',
  operationId: 'withdrawAmendment',
  tags,
  summary: 'Takes a proposed change back',
  request: { params: versioned },
  responses: {
    204: { description: 'Nothing is proposed any more.' },
    ...refusals,
  },
});

/** Changes of orders, for the office. */
export const amendmentRoutes = routes('Orders', [
  writes('POST /orders/{id}/amendments', amendOrder, {
    id: 'amendOrder',
    summary: 'Changes the terms of an order; with `preview` only says what that would change',
    body: newAmendment,
    example: {
      lines: [{ charge: 'own', quantity: 3, unit: 1_250_000, text: { en: 'Visa service' }, was: 0 }],
      reason: 'A third traveller joins.',
      from: 1,
      agreed: false,
      key: '0123456789abcdef0123456789abcdef',
    },
    answer:
      '`proposed` to the customer, who accepts it by the link; `applied` at once for a quote, and when they have `agreed`.',
  }),
  reads(
    'GET /orders/{id}/versions',
    {
      permission: 'orders.read',
      id: 'listOrderVersions',
      summary: 'All versions of an order’s terms, the latest first',
      answer: 'They.',
      output: versionList,
    },
    async ({ id }, { db }) => ({ items: await listVersions(db, id) }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof amendmentRoutes> {}
}

/** What becomes of a proposed change, for the office: answers without content. */
export function proposalRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes()
    .openapi(accept, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      await run(deps, context.var.caller, acceptAmendment, input);
      return context.body(null, 204);
    })
    .openapi(withdraw, async (context) => {
      await run(deps, context.var.caller, withdrawAmendment, context.req.valid('param'));
      return context.body(null, 204);
    });
}
