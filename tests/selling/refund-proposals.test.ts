import { describe, expect, onTestFinished } from 'vitest';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { findRefundProposal } from '#features/money/refund-proposals/refund-proposals.queries.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { clearCheque, depositCheque } from '#features/payments/cheques/cheques.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { listMovements, listOpenRefunds } from '#features/payments/payments.queries.ts';
import { askRefund, refuseRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openPayments, paysBy } from './gateway-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

/** A customer tells of a transfer, it arrives, and staff match both. */
async function transfer(
  deps: CommandDeps,
  token: string,
  orderId: string,
  { claimed = '', arrived = '' } = {},
) {
  const outside = `9K70LM${aKey().slice(-4)}`;
  const amount = taka(10_000);
  const told = { token, method: 'bkash' as const, outside, amount, visitor: '192.0.2.1' };
  const claim = await run(deps, { id: 'visitor', permissions: new Set(['orders.visit']) }, claimPayment, {
    ...told,
    sender: claimed,
  });
  await run(deps, amina, keepArrivals, {
    source: 'sms',
    items: [{ method: 'bkash', outside, amount, sender: arrived, at: deps.clock.now().toISOString() }],
  });
  const { proposals } = await findMoneyInbox(deps.db, deps.clock.now());
  const arrival = proposals.find((each) => each.claim.id === claim.id)?.arrival.id;
  const parts = [{ order: orderId, amount }];
  const { payments } = await run(deps, amina, matchMoney, { claim: claim.id, arrival, parts, key: aKey() });
  return payments[0]?.id ?? '';
}
const ask = (
  deps: CommandDeps,
  orderId: string,
  amount: number,
  more: { method?: 'bkash' | 'cash'; to?: string } = {},
) =>
  run(deps, amina, askRefund, {
    orderId,
    amount,
    method: 'bkash',
    reason: 'The trip is off.',
    key: aKey(),
    ...more,
  });

describe('what a refund begins with', () => {
  test('is what a cancelled order has too much, by the ways on which it came, the latest first', async ({
    deps,
    clock,
  }) => {
    const { id, token } = await sell(deps);
    await payCash(deps, id, taka(5_000));
    expect(await findRefundProposal(deps.db, id)).toEqual({
      uncleared: 0,
      due: 0,
      ways: [{ method: 'cash', left: taka(5_000), to: null }],
    });
    clock.set('2026-12-01T05:00:00Z');
    await transfer(deps, token, id, { claimed: '01711000111', arrived: '01711000111' });
    await run(deps, boss, cancelOrder, { id, reason: 'The trip is off.' });
    const ways = [
      { method: 'bkash', left: taka(10_000), to: '01711000111' },
      { method: 'cash', left: taka(5_000), to: null },
    ];
    expect(await findRefundProposal(deps.db, id)).toEqual({ uncleared: 0, due: taka(15_000), ways });
    // What is asked for already isn't due again, and its way is used up.
    await ask(deps, id, taka(10_000));
    expect(await findRefundProposal(deps.db, id)).toEqual({
      uncleared: 0,
      due: taka(5_000),
      ways: [ways[1]],
    });
    await ask(deps, id, taka(5_000), { method: 'cash' });
    expect(await findRefundProposal(deps.db, id)).toEqual({ uncleared: 0, due: 0, ways: [] });
  });

  test('has the number that the statement names, and the customer’s word where that hides it', async ({
    deps,
    clock,
  }) => {
    const first = await sell(deps);
    const to = async () => (await findRefundProposal(deps.db, first.id)).ways[0]?.to;
    const paid = await transfer(deps, first.token, first.id, {
      claimed: '01811000222',
      arrived: '01711000111',
    });
    expect(await to()).toBe('01711000111');
    clock.set('2026-12-01T05:00:00Z');
    await transfer(deps, first.token, first.id, { claimed: '01811000222', arrived: '017****0111' });
    expect(await to()).toBe('01811000222');
    clock.set('2026-12-01T06:00:00Z');
    const other = await sell(deps);
    await transfer(deps, other.token, other.id, { claimed: 'my brother', arrived: '***111' });
    expect((await findRefundProposal(deps.db, other.id)).ways).toMatchObject([{ to: null }]);
    // The last digits alone are no number to send to; Bangla digits are digits.
    clock.set('2026-12-01T07:00:00Z');
    const third = await sell(deps, { contact: { name: 'Rahim Uddin', phone: '01911-223344' } });
    await transfer(deps, third.token, third.id, { claimed: '0111', arrived: 'bKash 4321' });
    expect((await findRefundProposal(deps.db, third.id)).ways).toMatchObject([{ to: null }]);
    clock.set('2026-12-01T08:00:00Z');
    await transfer(deps, third.token, third.id, { claimed: '০১৭১১০০০১১১' });
    expect((await findRefundProposal(deps.db, third.id)).ways).toMatchObject([{ to: '০১৭১১০০০১১১' }]);
    // A payment that was undone never came.
    await run(deps, boss, undoPayment, { id: paid, reason: 'Of another order.' });
    expect((await findRefundProposal(deps.db, first.id)).ways).toMatchObject([{ left: taka(10_000) }]);
  });

  test('is kept with the refund for who sends it: of a gateway and of cash it is not', async ({ deps }) => {
    const { id } = await sell(deps);
    await payCash(deps, id, taka(20_000));
    await ask(deps, id, taka(1_000), { to: '01711000111' });
    await ask(deps, id, taka(2_000), { method: 'cash', to: '01711000111' });
    const back = (await listMovements(deps.db, id)).filter(({ kind }) => kind === 'refund');
    expect(back.map(({ method, to }) => [method, to]).toSorted()).toEqual([
      ['bkash', '01711000111'],
      ['cash', null],
    ]);
    expect(await listOpenRefunds(deps.db, '2026-12-01')).toMatchObject([{ to: '01711000111' }]);
  });

  test('is read by who may ask for refunds alone', async ({ deps }) => {
    const { id } = await sell(deps);
    const desk = deskOf(deps);
    const status = async (permissions: readonly string[]) =>
      (
        await desk('GET', `/orders/${id}/refund-proposal`, undefined, {
          caller: callerOf('amina', permissions),
        })
      ).status;
    expect(await status(['orders.read', 'payments.write'])).toBe(403);
    expect(await status(['refunds.write'])).toBe(200);
  });

  test('and the number it is sent to is read by who asks for, pays or approves refunds, not by all who read orders', async ({
    deps,
  }) => {
    const { id } = await sell(deps);
    await payCash(deps, id, taka(20_000));
    await ask(deps, id, taka(1_000), { to: '01711000111' });
    const desk = deskOf(deps);
    const hasNumber = async (path: string, permissions: readonly string[]) => {
      const response = await desk('GET', path, undefined, { caller: callerOf('amina', permissions) });
      expect(response.status).toBe(200);
      return JSON.stringify(response.body).includes('01711000111');
    };
    for (const path of [`/orders/${id}/payments`, '/refunds']) {
      expect(await hasNumber(path, ['orders.read', 'payments.write']), path).toBe(false);
      expect(await hasNumber(path, ['orders.read', 'refunds.write']), path).toBe(true);
      expect(await hasNumber(path, ['orders.read', 'refunds.approve']), path).toBe(true);
    }
  });

  test('is no money of a cheque that can still bounce; nobody alone gives that back', async ({
    deps,
    clock,
  }) => {
    const { id } = await sell(deps);
    await payCash(deps, id, taka(5_000));
    clock.set('2026-12-01T05:00:00Z');
    const cheque = { bank: 'BRAC Bank', number: '0001234', dated: '2026-11-20' };
    const taken = { orderId: id, method: 'cheque' as const, amount: taka(20_000), cheque, key: aKey() };
    const paid = await run(deps, amina, takePayment, taken);
    await run(deps, boss, cancelOrder, { id, reason: 'The trip is off.' });
    const cash = { method: 'cash', left: taka(5_000), to: null };
    expect(await findRefundProposal(deps.db, id)).toEqual({
      due: taka(5_000),
      uncleared: taka(20_000),
      ways: [cash],
    });
    expect(await ask(deps, id, taka(5_001), { method: 'cash' })).toMatchObject({ state: 'asked' });
    const [asked] = await listOpenRefunds(deps.db, '2026-12-01');
    await run(deps, boss, refuseRefund, { id: asked?.id ?? '', reason: 'Not yet.' });
    const day = '2026-11-24';
    const account = exampleSettings.receivingAccounts?.banks[0]?.number;
    await run(deps, amina, depositCheque, { id: paid.id, day, account, key: aKey() });
    expect(await findRefundProposal(deps.db, id)).toMatchObject({ due: taka(5_000) });
    await run(deps, amina, clearCheque, { id: paid.id, day, key: aKey() });
    expect(await findRefundProposal(deps.db, id)).toEqual({
      due: taka(25_000),
      uncleared: 0,
      ways: [{ method: 'cheque', left: taka(20_000), to: null }, cash],
    });
    expect(await ask(deps, id, taka(5_001), { method: 'cash' })).toMatchObject({ state: 'paid' });
  });

  test('is the gateway that took the money, at most what one payment of it still covers', async ({
    deps,
  }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    for (const delivery of await world.act(await world.begin(token, 'bkash'), paysBy.bkash)) {
      await world.deliver(delivery);
    }
    const ways = [{ method: 'bkash-checkout', left: taka(32_900), to: null }];
    expect(await findRefundProposal(deps.db, id)).toEqual({ uncleared: 0, due: 0, ways });
    await run(deps, boss, cancelOrder, { id, reason: 'The trip is off.' });
    expect(await findRefundProposal(deps.db, id)).toEqual({ uncleared: 0, due: taka(32_900), ways });
    const part = { orderId: id, amount: taka(2_900), method: 'bkash-checkout' as const };
    await run(deps, amina, askRefund, {
      ...part,
      reason: 'The trip is off.',
      to: '01711000111',
      key: aKey(),
    });
    expect(await findRefundProposal(deps.db, id)).toEqual({
      uncleared: 0,
      due: taka(30_000),
      ways: [{ ...ways[0], left: taka(30_000) }],
    });
    expect((await listMovements(deps.db, id)).map(({ to }) => to)).toEqual([null, null]);
  });
});

test('two clerks who have the same form open ask for what is due once', async ({ clock }) => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const deps = {
    db,
    clock,
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey: testDataKey,
  };
  const { id } = await sell(deps);
  await payCash(deps, id, taka(15_000));
  await run(deps, boss, cancelOrder, { id, reason: 'The trip is off.' });
  const { due, ways } = await findRefundProposal(db, id);
  const both = await Promise.allSettled(
    [amina, staff('babul')].map((clerk) =>
      run(deps, clerk, askRefund, {
        orderId: id,
        amount: due,
        method: ways[0]?.method ?? 'bank',
        reason: 'The trip is off.',
        key: aKey(),
      }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'refunds.too-much' },
  });
  expect(await findRefundProposal(db, id)).toMatchObject({ due: 0 });
});
