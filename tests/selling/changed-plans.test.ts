import { expect } from 'vitest';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { listOrders } from '#features/orders/order-list.queries.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { acceptAmendmentByLink, amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { listOwedOrders } from '#features/reports/reports.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, aQuote, payCash, sell, staff } from './sales.ts';

const amina = staff('amina');
const taka = (sum: number) => sum * 100;

type Plan = { amount: number; due: string }[];

/** Proposes a third traveller, which costs 12,500 taka more. */
async function propose(deps: CommandDeps, id: string, plan?: Plan) {
  const lines = (aQuote().lines ?? []).map((line, was) => ({
    ...line,
    was,
    quantity: was === 0 ? 3 : line.quantity,
  }));
  const change = { id, lines, reason: 'A third traveller joins.', from: 1, key: aKey() };
  return run(deps, amina, amendOrder, { ...change, ...(plan ? { plan } : {}) });
}
const overdue = async (deps: CommandDeps, day: string) =>
  (await listOrders(deps.db, { due: 'overdue' }, day)).items.length;
const planOf = async (deps: CommandDeps, token: string, day: string) =>
  (await findByToken(deps.db, token, day))?.plan.map(({ due, left }) => [due, left / 100]);

test('what a change costs more isn’t late when the customer accepts it days later', async ({
  deps,
  clock,
}) => {
  const { id, token } = await sell(deps, { plan: [{ amount: taka(32_900), due: '2026-12-01' }] });
  await run(deps, amina, acceptOrder, { id });
  await payCash(deps, id, taka(32_900));
  clock.set('2026-12-10T05:00:00Z');
  const { version } = await propose(deps, id);
  clock.set('2026-12-15T05:00:00Z');
  await run(deps, visitorActor, acceptAmendmentByLink, { token, version });
  expect(await planOf(deps, token, '2026-12-15')).toEqual([
    ['2026-12-01', 0],
    ['2026-12-15', 12_500],
  ]);
  expect(await overdue(deps, '2026-12-15')).toBe(0);
  expect(await overdue(deps, '2026-12-16')).toBe(1);
  expect(await listOwedOrders(deps.db, '2026-12-15')).toMatchObject([{ due: '2026-12-15' }]);
  // Whoever accepts it has just read it.
  await tendOrders(deps);
  expect(await deps.db.$count(messages, isLetter('payment.reminder'))).toBe(0);
});

test('what was owed before a change stays late, and money is for what is due first', async ({
  deps,
  clock,
}) => {
  const first = { amount: taka(10_000), due: '2026-12-01' };
  const second = { amount: taka(22_900), due: '2026-12-12' };
  const { id, token } = await sell(deps, { travelsOn: '2027-02-20', plan: [first, second] });
  await run(deps, amina, acceptOrder, { id });
  await payCash(deps, id, taka(10_000));
  clock.set('2026-12-10T05:00:00Z');
  const more = { amount: taka(12_500), due: '2026-12-11' };
  const { version } = await propose(deps, id, [first, more, second]);
  clock.set('2026-12-15T05:00:00Z');
  await run(deps, visitorActor, acceptAmendmentByLink, { token, version });
  expect(await overdue(deps, '2026-12-15')).toBe(1);
  await payCash(deps, id, taka(22_900));
  expect(await planOf(deps, token, '2026-12-15')).toEqual([
    ['2026-12-01', 0],
    ['2026-12-12', 0],
    ['2026-12-15', 12_500],
  ]);
  expect(await overdue(deps, '2026-12-15')).toBe(0);
});
