import type { z } from 'zod';
import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { addBill, undoBill } from '#features/suppliers/bills/bills.commands.ts';
import type { newBill } from '#features/suppliers/bills/bills.contract.ts';
import { paySupplierFrom } from '#features/suppliers/payments/payments.commands.ts';
import { addSupplier } from '#features/suppliers/suppliers.commands.ts';
import { findSupplierCard } from '#features/suppliers/suppliers.queries.ts';
import type { SupplierKind } from '#features/suppliers/suppliers.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { saveAgency } from '../access/agency.ts';
import { aKey, staff } from './sales.ts';

export const accountant = staff('rima', 'accountant');
export const manager = staff('selim', 'manager');

type Bill = Omit<z.input<typeof newBill>, 'supplier' | 'key' | 'lines'>;

interface Payment {
  readonly amount: number;
  readonly account?: string;
  readonly fee?: number;
  readonly bills?: string[];
  readonly on?: string;
  readonly outside?: string;
}

interface World {
  readonly currency?: string;
  readonly who?: typeof accountant;
  readonly kind?: SupplierKind;
}

/** An agency with a supplier: what they take, what they are paid, and what the ledger says to it. */
export async function supplierWorld(
  deps: CommandDeps,
  { currency = 'SAR', who = accountant, kind = 'hotel' }: World = {},
) {
  await saveAgency(deps);
  const wanted = { name: 'Dar Al Safa Hotel, Makkah', kind, phone: '+966 50 012 3456' };
  const { id } = await run(deps, who, addSupplier, { ...wanted, currency, key: aKey() });
  const bill = (
    amounts: readonly (number | z.input<typeof newBill>['lines'][number])[],
    given: Bill = {},
    key = aKey(),
  ) =>
    run(deps, who, addBill, {
      supplier: id,
      lines: amounts.map((each) => (typeof each === 'number' ? { amount: each, text: 'Rooms' } : each)),
      ...given,
      key,
    });
  const pay = (given: Payment, by = who) =>
    run(deps, by, paySupplierFrom, { id, account: '1020', ...given, key: aKey() });
  const undo = (payment: string, by = who) =>
    run(deps, by, undoMovement, { id: payment, reason: 'The bank sent it back.' });
  const takeBack = (made: string) => run(deps, who, undoBill, { id: made, reason: 'It was entered twice.' });
  /** What is on the accounts, debits positive; those with nothing are left out. */
  const balances = async (): Promise<Record<string, number>> => {
    const { accounts, debit, credit } = await findTrialBalance(deps.db, '2099-12-31');
    return Object.fromEntries([
      ['all', debit - credit],
      ...accounts.flatMap((each) =>
        each.debit === each.credit ? [] : [[each.code, each.debit - each.credit]],
      ),
    ]);
  };
  const card = async () => {
    const found = await findSupplierCard(deps.db, id);
    if (!found) {
      throw new Error('The supplier is gone.');
    }
    return found;
  };
  const owed = async () => (await card()).balance;
  return { id, bill, pay, undo, takeBack, balances, card, owed };
}

/** A bill of a hotel for a departure. @param amount poisha @returns its id */
export async function billFor(deps: CommandDeps, departure: string, amount: number): Promise<string> {
  const hotel = { name: 'Hotel Sea Crown', kind: 'hotel' as const, key: aKey() };
  const { id: supplier } = await run(deps, accountant, addSupplier, hotel);
  const lines = [{ amount, text: 'Rooms', departure }];
  return (await run(deps, accountant, addBill, { supplier, lines, key: aKey() })).id;
}
