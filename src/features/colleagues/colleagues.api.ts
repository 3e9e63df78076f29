import { createRoute } from '@hono/zod-openapi';
import { uidPath } from '#features/identity/users/users.contract.ts';
import { findUser } from '#features/identity/users/users.queries.ts';
import { colleagueWork, handedOn, handingOn } from '#features/identity/users/work.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { handOn } from './colleagues.commands.ts';
import { findWork } from './colleagues.queries.ts';

const tags = ['Users'];
const missing = { 404: 'There is no such user.' };

const look = createRoute({
  ...needs('users.read'),
  method: 'get',
  path: '/users/{uid}/work',
  operationId: 'findWorkOfUser',
  tags,
  summary:
    'What a colleague looks after: open enquiries, visa cases with passports in the office, and their till',
  request: { params: uidPath },
  responses: {
    200: answered('It, in the order in which it came.', colleagueWork),
    ...refused({ ...usualRefusals, ...missing }),
  },
});

const hand = createRoute({
  ...needs('users.write'),
  method: 'post',
  path: '/users/{uid}/hand-on',
  operationId: 'handOnWorkOfUser',
  tags,
  summary:
    'Hands on all open enquiries and visa cases of a colleague to another one; a till is closed instead',
  request: { params: uidPath, ...sent(handingOn, { to: 'amina' }) },
  responses: {
    200: answered('How many of each.', handedOn),
    ...refused({ ...usualRefusals, ...missing, 422: 'The other colleague can’t look after these.' }),
  },
});

/** `/api/users/{uid}`: the work of a colleague who leaves. */
export function colleagueRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes()
    .openapi(look, async (context) => {
      const { uid } = context.req.valid('param');
      if ((await findUser(deps.db, uid)) === undefined) {
        throw new Failure('not-found', 'users.not-found', 'There is no such user.');
      }
      return context.json(await findWork(deps.db, uid), 200, { 'cache-control': 'no-store' });
    })
    .openapi(hand, async (context) => {
      const { uid } = context.req.valid('param');
      return context.json(
        await run(deps, context.var.caller, handOn, { ...context.req.valid('json'), uid }),
        200,
      );
    });
}
