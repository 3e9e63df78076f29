import { z } from 'zod';
import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { writes } from '#platform/http/writes.ts';
import { type Language, languages } from '#platform/language.ts';
import { changeRole, disableUser, enableUser, noteReset, signUserOut } from './users.commands.ts';
import { officeUser, roleChange, uidPath, userList, usersQuery } from './users.contract.ts';
import { findUser, listUsers } from './users.queries.ts';

export interface ResetAbout {
  readonly uid: string;
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
}

/** Queues a mail with a link for a new password; undefined when a foreign provider sends such mail. */
export type SendReset = ((about: ResetAbout) => Promise<void>) | undefined;

const unproved = { 400: 'The request is invalid.', 401: 'Nobody is signed in.' };
const refusals = { ...unproved, 403: 'The account lacks the permission.' };
const missing = { 404: 'There is no such user.' };
const notForThem = { 409: 'It can’t be done for this user.' };

/** An account. @throws Failure not-found */
async function find(db: ReadDatabase, uid: string) {
  const user = await findUser(db, uid);
  if (!user) {
    throw new Failure('not-found', 'users.not-found', 'There is no such user.');
  }
  return user;
}

const oneUser = { path: uidPath, answer: 'The user.', output: officeUser };

/** Answers with the account as it is afterwards. */
const theUser = {
  ...oneUser,
  readBack: (_: unknown, { db }: Reading, { uid }: { readonly uid: string }) => find(db, uid),
};

/** The accounts, and what the owner can do with them. */
export const userRoutes = (sendReset: SendReset) =>
  routes('Users', [
    reads(
      'GET /users',
      {
        permission: 'users.read',
        id: 'listUsers',
        summary: 'Lists accounts, filtered by part of the address or name, role and state',
        query: usersQuery,
        answer: 'Users.',
        output: userList,
        refusals,
      },
      (query, { db }) => listUsers(db, query),
    ),
    reads(
      'GET /users/{uid}',
      {
        permission: 'users.read',
        id: 'readUser',
        summary: 'One account',
        ...oneUser,
        refusals: { ...refusals, ...missing },
      },
      ({ uid }, { db }) => find(db, uid),
    ),
    writes('PATCH /users/{uid}', changeRole, {
      id: 'changeRole',
      summary: 'Changes another account’s role',
      body: roleChange,
      example: { role: 'editor' },
      ...theUser,
      refusals: { ...unproved, ...missing, 409: 'It is the last owner, or oneself.' },
    }),
    writes('POST /users/{uid}/disable', disableUser, {
      id: 'disableUser',
      summary: 'Keeps somebody out, at once',
      ...theUser,
      refusals: { ...refusals, ...missing, ...notForThem },
    }),
    writes('POST /users/{uid}/enable', enableUser, {
      id: 'enableUser',
      summary: 'Lets somebody in again',
      ...theUser,
      refusals: { ...unproved, ...missing },
    }),
    writes('POST /users/{uid}/sign-out-everywhere', signUserOut, {
      id: 'signUserOut',
      summary: 'Ends every sign-in of a user',
      ...theUser,
      refusals: { ...refusals, ...missing, ...notForThem },
    }),
    runs(
      'POST /users/{uid}/send-reset',
      {
        permission: 'users.write',
        id: 'sendReset',
        summary: 'Sends a password reset link',
        query: z.object({ language: z.enum(languages).default('en') }),
        ...oneUser,
        refusals: {
          ...refusals,
          ...missing,
          409: 'The identity provider sends such links itself, or the account is disabled.',
        },
      },
      async ({ uid, language }, deps, caller) => {
        const user = await find(deps.db, uid);
        if (sendReset === undefined) {
          const words = 'Links for new passwords are sent from the console of your identity provider.';
          throw new Failure('conflict', 'users.reset-elsewhere', words);
        }
        if (user.disabledAt !== null) {
          throw new Failure('conflict', 'users.disabled', 'The account is disabled. Enable it first.');
        }
        await run(deps, caller, noteReset, { uid });
        await sendReset({ ...user, language });
        return user;
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof userRoutes>> {}
}
