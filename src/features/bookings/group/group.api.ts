import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { basedOnOf, ifMatch } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { openGroupPassports, saveCoach, saveRooms } from './group.commands.ts';
import { coachPlan, departureGroup, roomsPlan } from './group.contract.ts';
import { findGroup } from './group.queries.ts';

const byId = z.object({ id: z.uuid() });
const tags = ['Bookings'];
const gone = { 404: 'There is no such departure.' };
const writing = {
  ...usualRefusals,
  ...gone,
  409: 'Somebody else has changed it meanwhile (`bookings.plan-changed`, `details.version`).',
  412: 'If-Match is no ETag.',
  422: 'Somebody twice, somebody who isn’t on the departure, or a seat that isn’t there (`bookings.plan`).',
  428: 'If-Match is missing.',
};
const version = ifMatch('The version that the plan is based on, as an ETag: "0" for the proposal.');
const somebody = 'SF-2K8R-5T:adult-1';

const putRooms = createRoute({
  ...needs('travellers.write'),
  method: 'put',
  path: '/departures/{id}/rooms',
  operationId: 'saveRooms',
  tags,
  summary: 'Saves who sleeps where',
  request: {
    params: byId,
    headers: version,
    ...sent(roomsPlan, { rooms: [{ name: '301', beds: 2, people: [somebody] }] }),
  },
  responses: { 200: answered('The group after it.', departureGroup), ...refused(writing) },
});

const putCoach = createRoute({
  ...needs('travellers.write'),
  method: 'put',
  path: '/departures/{id}/coach',
  operationId: 'saveCoach',
  tags,
  summary: 'Saves who sits where in the coach',
  request: {
    params: byId,
    headers: version,
    ...sent(coachPlan, { rows: 9, seats: [{ seat: 'A1', id: somebody }] }),
  },
  responses: { 200: answered('The group after it.', departureGroup), ...refused(writing) },
});

/** The group of a departure. @throws Failure not-found without the departure */
async function found({ db, now }: Pick<Reading, 'db' | 'now'>, id: string) {
  const group = await findGroup(db, id, now);
  if (group === undefined) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
  return group;
}

/** Everybody on a departure, for the office. */
export const groupRoutes = routes('Bookings', [
  reads(
    'GET /departures/{id}/group',
    {
      permission: 'travellers.read',
      id: 'readGroup',
      summary:
        'Everybody with a booked seat on a departure, without passports, with rooms, coach seats and check-in',
      answer: 'They.',
      output: departureGroup,
      refusals: gone,
    },
    ({ id }, reading) => found(reading, id),
  ),
  writes('POST /departures/{id}/passports', openGroupPassports, {
    id: 'openGroupPassports',
    summary:
      'Shows the passports of everybody on a departure; that they were opened, and by whom, is in the log',
    answer: 'Those that are known.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof groupRoutes> {}
}

const unkept = { 'cache-control': 'no-store' };

/** Who is in which room and on which seat. */
export function groupPlanRoutes(deps: CommandDeps): JsonRoutes {
  const after = (id: string) => found({ db: deps.db, now: deps.clock.now() }, id);
  return jsonRoutes()
    .openapi(putRooms, async (context) => {
      const { id } = context.req.valid('param');
      const basedOn = basedOnOf(context.req.valid('header'));
      await run(deps, context.var.caller, saveRooms, { id, basedOn, plan: context.req.valid('json') });
      return context.json(await after(id), 200, unkept);
    })
    .openapi(putCoach, async (context) => {
      const { id } = context.req.valid('param');
      const basedOn = basedOnOf(context.req.valid('header'));
      await run(deps, context.var.caller, saveCoach, { id, basedOn, plan: context.req.valid('json') });
      return context.json(await after(id), 200, unkept);
    });
}
