import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openFares } from './fare-world.ts';
import { aKey, staff as seller } from './sales.ts';

const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));

/** An accepted fare, and how it is cancelled on the page of its order. */
async function openSold(deps: CommandDeps) {
  const world = await openFares(deps);
  const { token } = await world.sold();
  const { id, request, staff } = world;
  const [order] = await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.token, token));
  const cancel = () =>
    run(deps, seller('amina'), cancelOrder, { id: order?.id ?? '', reason: 'The customer fell ill.' });
  const read = async () => (await staff('GET', `/fares/${id}`)).body;
  const listed = async (tab: string) => (await staff('GET', `/fares?tab=${tab}`)).body.total;
  const sums = async () => {
    const { total, paid, lines } = (await request('GET', `/visitor/orders/${token}`)).body;
    return { total, paid, lines };
  };
  const giveBack = (body: object) =>
    staff('POST', `/fares/${id}/tickets/give-back`, { reason: 'Cancelled.', key: aKey(), ...body });
  return { ...world, cancel, read, listed, sums, giveBack };
}

const free = { penalty: 0, charge: 0 };

describe('a fare whose order is cancelled', () => {
  test('stays work of the desk while the airline has tickets to void, and is done without them', async ({
    deps,
  }) => {
    const { issue, cancel, read, listed, sums, giveBack } = await openSold(deps);
    await issue(three);
    expect((await read()).state).toBe('ticketed');
    await cancel();
    expect(await read()).toMatchObject({ state: 'cancelled', order: { isCancelled: true } });
    expect([await listed('cancelled'), await listed('waiting'), await listed('ticketed')]).toEqual([1, 1, 0]);
    const before = await sums();
    expect(before.total).toBe(15_660_000);
    const seen = await giveBack({ ...free, how: 'void', passengers: [0, 1], preview: true });
    expect(seen.body, JSON.stringify(seen.body)).toMatchObject({ state: 'preview', total: 4_660_000 });
    expect(await sums()).toEqual(before);
    expect((await giveBack({ ...free, how: 'void', passengers: [0, 1] })).status).toBe(200);
    expect((await read()).state).toBe('cancelled');
    expect((await giveBack({ ...free, how: 'refund', passengers: [2] })).status).toBe(200);
    expect((await read()).state).toBe('ended');
    expect([await listed('cancelled'), await listed('waiting'), await listed('ended')]).toEqual([0, 0, 1]);
    expect((await sums()).total).toBe(60_000);
  });

  test('takes the airline’s penalty, no reissue and no new ticket, but a number that was typed wrong', async ({
    deps,
  }) => {
    const { id, staff, issue, cancel, giveBack, sums } = await openSold(deps);
    await issue(three.slice(0, 2));
    await cancel();
    const refused = { status: 409, body: { code: 'orders.cancelled' } };
    const others = [{ passenger: 0, number: '997-2400000009', fare: 5_400_000 }];
    const exchanged = { ...free, tickets: others, difference: 0, reason: 'A day later.', key: aKey() };
    expect(await staff('POST', `/fares/${id}/tickets/reissue`, exchanged)).toMatchObject(refused);
    expect(await issue(three)).toMatchObject(refused);
    expect((await issue([{ number: '997-2400000008' }])).status).toBe(200);
    expect((await giveBack({ how: 'refund', passengers: [1], penalty: 100, charge: 200 })).status).toBe(200);
    expect((await sums()).total).toBe(5_560_300);
  });

  test('is closed when nothing was ticketed yet, and whoever has the link reads that it was cancelled', async ({
    deps,
  }) => {
    const { issue, send, request, cancel, read, listed } = await openSold(deps);
    await cancel();
    expect(await read()).toMatchObject({ state: 'ended', order: { isCancelled: true } });
    expect([await listed('waiting'), await listed('accepted'), await listed('ended')]).toEqual([0, 0, 1]);
    expect((await issue(three)).body.code).toBe('orders.cancelled');
    const { body } = await request('GET', `/visitor/fares/${await send()}`);
    expect(body.order).toMatchObject({ isCancelled: true });
  });

  test('with some tickets is work as well, though it was never ticketed whole', async ({ deps }) => {
    const { issue, cancel, read } = await openSold(deps);
    await issue(three.slice(0, 1));
    expect((await read()).state).toBe('accepted');
    await cancel();
    expect((await read()).state).toBe('cancelled');
  });
});
