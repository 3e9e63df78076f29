import { createRoute, z } from '@hono/zod-openapi';
import { type Actor, type Command, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, problemResponse, recentRefusals, refused, sent } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { type Language, languages } from '#platform/language.ts';
import type { Permission } from '../roles/roles.rules.ts';
import { changeRole, disableUser, enableUser, noteReset, signUserOut } from './users.commands.ts';
import { officeUser, roleChange, uidPath, userList, usersQuery } from './users.contract.ts';
import { findUser, listUsers } from './users.queries.ts';

export interface ResetAbout {
  readonly uid: string;
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
}

export interface UserDeps extends CommandDeps {
  /** Queues a mail with a link for a new password; undefined when a foreign provider sends such mail. */
  readonly sendReset: ((about: ResetAbout) => Promise<void>) | undefined;
}

const refusalWords = { 400: 'Something sent is not right', 401: 'Nobody is signed in', 403: 'Not allowed' };
const refusals = refused(refusalWords);
const oneUser = answered('The user', officeUser);

/** Accounts, for the office. */
export const userListRoutes = routes('Users', [
  reads(
    'GET /users',
    {
      permission: 'users.read',
      id: 'listUsers',
      summary: 'Lists accounts, filtered by part of the address or name, role and state',
      query: usersQuery,
      answer: 'Users',
      output: userList,
      refusals: refusalWords,
    },
    (query, { db }) => listUsers(db, query),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof userListRoutes> {}
}

const read = createRoute({
  ...needs<Permission>('users.read'),
  method: 'get',
  path: '/users/{uid}',
  operationId: 'readUser',
  tags: ['Users'],
  summary: 'One account',
  request: { params: uidPath },
  responses: { 200: oneUser, ...refusals, 404: problemResponse('No such user') },
});

const patch = createRoute({
  ...needs<Permission>('users.write'),
  method: 'patch',
  path: '/users/{uid}',
  operationId: 'changeRole',
  tags: ['Users'],
  summary: 'Changes another account’s role',
  request: { params: uidPath, ...sent(roleChange, { role: 'editor' }) },
  responses: {
    200: oneUser,
    ...refusals,
    403: problemResponse(recentRefusals[403]),
    404: problemResponse('No such user'),
    409: problemResponse('The last owner, or oneself'),
  },
});

const act = <Path extends string>(path: Path, operationId: string, summary: string) =>
  createRoute({
    ...needs<Permission>('users.write'),
    method: 'post',
    path: `/users/{uid}/${path}` as const,
    operationId,
    tags: ['Users'],
    summary,
    request: { params: uidPath },
    responses: {
      200: oneUser,
      ...refusals,
      404: problemResponse('No such user'),
      409: problemResponse('Not for this user'),
    },
  });

const enable = createRoute({
  ...needs<Permission>('users.write'),
  method: 'post',
  path: '/users/{uid}/enable',
  operationId: 'enableUser',
  tags: ['Users'],
  summary: 'Lets somebody in again',
  request: { params: uidPath },
  responses: {
    200: oneUser,
    ...refusals,
    403: problemResponse(recentRefusals[403]),
    404: problemResponse('No such user'),
  },
});

const sendReset = createRoute({
  ...needs<Permission>('users.write'),
  method: 'post',
  path: '/users/{uid}/send-reset',
  operationId: 'sendReset',
  tags: ['Users'],
  summary: 'Sends a password reset link',
  request: { params: uidPath, query: z.object({ language: z.enum(languages).default('en') }) },
  responses: {
    200: oneUser,
    ...refusals,
    404: problemResponse('No such user'),
    409: problemResponse('The identity provider sends such links itself, or the account is disabled'),
  },
});

/** `/api/users`: the accounts, and what the owner can do with them. */
export function userRoutes(deps: UserDeps): JsonRoutes {
  const mounted = jsonRoutes();
  const find = async (uid: string) => {
    const user = await findUser(deps.db, uid);
    if (!user) {
      throw new Failure('not-found', 'users.not-found', 'There is no such user.');
    }
    return user;
  };
  const done = async (actor: Actor, action: Command<typeof disableUser.input, void>, uid: string) => {
    await run(deps, actor, action, { uid });
    return find(uid);
  };
  mounted.openapi(read, async (context) => context.json(await find(context.req.valid('param').uid), 200));
  mounted.openapi(patch, async (context) => {
    const { uid } = context.req.valid('param');
    await run(deps, context.var.caller, changeRole, { uid, role: context.req.valid('json').role });
    return context.json(await find(uid), 200);
  });
  mounted.openapi(act('disable', 'disableUser', 'Keeps somebody out, at once'), async (context) =>
    context.json(await done(context.var.caller, disableUser, context.req.valid('param').uid), 200),
  );
  mounted.openapi(enable, async (context) =>
    context.json(await done(context.var.caller, enableUser, context.req.valid('param').uid), 200),
  );
  mounted.openapi(
    act('sign-out-everywhere', 'signUserOut', 'Ends every sign-in of a user'),
    async (context) =>
      context.json(await done(context.var.caller, signUserOut, context.req.valid('param').uid), 200),
  );
  mounted.openapi(sendReset, async (context) => {
    const user = await find(context.req.valid('param').uid);
    if (deps.sendReset === undefined) {
      const words = 'Links for new passwords are sent from the console of your identity provider.';
      throw new Failure('conflict', 'users.reset-elsewhere', words);
    }
    if (user.disabledAt !== null) {
      throw new Failure('conflict', 'users.disabled', 'The account is disabled. Enable it first.');
    }
    await run(deps, context.var.caller, noteReset, { uid: user.uid });
    await deps.sendReset({ ...user, language: context.req.valid('query').language });
    return context.json(user, 200);
  });
  return mounted;
}
