import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { openBundle } from './bundle.commands.ts';
import { bundleResponse } from './bundle.queries.ts';

const bundleRoute = createRoute({
  ...needs('visa-cases.write'),
  method: 'get',
  path: '/visa-cases/{id}/bundle',
  operationId: 'openVisaCaseBundle',
  tags: ['Visa cases'],
  summary:
    'All that came for a case, or for one applicant, as one PDF with a cover and a watermark; the customer sees who opened it',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ applicant: z.uuid().optional() }),
  },
  responses: {
    200: {
      description: 'The PDF.',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({
      ...usualRefusals,
      404: 'There is no such case, or nothing has come for it.',
      409: 'Too many files for one PDF (`visa-cases.bundle-large`), a picture that can’t be read, or the key of a file is lost.',
    }),
  },
});

/** The papers of a case as one PDF, for the office. */
export function bundleRoutes({
  commands: deps,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const routes = jsonRoutes();
  // All files of a case are in memory at once.
  routes.use('/visa-cases/:id/bundle', fewAtATime({ concurrency: 1, queue: 8 }));
  return routes.openapi(bundleRoute, async (context) => {
    const which = { ...context.req.valid('param'), ...context.req.valid('query') };
    return bundleResponse({ deps, files }, await run(deps, context.var.caller, openBundle, which));
  });
}
