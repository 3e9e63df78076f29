import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { forAnyone, needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { problem } from '#platform/http/problem.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { gatewayNames } from '../gateways.contract.ts';
import {
  attemptBegun,
  attemptList,
  attemptRequest,
  offeredGateway,
  reviewEnded,
  reviewEnding,
} from './attempts.contract.ts';
import type { Gateways } from './attempts.jobs.ts';
import { listAttempts, listReviews } from './attempts.queries.ts';
import { type BeginDeps, beginPayment } from './begin.gateway.ts';
import { keepBegun } from './browser.gateway.ts';
import { acceptReview, refuseReview } from './settlement/settlement.commands.ts';

const tags = ['Payment attempts'];
const noStore = { 'cache-control': 'no-store' };
const params = z.object({ id: z.uuid() });
const largest = 4 * 1024;

const offered = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/gateways',
  operationId: 'listGateways',
  tags,
  summary: 'The gateways through which customers can pay',
  responses: { 200: answered('Those that are switched on.', z.object({ items: z.array(offeredGateway) })) },
});

const begin = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/orders/{token}/attempts',
  operationId: 'beginAttempt',
  tags,
  summary: 'Begins an attempt to pay what is due next, or all that is left, through a gateway',
  request: {
    params: z.object({ token: z.string() }),
    ...sent(attemptRequest, { method: 'bkash', pay: 'due' }),
  },
  responses: {
    200: answered(
      'The gateway’s page, where the browser goes; of a gateway that is slow our own page, which leads there.',
      attemptBegun,
    ),
    ...refused({
      400: 'Fields are invalid.',
      403: 'Sent from another site, or staff without the permission.',
      404: 'There is no such order.',
      409: 'Nothing is to be paid (`attempts.nothing-due`), or the gateway isn’t offered (`attempts.off`).',
      413: 'Too large.',
      422: 'The gateway doesn’t take such a sum (`attempts.limit`).',
      429: 'Too many attempts in an hour.',
      503: 'The gateway is away; nothing was paid (`attempts.away`).',
    }),
  },
});

const list = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders/{id}/attempts',
  operationId: 'listAttempts',
  tags,
  summary: 'The attempts to pay an order through a gateway',
  request: { params },
  responses: { 200: answered('The latest first.', attemptList), ...refused(usualRefusals) },
});

const reviews = createRoute({
  ...needs('payments.approve'),
  method: 'get',
  path: '/attempts/reviews',
  operationId: 'listReviews',
  tags,
  summary: 'Attempts whose money doesn’t fit and waits for staff',
  responses: { 200: answered('The oldest first.', attemptList), ...refused(usualRefusals) },
});

const noAttempt = { 404: 'There is no such attempt.', 409: 'It isn’t in review.' };

const accept = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/attempts/{id}/accept',
  operationId: 'acceptReview',
  tags,
  summary: 'Takes what came as a payment, with the sum that came',
  request: { params, ...sent(reviewEnding, { reason: 'The bank confirmed the card.' }) },
  responses: {
    200: answered('It is booked.', reviewEnded),
    ...refused({
      ...usualRefusals,
      ...noAttempt,
      409: 'It isn’t in review (`attempts.state`), its transaction came before (`attempts.repeated`, `payments.seen`), or no sum came (`attempts.no-sum`).',
    }),
  },
});

const refuse = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/attempts/{id}/refuse',
  operationId: 'refuseReview',
  tags,
  summary: 'Refuses what came: it goes back in the gateway’s panel',
  request: { params, ...sent(reviewEnding, { reason: 'The card was stolen.' }) },
  responses: {
    200: answered('It is not booked.', reviewEnded),
    ...refused({ ...usualRefusals, ...noAttempt }),
  },
});

/** Which gateways are offered, with the sums that they take. */
export const offeredGateways = (gateways: Gateways, practice: boolean) =>
  gatewayNames.flatMap((method) => {
    const gateway = gateways[method];
    return gateway === undefined ? [] : [{ method, practice, ...gateway.limits }];
  });

/** Attempts: for whoever holds the link of an order, and for staff. @param visitorOf The client's address. */
export function attemptRoutes(deps: BeginDeps & { visitorOf(context: Context): string }): JsonRoutes {
  const routes = jsonRoutes();
  routes.use('/visitor/orders/:token/attempts', async (context, next) => {
    if (!comesFromHere(context.req.raw.headers, deps.siteUrl)) {
      throw new Failure('forbidden', 'attempts.elsewhere', 'This was sent from another site.');
    }
    const onError = () => problem(413, 'attempts.too-large', `This request has at most ${largest} bytes.`);
    return bodyLimit({ maxSize: largest, onError })(context, next);
  });
  return routes
    .openapi(offered, (context) =>
      context.json({ items: offeredGateways(deps.gateways, deps.isPractice) }, 200, noStore),
    )
    .openapi(begin, async (context) => {
      const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
      const actor = actingByLink(context.var.caller, visitorActor, 'orders.write');
      const begun = await beginPayment(deps, actor, asked, deps.visitorOf(context));
      keepBegun(context, begun, deps.siteUrl);
      return context.json({ redirect: begun.redirect }, 200, noStore);
    })
    .openapi(reviews, async (context) => context.json({ items: await listReviews(deps.db) }, 200, noStore))
    .openapi(list, async (context) => {
      const items = await listAttempts(deps.db, context.req.valid('param').id);
      return context.json({ items }, 200, noStore);
    })
    .openapi(accept, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, acceptReview, input), 200, noStore);
    })
    .openapi(refuse, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, refuseReview, input), 200, noStore);
    });
}
