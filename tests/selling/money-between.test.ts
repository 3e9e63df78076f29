import { describe, expect } from 'vitest';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { listUnasked } from '#features/payments/refunds/agreed-day.queries.ts';
import { askRefund, payRefund, refuseRefund } from '#features/payments/refunds/refunds.commands.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const caller = callerOf('amina', [...amina.permissions]);
const taka = (sum: number) => sum * 100;

const transfer = (deps: CommandDeps, orderId: string, amount: number, outside: string, who = amina) =>
  run(deps, who, takePayment, { orderId, amount, method: 'bank', outside, key: aKey() });
const shown = (deps: CommandDeps, token: string) => findByToken(deps.db, token, '2026-12-01');

describe('a payment', () => {
  test('isn’t undone while its money is about to go back', async ({ deps }) => {
    const { id, token } = await sell(deps);
    const payment = await transfer(deps, id, taka(20_000), 'CHEQUE-1182');
    await run(deps, boss, cancelOrder, { id, reason: 'The trip is off.' });
    const refund = await run(deps, amina, askRefund, {
      orderId: id,
      amount: taka(20_000),
      method: 'bank',
      reason: 'The trip is off.',
      key: aKey(),
    });
    expect(refund.state).toBe('approved');
    const undo = { id: payment.id, reason: 'The cheque bounced.' };
    await expect(run(deps, boss, undoPayment, undo)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'payments.refunding',
      details: { refunds: taka(20_000) },
    });
    await run(deps, boss, refuseRefund, { id: refund.id, reason: 'The cheque bounced.' });
    await run(deps, boss, undoPayment, undo);
    expect(await shown(deps, token)).toMatchObject({ paid: 0 });
    await expect(run(deps, amina, payRefund, { id: refund.id, outside: 'OUT-1' })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  test('is undone when another one covers the refund', async ({ deps }) => {
    const { id, token } = await sell(deps);
    const first = await transfer(deps, id, taka(20_000), 'CHEQUE-1183');
    await transfer(deps, id, taka(12_900), 'CHEQUE-1184');
    await run(deps, amina, askRefund, {
      orderId: id,
      amount: taka(12_900),
      method: 'bank',
      reason: 'Paid too much.',
      key: aKey(),
    });
    await run(deps, boss, undoPayment, { id: first.id, reason: 'The cheque bounced.' });
    expect(await shown(deps, token)).toMatchObject({ paid: taka(12_900) });
  });

  test('finds its order by its number, however it is typed', async ({ deps }) => {
    const { id, reference } = await sell(deps);
    await sell(deps);
    await transfer(deps, id, taka(900), '9k70 LM2-QXB');
    const found = async (q: string) => {
      const { status, body } = await deskOf(deps)('GET', `/orders?q=${encodeURIComponent(q)}`, undefined, {
        caller,
      });
      expect(status).toBe(200);
      return body.items.map((each: { reference: string }) => each.reference);
    };
    expect(await found('9K70LM2QXB')).toEqual([reference]);
    expect(await found('9k70 lm2qxb')).toEqual([reference]);
    expect(await found('9K70LM2QXX')).toEqual([]);
  });
});

describe('a quote with money', () => {
  test('that waits for a second person counts, although its last day goes by meanwhile', async ({
    deps,
    clock,
  }) => {
    const { id, token } = await sell(deps, {
      validUntil: '2026-12-01',
      lines: [{ charge: 'own', quantity: 1, unit: taka(60_000), text: { en: 'Tour' } }],
    });
    const payment = await transfer(deps, id, taka(60_000), 'BANK-7781', boss);
    expect(payment.state).toBe('waiting');
    clock.set('2026-12-02T05:00:00Z');
    await tendOrders(deps);
    await run(deps, staff('other', 'accountant'), approvePayment, { id: payment.id });
    expect(await shown(deps, token)).toMatchObject({ state: 'open', money: 'paid' });
  });

  test('doesn’t lapse when its seats are gone, and its money is among what should go back', async ({
    deps,
    clock,
  }) => {
    const world = await openBookings(deps);
    const party = { adults: 6, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
    const { token } = await world.book({
      party,
      contact: { name: 'Salma Begum', phone: '01812345678', email: 'salma@example.com', reply: 'email' },
    });
    const id = await orderIdOf(deps, token);
    await world.lapse(id);
    const contact = { name: 'Rahim Uddin', phone: '01711000111', reply: 'phone' as const };
    await world.book({ party: { ...party, adults: 8 }, contact });
    await transfer(deps, id, taka(5_000), 'BANK-7783');
    const [receipt] = await deps.db.select().from(messages).where(isLetter('payment.received'));
    expect(receipt?.text).toContain('couldn’t confirm the order with this payment');
    clock.set('2027-01-05T05:00:00Z');
    await tendOrders(deps);
    expect(await shown(deps, token)).toMatchObject({ state: 'quoted', paid: taka(5_000) });
    expect(await listUnasked(deps.db, '2027-01-05')).toMatchObject([{ orderId: id, amount: taka(5_000) }]);
  });
});

test('a day of another age is refused by name, and not by the database', async ({ deps }) => {
  const { status, body } = await deskOf(deps)(
    'POST',
    '/orders',
    {
      language: 'en',
      contact: { name: 'Salma', phone: '01812-345678' },
      travelsOn: '0000-01-01',
      lines: [{ charge: 'own', quantity: 1, unit: 100_00, text: { en: 'Tour' } }],
      key: aKey(),
    },
    { caller },
  );
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('travelsOn');
});
