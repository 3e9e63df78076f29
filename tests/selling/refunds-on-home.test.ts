import { expect } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { taka } from './controls.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');

/** What Home counts for somebody, and what the tab of refunds lists. */
function counting(deps: CommandDeps) {
  const request = deskOf(deps);
  const home = async (...rights: string[]) => {
    const caller = callerOf('amina', ['documents.read', ...rights]);
    return (await request('GET', '/overview', undefined, { caller })).body.orders;
  };
  const listed = async () => {
    const caller = callerOf('amina', ['orders.read']);
    return (await request('GET', '/orders?due=refund', undefined, { caller })).body.items.length;
  };
  return { home, both: async () => [(await home('orders.read')).toGiveBack, await listed()] };
}

test('Home counts what was paid too much, for who may read orders, as the tab of refunds lists it', async ({
  deps,
}) => {
  const { home, both } = counting(deps);
  expect(await home('orders.read')).toEqual({ toGiveBack: 0 });
  const [one, exact] = [await sell(deps), await sell(deps)];
  for (const { id, total } of [one, exact]) {
    await run(deps, amina, acceptOrder, { id });
    await payCash(deps, id, total);
  }
  await payCash(deps, one.id, taka(100));
  expect(await both()).toEqual([1, 1]);
  expect(await home()).toBeUndefined();
});

test('Home counts a cancelled order once, from when money is owed until it was handed out', async ({
  deps,
}) => {
  const { both } = counting(deps);
  const { id } = await sell(deps);
  await run(deps, amina, acceptOrder, { id });
  await payCash(deps, id, taka(3_000));
  await run(deps, amina, cancelOrder, { id, reason: 'They are ill.' });
  expect(await both()).toEqual([1, 1]);
  const asked = { orderId: id, reason: 'Cancelled.', method: 'cash' as const };
  await run(deps, amina, askRefund, { ...asked, amount: taka(1_000), key: aKey() });
  expect(await both()).toEqual([1, 1]);
  await run(deps, amina, askRefund, { ...asked, amount: taka(2_000), key: aKey() });
  expect(await both()).toEqual([0, 0]);
});
