import { describe, expect } from 'vitest';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { openAgain } from '#features/till/reopening/reopening.commands.ts';
import { closeTill, openTill } from '#features/till/till.commands.ts';
import { findTill, listTills } from '#features/till/till.queries.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const taka = (sum: number) => sum * 100;
const saturday = '2026-12-05';
const sunday = '2026-12-06';
const amina = staff('amina');
const boss = staff('boss', 'manager');
const other = staff('other', 'manager');

async function takeCash(deps: CommandDeps, clerk: Actor, amount: number) {
  const { id: orderId } = await sell(deps);
  return run(deps, clerk, takePayment, { orderId, amount, method: 'cash' as const, key: aKey() });
}

const sheet = ({ db }: CommandDeps, day: string, today = sunday, clerk = amina) =>
  findTill(db, clerk.id, day, today);

describe('a till that was left open over midnight', () => {
  test('is closed as the day on which it was opened, and the next day takes cash', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-05T05:00:00Z');
    await run(deps, amina, openTill, { float: 0 });
    await takeCash(deps, amina, taka(5_000));
    clock.set('2026-12-06T04:00:00Z');
    expect(await sheet(deps, saturday)).toMatchObject({
      state: 'open',
      openedOn: saturday,
      expected: taka(5_000),
    });
    expect(await sheet(deps, sunday)).toMatchObject({ state: 'unopened', openedOn: saturday, movements: [] });
    await expect(run(deps, amina, openTill, { float: 0 })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'till.unclosed',
      details: { day: saturday },
    });
    expect(await run(deps, amina, closeTill, { notes: { 1000: 5 } })).toMatchObject({ day: saturday });
    clock.set('2026-12-06T05:00:00Z');
    await takeCash(deps, amina, taka(3_000));
    expect(await sheet(deps, saturday)).toMatchObject({
      state: 'closed',
      expected: taka(5_000),
      movements: [{ amount: taka(5_000) }],
      closed: { counted: taka(5_000), difference: 0, handedOver: taka(5_000) },
    });
    expect(await sheet(deps, sunday)).toMatchObject({
      state: 'unopened',
      openedOn: sunday,
      expected: taka(3_000),
      movements: [{ amount: taka(3_000) }],
    });
    expect(await run(deps, amina, closeTill, { notes: { 1000: 3 } })).toMatchObject({ day: sunday });
  });

  test('of who has gone is closed by who may approve payments, who sees since when it is open', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-03T05:00:00Z');
    // Taken without opening the day: the first cash opens it. What waits is in the drawer, too.
    const large = await takeCash(deps, amina, taka(60_000));
    expect(large.state).toBe('waiting');
    clock.set('2026-12-06T04:00:00Z');
    await run(deps, other, approvePayment, { id: large.id });
    const open = { uid: 'amina', day: '2026-12-03', state: 'open', expected: taka(60_000) };
    expect(await listTills(deps.db, { day: sunday, today: sunday })).toMatchObject([open]);
    const counted = { clerk: 'amina', notes: { 1000: 60 } };
    await expect(run(deps, staff('babul'), closeTill, counted)).rejects.toMatchObject({ code: 'till.other' });
    expect(await run(deps, boss, closeTill, counted)).toMatchObject({ day: '2026-12-03' });
    expect(await listTills(deps.db, { day: sunday, today: sunday })).toEqual([]);
  });

  test('is opened again by another person on the day of its closing, until its next day has begun', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-05T05:00:00Z');
    await takeCash(deps, amina, taka(5_000));
    clock.set('2026-12-06T04:00:00Z');
    await run(deps, boss, closeTill, { clerk: 'amina', notes: { 1000: 4 }, because: 'One is missing.' });
    const again = { clerk: 'amina', because: 'It was found.' };
    await expect(run(deps, boss, openAgain, again)).rejects.toMatchObject({ code: 'till.own' });
    expect(await run(deps, other, openAgain, again)).toMatchObject({ day: saturday });
    expect(await sheet(deps, saturday)).toMatchObject({
      state: 'open',
      expected: taka(5_000),
      recounted: [{}],
    });
    expect(await run(deps, amina, closeTill, { notes: { 1000: 5 } })).toMatchObject({ day: saturday });
    await takeCash(deps, amina, taka(200));
    await expect(run(deps, other, openAgain, again)).rejects.toMatchObject({ code: 'till.begun' });
    clock.set('2026-12-07T04:00:00Z');
    await run(deps, boss, closeTill, { clerk: 'amina', notes: { 200: 1 } });
    clock.set('2026-12-08T04:00:00Z');
    await expect(run(deps, other, openAgain, again)).rejects.toMatchObject({ code: 'till.not-closed' });
  });
});
