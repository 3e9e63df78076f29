import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openFares } from './fare-world.ts';
import { aKey, payCash, staff as seller } from './sales.ts';

const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));
const total = 16_200_000;
const passedOn = 15_600_000;
/** A tenth of our charge, by the ladder. */
const ours = 60_000;

/** A paid fare of two adults and a child. */
async function openPaid(deps: CommandDeps) {
  const world = await openFares(deps);
  const { token } = await world.sold();
  const { id, request, staff } = world;
  const [order] = await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.token, token));
  const orderId = order?.id ?? '';
  await payCash(deps, orderId, total);
  const cancel = (preview = false) =>
    run(deps, seller('amina'), cancelOrder, { id: orderId, reason: 'The customer fell ill.', preview });
  const change = (way: string, body: object) =>
    staff('POST', `/fares/${id}/tickets/${way}`, {
      reason: 'The customer fell ill.',
      penalty: 0,
      charge: 0,
      key: aKey(),
      ...body,
    });
  const seen = async () => (await request('GET', `/visitor/orders/${token}`)).body;
  return { ...world, orderId, cancel, change, seen };
}

describe('what is ticketed', () => {
  test('is spent: cancelling the order keeps fare and taxes, until the airline gives them back', async ({
    deps,
  }) => {
    const { issue, cancel, change, seen } = await openPaid(deps);
    await issue(three.slice(0, 1));
    expect(await cancel(true)).toMatchObject({ keep: 5_500_000 + ours });
    await issue(three);
    expect(await cancel()).toMatchObject({ keep: passedOn + ours, back: 540_000 });
    expect(await seen()).toMatchObject({ state: 'cancelled', total: passedOn + ours, back: 540_000 });
    const body = { how: 'refund', passengers: [0], penalty: 1_200_000, charge: 100_000 };
    const preview = await change('give-back', { ...body, preview: true });
    expect(preview.body, JSON.stringify(preview.body)).toMatchObject({
      state: 'preview',
      before: passedOn + ours,
      total: passedOn + ours - 4_200_000,
    });
    expect((await change('give-back', body)).status).toBe(200);
    expect(await seen()).toMatchObject({ total: passedOn + ours - 4_200_000, back: 4_740_000 });
    await change('give-back', { how: 'void', passengers: [1, 2] });
    expect(await seen()).toMatchObject({ total: 1_360_000, back: total - 1_360_000, money: 'refund due' });
  });

  test('is not spent any more once it is void on the same day, and a penalty is', async ({ deps }) => {
    const { issue, cancel, change, seen } = await openPaid(deps);
    await issue(three);
    await change('give-back', { how: 'void', passengers: [0, 1, 2] });
    expect(await seen()).toMatchObject({ total: 600_000, money: 'overpaid' });
    expect(await cancel(true)).toMatchObject({ keep: ours, back: total - ours });
  });

  test('stays spent with the penalty and the difference of a reissue', async ({ deps }) => {
    const { issue, cancel, change } = await openPaid(deps);
    await issue(three);
    const tickets = [{ passenger: 0, number: '997-2400000005', fare: 6_000_000 }];
    await change('reissue', { tickets, difference: 500_000, penalty: 950_000, charge: 100_000 });
    expect(await cancel(true)).toMatchObject({ keep: passedOn + 1_550_000 + ours });
    await change('give-back', { how: 'refund', passengers: [1], penalty: 700_000 });
    expect(await cancel(true)).toMatchObject({ keep: passedOn + 1_550_000 - 4_800_000 + ours });
  });

  test('is kept whole after the flight, also of an order that is completed, which still takes an unused ticket', async ({
    deps,
    clock,
  }) => {
    const { issue, cancel, change, seen } = await openPaid(deps);
    await issue(three);
    clock.set('2027-02-20T04:00:00Z');
    await tendOrders(deps);
    expect(await seen()).toMatchObject({ state: 'completed' });
    expect(await cancel(true)).toMatchObject({ keep: total, back: 0 });
    const unused = { how: 'refund', passengers: [2], penalty: 1_000_000, charge: 0 };
    expect((await change('give-back', unused)).status).toBe(200);
    expect(await seen()).toMatchObject({ state: 'completed', money: 'overpaid', total: total - 3_600_000 });
    expect(await cancel(true)).toMatchObject({ back: 3_600_000 });
  });
});
