import { join } from 'node:path';
import { listOrders } from '#features/orders/list/list.queries.ts';
import { findOwed } from '#features/reports/reports.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { migrate } from '#platform/database/migrate.ts';
import { addSales } from './many-sales.ts';
import { onOwnDatabase } from './own-database.ts';

await onOwnDatabase(async (database) => {
  const { db } = database;
  await migrate(database, join(import.meta.dirname, '../../migrations'));
  const today = dhakaDate(new Date());
  const orders = await addSales(database, 350_000, today);
  await database.execute(
    `ALTER TABLE order_versions DISABLE TRIGGER ALL; UPDATE order_versions SET travels_on = made_at::date + 20; ALTER TABLE order_versions ENABLE TRIGGER ALL; ANALYZE`,
  );
  console.log(orders, 'orders');
  const asks = {
    latest: {},
    page: { page: 500 },
    total: { sort: '-total' as const },
    due: { sort: '-due' as const },
    week: { due: 'unpaid' as const, travels: 'week' },
    overdue: { due: 'overdue' as const },
    weekAll: { travels: 'week' },
    clerk: { clerk: 'clerk-3' },
    name: { sort: 'name' as const },
    q: { q: 'customer 777' },
    count: { limit: 0 },
    countWeek: { due: 'unpaid' as const, travels: 'week', limit: 0 },
    made: { made: 'last-week' },
  };
  for (const [name, query] of Object.entries(asks)) {
    const times: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const started = performance.now();
      await listOrders(db, query, today);
      times.push(performance.now() - started);
    }
    console.log(name, times.map((each) => each.toFixed(0)).join(' '));
  }
  const started = performance.now();
  await findOwed(db, today);
  console.log('owed', (performance.now() - started).toFixed(0));
});
