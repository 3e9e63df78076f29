import { approving, takingMoney } from './permission-holders.ts';
import { nowhere, type RouteRow } from './permission-row.ts';

const deciding = ['manager', 'owner'] as const;

/** Routes of the books: accounts, what moves between them, expenses, closed periods. */
export const bookRoutes: Readonly<Record<string, RouteRow>> = {
  'GET /accounts': { who: approving, answer: 200 },
  'POST /accounts': { who: approving, answer: 400, body: {} },
  'POST /accounts/{code}/close': { who: approving, answer: 400, path: { code: '1020-99' }, body: {} },
  'POST /accounts/{code}/open': { who: approving, answer: 400, path: { code: '1020-99' }, body: {} },
  'GET /accounts/{code}': { who: approving, answer: 404, path: { code: '1020-99' } },
  'POST /transfers': { who: approving, answer: 400, body: {} },
  'POST /transfers/{id}/approve': { who: deciding, answer: 404, path: nowhere, body: {} },
  'POST /transfers/{id}/undo': { who: approving, answer: 400, path: nowhere, body: {} },
  'GET /expenses': { who: approving, answer: 200 },
  'POST /expenses': { who: takingMoney, answer: 400, body: {} },
  'POST /expenses/{id}/approve': { who: deciding, answer: 404, path: nowhere, body: {} },
  'POST /expenses/{id}/undo': { who: approving, answer: 400, path: nowhere, body: {} },
  'GET /books/closed': { who: approving, answer: 200 },
  'GET /accounts/{code}/reconciliation': { who: approving, answer: 404, path: { code: '1020-99' } },
  'POST /accounts/{code}/matches': { who: approving, answer: 400, path: { code: '1020' }, body: {} },
  'POST /accounts/{code}/matches/{id}/undo': {
    who: approving,
    answer: 400,
    path: { code: '1020', ...nowhere },
    body: {},
  },
  'POST /statement-lines/{id}/book': { who: approving, answer: 400, path: nowhere, body: {} },
  'POST /statement-lines/{id}/undo': { who: approving, answer: 400, path: nowhere, body: {} },
  'PUT /books/closed': { who: approving, answer: 400, body: {} },
  'GET /books/checks': { who: approving, answer: 400 },
  'GET /books/opening': { who: approving, answer: 200 },
  'POST /books/opening': { who: approving, answer: 400, body: {} },
  'PUT /books/opening': { who: approving, answer: 400, body: {} },
  'GET /reports/ledger.xlsx': { who: approving, answer: 400 },
  'GET /reports/day-book.csv': { who: approving, answer: 400 },
  'GET /reports/tally.xml': { who: approving, answer: 400 },
};
