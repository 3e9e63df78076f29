import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accounts } from '#features/ledger/accounts.data.ts';
import { applyMigration, migrate, readMigrations } from '#platform/database/migrate.ts';
import { openEmptyDatabase } from '#platform/testing/test.ts';

const directory = join(import.meta.dirname, '../../migrations');
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const order = `
  INSERT INTO orders (id, reference, token, state, language, name, phone, current, search, made_by, created_at, updated_at)
  VALUES ('${id(1)}', 'SF-0001-00', '${'0'.repeat(26)}', 'open', 'en', 'Salma', '+8801812345678', 1, '', 'user:amina', now(), now())`;
const payment = `
  INSERT INTO payments (id, order_id, method, amount, outside, outside_key, state, taken_by, taken_at)
  VALUES ('${id(2)}', '${id(1)}', 'cheque', 500000, '0001234', '0001234', 'counted', 'user:amina', now())`;
const arrival = `
  INSERT INTO money_arrivals
    (id, source, method, outside, outside_key, look_key, sender, amount, at, fingerprint, state, added_by, added_at)
  VALUES ('${id(3)}', 'statement', 'bank', '0001234', '0001234', '0001234', '', 500000, now(), '3', 'new', 'user:amina', now())`;
const entry = (number: number, kind: string, subject: number, postings: Readonly<Record<string, number>>) => [
  `INSERT INTO ledger_entries (id, kind, booked_on, at, actor, order_id, subject, text, postings)
   VALUES ('${id(number)}', '${kind}', '2026-07-01', '2026-07-01T00:00:00Z', 'user:amina', '${id(1)}', '${id(subject)}', '',
     ${Object.keys(postings).length})`,
  ...Object.entries(postings).map(
    ([account, amount], position) => `INSERT INTO ledger_postings (entry_id, position, account, amount)
      VALUES ('${id(number)}', ${position}, '${account}', ${amount})`,
  ),
];

/** A database as it was before cheques had a way to the bank. */
async function before() {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  for (const migration of (await readMigrations(directory)).filter(({ name }) => name < '0070')) {
    await database.transaction((connection) => applyMigration(connection, migration));
  }
  const write = (statements: readonly string[]) =>
    database.transaction(async (connection) => {
      for (const statement of statements) {
        await connection.execute(statement);
      }
    });
  const on = async (account: keyof typeof accounts) => {
    const [found] = await database.rows(
      'SELECT coalesce(sum(amount), 0) AS sum FROM ledger_day_sums WHERE account = $1',
      [accounts[account].code],
    );
    return Number(found?.sum);
  };
  return { database, write, on };
}

test('a refund by our own cheque that was booked against the cheques in hand leaves the bank', async () => {
  const { database, write, on } = await before();
  await write([
    order,
    payment,
    ...entry(4, 'payment', 2, { 1030: 500_000, 1100: -500_000 }),
    ...entry(5, 'refund', 6, { 2400: 70_000, 1030: -70_000 }),
    // As it is booked since then.
    ...entry(7, 'refund', 8, { 2400: 30_000, 1020: -30_000 }),
  ]);
  expect(await on('cheques')).toBe(430_000);
  await migrate(database, directory);
  expect(await on('cheques')).toBe(500_000);
  expect(await on('bank')).toBe(-100_000);
  const [{ sum } = {}] = await database.rows(
    `SELECT sum(amount) AS sum FROM ledger_postings JOIN ledger_entries entry ON entry.id = entry_id
     WHERE kind = 'refund' AND account = '2400' AND order_id = '${id(1)}'`,
  );
  expect(Number(sum)).toBe(100_000);
  expect(await migrate(database, directory)).toEqual([]);
});

test('a line of a statement that a cheque’s number had hidden comes up, so that it clears the cheque', async () => {
  const { database, write } = await before();
  await write([order, payment, arrival]);
  const settled = async () =>
    (await database.rows('SELECT settled FROM money_arrivals')).map((row) => row.settled);
  expect(await settled()).toEqual([true]);
  await migrate(database, directory);
  expect(await settled()).toEqual([false]);
});
