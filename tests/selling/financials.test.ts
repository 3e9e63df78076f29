import { describe, expect } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import {
  findBalanceSheet,
  findClearing,
  findProfitAndLoss,
} from '#features/reports/financials/financials.queries.ts';
import { oldestOf } from '#features/reports/financials/financials.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings } from './booking-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';
import { billFor, supplierWorld } from './supplier-world.ts';

const boss = staff('boss', 'owner');
const taka = (sum: number) => sum * 100;
const december = { from: '2026-12-01', to: '2026-12-31' };

/** An agency in its first month: a free sale, a tour, a hotel's bills, rent and a gateway's payout. */
async function aMonth(deps: CommandDeps) {
  const world = await openBookings(deps);
  await world.book();
  const { id } = await sell(deps);
  await payCash(deps, id, taka(3_000), boss);
  await billFor(deps, world.departure, taka(700));
  const hotel = await supplierWorld(deps, { currency: 'BDT' });
  await hotel.bill([
    { amount: taka(400), text: 'Rooms', departure: world.departure },
    { amount: taka(90), text: 'Papers', order: id },
    { amount: taka(60), text: 'A sign', expense: '6500' },
  ]);
  const wrong = await hotel.bill([{ amount: taka(55), text: 'Twice', departure: world.departure }]);
  await hotel.takeBack(wrong.id);
  const rent = { kind: '6100', account: '1020', amount: taka(450), text: 'Office rent', key: aKey() };
  await run(deps, boss, bookExpense, rent);
  const payout = { from: '1051', to: '1020', amount: taka(1_000), fee: taka(18), key: aKey() };
  await run(deps, boss, transfer, payout);
  return { world, order: id, hotel };
}

describe('profit and loss, the balance sheet and clearing', () => {
  test('add up to the trial balance, and say what each kind of sale earned', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    await aMonth(deps);
    const trial = await findTrialBalance(deps.db, december.to);
    const on = (...classes: string[]) =>
      trial.accounts
        .filter(({ code }) => classes.includes(code.slice(0, 1)))
        .reduce((sum, { debit, credit }) => sum + debit - credit, 0);
    const profit = await findProfitAndLoss(deps.db, december);
    expect(profit.total).toBe(-on('4', '5', '6'));
    const sum = (codes: RegExp) =>
      profit.rows.filter(({ code }) => codes.test(code)).reduce((all, { amount }) => all + amount, 0);
    const kinds = Object.fromEntries(profit.byKind.map(({ kind, ...each }) => [kind, each]));
    expect(profit.byKind.reduce((all, each) => all + each.sold, 0)).toBe(sum(/^4/));
    expect(profit.byKind.reduce((all, each) => all + each.cost, 0)).toBe(-sum(/^5[23]/));
    expect(kinds.tours).toMatchObject({ cost: taka(1_100) });
    expect(kinds.other).toMatchObject({ cost: taka(90) });
    expect(kinds.visas).toEqual({ sold: 0, cost: 0, margin: 0 });
    for (const { sold, cost, margin } of profit.byKind) {
      expect(margin).toBe(sold - cost);
    }
    const sheet = await findBalanceSheet(deps.db, december.to);
    expect(sheet.assets.total).toBe(on('1'));
    expect(sheet.liabilities.total).toBe(-on('2'));
    expect(sheet.equity.total).toBe(profit.total);
    expect(sheet.assets.total).toBe(sheet.liabilities.total + sheet.equity.total);
    // Before anything happened there is nothing.
    const before = await findBalanceSheet(deps.db, '2026-11-30');
    expect([before.assets.total, before.equity.rows]).toEqual([0, []]);
    expect((await findProfitAndLoss(deps.db, { from: '2027-01-01', to: '2027-01-31' })).rows).toEqual([]);
  });

  test('say what lies in clearing and for others, and since when', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    await aMonth(deps);
    const { rows, total } = await findClearing(deps.db, december.to);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(rows.find(({ code }) => code === '2200')).toMatchObject({ oldest: '2026-12-10' });
    expect(rows.find(({ code }) => code === '1051')).toMatchObject({ amount: -taka(1_000), oldest: null });
  });

  test('take what came first for what went first', () => {
    const day = (on: string, amount: number) => ({ on, amount });
    const came = [day('2026-12-01', 100), day('2026-12-03', 50), day('2026-12-05', -120)];
    expect(oldestOf(came)).toBe('2026-12-03');
    expect(oldestOf([...came, day('2026-12-06', 40)])).toBe('2026-12-03');
    expect(oldestOf([...came, day('2026-12-07', -30)])).toBeNull();
    expect(oldestOf(came.slice(0, 1))).toBe('2026-12-01');
    expect(oldestOf([])).toBeNull();
  });
});
