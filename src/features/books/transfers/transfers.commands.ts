import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { needMoneyAccount } from '../accounts/accounts.queries.ts';
import { movementMade } from '../movements/movements.contract.ts';
import { move } from '../movements/movements.writes.ts';
import { newTransfer } from './transfers.contract.ts';

/**
 * Moves money between accounts of the agency: cash to the bank, a wallet to the bank, a gateway's payout less its fee. What is large
 * waits for another person.
 * @throws Failure invalid `books.account` for one that holds no money; conflict `transfers.short` for more than is there; and as `move`
 */
export const transfer = command({
  name: 'books.transfer',
  permission: 'books.write',
  input: newTransfer,
  output: movementMade,
  refusals: {
    409: 'There is less in it (`transfers.short`), the day is closed (`books.closed`), or the till is (`till.closed`).',
    422: 'No such account holds money (`books.account`), or the day is in the future (`books.future`).',
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'books.transfer', key, hash: hashOf(request), schema: movementMade };
    return respondOnce(context, write, async () => {
      for (const path of ['from', 'to'] as const) {
        await needMoneyAccount(context.tx, request[path], path);
      }
      const { fee: taken = 0, text = '', ...moved } = request;
      return move(context, { ...moved, kind: 'transfer', fee: taken, text });
    });
  },
});
