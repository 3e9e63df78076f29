import { createRoute, z } from '@hono/zod-openapi';
import { asc } from 'drizzle-orm';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { key } from '#platform/text.contract.ts';
import { destination, destinationList, removedDestination } from '../tour-packages.contract.ts';
import { destinations } from '../tour-packages.table.ts';
import { putDestination, removeDestination } from './destinations.commands.ts';

const tags = ['Documents'];
const params = z.object({ key });
const path = '/destinations/{key}';

const list = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/destinations',
  operationId: 'listDestinations',
  tags,
  summary: 'The places that packages can name, with their names in both languages',
  responses: {
    200: answered('All of them.', destinationList),
    ...refused(usualRefusals),
  },
});

const put = createRoute({
  ...needs('documents.publish'),
  method: 'put',
  path,
  operationId: 'putDestination',
  tags,
  summary: 'Adds a place, or changes its names and its position on maps',
  request: {
    params,
    ...sent(destination.omit({ key: true }), {
      country: 'BD',
      lat: 24.3065,
      lng: 91.7296,
      names: { en: 'Sreemangal', bn: 'শ্রীমঙ্গল' },
    }),
  },
  responses: { 200: answered('The place.', destination), ...refused(usualRefusals) },
});

const remove = createRoute({
  ...needs('documents.publish'),
  method: 'delete',
  path,
  operationId: 'removeDestination',
  tags,
  summary: 'Removes a place that no package names',
  request: { params },
  responses: {
    200: answered('It is gone.', removedDestination),
    ...refused({ ...usualRefusals, 404: 'There is no such place.', 409: 'Packages name it.' }),
  },
});

/** The places that packages name, in lists, filters and maps. */
export const destinationRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(list, async (context) =>
      context.json({ items: await deps.db.select().from(destinations).orderBy(asc(destinations.key)) }, 200),
    )
    .openapi(put, async (context) => {
      const place = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, putDestination, place), 200);
    })
    .openapi(remove, async (context) =>
      context.json(await run(deps, context.var.caller, removeDestination, context.req.valid('param')), 200),
    );
