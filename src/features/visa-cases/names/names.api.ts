import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import type { Language } from '#platform/language.ts';
import { readCaseName } from './names.commands.ts';
import { caseNames, readName } from './names.contract.ts';
import { findCaseNames } from './names.queries.ts';

const query = z.object({ language: z.enum(['en', 'bn']).optional() });
const missing = { 404: 'There is no such case, applicant or paper.' };

const read = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/{id}/names',
  operationId: 'readVisaCaseName',
  tags: ['Visa cases'],
  summary:
    'Keeps what the data page of a passport says, or the name that a paper is in; encrypted as the files are',
  request: {
    params: z.object({ id: z.uuid() }),
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
    ...refused({
      ...usualRefusals,
      ...missing,
      409: 'The case has ended.',
      422: 'These are not the lines of a passport.',
    }),
  },
});

/** The names of a case. @throws Failure not-found without the case */
async function found(
  { db, dataKey, now }: Pick<Reading, 'db' | 'dataKey' | 'now'>,
  id: string,
  language: Language = 'en',
) {
  const names = await findCaseNames({ db, dataKey }, { id, now, language });
  if (names === undefined) {
    throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
  }
  return names;
}

/** The names in passports and papers, for the office. */
export const nameRoutes = routes('Visa cases', [
  reads(
    'GET /visa-cases/{id}/names',
    {
      permission: 'visa-cases.write',
      id: 'checkVisaCaseNames',
      summary: 'The names of a case, its passports and its papers beside each other, with what differs',
      query,
      answer: 'These.',
      output: caseNames,
      refusals: missing,
    },
    ({ id, language }, reading) => found(reading, id, language),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof nameRoutes> {}
}

/** Names that staff read in passports and papers. */
export const readNameRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(read, async (context) => {
    const { id } = context.req.valid('param');
    await run(deps, context.var.caller, readCaseName, { id, read: context.req.valid('json') });
    const { db, dataKey, clock } = deps;
    const names = await found({ db, dataKey, now: clock.now() }, id, context.req.valid('query').language);
    return context.json(names, 200, { 'cache-control': 'no-store' });
  });
