import { isPaidAway } from '#features/ledger/accounts.data.ts';
import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { needAccount, needMoneyAccount } from '../accounts/accounts.queries.ts';
import { movementMade } from '../movements/movements.contract.ts';
import { move } from '../movements/movements.writes.ts';
import { newExpense } from './expenses.contract.ts';
import { canPayFrom } from './expenses.policy.ts';

/**
 * Books what the agency itself costs. Who doesn't move its money pays from their own till. What is large waits for another person.
 * @throws Failure invalid `books.account`; forbidden `expenses.account`; and as `move`
 */
export const bookExpense = command({
  name: 'books.expense',
  permission: 'expenses.write',
  input: newExpense,
  output: movementMade,
  refusals: {
    403: 'Who may not move money pays from their own till (`expenses.account`).',
    409: 'The day is closed (`books.closed`), or the till is (`till.closed`).',
    422: 'There is no such expense, or no such account holds money (`books.account`).',
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'books.expense', key, hash: hashOf(request), schema: movementMade };
    return respondOnce(context, write, async () => {
      const { kind, account, supplier, ...moved } = request;
      await needAccount(context.tx, kind, {
        path: 'kind',
        fits: ({ code }) => isPaidAway(code),
        message: 'Take an expense, or what the state is owed.',
      });
      await needMoneyAccount(context.tx, account);
      context.authorize(canPayFrom, { account, ofAll: context.actor.permissions.has('books.write') });
      const of = supplier === undefined ? {} : { supplierId: supplier };
      return move(context, { ...moved, ...of, kind: 'expense', from: account, to: kind, fee: 0 });
    });
  },
});
