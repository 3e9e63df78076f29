import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { gatewayNames } from '#features/gateways/gateways.contract.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { listMovements, listOpenRefunds } from '#features/payments/payments.queries.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import { sendAgain } from '#features/payments/refunds/gateway-refunds.commands.ts';
import {
  approveRefund,
  askRefund,
  payRefund,
  refuseRefund,
} from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openPayments, type Payments, paysBy } from './gateway-world.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

/** An order that was paid whole through a gateway. */
async function paid(deps: CommandDeps, world: Payments, method: (typeof gatewayNames)[number]) {
  const made = await sell(deps);
  for (const delivery of await world.act(await world.begin(made.token, method), paysBy[method])) {
    await world.deliver(delivery);
  }
  expect(await world.order(made.token)).toMatchObject({ money: 'paid' });
  return made;
}

const ask = (deps: CommandDeps, orderId: string, amount: number, method: 'sslcommerz' | 'bkash' | 'nagad') =>
  run(deps, amina, askRefund, { orderId, amount, method, reason: 'One traveller less.', key: aKey() });

const rowOf = async ({ db }: Pick<CommandDeps, 'db'>, id: string) =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

/** What the simulated bKash says that it has given back; poisha. */
async function sumAt(world: Payments, deps: CommandDeps, orderId: string): Promise<number> {
  const [attempt] = await world.attemptsOf(orderId);
  const gateway = world.deps.gateways.bkash;
  if (!gateway || !attempt?.theirId || !attempt.session) {
    throw new Error('Nothing was paid through bKash.');
  }
  // Asked for a refund of nothing more than what is known, the adapter says whether the sums agree.
  const all = await deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  const back = all.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + amount, 0);
  const { theirId, session, ourId, amount } = attempt;
  const said = await gateway.refund(
    { theirId, session, ourId, amount },
    { ourId: 'PROBE', amount: taka(1_000_000), reason: 'Probe', refundedBefore: back, isRepeat: false },
  );
  expect(said).toMatchObject({ state: 'failed' });
  expect(said).not.toMatchObject({ reason: expect.stringContaining('another sum') });
  return back;
}

describe('a refund through the gateway that took the money', () => {
  test('goes by bKash without anybody, with its outgoing id, and balances the books', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id: orderId, token } = await paid(deps, world, 'bkash');
    const refund = await ask(deps, orderId, taka(2_900), 'bkash');
    expect(refund.state).toBe('approved');
    await expect(run(deps, amina, payRefund, { id: refund.id, outside: '9K70LM2QXB' })).rejects.toMatchObject(
      {
        code: 'refunds.sending',
      },
    );
    await world.refund();
    await world.refund();
    const row = await rowOf(deps, refund.id);
    expect(row).toMatchObject({ state: 'paid', method: 'bkash-checkout', paidBy: 'system:gateways' });
    expect(row?.outside).toMatch(/\w{4,}/);
    expect(await world.order(token)).toMatchObject({ paid: taka(30_000) });
    const balance = await findTrialBalance(deps.db, '2026-12-01');
    expect(balance.debit).toBe(balance.credit);
    expect(balance.accounts.find(({ code }) => code === '2400')).toMatchObject({ debit: 0, credit: 0 });
    expect(await sumAt(world, deps, orderId)).toBe(taka(2_900));
  });

  test('is sent once though its answer is lost, and though two processes send it', async ({
    deps,
    clock,
  }) => {
    const world = await openPayments(deps);
    const { id: orderId } = await paid(deps, world, 'bkash');
    const refund = await ask(deps, orderId, taka(1_000), 'bkash');
    clock.set('2026-12-01T04:01:00Z');
    const second = await ask(deps, orderId, taka(1_000), 'bkash');
    world.simulatorOf('bkash').set({ answers: 'lost' });
    await Promise.all([world.refund(), world.refund()]);
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'processing' });
    world.simulatorOf('bkash').set({ answers: 'normal' });
    for (let minute = 5; minute < 60; minute += 5) {
      clock.set(`2026-12-01T04:${String(minute).padStart(2, '0')}:00Z`);
      await Promise.all([world.refund(), world.refund()]);
    }
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'paid' });
    expect(await rowOf(deps, second.id)).toMatchObject({ state: 'paid' });
    expect(await sumAt(world, deps, orderId)).toBe(taka(2_000));
  });

  test.for(['503', '9999', '2003', '2033'])(
    'whose answer is lost is not sent again while bKash answers %s about it',
    async (refundStatusCode, { deps, clock }) => {
      const world = await openPayments(deps);
      const { id: orderId } = await paid(deps, world, 'bkash');
      const { id } = await ask(deps, orderId, taka(2_900), 'bkash');
      const bkash = world.simulatorOf('bkash');
      // As some versions tell that there is no refund yet.
      bkash.set({ answers: 'lost', only: ['refund'], refundStatusCode, errorShape: 'errorCode' });
      await world.refund();
      expect(await rowOf(deps, id)).toMatchObject({ state: 'processing' });
      bkash.set({ answers: 'normal' });
      for (let hour = 5; hour < 20; hour += 1) {
        clock.set(`2026-12-01T${String(hour).padStart(2, '0')}:00:00Z`);
        await world.refund();
      }
      expect(await rowOf(deps, id)).toMatchObject({ state: 'review', nextAskAt: null });
      bkash.set({ refundStatusCode: '' });
      await run(deps, boss, sendAgain, { id, reason: 'bKash is back.' });
      await world.refund();
      expect(await rowOf(deps, id)).toMatchObject({ state: 'paid' });
      expect(await sumAt(world, deps, orderId)).toBe(taka(2_900));
    },
  );

  test('that bKash lists as unfinished is waited for, and one that failed there is left to staff', async ({
    deps,
    clock,
  }) => {
    const world = await openPayments(deps);
    const { id: orderId } = await paid(deps, world, 'bkash');
    const { id } = await ask(deps, orderId, taka(2_900), 'bkash');
    const bkash = world.simulatorOf('bkash');
    bkash.set({ answers: 'lost', only: ['refund'], refundState: 'Initiated' });
    await world.refund();
    bkash.set({ answers: 'normal' });
    for (const hour of ['05', '07', '09']) {
      clock.set(`2026-12-01T${hour}:00:00Z`);
      await world.refund();
      expect(await rowOf(deps, id)).toMatchObject({
        state: 'processing',
        theirId: expect.stringMatching(/\w/),
      });
    }
    bkash.set({ refundState: 'Failed' });
    clock.set('2026-12-01T11:00:00Z');
    await world.refund();
    expect(await rowOf(deps, id)).toMatchObject({
      state: 'review',
      trouble: expect.stringContaining('failed'),
    });
    bkash.set({ refundState: 'Completed' });
    await run(deps, boss, sendAgain, { id, reason: 'It went after all.' });
    await world.refund();
    expect(await rowOf(deps, id)).toMatchObject({ state: 'paid' });
    expect(await sumAt(world, deps, orderId)).toBe(taka(2_900));
  });

  test('that SSLCommerz works on is asked about until it is done', async ({ deps, clock }) => {
    const world = await openPayments(deps);
    const { id: orderId } = await paid(deps, world, 'sslcommerz');
    const refund = await ask(deps, orderId, taka(500), 'sslcommerz');
    await world.refund();
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'processing', theirId: /\w+/ });
    clock.set('2026-12-01T06:00:00Z');
    await world.refund();
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'paid' });
  });

  test('by Nagad, which has no call for it, waits for its number from the portal', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id: orderId } = await paid(deps, world, 'nagad');
    const refund = await ask(deps, orderId, taka(500), 'nagad');
    await world.refund();
    expect(await listMovements(deps.db, orderId)).toMatchObject([
      { kind: 'payment' },
      { kind: 'refund', state: 'approved', isSending: false, trouble: expect.stringContaining('portal') },
    ]);
    await run(deps, amina, payRefund, { id: refund.id, outside: '71HJK3LM' });
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'paid', outside: '71HJK3LM' });
  });

  test('whose outcome stays unclear goes to staff, who have it asked again or end it', async ({
    deps,
    clock,
  }) => {
    const world = await openPayments(deps);
    const { id: orderId } = await paid(deps, world, 'bkash');
    const refund = await ask(deps, orderId, taka(500), 'bkash');
    world.simulatorOf('bkash').set({ answers: 'html' });
    for (let hour = 5; hour < 20; hour += 1) {
      clock.set(`2026-12-01T${String(hour).padStart(2, '0')}:00:00Z`);
      await world.refund();
    }
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'review', nextAskAt: null });
    await expect(run(deps, amina, sendAgain, { id: refund.id, reason: 'Back again.' })).rejects.toMatchObject(
      { kind: 'forbidden' },
    );
    world.simulatorOf('bkash').set({ answers: 'normal' });
    await run(deps, boss, sendAgain, { id: refund.id, reason: 'bKash is back.' });
    await world.refund();
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'paid' });
  });

  test('is never more than the gateway took', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id: orderId } = await paid(deps, world, 'bkash');
    await ask(deps, orderId, taka(30_000), 'bkash');
    await expect(ask(deps, orderId, taka(3_000), 'bkash')).rejects.toMatchObject({
      code: 'refunds.too-much',
    });
    await expect(ask(deps, orderId, taka(500), 'sslcommerz')).rejects.toMatchObject({
      code: 'refunds.gateway',
    });
  });

  test('keeps its payment from being undone, whatever else was paid', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id: orderId, token } = await paid(deps, world, 'bkash');
    await run(deps, amina, takePayment, {
      orderId,
      amount: taka(32_900),
      method: 'bank',
      outside: 'CHEQUE-1185',
      key: aKey(),
    });
    const refund = await ask(deps, orderId, taka(20_000), 'bkash');
    const payment = (await world.paymentsOf(orderId)).find(({ method }) => method === 'bkash-checkout');
    const undo = { id: payment?.id ?? '', reason: 'bKash took it back.' };
    await expect(run(deps, boss, undoPayment, undo)).rejects.toMatchObject({ code: 'payments.refunding' });
    await run(deps, boss, refuseRefund, { id: refund.id, reason: 'bKash took it back.' });
    await run(deps, boss, undoPayment, undo);
    expect(await world.order(token)).toMatchObject({ paid: taka(32_900) });
  });

  test('above the limit waits for another person before anything is sent', async ({ deps }) => {
    const world = await openPayments(deps);
    const large = [{ charge: 'own' as const, quantity: 1, unit: taka(60_000), text: { en: 'Umrah' } }];
    const { id: orderId, token } = await sell(deps, { lines: large });
    for (const delivery of await world.act(await world.begin(token, 'sslcommerz'), 'card')) {
      await world.deliver(delivery);
    }
    const refund = await ask(deps, orderId, taka(55_000), 'sslcommerz');
    await world.refund();
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'asked', nextAskAt: null });
    await run(deps, boss, approveRefund, { id: refund.id });
    await world.refund();
    expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'processing' });
    await expect(run(deps, boss, refuseRefund, { id: refund.id, reason: 'Too late.' })).rejects.toMatchObject(
      { code: 'refunds.state' },
    );
  });

  test('has a last day, and is late after it', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id: orderId } = await paid(deps, world, 'bkash');
    await run(deps, amina, askRefund, {
      orderId,
      amount: taka(500),
      method: 'bank',
      reason: 'Overpaid',
      key: aKey(),
    });
    expect(await listOpenRefunds(deps.db, '2026-12-11')).toMatchObject([
      { dueOn: '2026-12-11', isLate: false },
    ]);
    expect(await listOpenRefunds(deps.db, '2026-12-11', true)).toEqual([]);
    expect(await listOpenRefunds(deps.db, '2026-12-12', true)).toMatchObject([{ isLate: true }]);
    expect(await deps.db.$count(payments)).toBe(1);
  });
});
