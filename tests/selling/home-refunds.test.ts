import { expect } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { homeOf } from '../office/home.ts';
import { taka } from './controls.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');

/** What Home has to give back, beside what the tab of refunds lists. */
async function both(deps: CommandDeps) {
  const { group, list } = homeOf(deps, 'clerk');
  const { total, sum } = await group('give-backs');
  const listed = (await list('/orders?due=refund')).items.length;
  return { total, listed, sum };
}

test('Home has what was paid too much, as the tab of refunds lists it', async ({ deps }) => {
  expect(await both(deps)).toEqual({ total: 0, listed: 0, sum: null });
  const [one, exact] = [await sell(deps), await sell(deps)];
  for (const { id, total } of [one, exact]) {
    await run(deps, amina, acceptOrder, { id });
    await payCash(deps, id, total);
  }
  await payCash(deps, one.id, taka(100));
  expect(await both(deps)).toEqual({ total: 1, listed: 1, sum: taka(100) });
});

test('Home has a cancelled order once, from when money is owed until it was handed out', async ({ deps }) => {
  const { id } = await sell(deps);
  await run(deps, amina, acceptOrder, { id });
  await payCash(deps, id, taka(3_000));
  await run(deps, amina, cancelOrder, { id, reason: 'They are ill.' });
  expect(await both(deps)).toEqual({ total: 1, listed: 1, sum: taka(3_000) });
  const asked = { orderId: id, reason: 'Cancelled.', method: 'cash' as const };
  await run(deps, amina, askRefund, { ...asked, amount: taka(1_000), key: aKey() });
  expect(await both(deps)).toMatchObject({ total: 1, listed: 1 });
  await run(deps, amina, askRefund, { ...asked, amount: taka(2_000), key: aKey() });
  expect(await both(deps)).toEqual({ total: 0, listed: 0, sum: null });
});
