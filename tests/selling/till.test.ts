import { describe, expect } from 'vitest';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { approvePayment, takePayment, undoPayment } from '#features/payments/payments.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { closeTill, openTill } from '#features/till/till.commands.ts';
import { findTill, listTills } from '#features/till/till.queries.ts';
import { countedSum } from '#features/till/till.rules.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const taka = (sum: number) => sum * 100;
const today = '2026-12-01';
const tomorrow = '2026-12-02';
const amina = staff('amina');
const babul = staff('babul');
const boss = staff('boss', 'manager');

async function takeCash(deps: CommandDeps, clerk: Actor, amount: number) {
  const { id } = await sell(deps);
  const taken = { orderId: id, method: 'cash' as const, amount, key: aKey() };
  return { orderId: id, ...(await run(deps, clerk, takePayment, taken)) };
}

const drawer = async ({ db }: Pick<CommandDeps, 'db'>, clerk: Actor, day = today, now = day) => {
  const found = await findTill(db, clerk.id, day, now);
  if (found === undefined) {
    throw new Error('There is no such till.');
  }
  return found;
};

const balanceOn = async (deps: CommandDeps, account: 'cash' | 'safe' | 'cashDifferences') => {
  const balance = await findTrialBalance(deps.db, tomorrow);
  const found = balance.accounts.find(({ code }) => code === accounts[account].code);
  return (found?.debit ?? 0) - (found?.credit ?? 0);
};

describe('a till', () => {
  test('has its clerk’s cash and nobody else’s', async ({ deps, clock }) => {
    await run(deps, amina, openTill, { float: taka(5_000) });
    clock.set('2026-12-01T05:00:00Z');
    const first = await takeCash(deps, amina, taka(12_500));
    await takeCash(deps, babul, taka(700));
    const back = { orderId: first.orderId, method: 'cash' as const, reason: 'Too much', key: aKey() };
    clock.set('2026-12-01T06:00:00Z');
    await run(deps, amina, askRefund, { ...back, amount: taka(500) });
    expect(await drawer(deps, amina)).toMatchObject({
      ...{ state: 'open', before: 0, balance: taka(17_000), expected: taka(17_000), closed: null },
      movements: [{ amount: taka(5_000) }, { amount: taka(12_500) }, { amount: taka(-500) }],
    });
    expect(await drawer(deps, babul)).toMatchObject({ state: 'unopened', expected: taka(700) });
    const all = await listTills(deps.db, { day: today, today });
    expect(all.map(({ expected }) => expected)).toEqual([taka(17_000), taka(700)]);
    expect(await listTills(deps.db, { day: today, today, own: babul.id })).toHaveLength(1);
  });

  test('is closed by counting its notes; what is missing is booked with its reason', async ({ deps }) => {
    await run(deps, amina, openTill, { float: taka(2_000) });
    await takeCash(deps, amina, taka(10_600));
    const notes = { 1000: 12, 500: 1, 50: 1, 20: 1, 10: 1 };
    expect(countedSum(notes)).toBe(taka(12_580));
    await expect(run(deps, amina, closeTill, { notes })).rejects.toMatchObject({
      code: 'till.difference',
      details: { expected: taka(12_600), counted: taka(12_580), difference: taka(-20) },
    });
    expect(await balanceOn(deps, 'cashDifferences')).toBe(0);
    await run(deps, amina, closeTill, { notes, because: 'Wrong change for a customer.' });
    expect(await drawer(deps, amina)).toMatchObject({
      ...{ state: 'closed', before: 0, expected: taka(12_600), movements: [{}, {}] },
      closed: {
        ...{ counted: taka(12_580), difference: taka(-20), handedOver: taka(12_580) },
        ...{ because: 'Wrong change for a customer.', notes: { 1000: 12, 20: 1 } },
      },
    });
    expect(await balanceOn(deps, 'cash')).toBe(0);
    expect(await balanceOn(deps, 'safe')).toBe(taka(10_580));
    expect(await balanceOn(deps, 'cashDifferences')).toBe(taka(20));
  });

  test('that is closed takes no more cash that day, and is empty on the next', async ({ deps, clock }) => {
    const paid = await takeCash(deps, amina, taka(1_000));
    await run(deps, amina, closeTill, { notes: { 1000: 1 } });
    const closed = { code: 'till.closed' };
    await expect(takeCash(deps, amina, taka(50))).rejects.toMatchObject(closed);
    const back = { orderId: paid.orderId, method: 'cash' as const, amount: taka(10), reason: 'Too much' };
    await expect(run(deps, amina, askRefund, { ...back, key: aKey() })).rejects.toMatchObject(closed);
    await expect(run(deps, amina, openTill, { float: 0 })).rejects.toMatchObject(closed);
    await expect(run(deps, amina, closeTill, { notes: {} })).rejects.toMatchObject(closed);
    const bank = { orderId: paid.orderId, method: 'bank' as const, amount: taka(50), outside: 'BANK-77' };
    await run(deps, amina, takePayment, { ...bank, key: aKey() });
    await takeCash(deps, babul, taka(60));
    expect(await drawer(deps, amina)).toMatchObject({ state: 'closed', expected: taka(1_000) });
    clock.set('2026-12-02T04:00:00Z');
    await takeCash(deps, amina, taka(40));
    const next = await drawer(deps, amina, tomorrow);
    expect(next).toMatchObject({ state: 'unopened', before: 0, expected: taka(40), movements: [{}] });
    expect(await drawer(deps, amina, today, tomorrow)).toMatchObject({
      movements: [{ amount: taka(1_000) }],
    });
  });

  test('keeps what waits for approval in the drawer until somebody else has approved it', async ({
    deps,
    clock,
  }) => {
    const large = await takeCash(deps, amina, taka(60_000));
    expect(large.state).toBe('waiting');
    await takeCash(deps, amina, taka(1_000));
    expect(await drawer(deps, amina)).toMatchObject({
      ...{ balance: taka(1_000), waiting: taka(60_000), expected: taka(61_000) },
    });
    await run(deps, amina, closeTill, { notes: { 1000: 61 } });
    expect(await drawer(deps, amina)).toMatchObject({
      closed: { difference: 0, handedOver: taka(1_000) },
    });
    clock.set('2026-12-01T13:00:00Z');
    await run(deps, boss, approvePayment, { id: large.id });
    clock.set('2026-12-02T04:00:00Z');
    expect(await drawer(deps, amina, tomorrow)).toMatchObject({
      ...{ balance: taka(60_000), waiting: 0, expected: taka(60_000) },
      movements: [{ kind: 'payment', amount: taka(60_000) }],
    });
    await run(deps, boss, undoPayment, { id: large.id, reason: 'It was never paid.' });
    expect(await drawer(deps, amina, tomorrow)).toMatchObject({ expected: 0 });
  });

  test('is closed by its clerk, or by who may approve payments', async ({ deps }) => {
    await takeCash(deps, amina, taka(100));
    const counted = { clerk: 'amina', notes: { 100: 1 } };
    await expect(run(deps, babul, closeTill, counted)).rejects.toMatchObject({ code: 'till.other' });
    await run(deps, boss, closeTill, counted);
    expect(await drawer(deps, amina)).toMatchObject({ state: 'closed', closed: { by: 'user:boss' } });
  });
});
