import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyMigration, migrate, readMigrations } from '#platform/database/migrate.ts';
import { openEmptyDatabase } from '#platform/testing/test.ts';

const directory = join(import.meta.dirname, '../../migrations');
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const order = `
  INSERT INTO orders (id, reference, token, state, language, name, phone, current, search, made_by, created_at, updated_at)
  VALUES ('${id(1)}', 'SF-0001-00', '${'0'.repeat(26)}', 'open', 'en', 'Salma', '+8801812345678', 1, '', 'user:amina', now(), now())`;
const payment = (number: number, method: string, key: string) => `
  INSERT INTO payments (id, order_id, method, amount, outside, outside_key, state, taken_by, taken_at)
  VALUES ('${id(number)}', '${id(1)}', '${method}', 500000, '${key}', '${key}', 'counted', 'user:amina', now())`;
const arrival = (number: number, method: string, key: string, amount: number) => `
  INSERT INTO money_arrivals
    (id, source, method, outside, outside_key, look_key, sender, amount, at, fingerprint, state, added_by, added_at)
  VALUES ('${id(number)}', 'statement', '${method}', '${key}', '${key}', '${key}', '', ${amount}, now(), '${number}', 'new',
    'user:amina', now())`;

test('deposits at a bank that another one of their number had hidden come up again, and nothing else does', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  for (const migration of (await readMigrations(directory)).filter(({ name }) => name < '0066')) {
    await database.transaction((connection) => applyMigration(connection, migration));
  }
  const written = [
    order,
    payment(2, 'bank', '0001234'),
    payment(3, 'bkash', '9K70LM2QXB'),
    arrival(4, 'bank', '0001234', 500_000),
    arrival(5, 'bank', '0001234', 500_000),
    arrival(6, 'bank', '0001234', 70_000),
    arrival(7, 'bkash', '9K70LM2QXB', 490_000),
    `INSERT INTO money_matches (payment_id, arrival_id, matched_by, matched_at)
     VALUES ('${id(2)}', '${id(4)}', 'user:amina', now())`,
  ];
  await database.transaction(async (connection) => {
    for (const statement of written) {
      await connection.execute(statement);
    }
  });
  const settled = async () =>
    (await database.rows('SELECT settled FROM money_arrivals ORDER BY id')).map((row) => row.settled);
  expect(await settled()).toEqual([true, true, true, true]);
  expect(await migrate(database, directory)).toContain('0066_deposits_of_a_number.sql');
  expect(await settled()).toEqual([true, false, false, true]);
});
