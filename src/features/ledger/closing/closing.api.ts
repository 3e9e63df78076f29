import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { closeBooks } from './closing.commands.ts';
import { closedBooks, newClosing } from './closing.contract.ts';
import { findClosedUntil } from './closing.queries.ts';

/** The closing of the books. */
export const closingRoutes = routes('Books', [
  reads(
    'GET /books/closed',
    {
      permission: 'books.read',
      id: 'readClosedBooks',
      summary: 'Until which day the books are closed',
      answer: 'Null while nothing is.',
      output: closedBooks,
    },
    async (_, { db }) => ({ until: await findClosedUntil(db) }),
  ),
  writes('PUT /books/closed', closeBooks, {
    id: 'closeBooks',
    summary: 'Closes the books up to a day, or opens a period again',
    body: newClosing,
    example: { until: '2027-01-31' },
    answer: 'Nothing is booked on or before that day.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof closingRoutes> {}
}
