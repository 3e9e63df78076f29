import { describe, expect } from 'vitest';
import { closeAccount, makeAccount, reopenAccount } from '#features/books/accounts/accounts.commands.ts';
import { listAccountsWithBalances } from '#features/books/accounts/accounts.queries.ts';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, staff } from './sales.ts';
import { supplierWorld } from './supplier-world.ts';

const accountant = staff('rima', 'accountant');
const taka = (sum: number) => sum * 100;
const reason = 'The branch has closed.';

async function branch(deps: CommandDeps) {
  const hotel = await supplierWorld(deps, { currency: 'BDT' });
  const make = (parent: 'bank' | 'expense', en: string) =>
    run(deps, accountant, makeAccount, { parent, name: { en }, key: aKey() });
  const bank = await make('bank', 'City Bank, Banani');
  const tea = await make('expense', 'Tea');
  const send = (from: string, to: string) =>
    run(deps, accountant, transfer, { from, to, amount: taka(700), key: aKey() });
  const close = (code: string) => run(deps, accountant, closeAccount, { code, reason });
  const spend = (kind: string, account: string) =>
    run(deps, accountant, bookExpense, { kind, account, amount: taka(5), text: 'Tea', key: aKey() });
  return { hotel, bank: bank.code, tea: tea.code, send, close, spend };
}

describe('an account of the agency’s own', () => {
  test('is closed at nil only, and then takes no booking of any kind until it is opened again', async ({
    deps,
  }) => {
    const { hotel, bank, tea, send, close, spend } = await branch(deps);
    const { id } = await send('1020', bank);
    await expect(close(bank)).rejects.toMatchObject({
      code: 'books.not-nil',
      details: { balance: taka(700) },
    });
    await send(bank, '1020');
    expect(await close(bank)).toEqual({ code: bank, open: false });
    expect(await close(bank)).toEqual({ code: bank, open: false });
    await close(tea);
    const listed = await listAccountsWithBalances(deps.db);
    expect(listed.filter(({ open }) => !open).map(({ code }) => code)).toEqual([bank, tea]);
    const closed = (path: string) => ({ code: 'books.account-closed', fields: [{ path }] });
    await expect(send('1020', bank)).rejects.toMatchObject(closed('to'));
    await expect(send(bank, '1020')).rejects.toMatchObject(closed('from'));
    await expect(spend('6100', bank)).rejects.toMatchObject(closed('account'));
    await expect(spend(tea, '1020')).rejects.toMatchObject(closed('kind'));
    await expect(hotel.pay({ amount: taka(1), account: bank })).rejects.toMatchObject(closed('account'));
    const line = { amount: taka(9), text: 'Biscuits', expense: tea };
    await expect(hotel.bill([line])).rejects.toMatchObject(closed('lines.0.expense'));
    // The undoing of an older entry is a booking, too.
    await expect(
      run(deps, accountant, undoMovement, { id, reason: 'Another bank was meant.' }),
    ).rejects.toMatchObject({ code: 'books.account-closed', details: { code: bank } });
    await run(deps, accountant, reopenAccount, { code: bank, reason: 'It was closed by mistake.' });
    await send('1020', bank);
  });

  test('is the only kind that is closed', async ({ deps }) => {
    const { close } = await branch(deps);
    for (const code of ['1020', '1020-09', '6100']) {
      await expect(close(code)).rejects.toMatchObject({ code: 'books.no-account' });
    }
    await expect(run(deps, staff('amina'), closeAccount, { code: '1020-01', reason })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
