import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { againRequest, officeCase } from '../visa-cases.contract.ts';
import { findCase } from '../visa-cases.queries.ts';
import { acceptPaper, askAgain } from './case-papers.commands.ts';

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

/** The papers of visa cases, for the office. */
export function casePaperRoutes({ commands: deps }: { readonly commands: CommandDeps }): JsonRoutes {
  const present = async (id: string) => {
    const found = await findCase(deps.db, id, dhakaDate(deps.clock.now()));
    if (found === undefined) {
      throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
    }
    return found;
  };
  return jsonRoutes()
    .openapi(accept, async (context) => {
      const which = context.req.valid('param');
      await run(deps, context.var.caller, acceptPaper, which);
      return context.json(await present(which.id), 200, noStore);
    })
    .openapi(again, async (context) => {
      const which = context.req.valid('param');
      await run(deps, context.var.caller, askAgain, { ...which, ...context.req.valid('json') });
      return context.json(await present(which.id), 200, noStore);
    });
}
