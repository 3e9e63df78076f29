import { createRoute } from '@hono/zod-openapi';
import type { ReadDatabase } from '#platform/database/database.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { farePage, faresQuery } from './listed.contract.ts';
import { listFares } from './listed.queries.ts';

const list = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/fares',
  operationId: 'listFares',
  tags: ['Fares'],
  summary: 'The fare desk: requests for air fares by their time limit, with the counts of the tabs',
  request: { query: faresQuery },
  responses: { 200: answered('A page of them. Sums are poisha.', farePage), ...refused(usualRefusals) },
});

/** The list of the fare desk. */
export const listedRoutes = ({ db }: { readonly db: ReadDatabase }): JsonRoutes =>
  jsonRoutes().openapi(list, async (context) =>
    context.json(await listFares(db, context.req.valid('query')), 200, { 'cache-control': 'no-store' }),
  );
