import { createRoute, z } from '@hono/zod-openapi';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { basedOnOf, entityTag, ifMatch } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import {
  cancelDeparture,
  changeDeparture,
  closeDeparture,
  createDepartures,
  moveDeparture,
  openDeparture,
} from '../departures.commands.ts';
import { departurePlan, newDeparture, officeDeparture, repeatRequest } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { planPage, planQuery, repeatedDepartures } from './plan.contract.ts';
import { countPlan, findDeparture, listMonths, listNamed, listPlan, listPlanned } from './plan.queries.ts';

const tags = ['Departures'];
const one = officeDeparture;
const params = z.object({ id: z.uuid() });
const writing = needs('departures.write');
const invalid = { 422: 'Fields are not right, such as a band that the package has no prices for.' };
const gone = { 404: 'There is no such departure.' };
const over = { 409: 'It is cancelled or has left.' };
const versioned = {
  409: 'Another version was saved meanwhile, it is over, or fewer seats are left than are spoken for: `details` says which.',
  412: 'If-Match is no ETag of a departure.',
  428: 'If-Match is missing.',
};
const example = {
  departsOn: '2027-01-21',
  returnsOn: '2027-01-24',
  cutOff: '2027-01-18',
  seats: 36,
  keptBack: 2,
  band: 'regular',
  leastToRun: 14,
  decidedOn: '2027-01-07',
};

const readPlan = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/departures/plan',
  operationId: 'listPlan',
  tags,
  summary: 'The departures of all packages by day, and what can be planned',
  request: { query: planQuery },
  responses: {
    200: answered('A page of them, and how many there are on all pages.', planPage),
    ...refused(usualRefusals),
  },
});

const create = createRoute({
  ...writing,
  method: 'post',
  path: '/departures',
  operationId: 'createDeparture',
  tags,
  summary: 'Plans a departure of a published package',
  request: sent(newDeparture, { package: 'coxs-bazar', ...example }),
  responses: { 201: answered('It is on sale.', one), ...refused({ ...usualRefusals, ...invalid }) },
});

const repeat = createRoute({
  ...writing,
  method: 'post',
  path: '/departures/repeat',
  operationId: 'repeatDeparture',
  tags,
  summary: 'Plans the same departure on several days',
  request: sent(repeatRequest, {
    package: 'coxs-bazar',
    ...{ departsOn: '2027-01-21', returnsOn: '2027-01-24', cutOff: '2027-01-18', seats: 36, band: 'regular' },
    dates: ['2027-01-21', '2027-01-28', '2027-02-04'],
  }),
  responses: {
    201: answered('They are on sale.', repeatedDepartures),
    ...refused({ ...usualRefusals, ...invalid }),
  },
});

const read = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/departures/{id}',
  operationId: 'readDeparture',
  tags,
  summary: 'One departure',
  request: { params },
  responses: {
    200: answered('It; the ETag is its version.', one),
    ...refused({ ...usualRefusals, ...gone }),
  },
});

const change = createRoute({
  ...writing,
  method: 'put',
  path: '/departures/{id}',
  operationId: 'changeDeparture',
  tags,
  summary: 'Changes what is planned of a departure',
  request: { params, headers: ifMatch(), ...sent(departurePlan, example) },
  responses: {
    200: answered('It was changed; the ETag is the new version.', one),
    ...refused({ ...usualRefusals, ...gone, ...versioned, ...invalid }),
  },
});

const move = createRoute({
  ...writing,
  method: 'post',
  path: '/departures/{id}/move',
  operationId: 'moveDeparture',
  tags,
  summary: 'Moves a departure to another day; its other days keep their distance',
  request: {
    params,
    headers: ifMatch(),
    ...sent(z.strictObject({ departsOn: calendarDate }), { departsOn: '2027-01-28' }),
  },
  responses: {
    200: answered('It was moved; the ETag is the new version.', one),
    ...refused({ ...usualRefusals, ...gone, ...versioned, ...invalid }),
  },
});

const turn = (name: 'open' | 'close' | 'cancel', summary: string) =>
  createRoute({
    ...writing,
    method: 'post',
    path: `/departures/{id}/${name}`,
    operationId: `${name}Departure`,
    tags,
    summary,
    request: { params },
    responses: { 200: answered('It is so now.', one), ...refused({ ...usualRefusals, ...gone, ...over }) },
  });

export function planRoutes(deps: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  const today = () => dhakaDate(deps.clock.now());
  const present = async (id: string) => {
    const found = await findDeparture(deps.db, id, today());
    if (!found) {
      throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
    }
    return found;
  };
  routes.openapi(readPlan, async (context) => {
    const query = context.req.valid('query');
    const { items, total } = await listPlan(deps.db, query, today());
    const counts = await countPlan(deps.db, query, today());
    const months = await listMonths(deps.db, query);
    const packages = await listPlanned(deps.db);
    return context.json({ today: today(), items, total, counts, months, packages }, 200);
  });
  routes.openapi(create, async (context) => {
    const { package: slug, ...plan } = context.req.valid('json');
    const [id = ''] = await run(deps, context.var.caller, createDepartures, { package: slug, runs: [plan] });
    const made = await present(id);
    return context.json(made, 201, { etag: entityTag(made.version) });
  });
  routes.openapi(repeat, async (context) => {
    const { package: slug, dates, ...plan } = context.req.valid('json');
    const runs = [...new Set(dates)].sort().map((date) => movedTo(plan, date));
    const ids = await run(deps, context.var.caller, createDepartures, { package: slug, runs });
    return context.json({ items: await listNamed(deps.db, ids, today()) }, 201);
  });
  routes.openapi(read, async (context) => {
    const found = await present(context.req.valid('param').id);
    return context.json(found, 200, { etag: entityTag(found.version) });
  });
  routes.openapi(change, async (context) => {
    const { id } = context.req.valid('param');
    const basedOn = basedOnOf(context.req.valid('header'));
    await run(deps, context.var.caller, changeDeparture, { id, basedOn, plan: context.req.valid('json') });
    const now = await present(id);
    return context.json(now, 200, { etag: entityTag(now.version) });
  });
  routes.openapi(move, async (context) => {
    const { id } = context.req.valid('param');
    const basedOn = basedOnOf(context.req.valid('header'));
    await run(deps, context.var.caller, moveDeparture, { id, basedOn, ...context.req.valid('json') });
    const now = await present(id);
    return context.json(now, 200, { etag: entityTag(now.version) });
  });
  const turns = [
    [turn('open', 'Puts a closed departure on sale again'), openDeparture],
    [turn('close', 'Takes a departure off sale'), closeDeparture],
    [turn('cancel', 'Calls a departure off for good'), cancelDeparture],
  ] as const;
  for (const [route, command] of turns) {
    routes.openapi(route, async (context) => {
      const { id } = context.req.valid('param');
      await run(deps, context.var.caller, command, { id });
      const now = await present(id);
      return context.json(now, 200, { etag: entityTag(now.version) });
    });
  }
  return routes;
}
