import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Language } from '#platform/language.ts';
import { readCaseName } from './names.commands.ts';
import { caseNames, readName } from './names.contract.ts';
import { findCaseNames } from './names.queries.ts';

const path = '/visa-cases/{id}/names';
const tags = ['Visa cases'];
const params = z.object({ id: z.uuid() });
const query = z.object({ language: z.enum(['en', 'bn']).optional() });
const missing = { ...usualRefusals, 404: 'There is no such case, applicant or paper.' };

const seen = createRoute({
  ...needs('visa-cases.write'),
  method: 'get',
  path,
  operationId: 'checkVisaCaseNames',
  tags,
  summary: 'The names of a case, its passports and its papers beside each other, with what differs',
  request: { params, query },
  responses: { 200: answered('These.', caseNames), ...refused(missing) },
});

const read = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path,
  operationId: 'readVisaCaseName',
  tags,
  summary:
    'Keeps what the data page of a passport says, or the name that a paper is in; encrypted as the files are',
  request: {
    params,
    query,
    ...sent(readName, {
      applicant: '0b9ad1f0-1111-4222-8333-944455556666',
      passport: {
        mrz: ['P<BGDRAHMAN<<ABDUL<KARIM<<<<<<<<<<<<<<<<<<<<', 'A012345678BGD8503150M2811051<<<<<<<<<<<<<<<6'],
      },
    }),
  },
  responses: {
    200: answered('All of them, as they stand now.', caseNames),
    ...refused({ ...missing, 409: 'The case has ended.', 422: 'These are not the lines of a passport.' }),
  },
});

/** The names in passports and papers, for the office. */
export function nameRoutes(deps: CommandDeps): JsonRoutes {
  const show = async (context: Context, id: string, language: Language = 'en') => {
    const found = await findCaseNames(deps, { id, now: deps.clock.now(), language });
    if (found === undefined) {
      throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
    }
    return context.json(found, 200, { 'cache-control': 'no-store' });
  };
  return jsonRoutes()
    .openapi(seen, async (context) =>
      show(context, context.req.valid('param').id, context.req.valid('query').language),
    )
    .openapi(read, async (context) => {
      const { id } = context.req.valid('param');
      await run(deps, context.var.caller, readCaseName, { id, read: context.req.valid('json') });
      return show(context, id, context.req.valid('query').language);
    });
}
