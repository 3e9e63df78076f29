import { createRoute } from '@hono/zod-openapi';
import { asc } from 'drizzle-orm';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { destinationList } from '../tour-packages.contract.ts';
import { destinations } from '../tour-packages.table.ts';

const list = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/destinations',
  operationId: 'listDestinations',
  tags: ['Documents'],
  summary: 'The places that packages can name, with their names in both languages',
  responses: {
    200: answered('All of them.', destinationList),
    ...refused(usualRefusals),
  },
});

export function destinationRoutes({ db }: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(list, async (context) =>
    context.json({ items: await db.select().from(destinations).orderBy(asc(destinations.key)) }, 200),
  );
  return routes;
}
