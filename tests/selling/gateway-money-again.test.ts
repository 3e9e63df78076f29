import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { settlingActor } from '#features/gateways/attempts/attempts.rules.ts';
import { restorePayment } from '#features/gateways/attempts/recovery/recovery.commands.ts';
import type { GatewayName } from '#features/gateways/gateways.contract.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import { settleSending } from '#features/payments/refunds/gateway-refunds.commands.ts';
import { askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { settleStuck } from '#features/payments/refunds/stuck-refunds.commands.ts';
import { undoRefund } from '#features/payments/refunds/undo.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { anOrder, on, refusal, taka, take } from './controls.ts';
import { openPayments, paysBy } from './gateway-world.ts';
import { aKey, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const reason = 'Undone by mistake.';

async function paid(deps: CommandDeps, method: GatewayName) {
  const world = await openPayments(deps);
  const made = await anOrder(deps, taka(30_000));
  for (const delivery of await world.act(await world.begin(made.token, method), paysBy[method])) {
    await world.deliver(delivery);
  }
  const [payment] = await deps.db.select().from(payments).where(eq(payments.orderId, made.id));
  return { world, order: made, payment: payment?.id ?? '' };
}

const giveBack = (deps: CommandDeps, orderId: string, method: GatewayName) =>
  run(deps, amina, askRefund, { orderId, amount: taka(500), method, reason: 'Too much.', key: aKey() });

const rowOf = async ({ db }: CommandDeps, id: string) =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

test('a payment through a gateway that was undone by mistake counts again where it was, and can go back through it', async ({
  deps,
}) => {
  const { world, order, payment } = await paid(deps, 'bkash');
  const before = await on(deps, '1052');
  await run(deps, boss, undoPayment, { id: payment, reason });
  expect(await on(deps, '1052')).toBe(0);
  const again = await run(deps, boss, restorePayment, { id: payment, reason });
  expect(again).toMatchObject({ state: 'counted', receipt: { number: expect.any(String) } });
  expect(await on(deps, '1052')).toBe(before);
  expect(await on(deps, '1041')).toBe(0);
  expect(await world.order(order.token)).toMatchObject({ money: 'paid', paid: taka(30_000) });
  const refund = await giveBack(deps, order.id, 'bkash');
  await world.refund();
  expect(await rowOf(deps, refund.id)).toMatchObject({ state: 'paid', paymentId: again.id });
});

test('a payment that stands, or that no gateway took, isn’t counted again', async ({ deps }) => {
  const { order, payment } = await paid(deps, 'nagad');
  expect(await refusal(run(deps, boss, restorePayment, { id: payment, reason }))).toBe('payments.state');
  const cash = await take(deps, order.id, taka(1_000));
  await run(deps, boss, undoPayment, { id: cash.id, reason });
  expect(await refusal(run(deps, boss, restorePayment, { id: cash.id, reason }))).toBe('payments.by-hand');
});

test('a refund that its gateway carried out isn’t undone', async ({ deps }) => {
  const { world, order } = await paid(deps, 'bkash');
  const { id } = await giveBack(deps, order.id, 'bkash');
  await world.refund();
  expect(await refusal(run(deps, boss, undoRefund, { id, reason }))).toBe('refunds.by-gateway');
});

test('a refund on which SSLCommerz works for days is settled by another person, and paid once whatever is said later', async ({
  deps,
  clock,
}) => {
  const { world, order } = await paid(deps, 'sslcommerz');
  const { id } = await giveBack(deps, order.id, 'sslcommerz');
  await world.refund();
  expect(await rowOf(deps, id)).toMatchObject({ state: 'processing' });
  const seen = { id, went: true, reason: 'In the panel: refunded on 3 December.' };
  expect(await refusal(run(deps, boss, settleStuck, seen))).toBe('refunds.not-stuck');
  clock.set('2026-12-04T04:00:00Z');
  const asker = staff('amina', 'manager');
  expect(await refusal(run(deps, asker, settleStuck, seen))).toBe('refunds.own');
  expect(await run(deps, boss, settleStuck, seen)).toEqual({ id, state: 'paid' });
  const left = await on(deps, '1051');
  const truth = { state: 'refunded' as const, theirId: 'LATE-1' };
  expect(await run(deps, settlingActor, settleSending, { id, truth })).toBe('paid');
  expect(await on(deps, '1051')).toBe(left);
  expect(await on(deps, '2400')).toBe(0);
});

test('one that didn’t go is in review again, where it is sent by hand once', async ({ deps, clock }) => {
  const { world, order } = await paid(deps, 'sslcommerz');
  const { id } = await giveBack(deps, order.id, 'sslcommerz');
  await world.refund();
  clock.set('2026-12-05T04:00:00Z');
  const seen = { id, went: false, reason: 'Their letter: the card is closed.' };
  expect(await run(deps, boss, settleStuck, seen)).toEqual({ id, state: 'review' });
  expect(await rowOf(deps, id)).toMatchObject({ trouble: seen.reason, nextAskAt: null });
  expect(await refusal(run(deps, boss, settleStuck, seen))).toBe('refunds.state');
  await run(deps, amina, payRefund, { id, outside: 'EFT 0001' });
  const truth = { state: 'refunded' as const, theirId: 'LATE-1' };
  expect(await run(deps, settlingActor, settleSending, { id, truth })).toBe('paid');
  expect(await on(deps, '2400')).toBe(0);
});
