import { createRoute, z } from '@hono/zod-openapi';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { caseLimits } from '../visa-cases.rules.ts';
import { photographSeen } from './photographs.contract.ts';
import { findPhotographSeen } from './photographs.queries.ts';

const seen = createRoute({
  ...needs('visa-cases.write'),
  method: 'get',
  path: '/visa-cases/{id}/papers/{paper}/photograph',
  operationId: 'checkVisaCasePhotograph',
  tags: ['Visa cases'],
  summary:
    'What numbers say about a photograph: shape, size, background, light, sharpness; it decides nothing',
  request: {
    params: z.object({ id: z.uuid(), paper: z.uuid() }),
    query: z.object({ number: z.coerce.number().int().min(0).max(caseLimits.files).default(0) }),
  },
  responses: {
    200: answered('This was seen.', photographSeen),
    ...refused({
      ...usualRefusals,
      404: 'There is no such photograph.',
      409: 'It can’t be read, or the key of the file is lost.',
    }),
  },
});

/** The check of photographs, for the office. */
export function photographRoutes({
  commands,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const routes = jsonRoutes();
  // Pictures are decoded in memory: few at a time.
  routes.use('/visa-cases/:id/papers/:paper/photograph', fewAtATime({ concurrency: 2, queue: 16 }));
  return routes.openapi(seen, async (context) => {
    const which = { ...context.req.valid('param'), ...context.req.valid('query') };
    return context.json(await findPhotographSeen({ db: commands.db, files }, which), 200, {
      'cache-control': 'no-store',
    });
  });
}
