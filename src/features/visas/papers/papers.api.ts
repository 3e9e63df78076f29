import { createRoute } from '@hono/zod-openapi';
import { asc } from 'drizzle-orm';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { paperList } from '../visas.contract.ts';
import { visaPapers } from '../visas.table.ts';

const list = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/visa-papers',
  operationId: 'listVisaPapers',
  tags: ['Documents'],
  summary: 'Lists the papers that visa guides can require',
  responses: {
    200: answered('All of them.', paperList),
    ...refused(usualRefusals),
  },
});

export function paperRoutes({ db }: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    const rows = await db
      .select({ paper: visaPapers.paper })
      .from(visaPapers)
      .orderBy(asc(visaPapers.position));
    return context.json({ items: rows.map((row) => row.paper) }, 200);
  });
  return routes;
}
