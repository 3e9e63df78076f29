import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { caseMade } from '../visa-cases.contract.ts';
import { beginByStaff } from './by-staff.commands.ts';
import { staffCase } from './by-staff.contract.ts';

const begin = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/by-staff',
  operationId: 'beginVisaCaseByStaff',
  tags: ['Visa cases'],
  summary:
    'Begins a visa case at the counter, from an enquiry, or for an order that it joins; idempotent by its key',
  request: sent(staffCase, {
    guide: 'thailand',
    kind: 'tourist',
    applicants: [{ name: 'Sample Rahman', profile: 'student' }],
    contact: { name: 'Sample Rahman', phone: '01700-000000' },
    language: 'bn',
    consent: true,
    key: '0123456789abcdef0123456789abcdef',
  }),
  responses: {
    201: answered('It stands; its customer’s page is `/visacases/{token}`.', caseMade),
    ...refused({
      ...usualRefusals,
      404: 'There is no such enquiry or order.',
      409: 'The enquiry has an order; the order is over, has a case for this visa (`orders.visa-there`), or sells it for other than so many applicants (`visa-cases.people`).',
      422: 'Fields are not right.',
    }),
  },
});

/** Visa cases that staff begin. */
export const staffCaseRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(begin, async (context) => {
    const request = context.req.valid('json');
    const made = await run(deps, context.var.caller, beginByStaff, { request });
    return context.json(made, 201, { 'cache-control': 'no-store' });
  });
