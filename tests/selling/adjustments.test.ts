import { describe, expect } from 'vitest';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { sumsOf } from '#features/papers/paper-sums.rules.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { listAdjusted, listCreditTargets } from '#features/payments/adjustments/adjustments.queries.ts';
import { moveCredit, undoCreditMove } from '#features/payments/adjustments/credit-moves.commands.ts';
import { undoWriteOff, writeOff } from '#features/payments/adjustments/write-offs.commands.ts';
import { noteCertificate } from '#features/payments/deductions/deductions.commands.ts';
import { listDeductions } from '#features/payments/deductions/deductions.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { askRefund, refuseRefund } from '#features/payments/refunds/refunds.commands.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { accountant, clerk, manager, moneyWorld, taka } from './customer-money.ts';
import { aKey } from './sales.ts';

const reason = 'A few taka short.';

const tick = (clock: TestClock) => clock.set(new Date(clock.now().getTime() + 60_000).toISOString());

async function world(deps: CommandDeps) {
  const known = await moneyWorld(deps, { writeOffUpTo: taka(50) });
  const forgive = (orderId: string, amount: number, who = accountant) =>
    run(deps, who, writeOff, { orderId, amount, reason, key: aKey() });
  const restore = (orderId: string, id: string) =>
    run(deps, accountant, undoWriteOff, { orderId, id, reason: 'They paid it.' });
  const move = (orderId: string, to: string, amount: number, who = accountant) =>
    run(deps, who, moveCredit, { orderId, to, amount, key: aKey() });
  const moveBack = (orderId: string, id: string) =>
    run(deps, accountant, undoCreditMove, { orderId, id, reason: 'For another order.' });
  const refund = (orderId: string, amount: number, who = clerk) =>
    run(deps, who, askRefund, { orderId, amount, method: 'cash', reason: 'Too much.', key: aKey() });
  return { ...known, forgive, restore, move, moveBack, refund };
}

describe('a small difference', () => {
  test('is forgiven or kept up to the limit of the order, never more than it is, and comes back by undo', async ({
    deps,
    clock,
  }) => {
    const { order, pay, forgive, restore, balances, due, standing } = await world(deps);
    const id = await order(taka(1_030));
    await pay(id, taka(1_000));
    const before = await balances();
    for (const amount of [taka(31), taka(51), -taka(1)]) {
      await expect(forgive(id, amount)).rejects.toMatchObject({ kind: 'invalid', code: 'orders.write-off' });
    }
    await expect(forgive(id, taka(30), clerk)).rejects.toMatchObject({ kind: 'forbidden' });
    const { id: made } = await forgive(id, taka(30));
    expect(await due(id)).toBe(0);
    expect(await balances()).toEqual({ all: 0, 1020: taka(1_000), 4100: -taka(1_030), 5900: taka(30) });
    await restore(id, made);
    await expect(restore(id, made)).rejects.toMatchObject({ code: 'orders.write-off-undone' });
    expect(await balances()).toEqual(before);
    expect(await due(id)).toBe(taka(30));
    tick(clock);
    await pay(id, taka(70));
    expect((await standing(id)).paid).toBe(taka(1_070));
    await expect(forgive(id, -taka(41))).rejects.toMatchObject({ code: 'orders.write-off' });
    await forgive(id, -taka(40));
    expect(await balances()).toEqual({ all: 0, 1020: taka(1_070), 4100: -taka(1_030), 5900: -taka(40) });
    expect(await listAdjusted(deps.db, id)).toMatchObject([
      { kind: 'write-off', amount: taka(30), undone: 'They paid it.' },
      { kind: 'write-off', amount: -taka(40), undone: null, reason },
    ]);
  });

  test('counts towards one limit, however often it is written off', async ({ deps }) => {
    const { order, pay, forgive } = await world(deps);
    const id = await order(taka(1_000));
    await pay(id, taka(900));
    await forgive(id, taka(30));
    await expect(forgive(id, taka(21))).rejects.toMatchObject({ details: { most: taka(20) } });
    await forgive(id, taka(20));
    await expect(forgive(id, 1)).rejects.toMatchObject({ code: 'orders.write-off' });
  });

  test('that was forgiven doesn’t come back to the customer when the order is cancelled', async ({
    deps,
  }) => {
    const { order, pay, forgive, balances, standing } = await world(deps);
    const id = await order(taka(1_030));
    await pay(id, taka(1_000));
    await forgive(id, taka(30));
    await run(deps, manager, cancelOrder, { id, reason: 'They don’t travel.' });
    const { charged, paid } = await standing(id);
    expect(paid).toBe(taka(1_000));
    expect((await balances())[5900]).toBeUndefined();
    expect((await balances())[2100]).toBe(charged - paid);
  });

  test('of whole taka leaves what is rounded off to itself', async ({ deps }) => {
    const { order, pay, forgive, restore, balances, due } = await world(deps);
    const id = await order(taka(1_030) + 50);
    await pay(id, taka(1_000));
    const { id: made } = await forgive(id, taka(30));
    expect(await due(id)).toBe(0);
    expect((await balances())[5900]).toBe(taka(30) + 50);
    await restore(id, made);
    expect(await due(id)).toBe(taka(30) + 50);
    expect((await balances())[5900]).toBeUndefined();
  });
});

describe('what a customer has too much', () => {
  test('moves to another order of theirs, by number or card, and back', async ({ deps }) => {
    const { order, pay, move, moveBack, balances, standing, due } = await world(deps);
    const [one, other] = [await order(taka(1_000)), await order(taka(700))];
    await pay(one, taka(1_400));
    const before = await balances();
    expect(before).toMatchObject({ 1100: taka(700), 2100: -taka(400) });
    await expect(move(one, other, taka(401))).rejects.toMatchObject({
      kind: 'invalid',
      code: 'orders.credit',
      details: { most: taka(400) },
    });
    expect(await listCreditTargets(deps.db, one)).toMatchObject([{ id: other, owed: taka(700) }]);
    const { id } = await move(one, other, taka(400));
    expect(await standing(one)).toEqual({ charged: taka(1_000), paid: taka(1_000) });
    expect(await due(other)).toBe(taka(300));
    expect(await balances()).toEqual({ all: 0, 1020: taka(1_400), 1100: taka(300), 4100: -taka(1_700) });
    await expect(move(one, other, 1)).rejects.toMatchObject({ code: 'orders.credit' });
    expect(await listAdjusted(deps.db, one)).toMatchObject([
      { kind: 'credit-moved', amount: -taka(400), order: { id: other } },
    ]);
    expect(await listAdjusted(deps.db, other)).toMatchObject([{ amount: taka(400), order: { id: one } }]);
    await moveBack(other, id);
    await expect(moveBack(one, id)).rejects.toMatchObject({ code: 'orders.credit-undone' });
    expect(await balances()).toEqual(before);
  });

  test('stays on an order of another customer, on the order itself, and on nothing', async ({ deps }) => {
    const { order, pay, move } = await world(deps);
    const contact = { name: 'Karim Mia', phone: '01911-000111' };
    const [one, foreign] = [await order(taka(1_000)), await order(taka(700), { contact })];
    await pay(one, taka(1_400));
    for (const to of [foreign, one, crypto.randomUUID()]) {
      await expect(move(one, to, taka(100))).rejects.toMatchObject({ code: 'orders.other-customer' });
    }
  });

  test('can’t be undone at its payment while it counts for another order, nor move back once it went on', async ({
    deps,
  }) => {
    const { order, pay, undo, move, moveBack, refund } = await world(deps);
    const [one, other] = [await order(taka(1_000)), await order(taka(700))];
    const { id: payment } = await pay(one, taka(1_400));
    const { id } = await move(one, other, taka(400));
    await expect(undo(payment)).rejects.toMatchObject({ code: 'payments.moved' });
    const { id: back } = await refund(other, taka(300), manager);
    await expect(moveBack(one, id)).rejects.toMatchObject({ code: 'orders.credit-gone' });
    expect(back).toBeDefined();
  });

  test('is only what came for sure: no cheque that can bounce, no deduction without its certificate', async ({
    deps,
  }) => {
    const { order, pay, move } = await world(deps);
    const [one, other] = [await order(taka(100)), await order(taka(700))];
    const cheque = { bank: 'City Bank', number: '0012345', dated: '2026-12-01' };
    await pay(one, taka(300), { method: 'cheque', outside: undefined, cheque });
    await expect(move(one, other, taka(1))).rejects.toMatchObject({ details: { most: 0 } });
    await pay(one, taka(500), { deducted: [{ kind: 'tax', amount: taka(50) }] });
    await expect(move(one, other, taka(501))).rejects.toMatchObject({ details: { most: taka(500) } });
    const [deduction] = await listDeductions(deps.db, { today: '2026-12-31' });
    await run(deps, accountant, noteCertificate, { id: deduction?.id ?? '', number: 'TDS 118' });
    await move(one, other, taka(550));
  });
});

describe('papers', () => {
  const read = async (deps: CommandDeps, orderId: string, kind: string) => {
    const found = (await listPapers(deps.db, orderId)).findLast((paper) => paper.kind === kind);
    const of = { token: '', orderId, number: found?.number ?? '', language: 'en' as const };
    return findPaper(deps.db, { ...of, siteUrl: 'https://shofor.example' });
  };
  test('of both orders say what moved, and that a rest was written off, as it stood and since', async ({
    deps,
    clock,
  }) => {
    const { order, pay, move, moveBack, forgive } = await world(deps);
    const [one, other] = [await order(taka(1_000)), await order(taka(700))];
    await pay(one, taka(1_400));
    tick(clock);
    const { id } = await move(one, other, taka(400));
    expect(await read(deps, one, 'receipt')).toMatchObject({
      payments: [{ amount: taka(1_400) }],
      since: [{ amount: -taka(400), order: expect.any(String) }],
    });
    tick(clock);
    await pay(other, taka(280));
    tick(clock);
    await forgive(other, taka(20));
    const receipt = await read(deps, other, 'receipt');
    expect(receipt).toMatchObject({
      total: taka(700),
      payments: [{ amount: taka(280) }, { amount: taka(400), order: expect.any(String) }],
      since: [{ amount: taka(20), isWrittenOff: true }],
    });
    expect(receipt && sumsOf(receipt)).toEqual({ received: taka(680), due: taka(20) });
    tick(clock);
    await moveBack(one, id);
    expect(await read(deps, one, 'receipt')).toMatchObject({ since: [] });
    // A paper stays as it was issued.
    expect(await read(deps, other, 'receipt')).toMatchObject({ payments: [{}, { amount: taka(400) }] });
  });

  test('name what reached us, the fee, each deduction with its certificate, and the day on which it came', async ({
    deps,
    clock,
  }) => {
    const { order, pay } = await world(deps);
    const id = await order(taka(1_000));
    const on = addDays(dhakaDate(clock.now()), -3);
    const deducted = [
      { kind: 'vat' as const, amount: taka(75), certificate: 'VDS 1' },
      { kind: 'tax' as const, amount: taka(25) },
    ];
    await pay(id, taka(890), { fee: taka(10), on, deducted });
    const part = (kind: string, amount: number, certificate: string | null = null) => ({
      kind,
      amount,
      certificate,
    });
    expect(await read(deps, id, 'receipt')).toMatchObject({
      amount: taka(1_000),
      paidOn: on,
      parts: [
        part('reached', taka(890)),
        part('fee', taka(10)),
        part('vat', taka(75), 'VDS 1'),
        part('tax', taka(25)),
      ],
    });
    await pay(id, taka(100));
    expect(await read(deps, id, 'receipt')).toMatchObject({ paidOn: null, parts: [] });
  });
});

describe('what was deducted', () => {
  test('is on the list until its certificate comes, with its age', async ({ deps, clock }) => {
    const { order, pay, undo } = await world(deps);
    const today = dhakaDate(clock.now());
    const id = await order(taka(10_000));
    const deducted = [
      { kind: 'vat' as const, amount: taka(75), certificate: 'VDS 1' },
      { kind: 'tax' as const, amount: taka(25) },
    ];
    const { id: payment } = await pay(id, taka(900), { on: addDays(today, -9), deducted });
    const open = await listDeductions(deps.db, { isOpen: true, today });
    expect(open).toMatchObject([{ kind: 'tax', amount: taka(25), age: 9, certificate: null, payment }]);
    const certify = (number: string) =>
      run(deps, accountant, noteCertificate, { id: open[0]?.id ?? '', number });
    await certify('TDS 118');
    await certify('TDS 119');
    expect(await listDeductions(deps.db, { isOpen: true, today })).toEqual([]);
    expect(
      (await listDeductions(deps.db, { isOpen: false, today })).map(({ certificate }) => certificate),
    ).toEqual(['VDS 1', 'TDS 119']);
    const month = addDays(today, -9).slice(0, 7);
    expect(await listDeductions(deps.db, { month, today })).toHaveLength(2);
    expect(await listDeductions(deps.db, { month: '2020-02', today })).toEqual([]);
    await undo(payment);
    expect(await listDeductions(deps.db, { today })).toEqual([]);
    await expect(certify('TDS 120')).rejects.toMatchObject({ code: 'deductions.over' });
  });

  test('is the customer’s credit and goes back with it, without a certificate by a second person only', async ({
    deps,
  }) => {
    const { order, pay, refund } = await world(deps);
    const id = await order(taka(1_000));
    await pay(id, taka(900), { deducted: [{ kind: 'tax', amount: taka(100) }] });
    await expect(refund(id, taka(1_001))).rejects.toMatchObject({ details: { most: taka(1_000) } });
    const asked = await refund(id, taka(901));
    expect(asked.state).toBe('asked');
    await run(deps, manager, refuseRefund, { id: asked.id, reason: 'Not before the certificate.' });
    const [deduction] = await listDeductions(deps.db, { today: '2026-12-31' });
    await run(deps, accountant, noteCertificate, { id: deduction?.id ?? '', number: 'TDS 118' });
    expect((await refund(id, taka(1_000))).state).toBe('paid');
  });
});
