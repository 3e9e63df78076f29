import { describe, expect } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { listOpenRefunds } from '#features/payments/payments.queries.ts';
import { listUnasked } from '#features/payments/refunds/agreed-day.queries.ts';
import { approveRefund, askRefund, refuseRefund } from '#features/payments/refunds/refunds.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

async function paid(deps: CommandDeps, amount = taka(32_900)) {
  const { id } = await sell(deps);
  await run(deps, amina, acceptOrder, { id });
  if (amount > 0) {
    await payCash(deps, id, amount);
  }
  return id;
}
const cancel = (deps: CommandDeps, id: string) =>
  run(deps, boss, cancelOrder, { id, reason: 'The visa was refused.' });
const ask = (deps: CommandDeps, orderId: string, amount: number) =>
  run(deps, amina, askRefund, { orderId, amount, method: 'bkash', reason: 'Cancelled', key: aKey() });
const dueDays = async ({ db }: Pick<CommandDeps, 'db'>) =>
  (await listOpenRefunds(db, '2026-12-01')).map(({ dueOn }) => dueOn);

describe('the last day of a refund', () => {
  test('counts from the cancellation, as its letter said, however late somebody asks', async ({
    deps,
    clock,
  }) => {
    const id = await paid(deps);
    await cancel(deps, id);
    clock.set('2026-12-05T04:00:00Z');
    await ask(deps, id, taka(1_000));
    expect(await dueDays(deps)).toEqual(['2026-12-11']);
  });

  test('counts from the cancellation when another person has to approve it, too, however late they do', async ({
    deps,
    clock,
  }) => {
    const id = await paid(deps, taka(49_999));
    await payCash(deps, id, taka(49_999));
    await cancel(deps, id);
    const large = await ask(deps, id, taka(50_000));
    expect(large.state).toBe('asked');
    clock.set('2026-12-05T04:00:00Z');
    await run(deps, boss, approveRefund, { id: large.id });
    expect(await dueDays(deps)).toEqual(['2026-12-11']);
  });

  test('counts from the approval of what was not cancelled, and runs for nothing until then', async ({
    deps,
    clock,
  }) => {
    const id = await paid(deps, taka(49_999));
    await payCash(deps, id, taka(49_999));
    await ask(deps, id, taka(1_000));
    expect(await dueDays(deps)).toEqual(['2026-12-11']);
    const large = await ask(deps, id, taka(50_000));
    expect(large.state).toBe('asked');
    expect(await dueDays(deps)).toEqual(['2026-12-11', null]);
    clock.set('2026-12-04T04:00:00Z');
    await run(deps, boss, approveRefund, { id: large.id });
    expect(await dueDays(deps)).toEqual(['2026-12-11', '2026-12-14']);
  });

  test('runs before anybody asks: what a cancelled order has too much is listed, late when it is', async ({
    deps,
    clock,
  }) => {
    const id = await paid(deps);
    const { back } = await cancel(deps, id);
    const owed = (today: string, late = false) => listUnasked(deps.db, today, late);
    expect(await owed('2026-12-11')).toMatchObject([
      { orderId: id, amount: back, dueOn: '2026-12-11', isLate: false },
    ]);
    expect(await owed('2026-12-11', true)).toEqual([]);
    expect(await owed('2026-12-12', true)).toMatchObject([{ isLate: true }]);
    const asked = await ask(deps, id, taka(1_000));
    expect(await owed('2026-12-11')).toMatchObject([{ amount: back - taka(1_000) }]);
    await run(deps, boss, refuseRefund, { id: asked.id, reason: 'The number is wrong.' });
    expect(await owed('2026-12-11')).toMatchObject([{ amount: back }]);
    // Nothing was paid by then: the clock starts with the money.
    const late = await paid(deps, 0);
    await cancel(deps, late);
    expect(await owed('2026-12-11')).toHaveLength(1);
    clock.set('2026-12-03T04:00:00Z');
    await payCash(deps, late, taka(500));
    expect((await owed('2026-12-11')).map(({ dueOn }) => dueOn)).toEqual(['2026-12-11', '2026-12-13']);
  });
});

describe('a refund below the limit of two persons', () => {
  const state = async (deps: CommandDeps, id: string, amount: number) => (await ask(deps, id, amount)).state;

  test('needs another person once parts add to the limit: of one customer in a day, of one order on later days too', async ({
    deps,
    clock,
  }) => {
    const [id, other] = [await paid(deps, taka(49_999)), await paid(deps, taka(49_999))];
    await payCash(deps, id, taka(49_999));
    await payCash(deps, id, taka(49_999));
    expect(await state(deps, id, taka(30_000))).toBe('approved');
    expect(await state(deps, id, taka(19_999))).toBe('approved');
    const [waits, refused] = [await ask(deps, id, taka(1)), await ask(deps, id, taka(2))];
    expect([waits.state, refused.state]).toEqual(['asked', 'asked']);
    // Of one day it is what goes back to one customer, of whatever order.
    const ofOther = await ask(deps, other, taka(20_000));
    expect(ofOther.state).toBe('asked');
    await run(deps, boss, refuseRefund, { id: ofOther.id, reason: 'Tomorrow.' });
    clock.set('2026-12-03T04:00:00Z');
    expect(await state(deps, other, taka(20_000))).toBe('approved');
    expect(await state(deps, id, taka(1))).toBe('asked');
    await run(deps, boss, refuseRefund, { id: refused.id, reason: 'The number is wrong.' });
    await run(deps, boss, approveRefund, { id: waits.id });
    expect(await state(deps, id, taka(1))).toBe('asked');
  });

  test('is counted without those that another person approved, and without refused ones', async ({
    deps,
  }) => {
    const id = await paid(deps, taka(49_999));
    await payCash(deps, id, taka(49_999));
    await payCash(deps, id, taka(49_999));
    const large = await ask(deps, id, taka(60_000));
    await run(deps, boss, approveRefund, { id: large.id });
    const first = await ask(deps, id, taka(40_000));
    await run(deps, boss, refuseRefund, { id: first.id, reason: 'The number is wrong.' });
    expect(await state(deps, id, taka(40_000))).toBe('approved');
  });
});
