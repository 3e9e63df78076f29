import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { bookingExample, fromOurPages } from '../bookings.api.ts';
import { joinWaitingList, leaveWaitingList, removeWaiting } from './waiting-list.commands.ts';
import { newWaiting, visitorWaiting, waitingList, waitingMade } from './waiting-list.contract.ts';
import { findWaiting, listWaiting } from './waiting-list.queries.ts';
import { waitingPath } from './waiting-list.rules.ts';

const tags = ['Bookings'];
const token = z.object({ token: z.string() });
const gone = { 404: 'Nobody waits by this token.' };
const noStore = { 'cache-control': 'no-store' };

const join = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/waiting',
  operationId: 'joinWaitingList',
  tags,
  summary: 'Puts a party on the waiting list of a full departure; idempotent by its key',
  request: sent(newWaiting, bookingExample),
  responses: {
    201: answered('It waits; `place` counts from 1.', waitingMade),
    ...refused({
      400: 'The request is invalid.',
      403: 'Sent from another site.',
      409: 'There are seats for this party (`waiting.free`, `details.left`), or the departure is closed (`bookings.closed`).',
      413: 'Too large.',
      422: 'Fields are not right, such as a departure of another package.',
      429: 'Too many places of one visitor, contact or departure.',
    }),
  },
});

const read = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/waiting/{token}',
  operationId: 'readWaiting',
  tags,
  summary: 'A place on a waiting list, for whoever holds its token',
  request: { params: token },
  responses: { 200: answered('The place.', visitorWaiting), ...refused(gone) },
});

const leave = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/waiting/{token}/leave',
  operationId: 'leaveWaitingList',
  tags,
  summary: 'Leaves a waiting list; once more changes nothing',
  request: { params: token },
  responses: {
    200: answered('It has left; seats that were held for it go to the next.', visitorWaiting),
    303: { description: 'To a form of the page: back to it.' },
    ...refused({ ...gone, 403: 'Sent from another site, or staff without the permission.' }),
  },
});

/** Waiting lists, for visitors. @param visitorOf The client's address, as limits count it. */
export function waitingRoutes(deps: CommandDeps & { visitorOf(context: Context): string }): JsonRoutes {
  const mounted = jsonRoutes();
  const present = async (of: string) => {
    const found = await findWaiting(deps.db, of, dhakaDate(deps.clock.now()));
    if (!found) {
      throw new Failure('not-found', 'waiting.not-found', 'Nobody waits by this link.');
    }
    return found;
  };
  mounted.use('/waiting', fromOurPages(deps.siteUrl));
  mounted.use('/visitor/waiting/*', fromOurPages(deps.siteUrl));
  return mounted
    .openapi(join, async (context) => {
      const request = context.req.valid('json');
      const visitor = deps.visitorOf(context);
      return context.json(await run(deps, visitorActor, joinWaitingList, { request, visitor }), 201, noStore);
    })
    .openapi(read, async (context) =>
      context.json(await present(context.req.valid('param').token), 200, noStore),
    )
    .openapi(leave, async (context) => {
      const which = context.req.valid('param');
      const actor = actingByLink(context.var.caller, visitorActor, 'orders.write');
      await run(deps, actor, leaveWaitingList, which);
      const left = await present(which.token);
      return context.req.header('accept')?.includes('text/html')
        ? context.redirect(waitingPath(left.language, which.token), 303)
        : context.json(left, 200, noStore);
    });
}

/** Who waits for seats on a departure, for the office. */
export const departureWaitingRoutes = routes('Bookings', [
  reads(
    'GET /departures/{id}/waiting',
    {
      permission: 'orders.read',
      id: 'listWaiting',
      summary: 'Who waits or waited for seats on a departure, in order',
      answer: 'The places in order.',
      output: waitingList,
    },
    async ({ id }, { db, today }) => ({ items: await listWaiting(db, id, today) }),
  ),
  writes('POST /waiting/{id}/leave', removeWaiting, {
    id: 'removeWaiting',
    summary: 'Takes a party off a waiting list; once more changes nothing',
    status: 204,
    answer: 'It waits no more.',
    refusals: gone,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof departureWaitingRoutes> {}
}
