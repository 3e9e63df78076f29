import type { z } from 'zod';
import { makeAccount } from '#features/books/accounts/accounts.commands.ts';
import { findOrderMoney, findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import type { newPayment } from '#features/payments/payments.contract.ts';
import { listMovements } from '#features/payments/payments.queries.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { defaultSales } from '#features/site-settings/default-settings.data.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { saveAgency } from '../access/agency.ts';
import { aKey, aNumber, type NewOrder, sell, staff } from './sales.ts';

export const accountant = staff('rima', 'accountant');
export const manager = staff('selim', 'manager');
export const clerk = staff('amina');
export const taka = (sum: number) => sum * 100;

export type Given = Partial<Omit<z.input<typeof newPayment>, 'amount' | 'key'>>;

/** An agency that sells for money: what customers pay, and what the ledger says to it. */
export async function moneyWorld(deps: CommandDeps, { writeOffUpTo = 0 } = {}) {
  await saveAgency(deps, { sales: { ...defaultSales, writeOffUpTo } });
  /** An order of one line that the customer has accepted; of a sum in poisha. */
  const order = async (sum: number, changed: Partial<NewOrder> = {}) => {
    const lines: NewOrder['lines'] = [{ charge: 'own', quantity: 1, unit: sum, text: { en: 'Tour' } }];
    const { id } = await sell(deps, { lines, ...changed });
    await run(deps, clerk, acceptOrder, { id });
    return id;
  };
  const pay = (orderId: string, amount: number, given: Given = {}, who = accountant, key = aKey()) => {
    const method = given.method ?? 'bank';
    return run(deps, who, takePayment, { orderId, amount, method, ...aNumber(method), ...given, key });
  };
  const undo = (id: string, who = manager) =>
    run(deps, who, undoPayment, { id, reason: 'It was for another customer.' });
  const account = async (parent: 'bank' | 'wallet', provider?: 'bkash' | 'nagad') => {
    const name = { en: `Another ${provider ?? 'bank'}` };
    const made = { parent, name, ...(provider ? { provider } : {}), key: aKey() };
    return (await run(deps, accountant, makeAccount, made)).code;
  };
  /** What is on the accounts, debits positive; those with nothing are left out. */
  const balances = async (on = '2099-12-31'): Promise<Record<string, number>> => {
    const { accounts, debit, credit } = await findTrialBalance(deps.db, on);
    return Object.fromEntries([
      ['all', debit - credit],
      ...accounts.flatMap((each) =>
        each.debit === each.credit ? [] : [[each.code, each.debit - each.credit]],
      ),
    ]);
  };
  const standing = async (id: string) => {
    const { charged, paid } = await findOrderMoney(deps.db, id);
    return { charged, paid };
  };
  const due = async (id: string) => (await findOrder(deps.db, id, '2099-12-31'))?.due;
  const movements = (id: string) => listMovements(deps.db, id);
  return { order, pay, undo, account, balances, standing, due, movements };
}
