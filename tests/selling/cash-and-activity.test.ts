import { describe, expect } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { listExpenses } from '#features/books/expenses/expenses.queries.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { findActivity } from '#features/reports/activity/activity.queries.ts';
import { findCash } from '#features/reports/cash/cash.queries.ts';
import { monthlyDays } from '#features/reports/cash/cash.rules.ts';
import { findProfitAndLoss } from '#features/reports/financials/financials.queries.ts';
import { listOpenBills } from '#features/suppliers/due/due.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings } from './booking-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';
import { supplierWorld } from './supplier-world.ts';

const boss = staff('boss', 'owner');
const taka = (sum: number) => sum * 100;

/** What the money accounts have by the trial balance. */
async function money(deps: CommandDeps, on: string) {
  const { accounts } = await findTrialBalance(deps.db, on);
  return accounts
    .filter(({ code }) => /^10[124]/.test(code))
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0);
}

describe('cash today', () => {
  test('says what each account has, and what is expected of it in fourteen days', async ({ deps, clock }) => {
    clock.set('2026-11-05T04:00:00Z');
    const rent = { kind: '6100', account: '1020', text: 'Office rent', monthly: true as const };
    const book = (given: { amount: number; account?: string; text?: string }) =>
      run(deps, boss, bookExpense, { ...rent, ...given, key: aKey() });
    await book({ amount: taka(450) });
    clock.set('2026-12-01T04:00:00Z');
    const line = { charge: 'own' as const, quantity: 1, unit: taka(900), text: { en: 'A hotel' } };
    const { id } = await sell(deps, {
      lines: [line],
      plan: [
        { amount: taka(300), due: '2026-12-02' },
        { amount: taka(200), due: '2026-12-12' },
        { amount: taka(400), due: '2026-12-28' },
      ],
    });
    await run(deps, boss, acceptOrder, { id });
    await payCash(deps, id, taka(100), boss);
    const hotel = await supplierWorld(deps, { currency: 'BDT', who: boss });
    const first = await hotel.bill([taka(70)], { due: '2026-12-09' });
    await hotel.bill([taka(55)], { due: '2027-01-09' });
    await hotel.bill([taka(30)]);
    await hotel.pay({ amount: taka(20), bills: [first.id] });
    const overpaid = await sell(deps, { lines: [{ ...line, unit: taka(100) }] });
    await run(deps, boss, acceptOrder, { id: overpaid.id });
    await payCash(deps, overpaid.id, taka(160), boss);
    const refund = { method: 'bkash' as const, amount: taka(60), reason: 'Paid too much' };
    await run(deps, boss, askRefund, { orderId: overpaid.id, ...refund, key: aKey() });
    const cash = await findCash(deps.db, '2026-12-03');
    expect(cash.total).toBe(await money(deps, '2026-12-03'));
    const of = (code: string) => cash.accounts.find((account) => account.code === code);
    expect(of('1010')).toMatchObject({ balance: taka(260), expected: [] });
    expect(of('1020')).toMatchObject({ balance: -taka(450 + 20) });
    expect(of('1020')?.expected).toEqual([
      // The first instalment is late, as is the bill that says no day.
      { on: '2026-12-03', in: taka(200), out: taka(30) },
      { on: '2026-12-05', in: 0, out: taka(450) },
      { on: '2026-12-09', in: 0, out: taka(50) },
      { on: '2026-12-12', in: taka(200), out: 0 },
    ]);
    const back = of('1041')?.expected ?? [];
    expect(back.map(({ in: comes, out }) => [comes, out])).toEqual([[0, taka(60)]]);
    // Bills are open as the supplier's card has them.
    const card = await hotel.card();
    const open = await listOpenBills(deps.db);
    expect(open.map(({ id: bill, open: left }) => [bill, left])).toEqual(
      card.bills
        .filter((bill) => bill.open > 0)
        .toSorted((a, b) => (a.due ?? a.on).localeCompare(b.due ?? b.on))
        .map((bill) => [bill.id, bill.open]),
    );
  });

  test('expects a monthly expense once a month, on its day or the last one, until it is booked', async ({
    deps,
    clock,
  }) => {
    expect(monthlyDays('2027-01-31', '2027-02-20')).toEqual(['2027-02-28']);
    expect(monthlyDays('2026-12-28', '2026-12-30')).toEqual([]);
    expect(monthlyDays('2026-12-05', '2026-12-30')).toEqual(['2027-01-05']);
    expect(monthlyDays('2026-09-05', '2026-12-30')).toEqual(['2026-12-05', '2027-01-05']);
    clock.set('2026-12-10T04:00:00Z');
    await supplierWorld(deps);
    const net = { kind: '6500', account: '1020', text: 'Internet', monthly: true as const };
    await run(deps, boss, bookExpense, { ...net, amount: taka(20), key: aKey() });
    const days = { from: '2026-12-01', to: '2026-12-31', today: '2026-12-31' };
    expect((await listExpenses(deps.db, days)).drafts).toEqual([]);
    expect((await findCash(deps.db, '2026-12-10')).accounts.flatMap(({ expected }) => expected)).toEqual([]);
  });
});

describe('the yearly activity', () => {
  test('has the sales, travellers and refunds of a year by kind, as profit and loss has them', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-10T04:00:00Z');
    const world = await openBookings(deps);
    await world.book();
    const { id } = await sell(deps);
    await payCash(deps, id, taka(3_000), boss);
    const cancelled = await sell(deps);
    await payCash(deps, cancelled.id, taka(2_000), boss);
    await run(deps, boss, cancelOrder, { id: cancelled.id, reason: 'The visa was refused.' });
    const refund = { method: 'bkash' as const, amount: taka(500), reason: 'Cancelled' };
    const asked = await run(deps, boss, askRefund, { orderId: cancelled.id, ...refund, key: aKey() });
    await run(deps, boss, payRefund, { id: asked.id, outside: '9K70LM2QXB' });
    const { rows } = await findActivity(deps.db, '2026');
    const { byKind } = await findProfitAndLoss(deps.db, { from: '2026-01-01', to: '2026-12-31' });
    expect(rows.map(({ kind, sold }) => [kind, sold])).toEqual(byKind.map(({ kind, sold }) => [kind, sold]));
    expect(rows.find(({ kind }) => kind === 'other')).toMatchObject({
      count: 1,
      travellers: 0,
      refunds: taka(500),
    });
    const trial = await findTrialBalance(deps.db, '2026-12-31');
    const earned = trial.accounts
      .filter(({ code }) => code.startsWith('4'))
      .reduce((sum, { debit, credit }) => sum + credit - debit, 0);
    expect(rows.reduce((sum, { sold }) => sum + sold, 0)).toBe(earned);
    expect(
      (await findActivity(deps.db, '2025')).rows.every(({ count, sold }) => count === 0 && sold === 0),
    ).toBe(true);
  });
});
