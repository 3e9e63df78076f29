import { describe, expect } from 'vitest';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { findBalanceSheet } from '#features/reports/financials/financials.queries.ts';
import { mendOpening, openBooks } from '#features/reports/opening/opening.commands.ts';
import { findOpening } from '#features/reports/opening/opening.queries.ts';
import { findStatement } from '#features/suppliers/statement/statement.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, staff } from './sales.ts';
import { supplierWorld } from './supplier-world.ts';

const accountant = staff('rima', 'accountant');
const boss = staff('boss', 'owner');
const taka = (sum: number) => sum * 100;

/** An agency whose books begin on the first of December, with two suppliers: one is owed, the other has an advance. */
async function beginning(deps: CommandDeps) {
  const hotel = await supplierWorld(deps);
  const airline = await supplierWorld(deps);
  const wanted = {
    on: '2026-12-01',
    accounts: [
      { code: '1020', balance: -taka(5_000) },
      { code: '1041', balance: taka(800) },
      { code: '1011', balance: taka(12_000) },
    ],
    suppliers: [
      { supplier: hotel.id, balance: taka(700) },
      { supplier: airline.id, balance: -taka(300) },
    ],
  };
  const open = (changed: Partial<typeof wanted> = {}, key = aKey()) =>
    run(deps, accountant, openBooks, { ...wanted, ...changed, key });
  const mend = (changed: Partial<typeof wanted>, reason = 'The safe was counted again.') =>
    run(deps, accountant, mendOpening, { ...wanted, ...changed, reason, key: aKey() });
  const balances = async (on: string) => {
    const { accounts, debit, credit } = await findTrialBalance(deps.db, on);
    expect(debit).toBe(credit);
    return Object.fromEntries(
      accounts.flatMap(({ code, debit, credit }) => (debit === credit ? [] : [[code, debit - credit]])),
    );
  };
  return { hotel, airline, wanted, open, mend, balances };
}

const opened = {
  1011: taka(12_000),
  1020: -taka(5_000),
  1041: taka(800),
  1300: taka(300),
  2300: -taka(700),
  3100: -taka(7_400),
};

describe('the opening of the books', () => {
  test('stands on its day on every account and with every supplier, and the other side is 3100', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { open, balances, hotel, airline, wanted } = await beginning(deps);
    const { id } = await open();
    expect(await balances('2026-12-01')).toEqual(opened);
    expect(await balances('2026-11-30')).toEqual({});
    expect([await hotel.owed(), await airline.owed()]).toEqual([taka(700), -taka(300)]);
    const statement = await findStatement(deps.db, hotel.id, { from: '2026-12-01', to: '2026-12-31' });
    expect(statement).toMatchObject({ before: 0, items: [{ kind: 'opening', amount: taka(700) }] });
    const found = await findOpening(deps.db);
    expect(found).toMatchObject({ id, on: wanted.on });
    expect(found?.accounts.toSorted((a, b) => a.balance - b.balance)).toEqual(wanted.accounts);
    expect(new Set(found?.suppliers.map(({ supplier, balance }) => `${supplier} ${balance}`))).toEqual(
      new Set(wanted.suppliers.map(({ supplier, balance }) => `${supplier} ${balance}`)),
    );
    const sheet = await findBalanceSheet(deps.db, '2026-12-10');
    expect(sheet.assets.total).toBe(sheet.liabilities.total + sheet.equity.total);
  });

  test('is entered once; the same request again is the same one', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { open, balances } = await beginning(deps);
    const key = aKey();
    const first = await open({}, key);
    expect(await open({}, key)).toEqual(first);
    await expect(open()).rejects.toMatchObject({ code: 'books.opened', details: { id: first.id } });
    expect(await balances('2026-12-31')).toEqual(opened);
  });

  test('is mended by its opposite and what is right, also on another day and without a supplier', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { open, mend, balances, hotel, airline } = await beginning(deps);
    await expect(mend({})).rejects.toMatchObject({ code: 'books.not-opened' });
    await open();
    await hotel.pay({ amount: taka(200) });
    clock.set('2026-12-11T04:00:00Z');
    await mend({
      on: '2026-11-30',
      accounts: [{ code: '1011', balance: taka(11_500) }],
      suppliers: [{ supplier: hotel.id, balance: taka(100) }],
    });
    // On which of the two accounts a supplier's sum stands is decided when it is booked: here they have an advance by then.
    expect(await balances('2026-11-30')).toEqual({
      1011: taka(11_500),
      1300: -taka(100),
      3100: -taka(11_400),
    });
    expect(await hotel.owed()).toBe(-taka(100));
    expect(await airline.owed()).toBe(0);
    expect(await balances('2026-12-31')).toEqual({
      1011: taka(11_500),
      1020: -taka(200),
      1300: taka(100),
      3100: -taka(11_400),
    });
    // What is mended again is the last one.
    await mend({ accounts: [], suppliers: [] }, 'It is all in the import.');
    expect(await findOpening(deps.db)).toMatchObject({ on: '2026-12-01', accounts: [], suppliers: [] });
    expect(await balances('2026-12-31')).toEqual({ 1020: -taka(200), 1300: taka(200) });
  });

  test('is neither entered nor mended in a closed period', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { open, mend, balances } = await beginning(deps);
    const close = (until: string) => run(deps, boss, closeBooks, { until, reason: 'A month is over.' });
    await close('2026-12-01');
    await expect(open()).rejects.toMatchObject({ code: 'books.closed' });
    await close('2026-11-30');
    await open();
    await close('2026-12-05');
    await expect(mend({})).rejects.toMatchObject({ code: 'books.closed' });
    await expect(mend({ on: '2026-12-09' })).rejects.toMatchObject({ code: 'books.closed' });
    expect(await balances('2026-12-31')).toEqual(opened);
  });

  test('takes no account that stands with somebody else, and nothing below nothing but a bank', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { open } = await beginning(deps);
    for (const code of ['1010', '1100', '2100', '2300', '3100', '4100', '6100', '1020-07']) {
      await expect(open({ accounts: [{ code, balance: 100 }] })).rejects.toMatchObject({
        code: 'books.account',
        fields: [{ path: 'accounts.0.code' }],
      });
    }
    await expect(open({ accounts: [{ code: '1011', balance: -1 }] })).rejects.toMatchObject({
      code: 'books.below',
    });
    const nobody = { supplier: crypto.randomUUID(), balance: 100 };
    await expect(open({ suppliers: [nobody] })).rejects.toMatchObject({ code: 'suppliers.not-found' });
    await expect(open({ on: '2026-12-11' })).rejects.toMatchObject({ code: 'books.future' });
    const twice = { code: '1011', balance: 100 };
    await expect(open({ accounts: [twice, twice] })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(
      run(deps, staff('amina'), openBooks, { on: '2026-12-01', accounts: [], suppliers: [], key: aKey() }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await findOpening(deps.db)).toBeNull();
  });
});
