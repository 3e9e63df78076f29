import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listExpenses } from '#features/books/expenses/expenses.queries.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { listChequeViews } from '#features/payments/cheques/cheques.queries.ts';
import { listDeductions } from '#features/payments/deductions/deductions.queries.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import { findReconciliation } from '#features/reconciliation/matches/matches.queries.ts';
import { listApprovals } from '#features/reports/approvals/approvals.queries.ts';
import { findCash } from '#features/reports/cash/cash.queries.ts';
import { listAllProfits } from '#features/reports/costs/costs.queries.ts';
import {
  findBalanceSheet,
  findClearing,
  findProfitAndLoss,
  listDaySums,
} from '#features/reports/financials/financials.queries.ts';
import { periodReports } from '#features/reports/reports.contract.ts';
import { findOwed, findPeriodReport } from '#features/reports/reports.queries.ts';
import { findVat } from '#features/reports/vat/vat.queries.ts';
import { supplierBills } from '#features/suppliers/bills/bills.table.ts';
import { findOwnDeductions } from '#features/suppliers/deductions/deductions.queries.ts';
import { listOpenBills } from '#features/suppliers/due/due.queries.ts';
import { listSuppliers } from '#features/suppliers/suppliers.queries.ts';
import { addDays, type CalendarDate, dhakaDate, monthOf } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { sampleContacts } from '#platform/messages/messages.table.ts';
import { addressesOfSuppliers } from './life/supplier-cards.ts';
import { loadedLife } from './loaded-life.ts';

let database: OpenDatabase;
let db: CommandDeps['db'];
let started: Date;
let today: CalendarDate;
const dayAt = (days: number): CalendarDate => addDays(today, days);
/** The months in which the six weeks are. */
const period = () => ({ from: monthOf(dayAt(-42)), to: monthOf(today) });

beforeAll(async () => {
  const life = await loadedLife();
  ({ database, now: started } = life);
  ({ db } = life.deps);
  today = dhakaDate(started);
}, 300_000);

afterAll(() => database.close());

test('tills, safe, bank and wallets never hold less than nothing, and at the end a sensible sum', async () => {
  for (const code of ['1010', '1011', '1020', '1041', '1042']) {
    let balance = 0;
    let least = 0;
    for (const { amount } of await listDaySums(db, code, today)) {
      balance += amount;
      least = Math.min(least, balance);
    }
    expect({ code, least }).toEqual({ code, least: 0 });
    const most = code === '1020' ? 2_000_000_00 : 150_000_00;
    expect({ code, balance: balance >= 0 && balance <= most }).toEqual({ code, balance: true });
  }
});

test('each tab of Money has something to look at', async () => {
  const inbox = await findMoneyInbox(db, started);
  expect(inbox.proposals.map(({ isSure }) => isSure)).toEqual([true]);
  expect(inbox.orderProposals.map(({ isSure }) => isSure)).toEqual([true, true]);
  expect(inbox.waiting.map(({ kind, state }) => `${kind} ${state}`)).toEqual(
    expect.arrayContaining(['payment waiting', 'refund asked']),
  );
  expect((await listApprovals(db)).map(({ kind }) => kind)).toContain('movement');
  expect(inbox.claims.map(({ slip }) => slip).toSorted()).toEqual([false, true]);
  expect(inbox.arrivals.map(({ source }) => source).toSorted()).toEqual([
    'sms',
    'sms',
    'statement',
    'statement',
  ]);
  expect(inbox.arrivals.filter(({ cheque }) => cheque?.isSure)).toHaveLength(1);
  expect(inbox.unread).toHaveLength(1);
  expect(inbox.matched.length).toBeGreaterThan(0);
  expect(inbox.statements.map(({ method }) => method)).toEqual(['bank']);
});

test('the bank’s statement is matched but for what nobody has entered or looked at', async () => {
  const found = await findReconciliation(db, { account: '1020', on: today });
  expect(found.statement).toBe(found.ledger - found.left.ledger + found.left.statement);
  expect(found.matches.length).toBeGreaterThanOrEqual(8);
  expect(found.proposals).toHaveLength(2);
  const paired = new Set(found.proposals.map(({ line }) => line));
  const unknown = found.unmatched.statement.filter(({ line }) => !paired.has(line));
  expect(unknown).toHaveLength(5);
  expect(unknown.some(({ carried }) => carried)).toBe(false);
});

test('suppliers are owed some bills, some of them late, and departures have margins', async () => {
  expect((await listSuppliers(db, { q: '', limit: 100 })).items.length).toBeGreaterThanOrEqual(10);
  const bills = await db.select().from(supplierBills);
  expect(bills.filter(({ state }) => state === 'booked').length).toBeGreaterThanOrEqual(18);
  expect(bills.filter(({ state }) => state === 'undone')).toHaveLength(1);
  expect(new Set(bills.map(({ currency }) => currency))).toEqual(new Set(['BDT', 'THB', 'SAR']));
  const open = await listOpenBills(db);
  expect(open.filter(({ due }) => due < today).length).toBeGreaterThanOrEqual(4);
  expect(open.filter(({ due }) => due > today).length).toBeGreaterThanOrEqual(3);
  const profits = await listAllProfits(db, { from: period().from, to: undefined });
  const over = profits.filter(({ departsOn, profit }) => departsOn < today && profit !== null);
  expect(over).toHaveLength(2);
  for (const { sold, profit } of over) {
    expect((profit ?? 0) / sold).toBeGreaterThan(0.1);
    expect((profit ?? 0) / sold).toBeLessThan(0.4);
  }
});

test('cheques are in hand, at the bank, cleared and bounced', async () => {
  const states = async (tab: 'in-hand' | 'deposited' | 'done') =>
    (await listChequeViews(db, tab))
      .map(({ state, number }) => `${state} ${number.split(' ').at(-1)}`)
      .toSorted();
  expect(await states('in-hand')).toEqual(['in-hand 6610275']);
  expect(await states('deposited')).toEqual(['deposited 0077183']);
  expect(await states('done')).toEqual(['bounced 2093344', 'cleared 4410021']);
});

test('orders are changed, cancelled and paid back, and a payment is undone', async () => {
  const all = await db.select().from(orders);
  expect(all.filter(({ state }) => state === 'cancelled').length).toBeGreaterThanOrEqual(2);
  expect(all.filter(({ proposed }) => proposed !== null).length).toBeGreaterThanOrEqual(1);
  expect(all.filter(({ amendedOn }) => amendedOn !== null).length).toBeGreaterThanOrEqual(1);
  const back = await db.select().from(refunds);
  expect(back.map(({ method, state }) => `${method} ${state}`).toSorted()).toEqual(
    expect.arrayContaining(['bank asked', 'bkash paid']),
  );
  const undone = await db.select().from(payments).where(eq(payments.state, 'undone'));
  expect(undone.map(({ method }) => method).toSorted()).toEqual(['cheque', 'nagad']);
});

test('each report, expenses and deductions have rows', async () => {
  for (const report of periodReports) {
    const { rows } = await findPeriodReport(db, report, { ...period(), by: 'month' }, today);
    expect({ report, rows: rows.length > 0 }).toEqual({ report, rows: true });
  }
  expect((await findOwed(db, today)).toUs.count).toBeGreaterThan(5);
  const days = { from: dayAt(-42), to: today };
  const earned = await findProfitAndLoss(db, days);
  expect(JSON.stringify(earned)).toContain('6200');
  expect(JSON.stringify(await findBalanceSheet(db, today))).toContain('1020');
  expect((await findClearing(db, today)).rows.length).toBeGreaterThanOrEqual(3);
  expect((await findCash(db, today)).accounts.length).toBeGreaterThan(0);
  expect((await findVat(db, monthOf(dayAt(-6)))).rates.length).toBeGreaterThan(0);
  expect(await listDeductions(db, { today })).toHaveLength(1);
  const kept = [...new Set([-18, -15].map((day) => monthOf(dayAt(day))))];
  const own = await Promise.all(kept.map((month) => findOwnDeductions(db, month)));
  expect(own.flatMap(({ items }) => items)).toHaveLength(2);
  const { items } = await listExpenses(db, { ...days, today });
  expect(items.filter(({ from }) => from === '1010')).toHaveLength(7);
  expect(items.filter(({ monthly }) => monthly).length).toBeGreaterThanOrEqual(6);
  expect(items.every(({ state }) => state === 'booked')).toBe(true);
});

test('nothing is ever sent to a supplier of the life', async () => {
  const known = new Set((await db.select().from(sampleContacts)).map(({ address }) => address));
  expect(addressesOfSuppliers.length).toBe(10);
  expect(addressesOfSuppliers.filter((address) => !known.has(address))).toEqual([]);
});
