import { expect } from 'vitest';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { maxFee } from '#features/money/matches/fees.rules.ts';
import { matchMoney } from '#features/money/matches/matches.commands.ts';
import { moneyArrivals } from '#features/money/money.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { anOrder, on, taka } from './controls.ts';
import { aKey, staff } from './sales.ts';

async function arrived(deps: CommandDeps, method: 'bkash' | 'bank', amount: number) {
  const order = await anOrder(deps, taka(49_000));
  const item = {
    method,
    outside: '9K70LM2QXB',
    sender: '01711000111',
    amount,
    at: '2026-12-01T09:50:00+06:00',
  };
  await run(deps, staff('amina'), keepArrivals, { source: 'statement', items: [item] });
  const [arrival] = await deps.db.select().from(moneyArrivals);
  const match = (fee: number) =>
    run(deps, staff('amina'), matchMoney, {
      arrival: arrival?.id ?? '',
      fee,
      key: aKey(),
      parts: [{ order: order.id, amount: amount + fee }],
    });
  return { order, match };
}

test('a message of 1,000 taka doesn’t pay an order of 49,000 as its fee', async ({ deps }) => {
  const { match } = await arrived(deps, 'bkash', taka(1_000));
  await expect(match(taka(48_000))).rejects.toMatchObject({
    code: 'money.fee-high',
    fields: [{ path: 'fee' }],
    details: { most: maxFee('bkash', taka(49_000)) },
  });
  expect(await on(deps, '5100')).toBe(0);
  expect((await match(taka(19))).payments).toMatchObject([{ state: 'counted' }]);
});

test('a bank may take a fixed charge, but no share of the sum that no bank takes', async ({ deps }) => {
  const { match } = await arrived(deps, 'bank', taka(40_000));
  await expect(match(taka(5_000))).rejects.toMatchObject({ code: 'money.fee-high' });
  expect((await match(taka(2_000))).payments).toMatchObject([{ state: 'counted' }]);
  expect(await on(deps, '5110')).toBe(taka(2_000));
});
