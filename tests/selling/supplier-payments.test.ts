import { describe, expect } from 'vitest';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { bookCost, undoCost } from '#features/reports/costs/costs.commands.ts';
import { findProfit } from '#features/reports/costs/costs.queries.ts';
import { findOwed } from '#features/reports/reports.queries.ts';
import {
  paySupplier,
  undoSupplierPayment,
} from '#features/reports/supplier-payments/supplier-payments.commands.ts';
import { closeTill } from '#features/till/till.commands.ts';
import { findTill } from '#features/till/till.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const boss = staff('boss', 'accountant');
const taka = (sum: number) => sum * 100;
const today = '2026-12-01';

/** A departure whose hotel takes 5,000 taka, and how to pay it. */
async function owing(deps: CommandDeps) {
  const { departure } = await openBookings(deps);
  const bill = { departure, amount: taka(5_000), text: 'Hotel Sea Crown, bill 118', key: aKey() };
  const { id: cost } = await run(deps, boss, bookCost, bill);
  const pay = (
    amount: number,
    more: { method?: 'cash' | 'bank' | 'bkash'; outside?: string; key?: string } = {},
  ) =>
    run(deps, boss, paySupplier, {
      cost,
      amount,
      method: 'bank' as const,
      outside: 'CHQ 004417',
      key: aKey(),
      ...more,
    });
  const undo = (id: string) => run(deps, boss, undoSupplierPayment, { id, reason: 'The bank sent it back.' });
  /** What the ledger has on an account, debits positive. */
  const on = async (code: string) => {
    const { accounts, debit, credit } = await findTrialBalance(deps.db, today);
    expect(debit).toBe(credit);
    const found = accounts.find((each) => each.code === code);
    return (found?.debit ?? 0) - (found?.credit ?? 0);
  };
  const costRow = async () => (await findProfit(deps.db, departure))?.items[0];
  return { departure, cost, pay, undo, on, costRow };
}

describe('what is paid to a supplier', () => {
  test('lessens what we owe and the money it came from, and leaves costs and profit alone', async ({
    deps,
    clock,
  }) => {
    const { pay, on, costRow, departure } = await owing(deps);
    await pay(taka(2_000));
    clock.set('2026-12-01T06:00:00Z');
    await pay(taka(500), { method: 'cash' });
    expect(await on('2300')).toBe(-taka(2_500));
    expect(await on('1020')).toBe(-taka(2_000));
    expect(await on('1010')).toBe(-taka(500));
    expect(await on('5200')).toBe(taka(5_000));
    expect(await findProfit(deps.db, departure)).toMatchObject({ costs: taka(5_000) });
    expect(await costRow()).toMatchObject({
      paid: taka(2_500),
      payments: [
        { account: '1020', amount: taka(2_000), text: 'CHQ 004417', isUndone: false },
        { account: '1010', amount: taka(500), isUndone: false },
      ],
    });
    const { byUs } = await findOwed(deps.db, today);
    expect(byUs.accounts.find(({ code }) => code === '2300')?.amount).toBe(taka(2_500));
  });

  test('is never more than is still owed, to the poisha', async ({ deps }) => {
    const { pay, on } = await owing(deps);
    await pay(taka(4_999));
    await expect(pay(taka(1) + 1)).rejects.toMatchObject({
      code: 'reports.paid-too-much',
      details: { most: taka(1) },
    });
    await pay(taka(1), { outside: 'CHQ 004418' });
    await expect(pay(1)).rejects.toMatchObject({ code: 'reports.paid-too-much' });
    expect(await on('2300')).toBe(0);
  });

  test('is booked once for a key, and needs the outgoing number unless it is cash', async ({ deps }) => {
    const { pay, cost, on } = await owing(deps);
    const key = aKey();
    const first = await pay(taka(1_000), { key });
    expect(await pay(taka(1_000), { key })).toEqual(first);
    await expect(pay(taka(1_001), { key })).rejects.toMatchObject({ code: 'key.used' });
    const bare = { cost, amount: taka(100), method: 'nagad' as const, key: aKey() };
    await expect(run(deps, boss, paySupplier, bare)).rejects.toMatchObject({ code: 'reports.no-number' });
    expect(await on('2300')).toBe(-taka(4_000));
  });

  test('has a number of the provider’s form, under which money goes out once, also where its characters are confused', async ({
    deps,
  }) => {
    const { pay, on } = await owing(deps);
    const bkash = (outside: string) => pay(taka(100), { method: 'bkash', outside });
    const cyrillic = '9К70LM2QXB';
    await expect(bkash(cyrillic)).rejects.toMatchObject({ code: 'payments.outside' });
    await bkash('9K70LM2QXB');
    await expect(bkash('9K7OLM2QXB')).rejects.toMatchObject({ code: 'payments.sent-before' });
    await expect(bkash('9k701m2qxb')).rejects.toMatchObject({ code: 'payments.sent-before' });
    await bkash('9K70LM2QXB part 2');
    expect(await on('2300')).toBe(-taka(4_800));
  });

  test('is undone once, by an opposite entry, and only then can its cost be undone', async ({ deps }) => {
    const { pay, undo, cost, on, costRow } = await owing(deps);
    const { id } = await pay(taka(2_000));
    const undoTheCost = () => run(deps, boss, undoCost, { id: cost, reason: 'Of another departure.' });
    await expect(undoTheCost()).rejects.toMatchObject({ code: 'reports.cost-paid' });
    await undo(id);
    await expect(undo(id)).rejects.toMatchObject({ code: 'reports.payment-undone' });
    expect(await on('1020')).toBe(0);
    expect(await on('2300')).toBe(-taka(5_000));
    expect(await costRow()).toMatchObject({ paid: 0, payments: [{ isUndone: true }] });
    await undoTheCost();
    expect(await on('2300')).toBe(0);
    await expect(pay(taka(1))).rejects.toMatchObject({ code: 'reports.undone' });
  });

  test('in cash leaves the till of who paid, stands on the day sheet, and not after the till was closed', async ({
    deps,
    clock,
  }) => {
    const { pay, undo } = await owing(deps);
    const { id } = await pay(taka(500), { method: 'cash' });
    clock.set('2026-12-01T06:00:00Z');
    expect(await findTill(deps.db, boss.id, today, today)).toMatchObject({
      balance: -taka(500),
      movements: [{ kind: 'supplier-payment', amount: -taka(500) }],
    });
    await run(deps, boss, closeTill, { notes: {}, because: 'Paid out of the safe.' });
    clock.set('2026-12-01T07:00:00Z');
    await expect(pay(taka(1), { method: 'cash' })).rejects.toMatchObject({ code: 'till.closed' });
    await expect(undo(id)).rejects.toMatchObject({ code: 'till.closed' });
    clock.set('2026-12-02T04:00:00Z');
    await undo(id);
  });

  test('is refused for no cost, and to a clerk', async ({ deps }) => {
    const input = { cost: crypto.randomUUID(), amount: 100, method: 'cash' as const, key: aKey() };
    await expect(run(deps, boss, paySupplier, input)).rejects.toMatchObject({ code: 'reports.no-cost' });
    await expect(run(deps, staff('amina'), paySupplier, input)).rejects.toMatchObject({ kind: 'forbidden' });
    const payment = { id: crypto.randomUUID(), reason: 'None.' };
    await expect(run(deps, boss, undoSupplierPayment, payment)).rejects.toMatchObject({
      code: 'reports.no-payment',
    });
  });
});
