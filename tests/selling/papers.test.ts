import { describe, expect, onTestFinished } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { findVerified, listPapers } from '#features/papers/papers.queries.ts';
import { serialNumber } from '#features/papers/papers.rules.ts';
import { papers } from '#features/papers/papers.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

async function pay(deps: CommandDeps, orderId: string, amount: number) {
  const paid = await run(deps, amina, takePayment, { orderId, amount, method: 'cash', key: aKey() });
  if (paid.receipt === null) {
    throw new Error('This payment has a receipt.');
  }
  return { id: paid.id, ...paid.receipt };
}

const standing = async ({ db }: CommandDeps, orderId: string) =>
  (await listPapers(db, orderId)).map(({ kind, amount, state }) => [kind, amount, state]);

describe('the papers of an order', () => {
  test('are a quote, an invoice when it is accepted and a receipt for each payment, for whoever has its link', async ({
    deps,
  }) => {
    const made = await sell(deps, { language: 'bn' });
    await run(deps, amina, acceptOrder, { id: made.id });
    await run(deps, amina, acceptOrder, { id: made.id });
    const { number, verify } = await pay(deps, made.id, taka(12_900));
    expect(await standing(deps, made.id)).toEqual([
      ['invoice', taka(32_900), 'good'],
      ['receipt', taka(12_900), 'good'],
      ['quote', taka(32_900), 'good'],
    ]);
    expect(await findVerified(deps.db, verify)).toMatchObject({
      genuine: true,
      kind: 'receipt',
      number,
      amount: taka(12_900),
      initials: 'S. B.',
      state: 'good',
    });
    const order = await findByToken(deps.db, made.token, '2026-12-01');
    expect(order?.papers).toContainEqual({
      kind: 'receipt',
      number,
      path: `/bn/orders/${made.token}/papers/${number.toLowerCase()}`,
    });
  });

  test('say so when a payment was undone', async ({ deps }) => {
    const made = await sell(deps);
    const { id, verify } = await pay(deps, made.id, taka(900));
    await run(deps, boss, undoPayment, { id, reason: 'Taken for the wrong order.' });
    expect(await findVerified(deps.db, verify)).toMatchObject({ genuine: true, state: 'undone' });
  });

  test('are refunded from the newest on, as far as money went back', async ({ deps, clock }) => {
    const made = await sell(deps);
    const first = await pay(deps, made.id, taka(5_000));
    clock.set('2026-12-02T04:00:00Z');
    const second = await pay(deps, made.id, taka(3_000));
    const giveBack = (amount: number) =>
      run(deps, amina, askRefund, {
        orderId: made.id,
        amount,
        method: 'cash',
        reason: 'Paid too much',
        key: aKey(),
      });
    const states = () =>
      Promise.all([first, second].map(async ({ verify }) => (await findVerified(deps.db, verify))?.state));
    await giveBack(taka(2_000));
    expect(await states()).toEqual(['good', 'good']);
    await giveBack(taka(1_000));
    expect(await states()).toEqual(['good', 'refunded']);
    await giveBack(taka(4_999));
    expect(await states()).toEqual(['good', 'refunded']);
    await giveBack(taka(1));
    expect(await states()).toEqual(['refunded', 'refunded']);
  });

  test('are a credit note over what is taken back when it is cancelled', async ({ deps }) => {
    const made = await sell(deps, { travelsOn: '2026-12-20' });
    await run(deps, amina, acceptOrder, { id: made.id });
    await run(deps, amina, cancelOrder, { id: made.id, reason: 'Not travelling.', preview: true });
    await run(deps, amina, cancelOrder, { id: made.id, reason: 'Not travelling.' });
    expect(await standing(deps, made.id)).toContainEqual(['credit-note', taka(26_775), 'good']);
    expect(await standing(deps, made.id)).toContainEqual(['invoice', taka(32_900), 'good']);
  });

  test('are undone with a quote that is taken back, without a credit note', async ({ deps }) => {
    const made = await sell(deps);
    await run(deps, amina, cancelOrder, { id: made.id, reason: 'Not wanted.' });
    expect(await standing(deps, made.id)).toEqual([['quote', taka(32_900), 'undone']]);
  });
});

test('64 clerks who take money at once, every fourth of them twice with one key, give 64 receipts without a gap', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => new Date('2026-12-01T04:00:00Z') },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey: testDataKey,
  };
  const orders = [await sell(deps), await sell(deps), await sell(deps), await sell(deps)];
  const sent = Array.from({ length: 64 }, (_, at) => ({
    orderId: orders[at % 4]?.id ?? '',
    amount: taka(100 + at),
    method: 'cash' as const,
    key: aKey(),
  }));
  const again = sent.filter((_, at) => at % 4 === 0);
  const taken = await Promise.all([...sent, ...again].map((each) => run(deps, amina, takePayment, each)));
  const numbers = new Set(taken.map(({ receipt }) => receipt?.number));
  const expected = Array.from({ length: 64 }, (_, at) => serialNumber('receipt', 2026, at + 1));
  expect([...numbers].sort()).toEqual(expected);
  expect(await database.db.$count(papers)).toBe(64 + 4 + 4);
});
