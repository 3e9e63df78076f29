import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import type { OrderQuery } from '#features/orders/order-list.contract.ts';
import { listOrders } from '#features/orders/order-list.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { findByToken, findOrder } from '#features/orders/orders.queries.ts';
import { bounceCheque } from '#features/payments/cheques/cheques.commands.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { listUnasked } from '#features/payments/refunds/agreed-day.queries.ts';
import { approveRefund, askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { listOwedOrders } from '#features/reports/reports.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { deposit, takeCheque } from './cheque-world.ts';
import { aKey, type NewOrder, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const owner = staff('owner', 'owner');
const taka = (sum: number) => sum * 100;
const today = '2026-12-01';

const tabs = ['overdue', 'today', 'upcoming', 'refund'] as const;

/** An order of some taka, with what is done to it and how it stands. */
async function openOrder(deps: CommandDeps, price: number, changed: Partial<NewOrder> = {}) {
  const lines = [{ charge: 'own' as const, quantity: 1, unit: taka(price), text: { en: 'A tour' } }];
  const { id, token } = await sell(deps, { lines, ...changed });
  const pay = async (amount: number) => {
    const paid = { orderId: id, amount: taka(amount), method: 'cash' as const, key: aKey() };
    const made = await run(deps, amina, takePayment, paid);
    if (made.state === 'waiting') {
      await run(deps, boss, approvePayment, { id: made.id });
    }
    return made.id;
  };
  const refund = async (amount: number) => {
    const asked = {
      orderId: id,
      amount: taka(amount),
      method: 'cash' as const,
      reason: 'Too much',
      key: aKey(),
    };
    const made = await run(deps, boss, askRefund, asked);
    if (made.state === 'asked') {
      await run(deps, owner, approveRefund, { id: made.id });
      await run(deps, boss, payRefund, { id: made.id });
    }
  };
  const undo = (payment: string) => run(deps, owner, undoPayment, { id: payment, reason: 'It never came.' });
  const accept = () => run(deps, amina, acceptOrder, { id });
  const cancel = () => run(deps, amina, cancelOrder, { id, reason: 'The customer fell ill.' });
  const seen = async (day = today) => {
    const order = await findOrder(deps.db, id, day);
    expect(await findByToken(deps.db, token, day)).toMatchObject({
      due: order?.due,
      paid: order?.paid,
      money: order?.money,
      back: order?.back,
    });
    const { items } = await listOrders(deps.db, {}, day);
    expect(items.find((each) => each.id === id)).toMatchObject({ due: order?.due, money: order?.money });
    return order;
  };
  const listed = async (day = today) => {
    const found: OrderQuery['due'][] = [];
    for (const due of tabs) {
      const { items } = await listOrders(deps.db, { due }, day);
      found.push(...(items.some((each) => each.id === id) ? [due] : []));
    }
    return found;
  };
  return { id, token, pay, refund, undo, accept, cancel, seen, listed };
}

describe('a payment that is undone after its money went back', () => {
  test('leaves a debt of both on every screen, late at once', async ({ deps }) => {
    const { pay, refund, undo, accept, seen, listed } = await openOrder(deps, 10_000, {
      travelsOn: '2027-02-20',
      plan: [{ amount: taka(10_000), due: '2027-01-10' }],
    });
    await accept();
    const payment = await pay(30_000);
    await refund(20_000);
    expect(await seen()).toMatchObject({ money: 'paid', due: 0 });
    await undo(payment);
    expect(await seen()).toMatchObject({
      money: 'unpaid',
      paid: -taka(20_000),
      due: taka(20_000),
      dueOn: today,
      back: 0,
    });
    expect((await seen())?.plan).toMatchObject([{ left: taka(30_000) }]);
    expect(await seen('2027-01-10')).toMatchObject({ due: taka(30_000) });
    expect(await listed()).toEqual(['overdue']);
    const { reference } = (await seen()) ?? {};
    const owed = (await listOwedOrders(deps.db, today)).find((each) => each.reference === reference);
    expect(owed).toMatchObject({ total: taka(30_000) });
    await pay(30_000);
    expect(await seen()).toMatchObject({ money: 'paid', due: 0 });
    expect(await listed()).toEqual([]);
  });

  test('leaves it when it was a cheque that bounced, too, also once the order is cancelled', async ({
    deps,
  }) => {
    const { id, refund, accept, cancel, seen, listed } = await openOrder(deps, 10_000, {
      travelsOn: '2027-02-20',
      plan: [{ amount: taka(10_000), due: '2027-01-10' }],
    });
    await accept();
    const cheque = await takeCheque(deps, id, { amount: 30_000 });
    await deposit(deps, cheque.id);
    await refund(20_000);
    expect(await seen()).toMatchObject({ money: 'paid', paid: taka(10_000), due: 0 });
    await run(deps, owner, bounceCheque, { id: cheque.id, day: today, reason: 'No funds', key: aKey() });
    expect(await seen()).toMatchObject({
      money: 'unpaid',
      paid: -taka(20_000),
      due: taka(20_000),
      dueOn: today,
      back: 0,
    });
    expect(await seen('2027-01-10')).toMatchObject({ due: taka(30_000) });
    expect(await listed()).toEqual(['overdue']);
    const { reference } = (await seen()) ?? {};
    const owed = (await listOwedOrders(deps.db, today)).find((each) => each.reference === reference);
    expect(owed).toMatchObject({ total: taka(30_000) });
    await cancel();
    const { money, due } = (await seen()) ?? {};
    expect([money, (due ?? 0) >= taka(20_000), await listed()]).toEqual([
      'unpaid',
      true,
      ['overdue', 'today'],
    ]);
  });

  test('leaves it on an order that is cancelled or was never accepted, too', async ({ deps }) => {
    const cancelled = await openOrder(deps, 10_000);
    await cancelled.accept();
    const payment = await cancelled.pay(10_000);
    await cancelled.cancel();
    await cancelled.refund(10_000);
    expect(await cancelled.seen()).toMatchObject({ money: 'refunded', due: 0 });
    await cancelled.undo(payment);
    expect(await cancelled.seen()).toMatchObject({ money: 'unpaid', due: taka(10_000), back: 0 });
    expect(await cancelled.listed()).toEqual(['overdue', 'today']);
  });
});

test('an order whose money went back whole owes its price again, and doesn’t say that it is refunded', async ({
  deps,
}) => {
  const { pay, refund, accept, seen, listed } = await openOrder(deps, 10_000);
  await accept();
  await pay(10_000);
  await refund(10_000);
  expect(await seen()).toMatchObject({ money: 'unpaid', due: taka(10_000) });
  expect(await listed()).toEqual(['today']);
});

test('what is overpaid is in the list of refunds without a cancellation, and asked about there', async ({
  deps,
}) => {
  const { id, pay, accept, seen, listed, refund } = await openOrder(deps, 10_000);
  await accept();
  await pay(12_500);
  expect(await seen()).toMatchObject({ money: 'overpaid', back: taka(2_500), due: 0 });
  expect(await listed()).toEqual(['refund']);
  expect(await listUnasked(deps.db, today)).toMatchObject([{ orderId: id, amount: taka(2_500) }]);
  await refund(2_500);
  expect(await seen()).toMatchObject({ money: 'paid', back: 0 });
  expect([await listed(), await listUnasked(deps.db, today)]).toEqual([[], []]);
});

test('a cancelled order that owes what is kept is in the lists of its day and of late ones, and reminded of after three days', async ({
  deps,
  clock,
}) => {
  const { accept, cancel, seen, listed, pay } = await openOrder(deps, 10_000, {
    travelsOn: '2026-12-20',
  });
  await accept();
  await cancel();
  const { due = 0 } = (await seen()) ?? {};
  expect(due).toBeGreaterThan(0);
  expect(await listed()).toEqual(['overdue', 'today']);
  expect(await listed('2026-12-05')).toEqual(['overdue', 'today']);
  clock.set('2026-12-04T06:00:00Z');
  await tendOrders(deps);
  await tendOrders(deps);
  expect(await deps.db.$count(messages, isLetter('payment.reminder'))).toBe(1);
  await pay(due / 100);
  expect(await listed()).toEqual([]);
});

test('whoever owes is in a list of what is due, and whoever is owed in that of refunds, whatever came and went', async ({
  deps,
}) => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('pay' as const), sum: fc.integer({ min: 1, max: 15_000 }) }),
    fc.record({ do: fc.constant('refund' as const), sum: fc.integer({ min: 1, max: 9_000 }) }),
    fc.record({
      do: fc.constantFrom('undo' as const, 'cancel' as const, 'accept' as const),
      sum: fc.constant(0),
    }),
  );
  const late = fc.constantFrom('2026-11-20', today, '2027-01-10');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), late, async (steps, due) => {
      const order = await openOrder(deps, 10_000, {
        travelsOn: '2027-02-20',
        plan: [
          { amount: taka(4_000), due },
          { amount: taka(6_000), due: '2027-02-01' },
        ],
      });
      const payments: string[] = [];
      for (const { do: what, sum } of steps) {
        try {
          if (what === 'pay') {
            payments.push(await order.pay(sum));
          } else if (what === 'undo') {
            await order.undo(payments.pop() ?? crypto.randomUUID());
          } else {
            await order[what](sum);
          }
        } catch {
          // Refused: it stays as it was.
        }
      }
      const { charged, paid, refundsPayable } = await findOrderMoney(deps.db, order.id);
      const seen = await order.seen();
      const listed = await order.listed();
      const isQuoted = seen?.state === 'quoted';
      expect(listed.some((tab) => tab !== 'refund')).toBe(charged > paid);
      expect(listed.includes('refund')).toBe(paid > charged || refundsPayable > 0);
      expect(seen?.back).toBe(Math.max(0, paid - charged, refundsPayable));
      expect((seen?.due ?? 0) > 0).toBe((isQuoted ? taka(10_000) : charged) > paid);
      if (!isQuoted && seen?.state !== 'cancelled') {
        const left = seen?.plan.reduce((all, part) => all + part.left, 0);
        expect(left).toBe(Math.max(0, charged - paid));
      }
    }),
    { numRuns: 12, seed: 7 },
  );
}, 60_000);
