import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { recentRefusals, refused } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { downloadEverything, exportEverything } from './everything.commands.ts';
import { exportSeen, exportsSeen } from './everything.contract.ts';
import { findExport, listExports } from './everything.queries.ts';

const tag = 'Everything';
const gone = { 404: 'There is no such file, or it is gone after its three days (`everything.gone`).' };

/** “Take everything with you”. */
export const everythingRoutes = routes(tag, [
  writes('POST /export', exportEverything, {
    id: 'exportEverything',
    summary: 'Asks for everything that the agency has as one ZIP; the log says who did',
    status: 202,
    answer: 'It is being made.',
  }),
  reads(
    'GET /exports',
    {
      id: 'listEverythingExports',
      permission: 'everything.export',
      summary: 'What was asked to take along in the last days, latest first',
      answer: 'They are listed.',
      output: exportsSeen,
    },
    async (_given, { db }) => ({ items: await listExports(db) }),
  ),
  reads(
    'GET /exports/{id}',
    {
      id: 'findEverythingExport',
      permission: 'everything.export',
      summary: 'How far a ZIP with everything is, and where it is once it is whole',
      answer: 'It is said.',
      output: exportSeen,
      refusals: gone,
    },
    ({ id }, { db }) => findExport(db, id),
  ),
]);

const fileRoute = createRoute({
  ...needs('everything.export'),
  method: 'get',
  path: '/exports/{id}/everything.zip',
  operationId: 'downloadEverything',
  tags: [tag],
  summary: 'The ZIP with everything; the log says who fetched it',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The ZIP (docs/take-everything.md).',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({
      ...recentRefusals,
      ...gone,
      409: 'It is not made yet (`everything.not-done`).',
    }),
  },
});

/** The ZIP itself: to nobody’s cache, and to the owner alone. */
export function everythingFileRoutes(deps: CommandDeps & FileDeps): JsonRoutes {
  return jsonRoutes().openapi(fileRoute, async (context) =>
    fileResponse(deps, await run(deps, context.var.caller, downloadEverything, context.req.valid('param'))),
  );
}

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof everythingRoutes> {}
}
