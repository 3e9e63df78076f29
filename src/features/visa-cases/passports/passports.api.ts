import { eq } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { visaCases } from '../visa-cases.table.ts';
import { movePassports } from './passports.commands.ts';
import { newPassportMove, passportSlips } from './passports.contract.ts';
import { listSlips } from './passports.queries.ts';

/** Passports that the agency holds for visa cases. */
export const passportRoutes = routes('Visa cases', [
  reads(
    'GET /visa-cases/{id}/passports',
    {
      permission: 'visa-cases.read',
      id: 'listPassportSlips',
      summary: 'Each move of the passports of a case, the latest first',
      answer: 'The moves, the latest first.',
      output: passportSlips,
      refusals: { 404: 'There is no such case or applicant.' },
    },
    async ({ id }, { db, caller }) => {
      const items = await listSlips(db, eq(visaCases.id, id));
      if (items === undefined) {
        throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
      }
      // The address of a slip has the customer's token.
      const may = caller.permissions.has('visa-cases.write');
      return { items: may ? items : items.map((slip) => ({ ...slip, path: '' })) };
    },
  ),
  writes('POST /visa-cases/{id}/passports', movePassports, {
    id: 'movePassports',
    summary:
      'Notes that passports were received, sent to the centre, collected or handed over; each move has a numbered slip',
    body: newPassportMove,
    example: {
      move: 'received',
      applicants: ['9c1d6b60-5a1c-4b6e-9d35-0f3b1a6f7d11'],
      person: 'Sample Rahman',
      place: 'The safe',
      key: '0123456789abcdef0123456789abcdef',
    },
    status: 201,
    answer: 'Its slip.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof passportRoutes> {}
}
