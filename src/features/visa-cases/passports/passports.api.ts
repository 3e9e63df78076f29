import { createRoute, z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { visaCases } from '../visa-cases.table.ts';
import { movePassports } from './passports.commands.ts';
import { newPassportMove, passportSlips, slipMade } from './passports.contract.ts';
import { listSlips } from './passports.queries.ts';

const tags = ['Visa cases'];
const params = z.object({ id: z.uuid() });
const path = '/visa-cases/{id}/passports';
const missing = { ...usualRefusals, 404: 'There is no such case or applicant.' };
const noStore = { 'cache-control': 'no-store' };

const list = createRoute({
  ...needs('visa-cases.read'),
  method: 'get',
  path,
  operationId: 'listPassportSlips',
  tags,
  summary: 'Each move of the passports of a case, the latest first',
  request: { params },
  responses: { 200: answered('They.', passportSlips), ...refused(missing) },
});

const move = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path,
  operationId: 'movePassports',
  tags,
  summary:
    'Notes that passports were received, sent to the centre, collected or handed over; each move has a numbered slip',
  request: {
    params,
    ...sent(newPassportMove, {
      move: 'received',
      applicants: ['9c1d6b60-5a1c-4b6e-9d35-0f3b1a6f7d11'],
      person: 'Sample Rahman',
      place: 'The safe',
      key: '0123456789abcdef0123456789abcdef',
    }),
  },
  responses: {
    201: answered('Its slip.', slipMade),
    ...refused({
      ...missing,
      409: 'A passport isn’t where it is moved from (`visa-cases.passport`, `details.at`, `details.allowed`).',
      422: 'Fields are not right.',
    }),
  },
});

/** Passports that the agency holds for visa cases. */
export const passportRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(list, async (context) => {
      const items = await listSlips(deps.db, eq(visaCases.id, context.req.valid('param').id));
      if (items === undefined) {
        throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
      }
      // The address of a slip has the customer's token.
      const may = context.var.caller.permissions.has('visa-cases.write');
      return context.json(
        { items: may ? items : items.map((slip) => ({ ...slip, path: '' })) },
        200,
        noStore,
      );
    })
    .openapi(move, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, movePassports, input), 201, noStore);
    });
