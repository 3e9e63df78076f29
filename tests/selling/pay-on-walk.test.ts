import { expect } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { findProfitAndLoss } from '#features/reports/financials/financials.queries.ts';
import { payOn, undoPayOn } from '#features/suppliers/pay-on/pay-on.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { rowOfNumbers } from './row-of-numbers.ts';
import { aKey, sell, staff } from './sales.ts';
import { accountant, supplierWorld } from './supplier-world.ts';

const clerk = staff('amina');
const taka = (sum: number) => sum * 100;

interface Cost {
  readonly id: string;
  readonly order: number;
  /** 1 is the embassy's fee, 2 the hotel's price. */
  readonly line: 1 | 2;
  readonly amount: number;
  readonly isOwed: boolean;
  readonly finished: boolean;
}

interface Order {
  readonly id: string;
  readonly price: { 1: number; 2: number };
  version: number;
  /** What a cancelled order holds of each line. */
  held: { 1: number; 2: number } | null;
}

test('whatever is paid on, changed, undone and cancelled, each account holds what a plain sum says', async ({
  deps,
}) => {
  const row = rowOfNumbers(34);
  const next = () => row(1_000) / 1_000;
  const pick = <Of>(list: readonly Of[]): Of | undefined => list[Math.floor(next() * list.length)];
  const world = await supplierWorld(deps);
  const orders: Order[] = [];
  let costs: Cost[] = [];
  const linesOf = ({ price }: Order) => [
    { charge: 'own' as const, quantity: 1, unit: taka(10_000), text: { en: 'Service' } },
    { charge: 'official' as const, quantity: 1, unit: price[1], text: { en: 'Embassy' } },
    { charge: 'supplier' as const, quantity: 1, unit: price[2], text: { en: 'Hotel' } },
  ];
  for (let made = 0; made < 4; made += 1) {
    const price = { 1: taka(4_000 + made), 2: taka(9_000 + made) };
    const order: Order = { id: '', price, version: 1, held: null };
    const { id } = await sell(deps, { lines: linesOf(order) });
    await run(deps, clerk, acceptOrder, { id });
    orders.push({ ...order, id });
  }
  const standing = (order: number, line: 1 | 2) =>
    costs.filter((each) => each.order === order && each.line === line);
  const spentOf = async ({ id }: Order) =>
    (await findOrder(deps.db, id, '2026-12-01'))?.lines.map(({ spent }) => spent) ?? [];

  const pay = async () => {
    const order = Math.floor(next() * orders.length);
    const line = next() < 0.5 ? 1 : 2;
    const amount = taka(100 + Math.floor(next() * 5_000));
    const isOwed = next() < 0.4;
    const finished = next() < 0.3;
    const payer = isOwed ? { supplier: world.id } : { account: '1020' };
    const { id: of = '' } = orders[order] ?? {};
    const { id, state } = await run(deps, accountant, payOn, {
      id: of,
      line,
      amount,
      finished,
      ...payer,
      key: aKey(),
    });
    if (state === 'booked') {
      costs.push({ id, order, line, amount, isOwed, finished });
    }
  };
  const undo = async () => {
    const cost = pick(costs);
    if (cost) {
      await run(deps, accountant, undoPayOn, { id: cost.id, reason: 'It was another order.' });
      costs = costs.filter((each) => each !== cost);
    }
  };
  const amend = async () => {
    const order = pick(orders.filter(({ held }) => held === null));
    if (!order) {
      return;
    }
    const line = next() < 0.5 ? 1 : 2;
    const spent = await spentOf(order);
    const unit = Math.max(taka(1_000 + Math.floor(next() * 12_000)), spent[line] ?? 0);
    if (unit === order.price[line]) {
      return;
    }
    order.price[line] = unit;
    const lines = linesOf(order).map((each, was) => ({ ...each, was }));
    await run(deps, clerk, amendOrder, {
      id: order.id,
      from: order.version,
      reason: 'The price has changed.',
      agreed: true,
      lines,
      key: aKey(),
    });
    order.version += 1;
  };
  const cancel = async () => {
    const order = pick(orders.filter(({ held }) => held === null));
    if (order) {
      const spent = await spentOf(order);
      await run(deps, clerk, cancelOrder, { id: order.id, reason: 'They are ill.' });
      order.held = { 1: spent[1] ?? 0, 2: spent[2] ?? 0 };
    }
  };

  const wanted = () => {
    const sums = { 2200: 0, 2300: 0, 4300: 0, 5300: 0, 1020: 0 };
    for (const [at, order] of orders.entries()) {
      for (const line of [1, 2] as const) {
        const own = standing(at, line);
        const cost = own.reduce((sum, { amount }) => sum + amount, 0);
        const had = order.held?.[line] ?? order.price[line];
        const isOver = order.held !== null || own.some(({ finished }) => finished);
        const used = Math.min(cost, had);
        const left = isOver && cost > 0 ? had - used : 0;
        sums[line === 1 ? 2200 : 2300] -= had - used - left;
        sums[5300] += cost - used;
        sums[4300] -= left;
      }
    }
    for (const { amount, isOwed } of costs) {
      sums[isOwed ? 2300 : 1020] -= amount;
    }
    return sums;
  };

  for (let step = 0; step < 120; step += 1) {
    const dice = next();
    await (dice < 0.55 ? pay() : dice < 0.75 ? undo() : dice < 0.93 || step < 50 ? amend() : cancel());
    const found = await world.balances();
    const sums = wanted();
    const kept = Object.fromEntries(Object.keys(sums).map((code) => [code, found[code] ?? 0]));
    expect(kept, `step ${step}`).toEqual(sums);
    expect(found.all).toBe(0);
  }
  const owed = costs.reduce((sum, { amount, isOwed }) => (isOwed ? sum + amount : sum), 0);
  expect(await world.owed()).toBe(owed);
  const days = { from: '2020-01-01', to: '2099-12-31' };
  const { total, byKind } = await findProfitAndLoss(deps.db, days);
  expect(byKind.reduce((sum, { margin }) => sum + margin, 0)).toBe(total);
  expect(orders.some(({ held }) => held !== null)).toBe(true);
});
