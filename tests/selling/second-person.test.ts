import { describe, expect } from 'vitest';
import { spendLine } from '#features/orders/costs.commands.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { approvePayment } from '#features/payments/payments.commands.ts';
import { listMovements } from '#features/payments/payments.queries.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { approveMovement, refuseMovement } from '#features/reports/approvals/approvals.commands.ts';
import { listApprovals } from '#features/reports/approvals/approvals.queries.ts';
import { countSafe } from '#features/till/safe/safe.commands.ts';
import { closeTill, openTill } from '#features/till/till.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { anOrder, approveAll, giveBack, on, refusal, taka, take } from './controls.ts';
import { aKey, staff } from './sales.ts';

const amina = staff('amina');
const accountant = staff('accountant', 'accountant');
const boss = staff('boss', 'manager');
const reason = 'Typed for the wrong order.';

describe('undoing a payment', () => {
  test('of one’s own cash waits for another person, who approves or refuses it', async ({ deps }) => {
    const order = await anOrder(deps, taka(40_000));
    const { id } = await take(deps, order.id, taka(40_000), accountant);
    const asked = await run(deps, accountant, undoPayment, { id, reason });
    expect(asked).toMatchObject({ state: 'counted', approval: expect.any(String) });
    expect(await on(deps, '1010')).toBe(taka(40_000));
    const [waiting] = await listApprovals(deps.db);
    expect(waiting).toMatchObject({
      kind: 'payment-undone',
      reference: order.reference,
      amount: taka(40_000),
    });
    const request = { id: waiting?.id ?? '' };
    expect(await refusal(run(deps, accountant, undoPayment, { id, reason }))).toBe('approvals.asked');
    expect(await refusal(run(deps, accountant, approveMovement, request))).toBe('approvals.own');
    await run(deps, boss, refuseMovement, { ...request, reason: 'The customer has the receipt.' });
    expect(await refusal(run(deps, boss, approveMovement, request))).toBe('approvals.state');
    await run(deps, accountant, undoPayment, { id, reason });
    await approveAll(deps, boss);
    expect(await on(deps, '1010')).toBe(0);
    expect((await listMovements(deps.db, order.id))[0]).toMatchObject({ state: 'undone' });
  });

  test('that another person approved waits for another person again', async ({ deps }) => {
    const order = await anOrder(deps, taka(90_000));
    const { id } = await take(deps, order.id, taka(90_000), accountant);
    await run(deps, boss, approvePayment, { id });
    expect(await run(deps, accountant, undoPayment, { id, reason })).toMatchObject({ state: 'counted' });
    const [waiting] = await listApprovals(deps.db);
    expect(await refusal(run(deps, accountant, approveMovement, { id: waiting?.id ?? '' }))).toBe(
      'approvals.own',
    );
    await approveAll(deps, boss);
    expect(await on(deps, '1010')).toBe(0);
  });

  test('of a small mistake of today is one’s own business until such mistakes add up', async ({
    deps,
    clock,
  }) => {
    const order = await anOrder(deps, taka(40_000));
    const first = await take(deps, order.id, taka(3_000), accountant);
    expect(await run(deps, accountant, undoPayment, { id: first.id, reason })).toMatchObject({
      state: 'undone',
    });
    const second = await take(deps, order.id, taka(3_000), accountant);
    expect(await run(deps, accountant, undoPayment, { id: second.id, reason })).toMatchObject({
      state: 'counted',
      approval: expect.any(String),
    });
    const third = await take(deps, order.id, taka(100), accountant);
    clock.set('2026-12-02T05:00:00Z');
    expect(await run(deps, accountant, undoPayment, { id: third.id, reason })).toMatchObject({
      state: 'counted',
    });
    expect(await run(deps, boss, undoPayment, { id: third.id, reason })).toMatchObject({ state: 'undone' });
  });

  test('in parts waits from the sum on from which another person decides', async ({ deps }) => {
    const states: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      const order = await anOrder(deps, taka(20_000));
      const { id } = await take(deps, order.id, taka(20_000));
      states.push((await run(deps, boss, undoPayment, { id, reason })).state);
    }
    expect(states).toEqual(['undone', 'undone', 'counted']);
  });
});

describe('parts of a large sum are a large sum', () => {
  test('when one customer’s payments come in parts, on whatever order', async ({ deps }) => {
    const order = await anOrder(deps, taka(200_000));
    const states = [];
    for (let each = 0; each < 4; each += 1) {
      states.push((await take(deps, order.id, taka(49_999))).state);
    }
    expect(states).toEqual(['counted', 'waiting', 'waiting', 'waiting']);
    const contact = { name: 'Salma', phone: '01711999888' };
    const [one, other] = [
      await anOrder(deps, taka(40_000), { contact }),
      await anOrder(deps, taka(40_000), { contact }),
    ];
    expect((await take(deps, one.id, taka(30_000))).state).toBe('counted');
    expect((await take(deps, other.id, taka(30_000), staff('farid'))).state).toBe('waiting');
  });

  test('when cash goes back in parts from five orders of one customer, a day later no more', async ({
    deps,
    clock,
  }) => {
    const contact = { name: 'Salma', phone: '01711999888' };
    const orders = [];
    for (let each = 0; each < 3; each += 1) {
      const order = await anOrder(deps, taka(60_000), { contact });
      const { id } = await take(deps, order.id, taka(60_000));
      await run(deps, boss, approvePayment, { id });
      orders.push(order);
    }
    const [first, second, third] = orders.map(({ id }) => id);
    expect((await giveBack(deps, first ?? '', taka(49_999))).state).toBe('paid');
    expect((await giveBack(deps, second ?? '', taka(49_999), staff('farid'))).state).toBe('asked');
    clock.set('2026-12-02T04:00:01Z');
    expect((await giveBack(deps, third ?? '', taka(49_999))).state).toBe('paid');
  });

  test('when one person gives back to several customers, or to one number', async ({ deps }) => {
    const orders = [];
    for (let each = 0; each < 4; each += 1) {
      const order = await anOrder(deps, taka(30_000));
      await take(deps, order.id, taka(30_000));
      orders.push(order.id);
    }
    const [first = '', second = '', third = '', fourth = ''] = orders;
    expect((await giveBack(deps, first, taka(30_000))).state).toBe('paid');
    expect((await giveBack(deps, second, taka(30_000))).state).toBe('asked');
    const sent = { amount: taka(30_000), method: 'rocket' as const, to: '01911 222333', reason: 'Overpaid.' };
    const one = { ...sent, orderId: third, outside: '4471230001', key: aKey() };
    expect(await run(deps, staff('farid'), askRefund, one)).toMatchObject({ state: 'paid' });
    const other = { ...sent, to: '01911222333', orderId: fourth, outside: '4471230002', key: aKey() };
    expect(await run(deps, staff('nadia'), askRefund, other)).toMatchObject({ state: 'asked' });
  });

  test('when a discount is agreed and then paid out', async ({ deps }) => {
    const order = await anOrder(deps, taka(49_000));
    await take(deps, order.id, taka(49_000));
    await run(deps, amina, amendOrder, {
      id: order.id,
      from: 1,
      reason: 'Agreed on the telephone.',
      agreed: true,
      key: aKey(),
      lines: [
        { charge: 'own', quantity: 1, unit: taka(49_000), text: { en: 'Visa service' }, was: 0 },
        { charge: 'discount', quantity: 1, unit: -taka(48_000), text: { en: 'Discount' } },
      ],
    });
    expect((await giveBack(deps, order.id, taka(48_000))).state).toBe('asked');
  });

  test('when what was spent is set back, and the order cancelled', async ({ deps }) => {
    const lines = [
      { charge: 'official' as const, quantity: 1, unit: taka(45_000), text: { en: 'Embassy fee' } },
    ];
    const order = await anOrder(deps, 0, { lines });
    await take(deps, order.id, taka(45_000));
    const line = { id: order.id, line: 0, note: 'Embassy, receipt 4711', from: 1 };
    await run(deps, amina, spendLine, { ...line, spent: taka(45_000) });
    await run(deps, amina, spendLine, { ...line, spent: 0 });
    const { back } = await run(deps, amina, cancelOrder, { id: order.id, reason: 'They stay at home.' });
    expect((await giveBack(deps, order.id, back)).state).toBe('asked');
  });
});

describe('what has no customer', () => {
  test('the safe isn’t written down by one person, nor a till that lacks as much closed by its clerk', async ({
    deps,
  }) => {
    await anOrder(deps, taka(1_000));
    await run(deps, boss, countSafe, { counted: taka(500_000) });
    const asked = await run(deps, boss, countSafe, { counted: taka(50_000), because: 'Counted twice.' });
    expect(asked).toMatchObject({ approval: expect.any(String), balance: taka(500_000) });
    expect(await on(deps, '1011')).toBe(taka(500_000));
    expect(await refusal(run(deps, amina, openTill, { float: taka(900_000) }))).toBe('till.safe-short');
    await run(deps, amina, openTill, { float: taka(60_000) });
    const short = { notes: {}, because: 'It is gone.' };
    expect(await refusal(run(deps, amina, closeTill, short))).toBe('till.large-difference');
    await run(deps, boss, closeTill, { ...short, clerk: 'amina' });
    await approveAll(deps, accountant);
    // What moved since the count isn't part of its difference.
    expect(await on(deps, '1011')).toBe(-taka(10_000));
    const small = { counted: 0, because: 'The rest was miscounted.' };
    expect(await run(deps, boss, countSafe, small)).toEqual({ balance: 0 });
  });
});
