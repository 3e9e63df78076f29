import { createRoute, z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { fromOurPages } from '#features/bookings/bookings.api.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { type Language, languages } from '#platform/language.ts';
import { acceptPaper, askAgain } from './case-papers/case-papers.commands.ts';
import { againRequest } from './case-papers/case-papers.contract.ts';
import { takeOver } from './guide-changes/guide-changes.commands.ts';
import { readRevision } from './guide-changes/guide-changes.contract.ts';
import { moveCase, withdrawCase } from './moves/moves.commands.ts';
import { findOpened } from './openings/openings.queries.ts';
import { purgeCase } from './privacy/privacy.commands.ts';
import { beginCase } from './visa-cases.commands.ts';
import { caseMade, caseMove, newCase, officeCase, withdrawal } from './visa-cases.contract.ts';
import { caseFor, findCase } from './visa-cases.queries.ts';
import { visitorActor } from './visa-cases.rules.ts';
import { visaCaseOpenings } from './visa-cases.table.ts';

const begin = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visa-cases',
  operationId: 'beginVisaCase',
  tags: ['Visa cases'],
  summary:
    'Begins a visa case from a guide: each applicant has a checklist, an order is quoted; idempotent by its key',
  request: sent(newCase, {
    guide: 'thailand',
    kind: 'tourist',
    applicants: [{ name: 'Sample Rahman', profile: 'student' }],
    departsOn: '2027-01-21',
    returnsOn: '2027-01-28',
    contact: { name: 'Sample Rahman', phone: '01700-000000' },
    language: 'en',
    consent: true,
    key: '0123456789abcdef0123456789abcdef',
  }),
  responses: {
    201: answered('The case is open; its page is `/visacases/{token}`.', caseMade),
    ...refused({
      400: 'The request is invalid.',
      403: 'Sent from another site.',
      413: 'Too large.',
      422: 'Fields are not right, such as a kind that the guide has not.',
      429: 'Too many cases of one visitor or contact within a day.',
    }),
  },
});

/** Visa cases that visitors begin. @param visitorOf The client's address, as limits count it. */
export function beginCaseRoutes(deps: CommandDeps & { visitorOf(context: Context): string }): JsonRoutes {
  const mounted = jsonRoutes();
  mounted.use('/visa-cases', fromOurPages(deps.siteUrl, 'visa-cases'));
  return mounted.openapi(begin, async (context) => {
    const request = context.req.valid('json');
    const visitor = deps.visitorOf(context);
    const made = await run(deps, visitorActor, beginCase, { request, visitor });
    return context.json(made, 201, { 'cache-control': 'no-store' });
  });
}

/** A case as the caller may see it. @throws Failure not-found */
async function present({ db, today, caller }: Reading, id: string, language?: Language) {
  const found = await findCase(db, id, today, language);
  if (found === undefined) {
    throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
  }
  const opened = await findOpened(db, caller.id, eq(visaCaseOpenings.caseId, id));
  return { ...caseFor(caller, found), opened: [...opened] };
}

/** Answers with the case as it is afterwards. */
const theCase = {
  output: officeCase,
  readBack: (_: unknown, reading: Reading, { id }: { readonly id: string }) => present(reading, id),
};

/** The same after a decision on a paper. */
const decidedPaper = {
  ...theCase,
  refusals: {
    404: 'There is no such case or paper.',
    409: 'Nothing has come for it, the papers are handed in, or to accept it the caller has not opened every file of it (`visa-cases.unopened`, `details.unopened`).',
  },
};

/** Visa cases and their papers, as the office works on them. */
export const visaCaseRoutes = routes('Visa cases', [
  reads(
    'GET /visa-cases/{id}',
    {
      permission: 'visa-cases.read',
      id: 'readVisaCase',
      summary: 'One visa case with the checklist of each applicant',
      query: z.object({ language: z.enum(languages).optional() }),
      answer: 'The case.',
      output: officeCase,
      refusals: { 404: 'There is no such case.' },
    },
    ({ id, language }, reading) => present(reading, id, language),
  ),
  writes('POST /visa-cases/{id}/state', moveCase, {
    id: 'moveVisaCase',
    summary:
      'Moves a case to another state; where it is already, nothing changes but decisions on applicants: of a corrected one the customer is told',
    body: caseMove,
    example: { to: 'checking' },
    answer: 'It is there.',
    ...theCase,
  }),
  writes('POST /visa-cases/{id}/withdraw', withdrawCase, {
    id: 'withdrawVisaCase',
    summary:
      'Withdraws a case with the money of its order; with `preview` only says what that would keep and give back',
    body: withdrawal,
    example: { reason: 'The journey is put off.', preview: true },
    answer: '`back` is what goes back of the money paid. Sums are poisha.',
  }),
  writes('POST /visa-cases/{id}/purge', purgeCase, {
    id: 'purgeVisaCase',
    summary: 'Deletes all files of a case at once and for good',
    answer: 'They are gone.',
    ...theCase,
  }),
  writes('POST /visa-cases/{id}/take-over', takeOver, {
    id: 'takeOverGuideChange',
    summary: 'Takes over what the guide asks by now, as it was shown; the customer is told what was added',
    body: readRevision,
    example: { revision: 15 },
    answer: 'Its checklists are those of the guide.',
    ...theCase,
  }),
  writes('POST /visa-cases/{id}/papers/{paper}/accept', acceptPaper, {
    id: 'acceptVisaCasePaper',
    summary: 'Accepts a paper; once more changes nothing',
    answer: 'It is accepted.',
    ...decidedPaper,
  }),
  writes('POST /visa-cases/{id}/papers/{paper}/again', askAgain, {
    id: 'askForVisaCasePaperAgain',
    summary: 'Asks the customer for a paper again; they read the reason',
    body: againRequest,
    example: { because: 'The bank’s seal is missing.', phrase: 'seal' },
    answer: 'It is wanted again.',
    ...decidedPaper,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof visaCaseRoutes> {}
}
