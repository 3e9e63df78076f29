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
  VALUES ('${id(number)}', '${id(1)}', '${method}', 700000, '${key}', '${key}', 'counted', 'user:amina',
    timestamptz '2026-11-2${number} 10:00+06')`;
const arrival = (number: number, at: string, added: string) => `
  INSERT INTO money_arrivals
    (id, source, method, outside, outside_key, look_key, sender, amount, at, fingerprint, state, added_by, added_at)
  VALUES ('${id(number)}', 'statement', 'bank', 'FT42', 'FT42', 'FT42', '', 700000, '${at}', '${number}', 'new', 'user:amina',
    '${added}')`;

test('transfers that were kept twice are one from now on, and what was entered twice stays as it was', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  for (const migration of (await readMigrations(directory)).filter(({ name }) => name < '0083')) {
    await database.transaction((connection) => applyMigration(connection, migration));
  }
  const written = [
    order,
    payment(2, 'bank', 'FT42'),
    payment(3, 'bkash', '9K70LM2QXB'),
    payment(4, 'bkash', '9K7OLM2QXB'),
    arrival(5, '2026-11-22 00:00+06', '2026-11-23 09:00+06'),
    arrival(6, '2026-11-22 10:21+06', '2026-11-24 09:00+06'),
    // Of one file, and of another day.
    arrival(7, '2026-11-22 00:00+06', '2026-11-23 09:00+06'),
    arrival(8, '2026-11-29 10:21+06', '2026-11-30 09:00+06'),
    `INSERT INTO money_matches (payment_id, arrival_id, matched_by, matched_at)
     VALUES ('${id(2)}', '${id(6)}', 'user:amina', now())`,
  ];
  await database.transaction(async (connection) => {
    for (const statement of written) {
      await connection.execute(statement);
    }
  });
  expect(await migrate(database, directory)).toContain('0083_one_transfer_once.sql');
  const arrivals = await database.rows('SELECT same_as, settled FROM money_arrivals ORDER BY id');
  expect(arrivals).toEqual([
    { same_as: null, settled: true },
    { same_as: id(5), settled: true },
    { same_as: null, settled: false },
    { same_as: null, settled: false },
  ]);
  const kept = await database.rows('SELECT outside_key, look_key, state FROM payments ORDER BY id');
  expect(kept).toEqual([
    { outside_key: 'FT42', look_key: 'FT42', state: 'counted' },
    { outside_key: '9K70LM2QXB', look_key: '9K701M2QXB', state: 'counted' },
    { outside_key: '9K7OLM2QXB', look_key: null, state: 'counted' },
  ]);
  await expect(database.rows(payment(9, 'bkash', '9K7OLM2QXB'))).rejects.toThrow();
});
