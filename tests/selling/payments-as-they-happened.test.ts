import { describe, expect } from 'vitest';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { approvePayment } from '#features/payments/payments.commands.ts';
import { closeTill } from '#features/till/till.commands.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { accountant, clerk, manager, moneyWorld, taka } from './customer-money.ts';

describe('what a customer pays', () => {
  test('settles the order with its fee and what was deducted for the state, and each stands where it belongs', async ({
    deps,
  }) => {
    const { order, pay, balances, standing, due, movements } = await moneyWorld(deps);
    const id = await order(taka(10_000));
    const { state } = await pay(id, taka(8_975), {
      fee: taka(25),
      deducted: [
        { kind: 'vat', amount: taka(750), certificate: 'Mushak 6.6 / 118' },
        { kind: 'tax', amount: taka(250) },
      ],
    });
    expect(state).toBe('counted');
    expect(await standing(id)).toEqual({ charged: taka(10_000), paid: taka(10_000) });
    expect(await due(id)).toBe(0);
    expect(await balances()).toEqual({
      all: 0,
      1020: taka(8_975),
      1061: taka(750),
      1062: taka(250),
      4100: -taka(10_000),
      5110: taka(25),
    });
    expect(await movements(id)).toMatchObject([
      {
        amount: taka(10_000),
        fee: taka(25),
        deducted: [
          { kind: 'vat', amount: taka(750), certificate: 'Mushak 6.6 / 118' },
          { kind: 'tax', amount: taka(250), certificate: null },
        ],
      },
    ]);
  });

  test('is taken back whole by an undo, deductions and fee too', async ({ deps }) => {
    const { order, pay, undo, balances, standing } = await moneyWorld(deps);
    const id = await order(taka(2_000));
    const before = await balances();
    const { id: payment } = await pay(id, taka(1_800), {
      method: 'bkash',
      fee: taka(20),
      deducted: [{ kind: 'tax', amount: taka(180) }],
    });
    expect(await balances()).toMatchObject({ 1041: taka(1_800), 1062: taka(180), 5100: taka(20) });
    await undo(payment);
    expect(await balances()).toEqual(before);
    expect(await standing(id)).toEqual({ charged: taka(2_000), paid: 0 });
  });

  test('stands on the bank or wallet that is named, if it is one of the method', async ({ deps }) => {
    const { order, pay, account, balances } = await moneyWorld(deps);
    const id = await order(taka(9_000));
    const [bank, wallet] = [await account('bank'), await account('wallet', 'nagad')];
    await pay(id, taka(100), { account: bank });
    await pay(id, taka(200), { method: 'nagad', account: wallet });
    await pay(id, taka(300), { method: 'bangla-qr', account: bank, fee: taka(3) });
    await pay(id, taka(400), { method: 'bangla-qr' });
    await pay(id, taka(500), { account: '1020' });
    expect(await balances()).toMatchObject({
      1020: taka(900),
      5110: taka(3),
      [bank]: taka(400),
      [wallet]: taka(200),
    });
    for (const [method, code] of [
      ['bank', wallet],
      ['bkash', wallet],
      ['bkash', '1020'],
      ['cash', '1020'],
      ['bangla-qr', '1041'],
      ['bank', '1020-77'],
    ] as const) {
      await expect(pay(id, 100, { method, account: code })).rejects.toMatchObject({
        kind: 'invalid',
        code: 'payments.account',
        fields: [{ path: 'account' }],
      });
    }
    await expect(pay(id, 100, { account: '5110' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(pay(id, 100, { method: 'cash', fee: 1 })).rejects.toMatchObject({ code: 'payments.fee' });
  });

  test('is booked on the day on which it came: not one in the future, nor in a closed period', async ({
    deps,
    clock,
  }) => {
    const { order, pay, undo, balances } = await moneyWorld(deps);
    const today = dhakaDate(clock.now());
    const [yesterday, before] = [addDays(today, -1), addDays(today, -2)];
    const id = await order(taka(900));
    const { id: payment } = await pay(id, taka(900), { on: yesterday });
    expect(await balances(yesterday)).toMatchObject({ all: 0, 1020: taka(900) });
    await expect(pay(id, 100, { on: addDays(today, 1) })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'books.future',
      fields: [{ path: 'on' }],
    });
    await run(deps, accountant, closeBooks, { until: yesterday });
    for (const on of [yesterday, before]) {
      await expect(pay(id, 100, { on })).rejects.toMatchObject({ kind: 'conflict', code: 'books.closed' });
    }
    // What undoes it is booked today.
    await undo(payment);
    expect((await balances(yesterday))[1020]).toBe(taka(900));
    expect((await balances())[1020]).toBeUndefined();
  });

  test('in cash of a day that was counted is refused', async ({ deps, clock }) => {
    const { order, pay } = await moneyWorld(deps);
    const id = await order(taka(900));
    await pay(id, taka(100), { method: 'cash' }, clerk);
    const today = dhakaDate(clock.now());
    await run(deps, clerk, closeTill, { notes: { 100: 1 } });
    clock.set(new Date(clock.now().getTime() + 86_400_000).toISOString());
    await expect(pay(id, taka(100), { method: 'cash', on: today }, clerk)).rejects.toMatchObject({
      code: 'till.closed',
    });
    await pay(id, taka(100), { method: 'cash' }, clerk);
  });

  test('waits for another person by all that it credits, and is booked on its day when it is approved', async ({
    deps,
    clock,
  }) => {
    const { order, pay, balances } = await moneyWorld(deps);
    const id = await order(taka(60_000));
    const yesterday = addDays(dhakaDate(clock.now()), -1);
    const deducted = [{ kind: 'tax' as const, amount: taka(11_000) }];
    const { id: payment, state } = await pay(id, taka(40_000), { on: yesterday, deducted });
    expect(state).toBe('waiting');
    expect((await balances())[1062]).toBeUndefined();
    await run(deps, manager, approvePayment, { id: payment });
    expect(await balances(yesterday)).toMatchObject({ 1020: taka(40_000), 1062: taka(11_000) });
  });
});
