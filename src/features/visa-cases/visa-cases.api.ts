import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { fromOurPages } from '#features/bookings/bookings.api.ts';
import { cancellation } from '#features/orders/cancellation/cancellation.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { forAnyone, needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { takeOver } from './guide-changes/guide-changes.commands.ts';
import { moveCase, withdrawCase } from './moves/moves.commands.ts';
import { purgeCase } from './privacy/privacy.commands.ts';
import { beginCase } from './visa-cases.commands.ts';
import { caseMade, caseMove, newCase, officeCase, withdrawal } from './visa-cases.contract.ts';
import { caseFor, findCase } from './visa-cases.queries.ts';
import { visitorActor } from './visa-cases.rules.ts';

const tags = ['Visa cases'];
const params = z.object({ id: z.uuid() });
const missing = { ...usualRefusals, 404: 'There is no such case.' };
const noStore = { 'cache-control': 'no-store' };
const language = z.enum(['en', 'bn']).optional();

const begin = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visa-cases',
  operationId: 'beginVisaCase',
  tags,
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
    201: answered('It stands; its page is `/visacases/{token}`.', caseMade),
    ...refused({
      400: 'The request is invalid.',
      403: 'Sent from another site.',
      413: 'Too large.',
      422: 'Fields are not right, such as a kind that the guide has not.',
      429: 'Too many cases of one visitor or contact within a day.',
    }),
  },
});

const read = createRoute({
  ...needs('visa-cases.read'),
  method: 'get',
  path: '/visa-cases/{id}',
  operationId: 'readVisaCase',
  tags,
  summary: 'One visa case with the checklist of each applicant',
  request: { params, query: z.object({ language }) },
  responses: { 200: answered('It.', officeCase), ...refused(missing) },
});

const move = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/{id}/state',
  operationId: 'moveVisaCase',
  tags,
  summary:
    'Moves a case to another state; where it is already, nothing changes but decisions on applicants: of a corrected one the customer is told',
  request: { params, ...sent(caseMove, { to: 'checking' }) },
  responses: {
    200: answered('It is there.', officeCase),
    ...refused({
      ...missing,
      409: 'Not from where it is (`visa-cases.move`, `details.allowed`), papers are not accepted yet (`visa-cases.papers`, `details.papers`), or a passport isn’t back (`visa-cases.passports`).',
    }),
  },
});

const withdraw = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/{id}/withdraw',
  operationId: 'withdrawVisaCase',
  tags,
  summary:
    'Withdraws a case with the money of its order; with `preview` only says what that would keep and give back',
  request: { params, ...sent(withdrawal, { reason: 'The journey is put off.', preview: true }) },
  responses: {
    200: answered('`back` is what goes back of the money paid. Sums are poisha.', cancellation),
    ...refused({
      ...missing,
      409: 'It has ended (`visa-cases.move`).',
    }),
  },
});

const purge = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/{id}/purge',
  operationId: 'purgeVisaCase',
  tags,
  summary: 'Deletes all files of a case at once and for good',
  request: { params },
  responses: { 200: answered('They are gone.', officeCase), ...refused(missing) },
});

const takeOverRoute = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/{id}/take-over',
  operationId: 'takeOverGuideChange',
  tags,
  summary: 'Takes over what the guide asks by now; the customer is told what was added',
  request: { params },
  responses: {
    200: answered('Its checklists are those of the guide.', officeCase),
    ...refused({ ...missing, 409: 'Its papers are handed in, or the guide is not published.' }),
  },
});

/** Visa cases: begun by visitors, worked on by the office. @param visitorOf The client's address, as limits count it. */
export function visaCaseRoutes(deps: CommandDeps & { visitorOf(context: Context): string }): JsonRoutes {
  const routes = jsonRoutes();
  const present = async (caller: Actor, id: string, inLanguage?: 'en' | 'bn') => {
    const found = await findCase(deps.db, id, dhakaDate(deps.clock.now()), inLanguage);
    if (found === undefined) {
      throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
    }
    return caseFor(caller, found);
  };
  routes.use('/visa-cases', fromOurPages(deps.siteUrl, 'visa-cases'));
  return routes
    .openapi(begin, async (context) => {
      const request = context.req.valid('json');
      const visitor = deps.visitorOf(context);
      return context.json(await run(deps, visitorActor, beginCase, { request, visitor }), 201, noStore);
    })
    .openapi(read, async (context) =>
      context.json(
        await present(context.var.caller, context.req.valid('param').id, context.req.valid('query').language),
        200,
        noStore,
      ),
    )
    .openapi(move, async (context) => {
      const { id } = context.req.valid('param');
      await run(deps, context.var.caller, moveCase, { id, ...context.req.valid('json') });
      return context.json(await present(context.var.caller, id), 200, noStore);
    })
    .openapi(withdraw, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, withdrawCase, input), 200, noStore);
    })
    .openapi(purge, async (context) => {
      const which = context.req.valid('param');
      await run(deps, context.var.caller, purgeCase, which);
      return context.json(await present(context.var.caller, which.id), 200, noStore);
    })
    .openapi(takeOverRoute, async (context) => {
      const which = context.req.valid('param');
      await run(deps, context.var.caller, takeOver, which);
      return context.json(await present(context.var.caller, which.id), 200, noStore);
    });
}
