import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { problem } from '#platform/http/problem.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { writes } from '#platform/http/writes.ts';
import { gatewayNames } from '../gateways.contract.ts';
import {
  attemptBegun,
  attemptList,
  attemptRequest,
  offeredGateway,
  reviewEnding,
} from './attempts.contract.ts';
import type { Gateways } from './attempts.jobs.ts';
import { listAttempts, listReviews } from './attempts.queries.ts';
import { type BeginDeps, beginPayment } from './begin.gateway.ts';
import { keepBegun } from './browser.gateway.ts';
import { acceptReview, refuseReview } from './settlement/settlement.commands.ts';

const tags = ['Payment attempts'];
const noStore = { 'cache-control': 'no-store' };
const largest = 4 * 1024;

const offered = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/gateways',
  operationId: 'listGateways',
  tags,
  summary: 'The gateways through which customers can pay',
  responses: {
    200: answered('The gateways that are switched on.', z.object({ items: z.array(offeredGateway) })),
  },
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

/** Attempts, for the office. */
export const staffAttemptRoutes = routes('Payment attempts', [
  reads(
    'GET /attempts/reviews',
    {
      permission: 'payments.approve',
      id: 'listReviews',
      summary: 'Attempts whose money doesn’t fit and waits for staff',
      answer: 'The attempts in review, the oldest first.',
      output: attemptList,
    },
    async (_, { db }) => ({ items: await listReviews(db) }),
  ),
  reads(
    'GET /orders/{id}/attempts',
    {
      permission: 'orders.read',
      id: 'listAttempts',
      summary: 'The attempts to pay an order through a gateway',
      answer: 'The latest first.',
      output: attemptList,
    },
    async ({ id }, { db }) => ({ items: await listAttempts(db, id) }),
  ),
  writes('POST /attempts/{id}/accept', acceptReview, {
    id: 'acceptReview',
    summary: 'Takes what came as a payment, with the sum that came',
    body: reviewEnding,
    example: { reason: 'The bank confirmed the card.' },
    answer: 'It is booked.',
  }),
  writes('POST /attempts/{id}/refuse', refuseReview, {
    id: 'refuseReview',
    summary: 'Refuses what came: it goes back in the gateway’s panel',
    body: reviewEnding,
    example: { reason: 'The card was stolen.' },
    answer: 'It is not booked.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof staffAttemptRoutes> {}
}

/** Which gateways are offered, with the sums that they take. */
export const offeredGateways = (gateways: Gateways, practice: boolean) =>
  gatewayNames.flatMap((method) => {
    const gateway = gateways[method];
    return gateway === undefined ? [] : [{ method, practice, ...gateway.limits }];
  });

/** Attempts, for whoever holds the link of an order. @param visitorOf The client's address. */
export function attemptRoutes(deps: BeginDeps & { visitorOf(context: Context): string }): JsonRoutes {
  const mounted = jsonRoutes();
  mounted.use('/visitor/orders/:token/attempts', async (context, next) => {
    if (!comesFromHere(context.req.raw.headers, deps.siteUrl)) {
      throw new Failure('forbidden', 'attempts.elsewhere', 'This was sent from another site.');
    }
    const onError = () => problem(413, 'attempts.too-large', `This request has at most ${largest} bytes.`);
    return bodyLimit({ maxSize: largest, onError })(context, next);
  });
  return mounted
    .openapi(offered, (context) =>
      context.json({ items: offeredGateways(deps.gateways, deps.isPractice) }, 200, noStore),
    )
    .openapi(begin, async (context) => {
      const asked = { ...context.req.valid('param'), ...context.req.valid('json') };
      const actor = actingByLink(context.var.caller, visitorActor, 'orders.write');
      const begun = await beginPayment(deps, actor, asked, deps.visitorOf(context));
      keepBegun(context, begun, deps.siteUrl);
      return context.json({ redirect: begun.redirect }, 200, noStore);
    });
}
