import { describe, expect } from 'vitest';
import type { z } from 'zod';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { listOrders } from '#features/orders/order-list.queries.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import type { newAmendment } from '#features/orders/terms/amendments.contract.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');
const taka = (sum: number) => sum * 100;
const service = { charge: 'own' as const, quantity: 2, unit: taka(12_500), text: { en: 'Visa service' } };
const fee = { charge: 'official' as const, quantity: 2, unit: taka(4_200), text: { en: 'Embassy fee' } };
const discount = {
  charge: 'discount' as const,
  quantity: 1,
  unit: -taka(500),
  text: { en: 'Returning customer' },
};
const today = '2026-12-10';

/** A paid order of 32,900 taka whose journey is over. */
async function openCompleted({ deps, clock }: { deps: CommandDeps; clock: TestClock }) {
  const { id, token } = await sell(deps, { travelsOn: '2026-12-05' });
  await run(deps, amina, acceptOrder, { id });
  await payCash(deps, id, taka(32_900));
  clock.set('2026-12-10T04:00:00Z');
  await tendOrders(deps);
  const seen = () => findByToken(deps.db, token, today);
  const amend = (lines: z.input<typeof newAmendment>['lines']) =>
    run(deps, amina, amendOrder, {
      id,
      lines,
      from: 1,
      reason: 'It was sold wrong.',
      agreed: true,
      travelsOn: '2026-12-05',
      key: aKey(),
    });
  const refund = (amount: number) =>
    run(deps, amina, askRefund, {
      orderId: id,
      amount,
      method: 'cash' as const,
      reason: 'The hotel had no lift.',
      key: aKey(),
    });
  const listed = async (due: 'overdue' | 'refund') =>
    (await listOrders(deps.db, { due }, today)).items.length;
  expect(await seen()).toMatchObject({ state: 'completed', money: 'paid' });
  return { id, seen, amend, refund, listed };
}

describe('a completed order', () => {
  test('that is corrected to cost less stays completed, and what was paid too much goes back', async ({
    deps,
    clock,
  }) => {
    const { seen, amend, refund } = await openCompleted({ deps, clock });
    await amend([
      { ...service, was: 0 },
      { ...fee, quantity: 1, was: 1 },
      { ...discount, was: 2 },
    ]);
    expect(await seen()).toMatchObject({
      state: 'completed',
      total: taka(28_700),
      money: 'overpaid',
      due: 0,
    });
    await refund(taka(4_200));
    expect(await seen()).toMatchObject({ state: 'completed', money: 'paid', paid: taka(28_700), due: 0 });
  });

  test('that is corrected to cost more is open until that is paid', async ({ deps, clock }) => {
    const { id, seen, amend, listed } = await openCompleted({ deps, clock });
    await amend([
      { ...service, was: 0 },
      { ...fee, was: 1 },
      { ...discount, was: 2 },
      { charge: 'fee', quantity: 1, unit: taka(800), text: { en: 'A night more' } },
    ]);
    expect(await seen()).toMatchObject({ state: 'open', money: 'part paid', due: taka(800) });
    await payCash(deps, id, taka(800));
    await tendOrders(deps);
    expect(await seen()).toMatchObject({ state: 'completed', money: 'paid' });
    expect(await listed('overdue')).toBe(0);
  });

  test('that gets money back as goodwill costs less: its customer doesn’t owe that again', async ({
    deps,
    clock,
  }) => {
    const { seen, refund, listed } = await openCompleted({ deps, clock });
    await refund(taka(5_000));
    expect(await seen()).toMatchObject({
      state: 'completed',
      money: 'paid',
      total: taka(27_900),
      paid: taka(27_900),
      due: 0,
    });
    expect((await seen())?.papers.map(({ kind }) => kind)).toContain('credit-note');
    expect([await listed('overdue'), await listed('refund')]).toEqual([0, 0]);
  });

  test('that was overpaid gives that back first: only what is beyond it lowers the price', async ({
    deps,
    clock,
  }) => {
    const { id, seen, refund } = await openCompleted({ deps, clock });
    await payCash(deps, id, taka(2_000));
    await refund(taka(3_000));
    expect(await seen()).toMatchObject({ total: taka(31_900), paid: taka(31_900), due: 0, back: 0 });
    await refund(taka(31_900));
    expect(await seen()).toMatchObject({ total: 0, paid: 0, due: 0 });
  });
});
