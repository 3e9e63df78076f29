import { ending } from '#features/payments/payments.contract.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { closeAccount, makeAccount, reopenAccount } from './accounts/accounts.commands.ts';
import {
  accountCode,
  accountEntries,
  accountList,
  accountQuery,
  accountState,
  newAccount,
} from './accounts/accounts.contract.ts';
import { findAccountEntries, listAccountsWithBalances } from './accounts/accounts.queries.ts';
import { bookExpense } from './expenses/expenses.commands.ts';
import { expenseList, expenseQuery, newExpense } from './expenses/expenses.contract.ts';
import { listExpenses } from './expenses/expenses.queries.ts';
import { approveBooking, undoMovement } from './movements/movements.commands.ts';
import { transfer } from './transfers/transfers.commands.ts';
import { newTransfer } from './transfers/transfers.contract.ts';

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const key = 'monthly-rent-2027-01';
const approved = 'It is booked on its day.';
const undone = 'An opposite entry of today.';

/** Accounts, what moves between them, and what the agency itself costs. */
export const bookRoutes = routes('Books', [
  reads(
    'GET /accounts',
    {
      permission: 'books.read',
      id: 'listAccounts',
      summary: 'Every account with what is in it now',
      answer: 'By code. Sums are poisha, debits positive.',
      output: accountList,
    },
    async (_, { db }) => ({ items: await listAccountsWithBalances(db) }),
  ),
  reads(
    'GET /accounts/{code}',
    {
      permission: 'books.read',
      id: 'readLedgerAccount',
      summary: 'What moved on an account in a period; this month without one',
      path: { code: accountCode },
      query: accountQuery,
      answer: 'In order of the days, with what was in it after each. Sums are poisha, debits positive.',
      output: accountEntries,
      refusals: { 404: 'There is no such account.' },
    },
    async ({ code, from, to }, { db, today }) => {
      const found = await findAccountEntries(db, code, {
        from: from ?? monthOf(to ?? today),
        to: to ?? today,
      });
      if (!found) {
        throw new Failure('not-found', 'books.no-account', 'There is no such account.');
      }
      return found;
    },
  ),
  writes('POST /accounts', makeAccount, {
    id: 'makeAccount',
    summary: 'Makes a second bank, another wallet or an expense of one’s own',
    body: newAccount,
    example: { parent: 'bank', name: { en: 'City Bank, Banani' }, number: '1402 7765', key },
    status: 201,
    answer: 'Its code.',
  }),
  writes('POST /accounts/{code}/close', closeAccount, {
    id: 'closeAccount',
    summary: 'Closes an account of the agency’s own that is at nil',
    path: { code: accountCode },
    body: accountState.pick({ reason: true }),
    example: { reason: 'The branch has closed.' },
    answer: 'Nothing is booked on it any more.',
  }),
  writes('POST /accounts/{code}/open', reopenAccount, {
    id: 'reopenAccount',
    summary: 'Opens a closed account again',
    path: { code: accountCode },
    body: accountState.pick({ reason: true }),
    example: { reason: 'It was closed by mistake.' },
    answer: 'It takes bookings again.',
  }),
  writes('POST /transfers', transfer, {
    id: 'transfer',
    summary: 'Moves money from one account of the agency to another',
    body: newTransfer,
    example: { from: '1041', to: '1020', amount: 2_000_000, fee: 3_500, outside: 'CHK2K9XQ17', key },
    status: 201,
    answer: 'It is booked, or waits for another person.',
  }),
  writes('POST /transfers/{id}/approve', approveBooking, {
    id: 'approveTransfer',
    summary: 'Approves a transfer that another person wants',
    answer: approved,
  }),
  writes('POST /transfers/{id}/undo', undoMovement, {
    id: 'undoTransfer',
    summary: 'Undoes a transfer',
    body: ending,
    example: { reason: 'It went to another account.' },
    answer: undone,
  }),
  reads(
    'GET /expenses',
    {
      permission: 'books.read',
      id: 'listExpenses',
      summary:
        'The expenses of a period, this month’s without one, and what comes again and isn’t booked yet',
      query: expenseQuery,
      answer: 'The latest first. Sums are poisha.',
      output: expenseList,
    },
    async ({ from, to }, { db, today }) =>
      listExpenses(db, { from: from ?? monthOf(to ?? today), to: to ?? today, today }),
  ),
  writes('POST /expenses', bookExpense, {
    id: 'bookExpense',
    summary: 'Books what the agency itself costs',
    body: newExpense,
    example: { kind: '6100', account: '1020', amount: 4_500_000, text: 'Office rent, January', key },
    status: 201,
    answer: 'It is booked, or waits for another person.',
  }),
  writes('POST /expenses/{id}/approve', approveBooking, {
    id: 'approveExpense',
    summary: 'Approves an expense that another person entered',
    answer: approved,
  }),
  writes('POST /expenses/{id}/undo', undoMovement, {
    id: 'undoExpense',
    summary: 'Undoes an expense',
    body: ending,
    example: { reason: 'It was entered twice.' },
    answer: undone,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof bookRoutes> {}
}
