import { describe, expect } from 'vitest';
import { makeAccount } from '#features/books/accounts/accounts.commands.ts';
import { findAccountEntries, listAccountsWithBalances } from '#features/books/accounts/accounts.queries.ts';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { listExpenses } from '#features/books/expenses/expenses.queries.ts';
import { approveBooking, undoMovement } from '#features/books/movements/movements.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { refuseMovement } from '#features/reports/approvals/approvals.commands.ts';
import { listApprovals } from '#features/reports/approvals/approvals.queries.ts';
import { closeTill } from '#features/till/till.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const accountant = staff('rima', 'accountant');
const manager = staff('selim', 'manager');
const owner = staff('boss', 'owner');
const clerk = staff('amina');
const taka = (sum: number) => sum * 100;

/** An agency that sold something for cash, which is in a clerk's till. */
async function books(deps: CommandDeps) {
  const { id } = await sell(deps);
  await payCash(deps, id, taka(3_000));
  const balances = async () => {
    const { accounts, debit, credit } = await findTrialBalance(deps.db, '2099-12-31');
    expect(debit).toBe(credit);
    return Object.fromEntries(
      accounts.flatMap(({ code, debit, credit }) => (debit === credit ? [] : [[code, debit - credit]])),
    );
  };
  const send = (
    wanted: { from: string; to: string; amount: number; fee?: number; on?: string; outside?: string },
    who = accountant,
  ) => run(deps, who, transfer, { ...wanted, key: aKey() });
  const spend = (
    wanted: { amount: number; kind?: string; account?: string; on?: string; text?: string; monthly?: true },
    who = accountant,
  ) =>
    run(deps, who, bookExpense, {
      kind: '6100',
      account: '1020',
      text: 'Office rent',
      ...wanted,
      key: aKey(),
    });
  const undo = (id: string, who = accountant) =>
    run(deps, who, undoMovement, { id, reason: 'It was entered twice.' });
  return { order: id, balances, send, spend, undo };
}

describe('money that moves between the agency’s own accounts', () => {
  test('leaves one account and reaches the other, less its fee, and comes back by undo', async ({ deps }) => {
    const { send, balances, undo } = await books(deps);
    const before = await balances();
    const { id, state } = await send({
      from: '1051',
      to: '1020',
      amount: taka(1_000),
      fee: taka(18),
      outside: 'BT 77120',
    });
    expect(state).toBe('booked');
    expect(await balances()).toEqual({ ...before, 1051: -taka(1_000), 1020: taka(982), 5100: taka(18) });
    await undo(id);
    expect(await balances()).toEqual(before);
    await expect(undo(id)).rejects.toMatchObject({ code: 'movements.state', details: { state: 'undone' } });
    // Its number is free again.
    await send({ from: '1051', to: '1020', amount: taka(1_000), outside: 'BT 77120' });
  });

  test('never takes more from a till, the safe or a wallet than is in it; a bank may be overdrawn', async ({
    deps,
  }) => {
    const { send, balances } = await books(deps);
    await expect(send({ from: '1010', to: '1020', amount: taka(3_001) }, owner)).rejects.toMatchObject({
      code: 'transfers.short',
    });
    for (const from of ['1011', '1041']) {
      await expect(send({ from, to: '1020', amount: 1 })).rejects.toMatchObject({ code: 'transfers.short' });
    }
    await send({ from: '1020', to: '1041', amount: taka(500) });
    await send({ from: '1041', to: '1011', amount: taka(500) });
    expect(await balances()).toMatchObject({ 1020: -taka(500), 1011: taka(500) });
  });

  test('goes to accounts that the agency made, each with a code below its bank or wallet', async ({
    deps,
  }) => {
    const { send, balances } = await books(deps);
    const make = (wanted: { parent: 'bank' | 'wallet' | 'expense'; name: string; provider?: 'nagad' }) =>
      run(deps, accountant, makeAccount, { ...wanted, name: { en: wanted.name }, key: aKey() });
    const city = await make({ parent: 'bank', name: 'City Bank, Banani' });
    expect(city).toEqual({ code: '1020-01' });
    expect(await make({ parent: 'bank', name: 'Islami Bank' })).toEqual({ code: '1020-02' });
    expect(await make({ parent: 'wallet', name: 'Nagad of Uttara', provider: 'nagad' })).toEqual({
      code: '1042-01',
    });
    await expect(make({ parent: 'wallet', name: 'Which?' })).rejects.toMatchObject({ kind: 'invalid' });
    await send({ from: '1020', to: '1020-01', amount: taka(700) });
    expect(await balances()).toMatchObject({ 1020: -taka(700), '1020-01': taka(700) });
    const listed = await listAccountsWithBalances(deps.db);
    expect(listed.find(({ code }) => code === '1020-01')).toMatchObject({
      kind: 'money',
      balance: taka(700),
      name: { en: 'City Bank, Banani', bn: 'City Bank, Banani' },
    });
  });

  test('is between accounts that hold money', async ({ deps }) => {
    const { send } = await books(deps);
    for (const to of ['4100', '2300', '1020-07', '6100']) {
      await expect(send({ from: '1020', to, amount: 100 })).rejects.toMatchObject({ code: 'books.account' });
    }
  });
});

describe('what the agency itself costs', () => {
  test('is booked on the day on which it was paid, and listed', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { spend, balances } = await books(deps);
    await spend({ amount: taka(45), on: '2026-12-03', kind: '6500', text: 'Tea and paper', account: '1020' });
    expect(await balances()).toMatchObject({ 6500: taka(45), 1020: -taka(45) });
    const found = await findAccountEntries(deps.db, '6500', { from: '2026-12-01', to: '2026-12-31' });
    expect(found?.items).toMatchObject([
      { on: '2026-12-03', amount: taka(45), balance: taka(45), against: ['1020'] },
    ]);
    await expect(spend({ amount: 100, on: '2026-12-11' })).rejects.toMatchObject({ code: 'books.future' });
  });

  test('is paid by a clerk from their own till alone', async ({ deps }) => {
    const { spend, balances } = await books(deps);
    await spend({ amount: taka(20), account: '1010', kind: '6400', text: 'Rickshaw to the bank' }, clerk);
    expect(await balances()).toMatchObject({ 1010: taka(2_980), 6400: taka(20) });
    await expect(spend({ amount: taka(20), account: '1020' }, clerk)).rejects.toMatchObject({
      code: 'expenses.account',
    });
  });

  test('that comes each month is proposed in the next one until it is booked', async ({ deps, clock }) => {
    clock.set('2026-11-05T04:00:00Z');
    const { spend } = await books(deps);
    const drafts = async (today: string) =>
      (await listExpenses(deps.db, { from: today, to: today, today })).drafts.map(({ text, amount }) => ({
        text,
        amount,
      }));
    await spend({ amount: taka(40), monthly: true });
    expect(await drafts('2026-11-30')).toEqual([]);
    expect(await drafts('2026-12-01')).toEqual([{ text: 'Office rent', amount: taka(40) }]);
    clock.set('2026-12-04T04:00:00Z');
    await spend({ amount: taka(42), monthly: true });
    expect(await drafts('2026-12-05')).toEqual([]);
    expect(await drafts('2027-01-05')).toEqual([{ text: 'Office rent', amount: taka(42) }]);
  });
});

describe('money that is large', () => {
  const large = taka(200_000);

  test('waits for another person, and is booked as it was wanted once they say yes', async ({ deps }) => {
    const { spend, balances } = await books(deps);
    const before = await balances();
    const { id, state } = await spend({ amount: large });
    expect(state).toBe('waiting');
    expect(await balances()).toEqual(before);
    const approve = (who: typeof owner) => run(deps, who, approveBooking, { id });
    await expect(approve(accountant)).rejects.toMatchObject({ kind: 'forbidden' });
    await approve(manager);
    expect(await balances()).toEqual({ ...before, 6100: large, 1020: -large });
    await expect(approve(owner)).rejects.toMatchObject({ code: 'movements.state' });
  });

  test('is approved by nobody who wants it, and isn’t booked when it is refused', async ({ deps }) => {
    const { send, balances } = await books(deps);
    const before = await balances();
    const { id } = await send({ from: '1020', to: '1041', amount: large }, owner);
    await expect(run(deps, owner, approveBooking, { id })).rejects.toMatchObject({ code: 'books.own' });
    const [asked] = await listApprovals(deps.db);
    await run(deps, manager, refuseMovement, { id: asked?.id ?? '', reason: 'Not this month.' });
    expect(await balances()).toEqual(before);
    await expect(run(deps, manager, approveBooking, { id })).rejects.toMatchObject({
      code: 'movements.state',
      details: { state: 'refused' },
    });
  });

  test('is undone by who may approve it', async ({ deps }) => {
    const { spend, undo } = await books(deps);
    const { id } = await spend({ amount: large });
    await run(deps, manager, approveBooking, { id });
    await expect(undo(id)).rejects.toMatchObject({ code: 'books.large' });
    await undo(id, manager);
  });
});

describe('closed books', () => {
  test('take nothing on or before their last day, and the owner alone opens them again, with a reason', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { spend, undo, balances } = await books(deps);
    const { id } = await spend({ amount: taka(40), on: '2026-11-28' });
    const close = (until: string, who = accountant, reason?: string) =>
      run(deps, who, closeBooks, { until, ...(reason === undefined ? {} : { reason }) });
    await expect(close('2026-12-11')).rejects.toMatchObject({ code: 'books.future' });
    await close('2026-11-30');
    for (const on of ['2026-11-30', '2026-11-01']) {
      await expect(spend({ amount: 100, on })).rejects.toMatchObject({ code: 'books.closed' });
    }
    await spend({ amount: taka(1), on: '2026-12-01' });
    // What undoes an older entry is of today.
    await undo(id);
    expect(await balances()).toMatchObject({ 6100: taka(1) });
    await expect(close('2026-10-31', manager, 'A bill was forgotten.')).rejects.toMatchObject({
      code: 'books.reopen',
    });
    await expect(close('2026-10-31', owner)).rejects.toMatchObject({ code: 'books.reason' });
    await close('2026-10-31', owner, 'A bill was forgotten.');
    await spend({ amount: 100, on: '2026-11-30' });
  });

  test('let cash of a counted day be', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { spend } = await books(deps);
    await run(deps, clerk, closeTill, { notes: { 1000: 3 } });
    clock.set('2026-12-11T04:00:00Z');
    await payCash(deps, (await sell(deps)).id, taka(500));
    const fare = { amount: taka(20), account: '1010', kind: '6400', text: 'Rickshaw' };
    await expect(spend({ ...fare, on: '2026-12-10' }, clerk)).rejects.toMatchObject({ code: 'till.closed' });
    await spend(fare, clerk);
  });
});
