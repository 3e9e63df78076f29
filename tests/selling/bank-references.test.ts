import { describe, expect } from 'vitest';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { payments } from '#features/payments/payments.table.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'accountant');
const taka = (sum: number) => sum * 100;

/** A statement of a bank: each line with the same number of a cheque. */
const arrive = (deps: CommandDeps, ...lines: readonly (readonly [day: string, sum: number])[]) =>
  run(deps, amina, keepArrivals, {
    source: 'statement',
    items: lines.map(([day, sum]) => ({
      method: 'bank' as const,
      outside: '0001234',
      sender: '',
      amount: taka(sum),
      at: `${day}T00:00:00+06:00`,
    })),
  });
const open = async ({ db, clock }: CommandDeps) => (await findMoneyInbox(db, clock.now())).arrivals;
const sums = async (deps: CommandDeps) =>
  (await open(deps)).map(({ amount }) => amount / 100).toSorted((a, b) => b - a);

/** Makes a payment of a new order of the arrival with a sum. */
async function match(deps: CommandDeps, sum: number) {
  const arrival = (await open(deps)).find(({ amount }) => amount === taka(sum));
  const order = await sell(deps);
  const parts = [{ order: order.id, amount: taka(sum) }];
  const { payments: made } = await run(deps, amina, matchMoney, {
    arrival: arrival?.id,
    parts,
    key: aKey(),
  });
  return made[0]?.id ?? '';
}

describe('deposits at a bank with the same number', () => {
  test('are each paid with, and none is hidden by another', async ({ deps }) => {
    await arrive(deps, ['2026-11-22', 5_000], ['2026-11-23', 6_000], ['2026-11-23', 700]);
    await match(deps, 5_000);
    expect(await sums(deps)).toEqual([6_000, 700]);
    await match(deps, 6_000);
    expect(await sums(deps)).toEqual([700]);
    const last = await match(deps, 700);
    expect(await sums(deps)).toEqual([]);
    const made = await deps.db.select({ outside: payments.outside }).from(payments);
    expect(made.map(({ outside }) => outside)).toEqual(['0001234', '0001234', '0001234']);
    await run(deps, boss, undoPayment, { id: last, reason: 'Somebody else’s.' });
    expect(await sums(deps)).toEqual([700]);
  });

  test('come up though one of them was paid with before they were read', async ({ deps }) => {
    await arrive(deps, ['2026-11-22', 5_000]);
    await match(deps, 5_000);
    await arrive(deps, ['2026-11-22', 5_000], ['2026-11-24', 5_000], ['2026-11-24', 800]);
    expect(await sums(deps)).toEqual([5_000, 800]);
  });

  test('are done with as far as their sum was entered at the counter', async ({ deps }) => {
    const order = await sell(deps);
    await run(deps, amina, takePayment, {
      orderId: order.id,
      method: 'bank',
      amount: taka(5_000),
      outside: '0001234',
      key: aKey(),
    });
    await arrive(deps, ['2026-11-22', 5_000], ['2026-11-23', 700]);
    expect(await sums(deps)).toEqual([700]);
    await match(deps, 700);
    expect(await sums(deps)).toEqual([]);
  });
});
