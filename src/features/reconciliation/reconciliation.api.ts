import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { findAccount } from '#features/books/accounts/accounts.queries.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { bookStatementLine, undoBooking } from './bookings/bookings.commands.ts';
import { newBooking } from './bookings/bookings.contract.ts';
import { matchLines, undoMatch } from './matches/matches.commands.ts';
import { newMatch, reconciliation, reconciliationQuery } from './matches/matches.contract.ts';
import { findReconciliation } from './matches/matches.queries.ts';

const id = '00000000-0000-4000-8000-000000000000';
const key = '0123456789abcdef0123456789abcdef';

/** The ledger of banks and wallets beside their statements. */
export const reconciliationRoutes = routes('Books', [
  reads(
    'GET /accounts/{code}/reconciliation',
    {
      permission: 'books.read',
      id: 'readReconciliation',
      summary: 'The ledger of an account beside its statements at the end of a day; of today without one',
      path: { code: accountCode },
      query: reconciliationQuery,
      answer:
        '`ledger` less what is open of it, and with what is open of the statements, is `statement`. Sums are poisha, in positive, out negative.',
      output: reconciliation,
      refusals: { 404: 'There is no such account that holds money.' },
    },
    async ({ code, on }, { db, today }) => {
      if ((await findAccount(db, code))?.kind !== 'money') {
        throw new Failure('not-found', 'books.no-account', 'There is no such account that holds money.');
      }
      return findReconciliation(db, { account: code, on: on ?? today });
    },
  ),
  writes('POST /accounts/{code}/matches', matchLines, {
    id: 'matchStatementLines',
    summary: 'Says that lines of a statement and entries of the ledger are the same money',
    path: { code: accountCode },
    body: newMatch,
    example: { lines: [id], entries: [id], fee: 1_500, key },
    status: 201,
    answer: 'They are matched; what the bank took is booked.',
  }),
  writes('POST /accounts/{code}/matches/{id}/undo', undoMatch, {
    id: 'undoStatementMatch',
    summary: 'Undoes a match, and what was booked with it',
    path: { code: accountCode },
    body: ending,
    example: { reason: 'It is another transfer.' },
    answer: 'Its lines and entries are open again.',
  }),
  writes('POST /statement-lines/{id}/book', bookStatementLine, {
    id: 'bookStatementLine',
    summary: 'Books what a line of a statement shows: a charge, interest, a transfer, an expense',
    body: newBooking,
    example: { as: 'charge', key },
    status: 201,
    answer: 'It is booked on its day and matched, or waits for another person.',
  }),
  writes('POST /statement-lines/{id}/undo', undoBooking, {
    id: 'undoStatementBooking',
    summary: 'Undoes what a line is matched with, and what was booked with it',
    body: ending,
    example: { reason: 'It is no charge.' },
    answer: 'The line is open again; an opposite entry of today.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof reconciliationRoutes> {}
}
