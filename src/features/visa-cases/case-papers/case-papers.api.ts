import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { markedPicture, markedResponse } from '../marked/marked.queries.ts';
import { photographRoutes } from '../photographs/photographs.api.ts';
import { againRequest, officeCase } from '../visa-cases.contract.ts';
import { caseFor, findCase } from '../visa-cases.queries.ts';
import { caseLimits } from '../visa-cases.rules.ts';
import { acceptPaper, askAgain, openPaper } from './case-papers.commands.ts';

const tags = ['Visa cases'];
const params = z.object({ id: z.uuid(), paper: z.uuid() });
const path = '/visa-cases/{id}/papers/{paper}';
const missing = { ...usualRefusals, 404: 'There is no such case or paper.' };
const noStore = { 'cache-control': 'no-store' };

const accept = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: `${path}/accept`,
  operationId: 'acceptVisaCasePaper',
  tags,
  summary: 'Accepts a paper; once more changes nothing',
  request: { params },
  responses: {
    200: answered('It is accepted.', officeCase),
    ...refused({ ...missing, 409: 'Nothing has come for it, or the papers are handed in.' }),
  },
});

const again = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: `${path}/again`,
  operationId: 'askForVisaCasePaperAgain',
  tags,
  summary: 'Asks the customer for a paper again; they read the reason',
  request: { params, ...sent(againRequest, { because: 'The bank’s seal is missing.', phrase: 'seal' }) },
  responses: {
    200: answered('It is wanted again.', officeCase),
    ...refused({ ...missing, 409: 'Nothing has come for it, or the papers are handed in.' }),
  },
});

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
      description: 'The PDF',
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
      description: 'The picture',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({ ...missing, 409: 'It is a PDF, or can’t be read, or the key of the file is lost.' }),
  },
});

/** The papers of visa cases, for the office. */
export function casePaperRoutes({
  commands: deps,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const routes = jsonRoutes();
  routes.route('/', photographRoutes({ commands: deps, files }));
  // Pictures are decoded in memory: few at a time.
  const few = fewAtATime(
    { concurrency: 2, queue: 16, perClient: 4 },
    (context) => context.req.param('id') ?? '',
  );
  routes.use('/visa-cases/:id/papers/:paper/file', few);
  routes.use('/visa-cases/:id/papers/:paper/picture', few);
  const present = async (caller: Actor, id: string) => {
    const found = await findCase(deps.db, id, dhakaDate(deps.clock.now()));
    if (found === undefined) {
      throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
    }
    return caseFor(caller, found);
  };
  return routes
    .openapi(openRoute, async (context) => {
      const opened = await run(deps, context.var.caller, openPaper, context.req.valid('param'));
      return markedResponse({ deps, files }, opened, context.req.valid('query').number);
    })
    .openapi(pictureRoute, async (context) => {
      const opened = await run(deps, context.var.caller, openPaper, context.req.valid('param'));
      return markedPicture({ deps, files }, opened, context.req.valid('query').number);
    })
    .openapi(accept, async (context) => {
      const which = context.req.valid('param');
      await run(deps, context.var.caller, acceptPaper, which);
      return context.json(await present(context.var.caller, which.id), 200, noStore);
    })
    .openapi(again, async (context) => {
      const which = context.req.valid('param');
      await run(deps, context.var.caller, askAgain, { ...which, ...context.req.valid('json') });
      return context.json(await present(context.var.caller, which.id), 200, noStore);
    });
}
