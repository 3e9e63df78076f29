import { expect } from 'vitest';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { depositCheque } from '#features/payments/cheques/cheques.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { aKey, staff } from './sales.ts';

/** The account of the agency at which cheques are deposited. */
export const account = exampleSettings.receivingAccounts?.banks[0]?.number ?? '';

/** Takes a cheque for an order; the sum in taka. */
export function takeCheque(
  deps: CommandDeps,
  orderId: string,
  { number = '0001234', amount = 20_000, dated = '2026-11-20' } = {},
) {
  const cheque = { bank: 'BRAC Bank', number, dated };
  const given = { orderId, method: 'cheque' as const, amount: amount * 100, cheque };
  return run(deps, staff('amina'), takePayment, { ...given, key: aKey() });
}

export const deposit = (deps: CommandDeps, id: string, day = '2026-11-22', who = staff('amina')) =>
  run(deps, who, depositCheque, { id, day, account, key: aKey() });

/** What the ledger has of cheques, in taka. */
export async function balances({ db }: Pick<CommandDeps, 'db'>) {
  const { accounts: all, debit, credit } = await findTrialBalance(db, '2026-12-01');
  expect(debit).toBe(credit);
  const on = (account: keyof typeof accounts) => {
    const found = all.find(({ code }) => code === accounts[account].code);
    return ((found?.debit ?? 0) - (found?.credit ?? 0)) / 100;
  };
  return {
    hand: on('cheques'),
    deposited: on('chequesDeposited'),
    bank: on('bank'),
    charges: on('bankCharges'),
  };
}
