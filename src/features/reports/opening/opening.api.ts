import { findClosedUntil } from '#features/ledger/closing/closing.queries.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { checksQuery, closingChecks } from '../closing-checks/closing-checks.contract.ts';
import { findClosingChecks } from '../closing-checks/closing-checks.queries.ts';
import { mendOpening, openBooks } from './opening.commands.ts';
import { mendedOpening, newOpening, openingFound } from './opening.contract.ts';
import { findOpening } from './opening.queries.ts';

const example = {
  on: '2026-12-01',
  accounts: [
    { code: '1020', balance: 84_500_000 },
    { code: '1011', balance: 6_250_000 },
  ],
  suppliers: [],
  key: 'opening-of-the-books',
};

/** What the agency had when its books began, and what to look at before a period is closed. */
export const openingRoutes = routes('Books', [
  reads(
    'GET /books/opening',
    {
      permission: 'books.read',
      id: 'readOpening',
      summary: 'What the books began with',
      answer: 'Null while nobody has entered it. Sums are poisha; what suppliers are owed is positive.',
      output: openingFound,
    },
    async (_, { db }) => ({ opening: await findOpening(db), closed: await findClosedUntil(db) }),
  ),
  reads(
    'GET /books/checks',
    {
      permission: 'books.read',
      id: 'readClosingChecks',
      summary: 'What is still open of a period that is to be closed',
      query: checksQuery,
      answer: 'How much of each is open up to that day, and since when. It keeps nobody from closing.',
      output: closingChecks,
    },
    async ({ until }, { db }) => ({ until, items: await findClosingChecks(db, until) }),
  ),
  writes('POST /books/opening', openBooks, {
    id: 'openBooks',
    summary: 'Books once what the agency had when its books began; the other side is 3100',
    body: newOpening,
    example,
    status: 201,
    answer: 'It is booked.',
  }),
  writes('PUT /books/opening', mendOpening, {
    id: 'mendOpening',
    summary: 'Mends what the books began with, until the first period is closed',
    body: mendedOpening,
    example: { ...example, reason: 'The safe was counted again.' },
    status: 201,
    answer: 'The opposite of the former one is booked, and the new one.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof openingRoutes> {}
}
