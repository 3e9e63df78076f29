import { describe, expect, onTestFinished } from 'vitest';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import {
  bounceCheque,
  clearCheque,
  depositCheque,
  takeBackCheque,
} from '#features/payments/cheques/cheques.commands.ts';
import { listBounced, listCheques } from '#features/payments/cheques/cheques.queries.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { listMovements } from '#features/payments/payments.queries.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { findPeriodReport, listOwedOrders } from '#features/reports/reports.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { account, balances, deposit, takeCheque } from './cheque-world.ts';
import { approveAll } from './controls.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;
const today = '2026-12-01';
const key = aKey;

/** An accepted order with a cheque for a part of it. */
async function withCheque(deps: CommandDeps, changed: Parameters<typeof takeCheque>[2] = {}) {
  const order = await sell(deps);
  await run(deps, amina, acceptOrder, { id: order.id });
  const { id, state } = await takeCheque(deps, order.id, changed);
  return { ...order, order: order.id, id, state };
}
const listed = async (deps: CommandDeps, tab: 'in-hand' | 'deposited' | 'done') =>
  (await listCheques(deps.db, tab, today)).items;

test('a cheque that is too old, or dated far ahead, is no money: nothing is paid by it', async ({ deps }) => {
  const order = await sell(deps);
  for (const dated of ['2024-05-01', '2026-06-01', '2027-01-02', '2027-06-01']) {
    await expect(takeCheque(deps, order.id, { dated }), dated).rejects.toMatchObject({
      kind: 'invalid',
      code: 'payments.cheque-date',
      fields: [{ path: 'cheque.dated' }],
    });
  }
  expect(await listMovements(deps.db, order.id)).toEqual([]);
  expect(await takeCheque(deps, order.id, { dated: '2026-12-31' })).toMatchObject({ state: 'counted' });
});

test('a receipt for a cheque says that the bank has to clear it first', async ({ deps }) => {
  await withCheque(deps);
  const [receipt] = await deps.db.select().from(messages).where(isLetter('payment.received'));
  expect(receipt?.text).toContain('BRAC Bank 0001234 (subject to clearing)');
});

describe('a cheque', () => {
  test('is in hand, then deposited, then cleared: each step moves its money in the ledger', async ({
    deps,
  }) => {
    const { id, order, reference, token } = await withCheque(deps);
    expect(await listed(deps, 'in-hand')).toMatchObject([
      { id, order, reference, bank: 'BRAC Bank', number: '0001234', dated: '2026-11-20', state: 'in-hand' },
    ]);
    expect(await balances(deps)).toEqual({ hand: 20_000, deposited: 0, bank: 0, charges: 0 });
    await deposit(deps, id);
    expect(await balances(deps)).toEqual({ hand: 0, deposited: 20_000, bank: 0, charges: 0 });
    expect(await listed(deps, 'deposited')).toMatchObject([
      { id, state: 'deposited', day: '2026-11-22', account },
    ]);
    expect(await listed(deps, 'in-hand')).toEqual([]);
    await run(deps, amina, clearCheque, { id, day: '2026-11-24', key: key() });
    expect(await balances(deps)).toEqual({ hand: 0, deposited: 0, bank: 20_000, charges: 0 });
    expect(await listed(deps, 'done')).toMatchObject([{ id, state: 'cleared', day: '2026-11-24', account }]);
    // The customer has paid all the while.
    expect(await findByToken(deps.db, token, today)).toMatchObject({ paid: taka(20_000) });
    expect(await listMovements(deps.db, order)).toMatchObject([
      { method: 'cheque', outside: 'BRAC Bank 0001234', cheque: 'cleared', state: 'counted' },
    ]);
    const log = await deps.db.select({ action: activity.action, actor: activity.actor }).from(activity);
    expect(log.filter(({ action }) => action.startsWith('cheques.'))).toEqual([
      { action: 'cheques.deposit', actor: 'user:amina' },
      { action: 'cheques.clear', actor: 'user:amina' },
    ]);
  });

  test('that bounced is a payment that was undone: the order, its page, its receipt and the reports say so', async ({
    deps,
  }) => {
    const { id, order, token } = await withCheque(deps);
    await deposit(deps, id);
    const bounce = { id, day: '2026-11-25', reason: 'Insufficient funds', charge: taka(575) };
    await run(deps, boss, bounceCheque, { ...bounce, key: key() });
    expect(await balances(deps)).toEqual({ hand: 0, deposited: 0, bank: -575, charges: 575 });
    expect(await findByToken(deps.db, token, today)).toMatchObject({
      money: 'unpaid',
      paid: 0,
      due: taka(32_900),
    });
    expect(await listBounced(deps.db, token)).toMatchObject([
      { number: 'BRAC Bank 0001234', amount: taka(20_000), day: '2026-11-25', reason: 'Insufficient funds' },
    ]);
    expect(await listMovements(deps.db, order)).toMatchObject([{ state: 'undone', cheque: 'bounced' }]);
    const papers = await listPapers(deps.db, order);
    expect(papers.find(({ kind }) => kind === 'receipt')).toMatchObject({ state: 'undone' });
    expect(await listOwedOrders(deps.db, today)).toMatchObject([{ total: taka(32_900) }]);
    const received = await findPeriodReport(deps.db, 'received', { by: 'month' }, today);
    expect(received.total).toBe(0);
    expect(await listed(deps, 'done')).toMatchObject([
      { state: 'bounced', charge: taka(575), reason: bounce.reason },
    ]);
    const letters = await deps.db
      .select({ event: messages.event, text: messages.text })
      .from(messages)
      .where(isLetter());
    const letter = letters.find(({ event }) => event === 'payment.bounced');
    expect(letter?.text).toContain('Insufficient funds');
    expect(letter?.text).toContain('BRAC Bank 0001234');
    // The same cheque can come again.
    const cheque = { bank: 'BRAC Bank', number: '0001234', dated: '2026-11-20' };
    const again = { orderId: order, method: 'cheque' as const, amount: taka(20_000), cheque, key: key() };
    expect(await run(deps, amina, takePayment, again)).toMatchObject({ state: 'counted' });
    expect(await balances(deps)).toMatchObject({ hand: 20_000, bank: -575 });
  });

  test('goes one step back by an opposite entry, and can be deposited again', async ({ deps }) => {
    const { id } = await withCheque(deps);
    await deposit(deps, id);
    await run(deps, amina, clearCheque, { id, day: '2026-11-24', key: key() });
    const back = { id, reason: 'Of another cheque.' };
    expect(await run(deps, boss, takeBackCheque, { ...back, from: 'cleared', key: key() })).toMatchObject({
      state: 'deposited',
    });
    expect(await balances(deps)).toMatchObject({ hand: 0, deposited: 20_000, bank: 0 });
    expect(await run(deps, boss, takeBackCheque, { ...back, from: 'deposited', key: key() })).toMatchObject({
      state: 'in-hand',
    });
    expect(await balances(deps)).toMatchObject({ hand: 20_000, deposited: 0, bank: 0 });
    await deposit(deps, id, '2026-11-27');
    await run(deps, amina, clearCheque, { id, day: '2026-11-30', key: key() });
    expect(await balances(deps)).toMatchObject({ hand: 0, deposited: 0, bank: 20_000 });
  });

  test('is undone whole with its payment, however far it has come', async ({ deps }) => {
    for (const steps of [0, 1, 2]) {
      const { id } = await withCheque(deps, { number: `77${steps}` });
      if (steps > 0) {
        await deposit(deps, id);
      }
      if (steps > 1) {
        await run(deps, amina, clearCheque, { id, day: '2026-11-24', key: key() });
      }
      await run(deps, boss, undoPayment, { id, reason: 'Taken for the wrong order.' });
      await approveAll(deps);
      expect(await balances(deps), String(steps)).toEqual({ hand: 0, deposited: 0, bank: 0, charges: 0 });
      expect((await listed(deps, 'done'))[0]).toMatchObject({ state: 'undone' });
      await expect(deposit(deps, id)).rejects.toMatchObject({ code: 'cheques.state' });
    }
  });

  test('isn’t deposited before the day on it, on a day to come, or at somebody else’s account', async ({
    deps,
  }) => {
    const { id } = await withCheque(deps, { dated: '2026-11-30' });
    const refused = (changed: object, who = amina) =>
      expect(run(deps, who, depositCheque, { id, day: '2026-12-01', account, key: key(), ...changed }))
        .rejects;
    await refused({ day: '2026-11-29' }).toMatchObject({
      code: 'cheques.day',
      details: { from: '2026-11-30' },
    });
    await refused({ day: '2026-12-02' }).toMatchObject({ code: 'cheques.day' });
    await refused({ account: '9999999' }).toMatchObject({ code: 'cheques.account' });
    await refused({ account: undefined }).toMatchObject({ code: 'cheques.account' });
    await deposit(deps, id, '2026-11-30');
    await expect(run(deps, amina, clearCheque, { id, day: '2026-11-29', key: key() })).rejects.toMatchObject({
      code: 'cheques.day',
    });
    await expect(
      run(deps, boss, bounceCheque, { id, day: '2026-11-29', reason: 'No funds', key: key() }),
    ).rejects.toMatchObject({ code: 'cheques.day' });
  });

  test('that waits for a second person goes nowhere; what is no cheque has no steps', async ({ deps }) => {
    const { id, state } = await withCheque(deps, { amount: 60_000 });
    expect(state).toBe('waiting');
    expect(await listed(deps, 'in-hand')).toMatchObject([{ id, state: 'waiting' }]);
    await expect(deposit(deps, id)).rejects.toMatchObject({ code: 'cheques.waiting' });
    await run(deps, boss, approvePayment, { id });
    await deposit(deps, id);
    const { id: order } = await sell(deps);
    const cash = { orderId: order, method: 'cash' as const, amount: taka(100) };
    const paid = await run(deps, amina, takePayment, { ...cash, key: key() });
    await expect(deposit(deps, paid.id)).rejects.toMatchObject({ code: 'cheques.not-found' });
    const cheque = { bank: 'BRAC Bank', number: '1', dated: today };
    await expect(run(deps, amina, takePayment, { ...cash, cheque, key: key() })).rejects.toMatchObject({
      code: 'payments.cheque',
    });
  });

  test('bounces only with the right to undo payments, and not while its money is about to go back', async ({
    deps,
  }) => {
    const { id, order } = await withCheque(deps);
    await deposit(deps, id);
    const bounce = { id, day: today, reason: 'No funds' };
    await expect(run(deps, amina, bounceCheque, { ...bounce, key: key() })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(
      run(deps, amina, takeBackCheque, { id, from: 'deposited', reason: 'Not yet', key: key() }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    const back = { orderId: order, method: 'bank' as const, amount: taka(5_000), reason: 'Too much' };
    await run(deps, amina, askRefund, { ...back, key: key() });
    await expect(run(deps, boss, bounceCheque, { ...bounce, key: key() })).rejects.toMatchObject({
      code: 'payments.refunding',
    });
    expect(await balances(deps)).toMatchObject({ deposited: 20_000, charges: 0 });
  });

  test('of before, that was entered by its number alone, goes the same way', async ({ deps }) => {
    const { id: orderId } = await sell(deps);
    const given = { orderId, method: 'cheque' as const, amount: taka(500), outside: 'IFIC 0042' };
    const { id } = await run(deps, amina, takePayment, { ...given, key: key() });
    expect(await listed(deps, 'in-hand')).toMatchObject([{ bank: '', number: 'IFIC 0042', dated: null }]);
    await deposit(deps, id);
    expect(await balances(deps)).toMatchObject({ hand: 0, deposited: 500 });
  });
});

describe('two clerks at once', () => {
  /** A database of its own, in which two transactions run beside each other. */
  async function open(clock: CommandDeps['clock']) {
    const { db, close } = await openTestDatabase();
    onTestFinished(close);
    const deps = {
      db,
      clock,
      pages: { drop: () => {} },
      siteUrl: 'https://shofor.example',
      dataKey: testDataKey,
    };
    return { deps, ...(await withCheque(deps)) };
  }
  const outcomes = (all: readonly PromiseSettledResult<unknown>[]) =>
    all.map(({ status }) => status).toSorted();

  test('note a deposit once; the same press sent twice is the same answer', async ({ clock }) => {
    const { deps, id } = await open(clock);
    const both = await Promise.allSettled([deposit(deps, id), deposit(deps, id, '2026-11-23', boss)]);
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'cheques.state' },
    });
    expect(await balances(deps)).toMatchObject({ hand: 0, deposited: 20_000 });
    const same = { id, day: '2026-11-30', key: key() };
    const twice = await Promise.all([
      run(deps, amina, clearCheque, same),
      run(deps, amina, clearCheque, same),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await balances(deps)).toMatchObject({ deposited: 0, bank: 20_000 });
  });

  test('who press “cleared” and “bounced” have one of both', async ({ clock }) => {
    const { deps, id, token } = await open(clock);
    await deposit(deps, id);
    const both = await Promise.allSettled([
      run(deps, amina, clearCheque, { id, day: today, key: key() }),
      run(deps, boss, bounceCheque, { id, day: today, reason: 'No funds', charge: taka(100), key: key() }),
    ]);
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected']);
    const isCleared = both[0]?.status === 'fulfilled';
    expect(await balances(deps)).toEqual(
      isCleared
        ? { hand: 0, deposited: 0, bank: 20_000, charges: 0 }
        : { hand: 0, deposited: 0, bank: -100, charges: 100 },
    );
    expect(await findByToken(deps.db, token, today)).toMatchObject({ paid: isCleared ? taka(20_000) : 0 });
  });
});
