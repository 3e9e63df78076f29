import { expect, onTestFinished, test } from 'vitest';
import { openEmptyDatabase } from '../testing/test.ts';
import { countNewTables } from './statistics.ts';

test('a table that was filled is counted for the plans, small ones too, once and for all', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(database.close);
  await database.execute(`CREATE TABLE "order" (n integer); CREATE TABLE empty (n integer);
    INSERT INTO "order" SELECT generate_series(1, 20)`);
  const counted = () =>
    database.rows(
      `SELECT relname AS name, reltuples AS rows FROM pg_class WHERE relname IN ('order', 'empty') ORDER BY 1`,
    );
  await countNewTables(database);
  expect(await counted()).toEqual([
    { name: 'empty', rows: -1 },
    { name: 'order', rows: 20 },
  ]);
  await database.execute('INSERT INTO "order" SELECT generate_series(21, 40)');
  await countNewTables(database);
  expect((await counted())[1], 'from here on it is PostgreSQL’s own work').toEqual({
    name: 'order',
    rows: 20,
  });
});
