import { and, eq, like, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { ledgerEntries, ledgerPostings } from '#features/ledger/ledger.table.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { findActivity } from '#features/reports/activity/activity.queries.ts';
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

  test('count all of an order as what its terms sell now', async ({ deps, clock }) => {
    clock.set('2026-12-10T04:00:00Z');
    const { world, order } = await aMonth(deps);
    const kinds = async () => {
      const { byKind } = await findProfitAndLoss(deps.db, december);
      return Object.fromEntries(byKind.map(({ kind, sold, cost }) => [kind, [sold, cost]]));
    };
    const soldOf = async () => {
      const [found] = await deps.db
        .select({ sold: sql<number>`-sum(${ledgerPostings.amount})::int` })
        .from(ledgerPostings)
        .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
        .where(and(eq(ledgerEntries.orderId, order), like(ledgerPostings.account, '4%')));
      return found?.sold;
    };
    const sold = await soldOf();
    const before = await kinds();
    expect(before).toMatchObject({ other: [sold, taka(90)], visas: [0, 0] });
    // Its new terms are a visa for two and a tour: the first line says what it sells.
    await deps.db.execute(sql`INSERT INTO order_versions (order_id, number, total, reason, made_by, made_at)
      SELECT order_id, 2, total, reason, made_by, made_at FROM order_versions WHERE order_id = ${order}`);
    const line = (position: number, quantity: number, kind: string) => sql`INSERT INTO order_lines
      (order_id, version, position, charge, quantity, unit, text_en, refund, source)
      VALUES (${order}, 2, ${position}, 'own', ${quantity}, 100, 'Service', '{"ladder":[]}', ${{ kind }})`;
    await deps.db.execute(line(0, 1, 'free'));
    await deps.db.execute(line(1, 2, 'visa'));
    await deps.db.execute(line(2, 1, 'package'));
    expect(await kinds()).toEqual(before);
    await deps.db.update(orders).set({ current: 2 }).where(eq(orders.id, order));
    expect(await kinds()).toEqual({ ...before, visas: before.other, other: [0, 0] });
    expect((await findActivity(deps.db, '2026')).rows).toMatchObject([
      { kind: 'tours', sold: before.tours?.[0] },
      { kind: 'visas', count: 1, travellers: 2, sold },
      { kind: 'fares', count: 0 },
      { kind: 'other', count: 0, travellers: 0 },
    ]);
    // What is booked from now on is of that kind, too.
    await run(deps, boss, cancelOrder, { id: order, reason: 'The visa was refused.' });
    const kept = await soldOf();
    expect(kept).not.toBe(sold);
    expect(await kinds()).toEqual({ ...before, visas: [kept, taka(90)], other: [0, 0] });
    await billFor(deps, world.departure, taka(5));
    expect(await kinds()).toMatchObject({ tours: [before.tours?.[0], taka(1_105)] });
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
