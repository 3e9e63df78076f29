import { z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { visitorActor } from '../orders.rules.ts';
import { sendOrderRequest } from './requests.commands.ts';
import { orderRequest, requestTaken } from './requests.contract.ts';
import type { RequestResult } from './requests.rules.ts';
import { orderFormOf } from './visitor.api.ts';

/** Forms and JSON are both taken, so that the description stands apart from the route. */
const description = {
  ...forAnyone,
  method: 'post' as const,
  path: '/visitor/orders/{token}/requests',
  operationId: 'sendOrderRequest',
  tags: ['Orders of visitors'],
  summary: 'Asks a question, for a change, or to cancel; staff decide, nothing changes by it',
  request: {
    params: z.object({ token: z.string() }),
    ...sent(orderRequest, { kind: 'change', text: 'One more adult is coming.' }),
  },
  responses: {
    200: answered('It is with the agency.', requestTaken),
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refused({
      403: 'Sent from another site.',
      404: 'There is no such order.',
      409: 'This can’t be asked for in its state.',
      422: 'The words are missing or too many.',
      429: 'Much was asked today already.',
    }),
  },
};

const results: Readonly<Record<string, RequestResult>> = {
  'orders.request-over': 'over',
  'orders.requests-many': 'many',
  'input.invalid': 'words',
};

/** What customers ask on the page of their order: from its form, with or without scripts. */
export function orderRequestRoutes(deps: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(description);
  routes.post('/visitor/orders/:token/requests', async (context) => {
    const { req } = context;
    const token = req.param('token');
    const { isForm, back: backTo } = orderFormOf(context, deps, token);
    const back = (request: RequestResult) => backTo({ request }, '#ask');
    try {
      const body: unknown = req.header('content-type')?.includes('json')
        ? await req.json().catch(() => undefined)
        : await req.parseBody();
      const parsed = orderRequest.safeParse(body);
      if (!parsed.success) {
        throw new Failure(
          'invalid',
          'input.invalid',
          'Fields are not right.',
          parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
        );
      }
      const taken = await run(
        deps,
        actingByLink(context.var.caller, visitorActor, 'orders.write'),
        sendOrderRequest,
        { token, request: parsed.data },
      );
      return isForm ? back(taken.kind) : context.json(taken, 200, { 'cache-control': 'no-store' });
    } catch (cause) {
      const result = cause instanceof Failure ? results[cause.code] : undefined;
      if (isForm && result !== undefined) {
        return back(result);
      }
      throw cause;
    }
  });
  return routes;
}
