import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { acceptAmendment, amendOrder, withdrawAmendment } from './amendments.commands.ts';
import { amendment, newAmendment, versionList } from './amendments.contract.ts';
import { listVersions } from './amendments.queries.ts';

const tags = ['Orders'];
const params = z.object({ id: z.uuid() });
const versioned = params.extend({ version: z.coerce.number().int().min(1) });
const gone = { 404: 'There is no such order.' };
const noStore = { 'cache-control': 'no-store' };
const changed = { 409: 'Something else counts or is proposed by now, or the order is over.' };

const amend = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/amendments',
  operationId: 'amendOrder',
  tags,
  summary: 'Changes the terms of an order; with `preview` only says what that would change',
  request: {
    params,
    ...sent(newAmendment, {
      lines: [{ charge: 'own', quantity: 3, unit: 1_250_000, text: { en: 'Visa service' }, was: 0 }],
      reason: 'A third traveller joins.',
      from: 1,
      agreed: false,
      key: '0123456789abcdef0123456789abcdef',
    }),
  },
  responses: {
    200: answered(
      '`proposed` to the customer, who accepts it by the link; `applied` at once for a quote, and when they have `agreed`.',
      amendment,
    ),
    ...refused({ ...usualRefusals, ...gone, ...changed, 422: 'Fields are not right.' }),
  },
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
    ...refused({ ...usualRefusals, ...gone, ...changed }),
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
    ...refused({ ...usualRefusals, ...gone, ...changed }),
  },
});

const versions = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders/{id}/versions',
  operationId: 'listOrderVersions',
  tags,
  summary: 'All versions of an order’s terms, the latest first',
  request: { params },
  responses: { 200: answered('They.', versionList), ...refused(usualRefusals) },
});

/** Changes of orders, for the office. */
export function amendmentRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes()
    .openapi(amend, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, amendOrder, input), 200, noStore);
    })
    .openapi(accept, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      await run(deps, context.var.caller, acceptAmendment, input);
      return context.body(null, 204);
    })
    .openapi(withdraw, async (context) => {
      await run(deps, context.var.caller, withdrawAmendment, context.req.valid('param'));
      return context.body(null, 204);
    })
    .openapi(versions, async (context) =>
      context.json({ items: await listVersions(deps.db, context.req.valid('param').id) }, 200, noStore),
    );
}
