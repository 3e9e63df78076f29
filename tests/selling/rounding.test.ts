import { describe, expect } from 'vitest';
import { findOrderMoney, findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { listOrders } from '#features/orders/order-list.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { newOrder } from '#features/orders/orders.contract.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, aQuote, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const today = '2026-12-01';

/** An accepted order of 1,234.56 taka. */
async function openOdd(deps: CommandDeps) {
  const lines = [{ charge: 'official' as const, quantity: 1, unit: 123_456, text: { en: 'A fee in euros' } }];
  const { id, token } = await sell(deps, { lines });
  await run(deps, amina, acceptOrder, { id });
  const pay = async (amount: number) =>
    (await run(deps, amina, takePayment, { orderId: id, amount, method: 'cash', key: aKey() })).id;
  const seen = () => findByToken(deps.db, token, today);
  const rounded = async () => {
    const { accounts, debit, credit } = await findTrialBalance(deps.db, today);
    expect(debit).toBe(credit);
    const found = accounts.find(({ code }) => code === '5900');
    return (found?.debit ?? 0) - (found?.credit ?? 0);
  };
  return { id, pay, seen, rounded };
}

describe('an order that costs some poisha', () => {
  test('is paid by whole taka: what is less than one is rounded off', async ({ deps }) => {
    const { pay, seen, rounded } = await openOdd(deps);
    await pay(123_400);
    expect(await seen()).toMatchObject({ money: 'paid', due: 0, back: 0, paid: 123_400, total: 123_400 });
    expect((await seen())?.plan).toMatchObject([{ left: 0 }]);
    expect(await rounded()).toBe(56);
    expect((await listOrders(deps.db, { due: 'today' }, today)).items).toEqual([]);
  });

  test('is paid by the next taka as well, and by all its poisha without rounding', async ({ deps }) => {
    const up = await openOdd(deps);
    await up.pay(100_000);
    expect(await up.seen()).toMatchObject({ money: 'part paid', due: 23_456 });
    await up.pay(23_500);
    expect(await up.seen()).toMatchObject({ money: 'paid', due: 0, back: 0 });
    expect(await up.rounded()).toBe(-44);
    const exact = await openOdd(deps);
    await exact.pay(123_456);
    expect(await exact.seen()).toMatchObject({ money: 'paid', total: 123_456 });
    expect(await up.rounded()).toBe(-44);
  });

  test('owes its poisha again when the payment is undone, and gives back no more than came', async ({
    deps,
  }) => {
    const { id, pay, seen, rounded } = await openOdd(deps);
    await run(deps, boss, undoPayment, { id: await pay(123_400), reason: 'It never came.' });
    expect(await seen()).toMatchObject({ money: 'unpaid', due: 123_456 });
    expect(await rounded()).toBe(0);
    await pay(123_400);
    await run(deps, amina, cancelOrder, { id, reason: 'The customer fell ill.' });
    expect(await seen()).toMatchObject({ back: 123_400 });
    expect([await rounded(), (await findOrderMoney(deps.db, id)).charged]).toEqual([0, 0]);
  });

  test('is not rounded when a taka or more is missing, nor one in whole taka', async ({ deps }) => {
    const { pay, seen } = await openOdd(deps);
    await pay(123_300);
    expect(await seen()).toMatchObject({ money: 'part paid', due: 156 });
  });
});

test('lines of which no sum can be held are refused, also when discounts make up for them', () => {
  const huge = { charge: 'own' as const, quantity: 10_000, unit: 100_000_000_000, text: { en: 'A tour' } };
  const less = {
    charge: 'discount' as const,
    quantity: 10_000,
    unit: -100_000_000_000,
    text: { en: 'Less' },
  };
  const fits = { charge: 'own' as const, quantity: 1, unit: 5_000, text: { en: 'A visa' } };
  expect(newOrder.safeParse(aQuote({ lines: [huge, less, fits] })).success).toBe(false);
  const halves = { ...fits, unit: 60_000_000_000_000 };
  expect(
    newOrder.safeParse(aQuote({ lines: [halves, { ...less, quantity: 1, unit: -60_000_000_000_000 }] }))
      .success,
  ).toBe(false);
  expect(newOrder.safeParse(aQuote({ lines: [fits] })).success).toBe(true);
});
