import { describe, expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import type { OrderItem, OrderQuery } from '#features/orders/list/list.contract.ts';
import { listOrders } from '#features/orders/list/list.queries.ts';
import { addDays } from '#platform/calendar-date.ts';
import { run, type CommandDeps } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aQuote, payCash, sell, staff } from './sales.ts';
import { makeOrder } from '#features/orders/orders.commands.ts';

const today = '2026-12-01';

test('the list says what the order’s page says', async ({ deps }) => {
  const made = await sell(deps, { travelsOn: '2026-12-20' });
  await run(deps, staff('amina'), acceptOrder, { id: made.id });
  await payCash(deps, made.id, 100_000);
  const { items, total, sums } = await listOrders(deps.db, {}, today);
  const order = await findOrder(deps.db, made.id, today);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ total: order?.total, paid: order?.paid, due: order?.due, dueOn: order?.dueOn, about: { en: 'Visa service' } });
  expect(sums).toMatchObject({ total: order?.total, paid: 100_000 });
});
