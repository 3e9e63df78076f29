import { z } from 'zod';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { deleteAccount, endOwnSession, signOutEverywhere } from './account.commands.ts';
import { ownAccount } from './account.contract.ts';
import { type DataContributor, findOwnAccount } from './account.queries.ts';

const own = { permission: 'signed-in', usual: { 401: 'Nobody is signed in.' } };
const done = { ...own, answer: 'Done.' };

/** The caller's account. @throws Failure unauthenticated when it is gone */
async function find(db: ReadDatabase, caller: Caller) {
  const account = await findOwnAccount(db, caller);
  if (!account) {
    throw new Failure('unauthenticated', 'access.revoked', 'There is no such account any more.');
  }
  return account;
}

const endSession = (deps: CommandDeps, caller: Caller, sessionId: string) =>
  run(deps, caller, endOwnSession, { sessionId });

/** The caller's own account. @param contributors what each feature has of them */
export const accountRoutes = (contributors: readonly DataContributor[]) =>
  routes('Account', [
    reads(
      'GET /account',
      {
        ...own,
        id: 'readAccount',
        summary: 'Your account with its permissions and sign-ins',
        answer: 'Your account.',
        output: ownAccount,
      },
      (_, { db, caller }) => find(db, caller),
    ),
    reads(
      'GET /account/data',
      {
        ...own,
        id: 'downloadAccountData',
        summary: 'Exports all data of your account',
        answer: 'Your data, as a file.',
        file: 'my-data.json',
        output: z.looseObject({ account: ownAccount }),
      },
      async (_, { db, caller }) => {
        const parts: Record<string, unknown> = {};
        for (const { name, read } of contributors) {
          parts[name] = await read(db, caller);
        }
        return { account: await find(db, caller), ...parts };
      },
    ),
    runs(
      'DELETE /account',
      {
        ...done,
        id: 'deleteAccount',
        summary: 'Deletes your account; needs a sign-in at most five minutes old',
        refusals: { 403: 'The sign-in is not recent.', 409: 'The last owner stays.' },
      },
      (_, deps, caller) => run(deps, caller, deleteAccount, { sessionId: caller.sessionId }),
    ),
    runs(
      'DELETE /account/sessions/{id}',
      {
        ...done,
        id: 'endSession',
        summary: 'Ends one of your sign-ins',
        path: { id: z.string().regex(/^[\w.-]{1,200}$/) },
        refusals: { 404: 'You have no such sign-in.' },
      },
      ({ id }, deps, caller) => endSession(deps, caller, id),
    ),
    runs(
      'POST /account/sign-out',
      { ...done, id: 'signOut', summary: 'Ends the current sign-in' },
      (_, deps, caller) => endSession(deps, caller, caller.sessionId),
    ),
    runs(
      'POST /account/sign-out-everywhere',
      { ...done, id: 'signOutEverywhere', summary: 'Ends all your sign-ins' },
      (_, deps, caller) => run(deps, caller, signOutEverywhere, {}),
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof accountRoutes>> {}
}
