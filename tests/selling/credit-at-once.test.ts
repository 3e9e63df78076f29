import { expect, test } from 'vitest';
import { moveCredit, undoCreditMove } from '#features/payments/adjustments/credit-moves.commands.ts';
import { writeOff } from '#features/payments/adjustments/write-offs.commands.ts';
import { run } from '#platform/command/command.ts';
import { ownDatabase } from './booking-world.ts';
import { accountant, moneyWorld, taka } from './customer-money.ts';
import { aKey } from './sales.ts';

const reasons = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
const times = (count: number, code: string) => Array.from({ length: count }, () => code);

test('the same credit moves once, though 16 move it at one moment', async () => {
  const deps = await ownDatabase();
  const { order, pay, standing, balances } = await moneyWorld(deps);
  const [one, other] = [await order(taka(1_000)), await order(taka(900))];
  await pay(one, taka(1_400));
  const move = () =>
    run(deps, accountant, moveCredit, { orderId: one, to: other, amount: taka(400), key: aKey() });
  const tried = await Promise.allSettled(Array.from({ length: 16 }, move));
  expect(reasons(tried)).toEqual(times(15, 'orders.credit'));
  expect([await standing(one), await standing(other)]).toMatchObject([
    { paid: taka(1_000) },
    { paid: taka(400) },
  ]);
  const [made] = tried.flatMap((each) => (each.status === 'fulfilled' ? each.value.id : []));
  const back = () =>
    run(deps, accountant, undoCreditMove, { orderId: other, id: made ?? '', reason: 'Moved by mistake.' });
  const undone = await Promise.allSettled(Array.from({ length: 8 }, back));
  expect(reasons(undone)).toEqual(times(7, 'orders.credit-undone'));
  expect(await balances()).toMatchObject({ all: 0, 1100: taka(900), 2100: -taka(400) });
});

test('credit that moves between two orders in both directions at once waits for nobody for ever', async () => {
  const deps = await ownDatabase();
  const { order, pay, standing } = await moneyWorld(deps);
  const [one, other] = [await order(taka(100)), await order(taka(100))];
  await pay(one, taka(1_000));
  await pay(other, taka(1_000));
  const move = (orderId: string, to: string) =>
    run(deps, accountant, moveCredit, { orderId, to, amount: taka(10), key: aKey() });
  await Promise.all(
    Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? move(one, other) : move(other, one))),
  );
  expect([await standing(one), await standing(other)]).toMatchObject([
    { paid: taka(1_000) },
    { paid: taka(1_000) },
  ]);
});

test('the same rest is written off once, and one key moves once', async () => {
  const deps = await ownDatabase();
  const { order, pay, standing } = await moneyWorld(deps, { writeOffUpTo: taka(50) });
  const [one, other] = [await order(taka(1_030)), await order(taka(900))];
  await pay(one, taka(1_000));
  const forgive = () =>
    run(deps, accountant, writeOff, { orderId: one, amount: taka(30), reason: 'A rest.', key: aKey() });
  const tried = await Promise.allSettled(Array.from({ length: 16 }, forgive));
  expect(reasons(tried)).toEqual(times(15, 'orders.write-off'));
  await pay(one, taka(100));
  const key = aKey();
  const move = () => run(deps, accountant, moveCredit, { orderId: one, to: other, amount: taka(60), key });
  const made = await Promise.all(Array.from({ length: 16 }, move));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await standing(other)).toMatchObject({ paid: taka(60) });
});
