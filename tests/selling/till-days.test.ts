import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { ledgerTills } from '#features/ledger/ledger.table.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { approveRefund, askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { closeTill, openTill } from '#features/till/till.commands.ts';
import { findTill, listTills } from '#features/till/till.queries.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { ownDatabase } from './booking-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const taka = (sum: number) => sum * 100;
const first = '2026-12-01';
const second = '2026-12-02';
const amina = staff('amina');
const babul = staff('babul');
const boss = staff('boss', 'manager');

/** Cash for an order of its own. */
async function takeCash(deps: CommandDeps, clerk: Actor, amount: number) {
  const { id: orderId } = await sell(deps);
  const taken = { orderId, amount, method: 'cash' as const, key: aKey() };
  return { orderId, ...(await run(deps, clerk, takePayment, taken)) };
}

describe('the day of a till', () => {
  test('begins and ends at midnight in Dhaka', async ({ deps, clock }) => {
    clock.set('2026-12-01T17:59:59Z');
    expect(await run(deps, amina, openTill, { float: 0 })).toMatchObject({ day: first });
    expect(await run(deps, babul, closeTill, { notes: {} })).toMatchObject({ day: first });
    clock.set('2026-12-01T18:00:00Z');
    expect(await run(deps, babul, openTill, { float: 0 })).toMatchObject({ day: second });
    // What was opened before midnight is that day's until it is closed.
    expect(await run(deps, amina, closeTill, { notes: {} })).toMatchObject({ day: first });
    expect(await run(deps, amina, openTill, { float: 0 })).toMatchObject({ day: second });
  });

  test('has no money of the bank, counted or waiting', async ({ deps }) => {
    const { orderId } = await takeCash(deps, amina, taka(300));
    for (const amount of [taka(900), taka(60_000)]) {
      const outside = `BANK-${amount}`;
      await run(deps, amina, takePayment, { orderId, amount, method: 'bank', outside, key: aKey() });
    }
    expect(await findTill(deps.db, amina.id, first, first)).toMatchObject({
      balance: taka(300),
      waiting: 0,
      expected: taka(300),
      movements: [{ amount: taka(300) }],
    });
    const listed = await listTills(deps.db, { day: first, today: first });
    expect(listed.map(({ uid, expected }) => [uid, expected])).toEqual([['amina', taka(300)]]);
  });

  test('has on its sheet no cash that another clerk took at the same time', async ({ deps }) => {
    const { orderId } = await takeCash(deps, amina, taka(300));
    await payCash(deps, orderId, taka(700), babul);
    const sheet = async (clerk: Actor) => (await findTill(deps.db, clerk.id, first, first))?.movements;
    expect(await sheet(amina)).toMatchObject([{ amount: taka(300) }]);
    expect(await sheet(babul)).toMatchObject([{ amount: taka(700) }]);
  });

  test('loses the cash of a refund at the till of who hands it out, not of who asked or approved', async ({
    deps,
  }) => {
    const { id: orderId } = await sell(deps);
    await payCash(deps, orderId, taka(60_000));
    const asked = { orderId, amount: taka(55_000), method: 'cash' as const, reason: 'Too much', key: aKey() };
    const { id, state } = await run(deps, amina, askRefund, asked);
    expect(state).toBe('asked');
    await run(deps, boss, approveRefund, { id });
    await run(deps, babul, payRefund, { id });
    expect(await findTill(deps.db, amina.id, first, first)).toMatchObject({ balance: taka(60_000) });
    // Who pays out of an empty till is short of it, and is listed.
    expect(await findTill(deps.db, babul.id, first, first)).toMatchObject({ balance: taka(-55_000) });
    expect(await listTills(deps.db, { day: first, today: first })).toMatchObject([
      { uid: 'amina', expected: taka(60_000) },
      { uid: 'babul', expected: taka(-55_000) },
    ]);
  });

  test('stays as it was closed, in the list and on its sheet, whatever the next day brings', async ({
    deps,
    clock,
  }) => {
    const large = await takeCash(deps, amina, taka(60_000));
    await takeCash(deps, amina, taka(1_000));
    const listed = async (day: string, today: string) =>
      (await listTills(deps.db, { day, today })).map(({ uid, state, expected }) => [uid, state, expected]);
    // What waits is in the drawer, too.
    expect(await listed(first, first)).toEqual([['amina', 'unopened', taka(61_000)]]);
    await run(deps, amina, closeTill, { notes: { 1000: 61 } });
    expect(await listed(first, first)).toEqual([['amina', 'closed', taka(61_000)]]);

    clock.set('2026-12-02T04:00:00Z');
    await run(deps, boss, approvePayment, { id: large.id });
    await takeCash(deps, babul, taka(50));
    expect(await listed(first, second)).toEqual([['amina', 'closed', taka(61_000)]]);
    expect(await findTill(deps.db, amina.id, first, second)).toMatchObject({
      balance: taka(1_000),
      waiting: taka(60_000),
      expected: taka(61_000),
      movements: [{ amount: taka(1_000) }],
    });
    expect(await listed(second, second)).toEqual([
      ['amina', 'unopened', taka(60_000)],
      ['babul', 'unopened', taka(50)],
    ]);
  });

  test('begins with what the day before left in it: a drawer that lacked some of what waits owes that', async ({
    deps,
    clock,
  }) => {
    const large = await takeCash(deps, amina, taka(60_000));
    await run(deps, amina, closeTill, { notes: { 1000: 58 }, because: 'Two thousand are missing.' });
    expect(await findTill(deps.db, amina.id, first, first)).toMatchObject({
      closed: { difference: taka(-2_000), handedOver: 0 },
    });
    clock.set('2026-12-02T04:00:00Z');
    await run(deps, boss, approvePayment, { id: large.id });
    expect(await findTill(deps.db, amina.id, second, second)).toMatchObject({
      before: taka(-2_000),
      movements: [{ amount: taka(60_000) }],
      balance: taka(58_000),
    });
  });
});

// The embedded database has one connection: nothing comes in between there.
test('cash isn’t approved while its till is being counted: it is in the drawer once, as waiting or as counted', async () => {
  const deps = await ownDatabase();
  const { id, state } = await takeCash(deps, amina, taka(60_000));
  expect(state).toBe('waiting');
  let approved: Promise<unknown> | undefined;
  await deps.db.transaction(async (tx) => {
    await tx.select().from(ledgerTills).where(eq(ledgerTills.clerk, amina.id)).for('update');
    approved = run(deps, boss, approvePayment, { id });
    await expect.poll(() => deps.db.$count(sql`pg_locks`, sql`NOT granted`)).toBeGreaterThan(0);
    expect(await findTill(tx, amina.id, first, first)).toMatchObject({ balance: 0, waiting: taka(60_000) });
  });
  expect(await approved).toMatchObject({ state: 'counted' });
  expect(await findTill(deps.db, amina.id, first, first)).toMatchObject({
    balance: taka(60_000),
    waiting: 0,
  });
});
