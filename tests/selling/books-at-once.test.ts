import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { approveBooking } from '#features/books/movements/movements.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { refuseClosedDay } from '#features/ledger/closing/closing.writes.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { ownDatabase } from './booking-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const accountant = staff('rima', 'accountant');
const manager = staff('selim', 'manager');

const balanceOf = async ({ db }: CommandDeps, account: string) => {
  const { accounts, debit, credit } = await findTrialBalance(db, '2099-12-31');
  expect(debit).toBe(credit);
  const found = accounts.find(({ code }) => code === account);
  return (found?.debit ?? 0) - (found?.credit ?? 0);
};
const reasons = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));

describe('at one moment', () => {
  test('64 who take from one till get no more than is in it', async () => {
    const deps = await ownDatabase();
    const { id } = await sell(deps);
    await payCash(deps, id, 100_000, accountant);
    const send = () =>
      run(deps, accountant, transfer, { from: '1010', to: '1020', amount: 9_000, key: aKey() });
    const tried = await Promise.allSettled(Array.from({ length: 64 }, send));
    expect(reasons(tried)).toEqual(Array.from({ length: 53 }, () => 'transfers.short'));
    expect(await balanceOf(deps, '1010')).toBe(1_000);
    expect(await balanceOf(deps, '1020')).toBe(99_000);
  });

  test('what is sent 16 times under one key is booked once', async () => {
    const deps = await ownDatabase();
    await run(deps, accountant, transfer, { from: '1020', to: '1011', amount: 700, key: aKey() });
    const key = aKey();
    const again = () => run(deps, accountant, transfer, { from: '1011', to: '1041', amount: 500, key });
    const made = await Promise.all(Array.from({ length: 16 }, again));
    expect(new Set(made.map((each) => each.id)).size).toBe(1);
    expect(await balanceOf(deps, '1041')).toBe(500);
  });

  test('what several approve is booked once', async () => {
    const deps = await ownDatabase();
    const rent = { kind: '6100', account: '1020', amount: 9_000_000, text: 'Rent of the year', key: aKey() };
    const { id } = await run(deps, accountant, bookExpense, rent);
    const tried = await Promise.allSettled(
      Array.from({ length: 8 }, () => run(deps, manager, approveBooking, { id })),
    );
    expect(reasons(tried)).toEqual(Array.from({ length: 7 }, () => 'movements.state'));
    expect(await balanceOf(deps, '6100')).toBe(9_000_000);
  });

  test('nothing is booked on a day once its period is closed, though both begin together', async () => {
    const deps = await ownDatabase();
    const rent = { kind: '6100', account: '1020', amount: 100, on: '2026-11-30', text: 'Office rent' };
    const spend = () => run(deps, accountant, bookExpense, { ...rent, key: aKey() });
    const spending = Array.from({ length: 12 }, spend);
    const closing = run(deps, accountant, closeBooks, { until: '2026-11-30' }).then(() =>
      balanceOf(deps, '6100'),
    );
    const tried = await Promise.allSettled([...spending, ...Array.from({ length: 12 }, spend)]);
    expect(new Set(reasons(tried))).toEqual(new Set(['books.closed']));
    // What was booked before the closing stands, and nothing came after it.
    expect(await balanceOf(deps, '6100')).toBe(await closing);
  });

  test('a closing waits for what is being booked on a day of its period', async () => {
    const deps = await ownDatabase();
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const booking = deps.db.transaction(async (tx) => {
      await refuseClosedDay({ tx, now: deps.clock.now() }, '2026-11-30');
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const ended: string[] = [];
    const closing = run(deps, accountant, closeBooks, { until: '2026-11-30' }).then(() =>
      ended.push('closing'),
    );
    const isWaiting = sql`locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const waiting = () => deps.db.select({ one: sql<number>`1` }).from(sql`pg_locks`).where(isWaiting);
    await expect.poll(waiting).not.toEqual([]);
    ended.push('booking');
    goOn.resolve();
    await Promise.all([booking, closing]);
    expect(ended).toEqual(['booking', 'closing']);
  });
});
