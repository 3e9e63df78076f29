import { expect, onTestFinished, test } from 'vitest';
import { openEmptyDatabase } from '../testing/test.ts';

/** Often enough for a plan of its own on each connection. */
const often = 80;

test('a read that pages repeat goes on when its table gets another column meanwhile', async () => {
  const { readRows, execute, close } = await openEmptyDatabase();
  onTestFinished(close);
  await execute("CREATE TABLE shelves (name text); INSERT INTO shelves VALUES ('visas')");
  const read = () => readRows('SELECT * FROM shelves WHERE name = $1', ['visas'], 'all');
  for (let time = 0; time < often; time += 1) {
    expect(await read()).toEqual([['visas']]);
  }
  await execute('ALTER TABLE shelves ADD COLUMN place integer DEFAULT 1');
  for (let time = 0; time < often; time += 1) {
    expect(await read()).toEqual([['visas', 1]]);
  }
});

test('what pages ask often is planned once for each connection', async () => {
  const { readRows, close } = await openEmptyDatabase();
  onTestFinished(close);
  for (let time = 0; time < often; time += 1) {
    await readRows('SELECT $1::text AS word', ['visas'], 'execute');
  }
  const planned = 'SELECT statement FROM pg_prepared_statements';
  expect(await readRows(planned, [], 'all')).toEqual([['SELECT $1::text AS word']]);
});

test('reads that are asked in one turn share few connections, and one that fails fails alone', async () => {
  const { readRows, close } = await openEmptyDatabase();
  onTestFinished(close);
  const ask = (expression: string) => readRows(`SELECT ${expression}`, [], 'all');
  const connections = await Promise.all(Array.from({ length: 8 }, () => ask('pg_backend_pid()')));
  expect(new Set(connections.flat().map(String)).size).toBe(2);
  const answers = await Promise.allSettled(['1', '1 / 0', '2'].map(ask));
  expect(answers).toMatchObject([{ value: [[1]] }, { reason: { code: '22012' } }, { value: [[2]] }]);
});
