import { accounts } from '#features/ledger/accounts.data.ts';
import type { Policy } from '#platform/command/policy.ts';

/** Who may move money pays from any account, everybody else from their own till. */
export const canPayFrom: Policy<{ readonly account: string; readonly ofAll: boolean }, 'expenses.account'> = (
  _actor,
  { account, ofAll },
) =>
  ofAll || account === accounts.cash.code
    ? undefined
    : {
        kind: 'forbidden',
        code: 'expenses.account',
        message: 'Pay it from your own till, or let the accountant enter it.',
        path: 'account',
      };
