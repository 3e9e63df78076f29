import { uidPath } from '#features/identity/users/users.contract.ts';
import { findUser } from '#features/identity/users/users.queries.ts';
import { colleagueWork, handingOn } from '#features/identity/users/work.contract.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { handOn } from './colleagues.commands.ts';
import { findWork } from './colleagues.queries.ts';

/** The work of a colleague who leaves. */
export const colleagueRoutes = routes('Users', [
  reads(
    'GET /users/{uid}/work',
    {
      permission: 'users.read',
      id: 'findWorkOfUser',
      summary:
        'What a colleague looks after: open enquiries, visa cases with passports in the office, and their till',
      path: uidPath,
      answer: 'The colleague’s work, in the order in which it came.',
      output: colleagueWork,
      refusals: { 404: 'There is no such user.' },
    },
    async ({ uid }, { db }) => {
      if ((await findUser(db, uid)) === undefined) {
        throw new Failure('not-found', 'users.not-found', 'There is no such user.');
      }
      return findWork(db, uid);
    },
  ),
  writes('POST /users/{uid}/hand-on', handOn, {
    id: 'handOnWorkOfUser',
    summary:
      'Hands on all open enquiries and visa cases of a colleague to another one; a till is closed instead',
    path: uidPath,
    body: handingOn,
    example: { to: 'amina' },
    answer: 'How many of each.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof colleagueRoutes> {}
}
