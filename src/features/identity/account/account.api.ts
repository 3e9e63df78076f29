import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Caller } from '#platform/http/caller.ts';
import { answered, problemResponse } from '#platform/http/described.ts';
import { forSignedIn } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { deleteAccount, endOwnSession, signOutEverywhere } from './account.commands.ts';
import { ownAccount } from './account.contract.ts';
import { type DataContributor, findOwnAccount } from './account.queries.ts';

const tags = ['Account'];
const unproved = { 401: problemResponse('Nobody is signed in') };
const none = { 204: { description: 'Done' }, ...unproved };

const read = createRoute({
  ...forSignedIn,
  method: 'get',
  path: '/account',
  operationId: 'readAccount',
  tags,
  summary: 'Your account with its permissions and sign-ins',
  responses: {
    200: answered('Your account', ownAccount),
    ...unproved,
  },
});

const data = createRoute({
  ...forSignedIn,
  method: 'get',
  path: '/account/data',
  operationId: 'downloadAccountData',
  tags,
  summary: 'Exports all data of your account',
  responses: {
    200: answered('Your data, as a file', z.looseObject({ account: ownAccount })),
    ...unproved,
  },
});

const remove = createRoute({
  ...forSignedIn,
  method: 'delete',
  path: '/account',
  operationId: 'deleteAccount',
  tags,
  summary: 'Deletes your account; needs a sign-in at most five minutes old',
  responses: {
    ...none,
    403: problemResponse('The sign-in is not recent'),
    409: problemResponse('The last owner stays'),
  },
});

const endSession = createRoute({
  ...forSignedIn,
  method: 'delete',
  path: '/account/sessions/{id}',
  operationId: 'endSession',
  tags,
  summary: 'Ends one of your sign-ins',
  request: { params: z.object({ id: z.string().regex(/^[\w.-]{1,200}$/) }) },
  responses: { ...none, 404: problemResponse('You have no such sign-in') },
});

const signOut = createRoute({
  ...forSignedIn,
  method: 'post',
  path: '/account/sign-out',
  operationId: 'signOut',
  tags,
  summary: 'Ends the current sign-in',
  responses: none,
});

const everywhere = createRoute({
  ...forSignedIn,
  method: 'post',
  path: '/account/sign-out-everywhere',
  operationId: 'signOutEverywhere',
  tags,
  summary: 'Ends all your sign-ins',
  responses: none,
});

/** `/api/account`: the caller's own account. */
export function accountRoutes(
  deps: CommandDeps & { readonly contributors: readonly DataContributor[] },
): JsonRoutes {
  const routes = jsonRoutes();
  const own = async (caller: Caller) => {
    const account = await findOwnAccount(deps.db, caller);
    if (!account) {
      throw new Failure('unauthenticated', 'access.revoked', 'There is no such account any more.');
    }
    return account;
  };
  const kept = { 'cache-control': 'no-store' };
  routes.openapi(read, async (context) => context.json(await own(context.var.caller), 200, kept));
  routes.openapi(data, async (context) => {
    const { caller } = context.var;
    const parts: Record<string, unknown> = {};
    for (const { name, read: readPart } of deps.contributors) {
      parts[name] = await readPart(deps.db, caller);
    }
    const file = { account: await own(caller), ...parts };
    return context.json(file, 200, {
      ...kept,
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });
  routes.openapi(remove, async (context) => {
    const { caller } = context.var;
    await run(deps, caller, deleteAccount, { sessionId: caller.sessionId });
    return context.body(null, 204);
  });
  routes.openapi(endSession, async (context) => {
    await run(deps, context.var.caller, endOwnSession, { sessionId: context.req.valid('param').id });
    return context.body(null, 204);
  });
  routes.openapi(signOut, async (context) => {
    const { caller } = context.var;
    await run(deps, caller, endOwnSession, { sessionId: caller.sessionId });
    return context.body(null, 204);
  });
  routes.openapi(everywhere, async (context) => {
    await run(deps, context.var.caller, signOutEverywhere, {});
    return context.body(null, 204);
  });
  return routes;
}
