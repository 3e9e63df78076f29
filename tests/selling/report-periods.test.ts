import { describe, expect } from 'vitest';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { handMethods } from '#features/payments/payments.rules.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { exportReport } from '#features/reports/reports.commands.ts';
import type { PeriodReport } from '#features/reports/reports.contract.ts';
import { findPeriodReport } from '#features/reports/reports.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, aNumber, sell, staff } from './sales.ts';

const taka = (sum: number) => sum * 100;
const amina = staff('amina');
const boss = staff('boss', 'manager');

const take = (deps: CommandDeps, orderId: string, amount: number) =>
  run(deps, amina, takePayment, { orderId, amount, method: 'cash', key: aKey() });

/** What a report has of each month, or clerk, of a period. */
async function rowsOf(
  { db }: Pick<CommandDeps, 'db'>,
  report: PeriodReport,
  { today = '2027-06-30', ...query }: { from?: string; to?: string; by?: 'month' | 'clerk'; today?: string },
) {
  const { rows } = await findPeriodReport(db, report, { by: 'month', ...query }, today);
  return rows.map(({ key, total }) => [key, total]);
}

describe('the period of a report', () => {
  test('has its first and its last month whole, by the days of Dhaka, and nothing around them', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-10-31T17:00:00Z');
    const { id } = await sell(deps);
    for (const [moment, amount] of [
      ['2026-10-31T17:59:59Z', 1],
      ['2026-10-31T18:00:00Z', 2],
      ['2026-11-30T17:59:59Z', 4],
      ['2026-11-30T18:00:00Z', 8],
      ['2026-12-31T17:59:59Z', 16],
      ['2026-12-31T18:00:00Z', 32],
    ] as const) {
      clock.set(moment);
      await take(deps, id, taka(amount));
    }
    const of = (from: string, to: string) => rowsOf(deps, 'received', { from, to });
    expect(await of('2026-11', '2026-12')).toEqual([
      ['2026-11', taka(6)],
      ['2026-12', taka(24)],
    ]);
    expect(await of('2026-12', '2026-12')).toEqual([['2026-12', taka(24)]]);
    expect(await of('2026-02', '2026-10')).toEqual([['2026-10', taka(1)]]);

    const query = { report: 'ledger' as const, from: '2026-11', to: '2026-11' };
    const [, ...lines] = await run(deps, boss, exportReport, query);
    const days = lines.map((line) => line[1] ?? '');
    expect(new Set(days)).toEqual(new Set(['2026-11-01', '2026-11-30']));
  });

  test('is the fiscal year up to now when none is asked for: from July to June', async ({ deps, clock }) => {
    const numbers: (string | undefined)[] = [];
    for (const moment of ['2026-06-30T17:59:59Z', '2026-06-30T18:00:00Z', '2027-06-30T17:59:59Z']) {
      clock.set(moment);
      const { id } = await sell(deps);
      numbers.push((await take(deps, id, taka(1))).receipt?.number);
    }
    expect(numbers).toEqual(['MR-2025-26-000001', 'MR-2026-27-000001', 'MR-2026-27-000002']);
    const months = async (today: string) =>
      (await rowsOf(deps, 'received', { today })).map(([month]) => month);
    expect(await months('2026-06-30')).toEqual(['2026-06']);
    expect(await months('2026-07-01')).toEqual(['2026-07']);
    expect(await months('2027-01-15')).toEqual(['2026-07']);
    expect(await months('2027-06-30')).toEqual(['2026-07', '2027-06']);
  });

  test('has a change in the month in which it was accepted, and an undone payment in the month of the undoing', async ({
    deps,
    clock,
  }) => {
    const { id } = await sell(deps);
    await run(deps, amina, acceptOrder, { id });
    const paid = await take(deps, id, taka(900));
    clock.set('2027-01-05T04:00:00Z');
    const line = { charge: 'own' as const, quantity: 1, unit: taka(40_000), text: { en: 'Visa service' } };
    const change = { id, lines: [line], agreed: true, reason: 'One more.', from: 1, key: aKey() };
    await run(deps, amina, amendOrder, change);
    await run(deps, boss, undoPayment, { id: paid.id, reason: 'Taken for the wrong order.' });
    expect(await rowsOf(deps, 'sold', {})).toEqual([
      ['2026-12', taka(32_900)],
      ['2027-01', taka(7_100)],
    ]);
    expect(await rowsOf(deps, 'received', {})).toEqual([
      ['2026-12', taka(900)],
      ['2027-01', taka(-900)],
    ]);
    // Who undid it has taken nothing.
    expect(await rowsOf(deps, 'received', { by: 'clerk' })).toEqual([['user:amina', 0]]);
  });
});

describe('money in a report', () => {
  test('is of the clerk who took it, not of who approved it', async ({ deps }) => {
    const { id } = await sell(deps);
    const large = await take(deps, id, taka(60_000));
    expect(await rowsOf(deps, 'received', { by: 'clerk' })).toEqual([]);
    await run(deps, boss, approvePayment, { id: large.id });
    expect(await rowsOf(deps, 'received', { by: 'clerk' })).toEqual([['user:amina', taka(60_000)]]);
    const query = { report: 'ledger' as const, from: '2026-12', to: '2026-12' };
    const [head = [], ...lines] = await run(deps, boss, exportReport, query);
    const cell = (line: readonly string[], column: string) => line[head.indexOf(column)];
    const cash = lines.find((line) => cell(line, 'account') === accounts.cash.code) ?? [];
    const sides = ['clerk', 'debit', 'credit'].map((column) => cell(cash, column));
    expect(sides).toEqual(['user:amina', '60000.00', '']);
  });

  test('stands on the account of the way in which it came, each of its own', async ({ deps }) => {
    const { id: orderId } = await sell(deps);
    for (const [place, method] of handMethods.entries()) {
      const outside = aNumber(method);
      const amount = taka(place + 1);
      await run(deps, amina, takePayment, { orderId, method, amount, ...outside, key: aKey() });
    }
    const today = '2026-12-01';
    const { columns, amounts } = await findPeriodReport(deps.db, 'received', { by: 'month' }, today);
    const order = ['cash', 'bank', 'cheques', 'bkash', 'nagad', 'rocket', 'upay'] as const;
    expect(new Map(columns.map(({ code }, column) => [code, amounts[column]]))).toEqual(
      // What comes by Bangla QR, the eighth way, is at the bank, too.
      new Map(
        order.map((account, place) => [
          accounts[account].code,
          taka(account === 'bank' ? place + 1 + 8 : place + 1),
        ]),
      ),
    );
    const balance = await findTrialBalance(deps.db, today);
    expect(balance.accounts.find(({ code }) => code === accounts.rocket.code)?.debit).toBe(taka(6));
  });

  test('that goes back leaves the account it is paid from: our own cheque is the bank’s money', async ({
    deps,
  }) => {
    const { id: orderId } = await sell(deps);
    for (const method of handMethods) {
      const paid = { orderId, method, amount: taka(100), ...aNumber(method), key: aKey() };
      await run(deps, amina, takePayment, paid);
    }
    for (const [place, method] of handMethods.entries()) {
      const back = { orderId, method, amount: taka(place + 1), ...aNumber(method), reason: 'Paid twice.' };
      await run(deps, boss, askRefund, { ...back, key: aKey() });
    }
    const today = '2026-12-01';
    const { columns, amounts } = await findPeriodReport(deps.db, 'refunds', { by: 'month' }, today);
    expect(new Map(columns.map(({ code }, column) => [code, amounts[column]]))).toEqual(
      new Map([
        [accounts.cash.code, taka(1)],
        [accounts.bank.code, taka(2 + 3 + 8)],
        [accounts.bkash.code, taka(4)],
        [accounts.nagad.code, taka(5)],
        [accounts.rocket.code, taka(6)],
        [accounts.upay.code, taka(7)],
      ]),
    );
    const { accounts: balances } = await findTrialBalance(deps.db, today);
    const debitOf = (code: string) => balances.find((account) => account.code === code)?.debit;
    expect(debitOf(accounts.cheques.code)).toBe(taka(100));
    expect(debitOf(accounts.bank.code)).toBe(taka(200 - 13));
  });
});
