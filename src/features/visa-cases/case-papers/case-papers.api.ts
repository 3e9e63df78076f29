import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { photographRoutes } from '../photographs/photographs.api.ts';
import { caseLimits } from '../visa-cases.rules.ts';
import { markedPicture, markedResponse } from '../watermark/watermark.queries.ts';
import { openPaper } from './case-papers.commands.ts';

const tags = ['Visa cases'];
const params = z.object({ id: z.uuid(), paper: z.uuid() });
const path = '/visa-cases/{id}/papers/{paper}';
const missing = { ...usualRefusals, 404: 'There is no such case or paper.' };

const openRoute = createRoute({
  ...needs('visa-cases.write'),
  method: 'get',
  path: `${path}/file`,
  operationId: 'openVisaCasePaper',
  tags,
  summary: 'What came for a paper, as a PDF with a watermark; the customer sees who opened it, and when',
  request: {
    params,
    query: z.object({
      number: z.coerce
        .number()
        .int()
        .min(0)
        .max(caseLimits.files)
        .optional()
        .meta({ description: 'Which file, from 0; absent: all pictures, or the first PDF.' }),
    }),
  },
  responses: {
    200: {
      description: 'The PDF.',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({ ...missing, 409: 'The picture can’t be read, or the key of the file is lost.' }),
  },
});

const pictureRoute = createRoute({
  ...needs('visa-cases.write'),
  method: 'get',
  path: `${path}/picture`,
  operationId: 'seeVisaCasePaper',
  tags,
  summary: 'One picture that came for a paper, with a watermark; the customer sees who opened it, and when',
  request: {
    params,
    query: z.object({ number: z.coerce.number().int().min(0).max(caseLimits.files).default(0) }),
  },
  responses: {
    200: {
      description: 'The picture.',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({ ...missing, 409: 'It is a PDF, or can’t be read, or the key of the file is lost.' }),
  },
});

/** What came for the papers of visa cases, for the office. */
export function casePaperRoutes({
  commands: deps,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const routes = jsonRoutes();
  // Pictures are decoded in memory: few at a time.
  routes.use('/visa-cases/:id/papers/:paper/photograph', fewAtATime({ concurrency: 2, queue: 16 }));
  routes.route('/', photographRoutes(files)(deps));
  const few = fewAtATime(
    { concurrency: 2, queue: 16, perClient: 4 },
    (context) => context.req.param('id') ?? '',
  );
  routes.use('/visa-cases/:id/papers/:paper/file', few);
  routes.use('/visa-cases/:id/papers/:paper/picture', few);
  return routes
    .openapi(openRoute, async (context) => {
      const { number } = context.req.valid('query');
      const opened = await run(deps, context.var.caller, openPaper, {
        ...context.req.valid('param'),
        number,
      });
      return markedResponse({ deps, files }, opened, number);
    })
    .openapi(pictureRoute, async (context) => {
      const { number } = context.req.valid('query');
      const opened = await run(deps, context.var.caller, openPaper, {
        ...context.req.valid('param'),
        number,
      });
      return markedPicture({ deps, files }, opened, number);
    });
}
