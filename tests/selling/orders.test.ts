import { describe, expect } from 'vitest';
import { findCustomerBalance, findOrderMoney, findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { listOrders } from '#features/orders/order-list.queries.ts';
import { acceptByLink, acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { approveRefund, askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const today = '2026-12-01';
const shown = async ({ db }: Pick<CommandDeps, 'db'>, token: string) => {
  const order = await findByToken(db, token, today);
  if (order === undefined) {
    throw new Error('There is no such order.');
  }
  return order;
};
const amina = staff('amina');
const boss = staff('boss', 'manager');

const taka = (sum: number) => sum * 100;
const pay = (deps: CommandDeps, orderId: string, amount: number, outside?: string) =>
  run(deps, amina, takePayment, {
    orderId,
    amount,
    method: outside === undefined ? 'cash' : 'bkash',
    key: aKey(),
    ...(outside === undefined ? {} : { outside }),
  });

describe('an order', () => {
  test('is quoted, accepted by its link, paid in two parts, and adds up in the ledger', async ({ deps }) => {
    const made = await sell(deps);
    expect(made).toMatchObject({ state: 'quoted', total: taka(32_900) });
    expect(await shown(deps, made.token)).toMatchObject({
      state: 'quoted',
      money: 'unpaid',
      total: taka(32_900),
      paid: 0,
      due: taka(32_900),
      plan: [{ amount: taka(32_900), due: today, left: taka(32_900) }],
    });
    await run(deps, visitorActor, acceptByLink, { token: made.token });
    await run(deps, visitorActor, acceptByLink, { token: made.token });
    await pay(deps, made.id, taka(12_900));
    expect(await shown(deps, made.token)).toMatchObject({
      state: 'open',
      money: 'part paid',
      paid: taka(12_900),
      due: taka(20_000),
    });
    await pay(deps, made.id, taka(20_000), '9K70LM2QXB');
    expect(await shown(deps, made.token)).toMatchObject({ money: 'paid', paid: taka(32_900), due: 0 });
    const balance = await findTrialBalance(deps.db, today);
    expect(balance.debit).toBe(balance.credit);
    const sides = Object.fromEntries(
      balance.accounts
        .filter((each) => each.debit + each.credit > 0)
        .map((each) => [each.name.en, each.debit - each.credit]),
    );
    expect(sides).toEqual({
      'Cash in tills': taka(12_900),
      'bKash wallet': taka(20_000),
      'Official fees held': -taka(8_400),
      'Own revenue': -taka(25_000),
      Discounts: taka(500),
    });
  });

  test('by a plan is due part by part', async ({ deps }) => {
    const made = await sell(deps, {
      travelsOn: '2027-02-20',
      plan: [
        { amount: taka(10_000), due: today },
        { amount: taka(22_900), due: '2027-02-01' },
      ],
    });
    await run(deps, amina, acceptOrder, { id: made.id });
    expect(await shown(deps, made.token)).toMatchObject({ due: taka(10_000), dueOn: today });
    expect((await listOrders(deps.db, { due: 'today' }, today)).items).toMatchObject([{ id: made.id }]);
    expect((await listOrders(deps.db, { due: 'overdue' }, '2026-12-02')).items).toMatchObject([
      { id: made.id },
    ]);
    await pay(deps, made.id, taka(10_000));
    expect(await shown(deps, made.token)).toMatchObject({ due: taka(22_900), dueOn: '2027-02-01' });
    expect((await listOrders(deps.db, { due: 'overdue' }, '2026-12-02')).items).toEqual([]);
  });

  test('by a plan that was written in another order pays first what is due first', async ({ deps }) => {
    const made = await sell(deps, {
      travelsOn: '2027-02-20',
      plan: [
        { amount: taka(22_900), due: '2027-02-01' },
        { amount: taka(10_000), due: today },
      ],
    });
    await run(deps, amina, acceptOrder, { id: made.id });
    await pay(deps, made.id, taka(10_000));
    expect(await shown(deps, made.token)).toMatchObject({
      due: taka(22_900),
      dueOn: '2027-02-01',
      plan: [
        { due: today, left: 0 },
        { due: '2027-02-01', left: taka(22_900) },
      ],
    });
    const { items } = await listOrders(deps.db, {}, '2026-12-02');
    expect(items).toMatchObject([{ due: taka(22_900), dueOn: '2027-02-01' }]);
    expect((await listOrders(deps.db, { due: 'overdue' }, '2026-12-02')).items).toEqual([]);
  });

  test('whose plan doesn’t add to the total is refused, and so is a price below nothing', async ({
    deps,
  }) => {
    const wrong = sell(deps, { plan: [{ amount: taka(1), due: today }] });
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', fields: [{ path: 'plan' }] });
    const negative = sell(deps, { lines: [{ charge: 'own', quantity: 1, unit: -1, text: { en: 'x' } }] });
    await expect(negative).rejects.toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path: 'lines.0.unit' })]),
    });
  });

  test('can’t be accepted after its last day', async ({ deps, clock }) => {
    const made = await sell(deps);
    clock.set('2026-12-09T04:00:00Z');
    const late = run(deps, visitorActor, acceptByLink, { token: made.token });
    await expect(late).rejects.toMatchObject({ kind: 'conflict', code: 'orders.lapsed' });
  });
});

describe('money taken by hand', () => {
  test('has an outside number that counts once, however it is typed, for whatever order', async ({
    deps,
  }) => {
    const first = await sell(deps);
    const second = await sell(deps);
    await pay(deps, first.id, taka(100), '9k70 lm2qxb');
    const again = pay(deps, second.id, taka(100), '৯K৭০LM2QXB');
    await expect(again).rejects.toMatchObject({
      kind: 'conflict',
      code: 'payments.seen',
      details: { reference: first.reference },
    });
  });

  test('of a large sum counts when another person has approved it', async ({ deps }) => {
    const made = await sell(deps, {
      lines: [{ charge: 'own', quantity: 1, unit: taka(60_000), text: { en: 'Tour' } }],
    });
    const payment = await run(deps, boss, takePayment, {
      orderId: made.id,
      method: 'bank',
      amount: taka(50_000),
      outside: 'BANK-7781',
      key: aKey(),
    });
    expect(payment).toMatchObject({ state: 'waiting', receipt: null });
    expect(await shown(deps, made.token)).toMatchObject({ state: 'quoted', paid: 0 });
    const own = run(deps, boss, approvePayment, { id: payment.id });
    await expect(own).rejects.toMatchObject({ kind: 'forbidden', code: 'payments.own' });
    await run(deps, staff('other', 'accountant'), approvePayment, { id: payment.id });
    expect(await shown(deps, made.token)).toMatchObject({
      state: 'open',
      paid: taka(50_000),
      money: 'part paid',
    });
    const twice = run(deps, staff('other', 'accountant'), approvePayment, { id: payment.id });
    await expect(twice).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('for the wrong order is undone by an opposite entry, and its number is free again', async ({
    deps,
  }) => {
    const wrong = await sell(deps);
    const right = await sell(deps);
    const payment = await pay(deps, wrong.id, taka(900), '9K70LM2QXB');
    await run(deps, boss, undoPayment, { id: payment.id, reason: 'Taken for the wrong order.' });
    expect(await shown(deps, wrong.token)).toMatchObject({ paid: 0, money: 'unpaid' });
    await pay(deps, right.id, taka(900), '9K70LM2QXB');
    expect(await shown(deps, right.token)).toMatchObject({ paid: taka(900) });
  });

  test('sent twice with one key is taken once', async ({ deps }) => {
    const made = await sell(deps);
    const sent = { orderId: made.id, method: 'cash' as const, amount: taka(10), key: aKey() };
    const first = await run(deps, amina, takePayment, sent);
    expect(await run(deps, amina, takePayment, sent)).toEqual(first);
    expect((await findOrderMoney(deps.db, made.id)).paid).toBe(taka(10));
  });
});

describe('a cancelled order', () => {
  const ladder = { travelsOn: '2026-12-20' };

  test('does what its preview said, and the rest goes back', async ({ deps }) => {
    const made = await sell(deps, ladder);
    await pay(deps, made.id, taka(32_900));
    const asked = { id: made.id, reason: 'The visa was refused.' };
    const preview = await run(deps, amina, cancelOrder, { ...asked, preview: true });
    // 19 days before: a quarter of 24,500; the embassy has not been paid.
    expect(preview).toMatchObject({ keep: taka(6_125), back: taka(26_775), credit: taka(26_775) });
    expect(await run(deps, amina, cancelOrder, asked)).toEqual(preview);
    expect(await shown(deps, made.token)).toMatchObject({
      state: 'cancelled',
      money: 'refund due',
      total: taka(6_125),
      paid: taka(32_900),
    });
    expect((await listOrders(deps.db, { due: 'refund' }, today)).items).toMatchObject([{ id: made.id }]);
    const tooMuch = run(deps, amina, askRefund, {
      orderId: made.id,
      amount: taka(32_901),
      method: 'cash',
      reason: 'All of it',
      key: aKey(),
    });
    await expect(tooMuch).rejects.toMatchObject({ kind: 'invalid', code: 'refunds.too-much' });
    const refund = await run(deps, amina, askRefund, {
      orderId: made.id,
      amount: taka(26_775),
      method: 'bkash',
      reason: 'Cancelled',
      key: aKey(),
    });
    expect(refund.state).toBe('approved');
    expect(await run(deps, amina, payRefund, { id: refund.id, outside: '9K70LM2QXC' })).toMatchObject({
      state: 'paid',
    });
    expect(await shown(deps, made.token)).toMatchObject({ money: 'refunded', paid: taka(6_125) });
    expect(await findCustomerBalance(deps.db, made.id)).toEqual({ receivable: 0, deposits: 0 });
    const twice = run(deps, amina, cancelOrder, asked);
    await expect(twice).rejects.toMatchObject({ kind: 'conflict', code: 'orders.cancelled' });
  });

  test('gives back a large sum after another person has approved it', async ({ deps }) => {
    const made = await sell(deps, {
      lines: [{ charge: 'supplier', quantity: 1, unit: taka(90_000), text: { en: 'Ticket' } }],
    });
    await payCash(deps, made.id, taka(45_000));
    await payCash(deps, made.id, taka(45_000));
    await run(deps, amina, cancelOrder, { id: made.id, reason: 'Not travelling.' });
    const refund = await run(deps, boss, askRefund, {
      orderId: made.id,
      amount: taka(90_000),
      method: 'cash',
      reason: 'Cancelled',
      key: aKey(),
    });
    expect(refund.state).toBe('asked');
    const own = run(deps, boss, approveRefund, { id: refund.id });
    await expect(own).rejects.toMatchObject({ kind: 'forbidden', code: 'refunds.own' });
    const other = staff('other', 'owner');
    expect(await run(deps, other, approveRefund, { id: refund.id })).toMatchObject({ state: 'approved' });
    expect(await shown(deps, made.token)).toMatchObject({ money: 'refund due', paid: taka(90_000) });
    // Cash leaves the till of who hands it out.
    expect(await run(deps, boss, payRefund, { id: refund.id })).toMatchObject({ state: 'paid' });
    expect(await shown(deps, made.token)).toMatchObject({ money: 'refunded', paid: 0 });
  });
});
