import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { run } from '#platform/command/command.ts';
import { openFares } from '../selling/fare-world.ts';
import { aKey, staff as seller } from '../selling/sales.ts';
import { openLeft } from './apply-again.ts';

const numbers = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));
/** A tenth of our charge, by the ladder. */
const ours = 60_000;

/** A fare with tickets, of which nothing is spent, as the version before left it. */
async function openUnspent(count: number) {
  const { deps, apply } = await openLeft();
  const world = await openFares(deps);
  await world.sold();
  await world.issue(numbers.slice(0, count));
  await deps.db.execute(sql`ALTER TABLE order_spendings DISABLE TRIGGER USER`);
  await deps.db.execute(sql`DELETE FROM order_spendings`);
  await deps.db.execute(sql`ALTER TABLE order_spendings ENABLE TRIGGER USER`);
  const [order] = await deps.db.select({ id: orders.id, token: orders.token }).from(orders);
  const cancel = (preview: boolean) =>
    run(deps, seller('amina'), cancelOrder, { id: order?.id ?? '', reason: 'She fell ill.', preview });
  const change = (way: string, body: object) =>
    world.staff('POST', `/fares/${world.id}/tickets/${way}`, {
      penalty: 0,
      charge: 0,
      reason: 'She fell ill.',
      key: aKey(),
      ...body,
    });
  const total = async () => (await world.request('GET', `/visitor/orders/${order?.token}`)).body.total;
  return { cancel, change, total, apply: () => apply('0079_ticketed_is_spent.sql') };
}

test('fares that were ticketed before are spent, once, and as far as there are tickets', async () => {
  const { cancel, apply } = await openUnspent(2);
  expect(await cancel(true)).toMatchObject({ keep: ours });
  await apply();
  await apply();
  expect(await cancel(true)).toMatchObject({ keep: 11_000_000 + ours });
});

test('the penalty of a reissue from before is spent as well', async () => {
  const { cancel, change, apply } = await openUnspent(3);
  const tickets = [{ passenger: 0, number: '997-2400000005', fare: 6_000_000 }];
  expect((await change('reissue', { tickets, penalty: 950_000, difference: 0 })).status).toBe(200);
  await apply();
  expect(await cancel(true)).toMatchObject({ keep: 15_600_000 + 950_000 + ours });
});

test('a fare that went back before owes the airline’s penalty, and gives nothing back twice', async () => {
  const { cancel, change, total, apply } = await openUnspent(3);
  await cancel(false);
  await apply();
  expect(await total()).toBe(ours);
  expect((await change('give-back', { how: 'refund', passengers: [0], penalty: 1_200_000 })).status).toBe(
    200,
  );
  expect(await total()).toBe(ours + 1_200_000);
});
