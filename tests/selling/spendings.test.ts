import { describe, expect } from 'vitest';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { spendLine } from '#features/orders/costs.commands.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { orderSpendings } from '#features/orders/orders.table.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const today = '2026-12-01';
const amina = staff('amina');
const taka = (sum: number) => sum * 100;

/** A paid order: our service of 25,000 less 500, the embassy's 8,400, and a hotel of 10,000. */
async function open(deps: CommandDeps) {
  const { id } = await sell(deps, {
    lines: [
      { charge: 'own', quantity: 2, unit: taka(12_500), text: { en: 'Visa service' } },
      { charge: 'official', quantity: 2, unit: taka(4_200), text: { en: 'Embassy fee' } },
      { charge: 'supplier', quantity: 1, unit: taka(10_000), text: { en: 'Hotel' } },
      { charge: 'discount', quantity: 1, unit: taka(-500), text: { en: 'Returning customer' } },
    ],
  });
  await run(deps, amina, acceptOrder, { id });
  const paid = { orderId: id, method: 'cash' as const, amount: taka(42_900), key: aKey() };
  await run(deps, amina, takePayment, paid);
  const spend = (line: number, spent: number, from = 1) =>
    run(deps, amina, spendLine, { id, line, spent, note: 'Embassy, receipt 4711', from });
  const cancel = (preview = true) =>
    run(deps, amina, cancelOrder, { id, reason: 'The visa was refused.', preview });
  return { id, spend, cancel };
}

describe('money of a line that is gone', () => {
  test('is kept when the order is cancelled, and the preview says so to the poisha', async ({ deps }) => {
    const { id, spend, cancel } = await open(deps);
    expect(await cancel()).toMatchObject({ keep: 0, back: taka(42_900) });
    await spend(1, taka(4_200));
    await spend(2, taka(3_000.5));
    const preview = await cancel();
    // What is kept is rounded up to whole taka.
    expect(preview).toMatchObject({
      keep: taka(7_201),
      back: taka(35_699),
      lines: [
        { spent: 0, keep: 0 },
        { spent: taka(4_200), keep: taka(4_200), back: taka(4_200) },
        { spent: taka(3_000.5), keep: taka(3_001), back: taka(6_999) },
        { spent: 0, keep: 0 },
      ],
    });
    const order = await findOrder(deps.db, id, today);
    expect(order?.lines.map(({ spent }) => spent)).toEqual([0, taka(4_200), taka(3_000.5), 0]);
    const { lines: _lines, ...figures } = preview;
    expect(await cancel(false)).toMatchObject(figures);
    const balance = await findTrialBalance(deps.db, today);
    expect(balance.debit).toBe(balance.credit);
    await expect(spend(1, 0)).rejects.toMatchObject({ code: 'orders.cancelled' });
  });

  test('is a sum in all: the same once more changes nothing, and a mistake is corrected', async ({
    deps,
  }) => {
    const { spend, cancel } = await open(deps);
    for (const sum of [8_400, 8_400, 4_200]) {
      await spend(1, taka(sum));
    }
    expect(await cancel()).toMatchObject({ keep: taka(4_200) });
    const rows = await deps.db.select().from(orderSpendings).orderBy(orderSpendings.at);
    expect(rows).toMatchObject([
      { amount: taka(8_400), actor: 'user:amina', note: 'Embassy, receipt 4711' },
      { amount: taka(-4_200) },
    ]);
    await spend(1, 0);
    expect(await cancel()).toMatchObject({ keep: 0 });
    // Append-only, by the database itself.
    await expect(deps.db.update(orderSpendings).set({ amount: 1 })).rejects.toThrow();
    await expect(deps.db.delete(orderSpendings)).rejects.toThrow();
  });

  test('is no more than the line costs, none of our own price, and of the terms that count', async ({
    deps,
  }) => {
    const { id, spend } = await open(deps);
    await expect(spend(1, taka(8_401))).rejects.toMatchObject({
      code: 'orders.spent-more',
      details: { most: taka(8_400) },
      fields: [{ path: 'spent' }],
    });
    for (const line of [0, 3]) {
      await expect(spend(line, taka(1))).rejects.toMatchObject({ code: 'orders.not-spendable' });
    }
    await expect(spend(4, taka(1))).rejects.toMatchObject({ code: 'orders.no-line' });
    await expect(spend(1, taka(1), 2)).rejects.toMatchObject({ code: 'orders.changed' });
    await spend(2, taka(10_000));
    const hotel = { charge: 'supplier' as const, quantity: 1, text: { en: 'Hotel' }, was: 2 };
    const change = (unit: number, more = {}) =>
      run(deps, amina, amendOrder, {
        id,
        from: 1,
        reason: 'A shorter stay.',
        agreed: true,
        key: aKey(),
        ...more,
        lines: [{ ...hotel, unit }],
      });
    // The preview says what the deed would, and nothing is proposed that can't be done.
    for (const more of [{ preview: true }, { agreed: false }, {}]) {
      await expect(change(taka(9_000), more)).rejects.toMatchObject({ code: 'orders.spent' });
    }
    await change(taka(11_000));
    expect((await findOrder(deps.db, id, today))?.lines).toMatchObject([{ spent: taka(10_000) }]);
    expect(await deps.db.$count(orderSpendings)).toBe(2);
  });
});
