import { describe, expect } from 'vitest';
import { acceptReview } from '#features/gateways/attempts/settlement/settlement.commands.ts';
import { customerOrders } from '#features/orders/customer/customer-card.queries.ts';
import { listOrdersByEmail, ownOrders } from '#features/orders/customer/own-orders.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { approvePayment } from '#features/payments/payments.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openPayments } from './gateway-world.ts';
import { payCash, sell, staff } from './sales.ts';

const contact = (email: string) => ({ name: 'Salma Begum', phone: '01812-345678', email });

describe('orders of an account', () => {
  test('are those of its address, and nobody else’s', async ({ deps }) => {
    const mine = await sell(deps, { contact: contact('Salma@Mail.example') });
    await sell(deps, { contact: contact('other@mail.example') });
    await sell(deps, { contact: { name: 'Salma Begum', phone: '01812-345678' } });
    const list = (email: string) => listOrdersByEmail(deps.db, email, '2026-12-01');
    expect(await list('salma@mail.example')).toMatchObject([
      { reference: mine.reference, about: 'Visa service', due: 3_290_000, path: `/orders/${mine.token}` },
    ]);
    expect(await list('%@mail.example')).toEqual([]);
    expect(await list('salma@mail')).toEqual([]);
  });

  test('stand as on their own pages, with what comes back', async ({ deps }) => {
    const { id } = await sell(deps, { contact: contact('salma@mail.example') });
    const mine = async () => (await listOrdersByEmail(deps.db, 'salma@mail.example', '2026-12-01'))[0];
    expect(await mine()).toMatchObject({ state: 'quoted', standing: 'quoted', back: 0 });
    await run(deps, staff('amina'), acceptOrder, { id });
    expect(await mine()).toMatchObject({ state: 'open', standing: 'unpaid', due: 3_290_000 });
    await payCash(deps, id, 3_290_000);
    expect(await mine()).toMatchObject({ standing: 'paid', due: 0, back: 0 });
    await run(deps, staff('boss', 'manager'), cancelOrder, { id, reason: 'Not travelling.' });
    expect(await mine()).toMatchObject({ standing: 'refund due', due: 0, back: 3_290_000 });
  });

  test('are in the download of its data once the address is verified, without their links', async ({
    deps,
  }) => {
    const mine = await sell(deps, { contact: contact('salma@mail.example') });
    const read = (emailVerified: boolean) =>
      ownOrders.read(deps.db, { uid: 'salma', email: 'salma@mail.example', emailVerified });
    expect(await read(true)).toMatchObject([{ reference: mine.reference, total: 3_290_000 }]);
    expect(JSON.stringify(await read(true))).not.toContain(mine.token);
    expect(await read(false)).toEqual([]);
  });

  test('stand on the card of the customer by telephone number or address', async ({ deps }) => {
    const mine = await sell(deps, { contact: contact('salma@mail.example') });
    const listed = (phones: string[], emails: string[] = []) =>
      customerOrders.read(deps.db, { phones, emails }, { language: 'en', today: '2027-02-28' });
    expect(await listed(['+8801812345678'])).toMatchObject([
      { kind: 'order', id: mine.id, state: 'quoted', title: 'Visa service' },
    ]);
    // Its number says whose it is, whatever address was typed.
    expect(await listed([], ['salma@mail.example'])).toEqual([]);
    expect(await listed(['+8801911111111'], ['x@mail.example'])).toEqual([]);
    expect(await listed([])).toEqual([]);
  });
});

describe('money in review', () => {
  test('above the limit counts only after a second person approved it', async ({ deps }) => {
    const world = await openPayments(deps);
    const large = [{ charge: 'own' as const, quantity: 1, unit: 6_000_000, text: { en: 'Umrah' } }];
    const { id, token } = await sell(deps, { lines: large });
    world.simulatorOf('sslcommerz').set({ risk: true });
    for (const delivery of await world.act(await world.begin(token, 'sslcommerz'), 'card')) {
      await world.deliver(delivery);
    }
    const [attempt] = await world.attemptsOf(id);
    expect(attempt).toMatchObject({ state: 'review', review: 'risk' });
    const boss = staff('boss', 'manager');
    await run(deps, boss, acceptReview, { id: attempt?.id ?? '', reason: 'The bank confirmed the card.' });
    expect(await world.order(token)).toMatchObject({ paid: 0 });
    const [payment] = await world.paymentsOf(id);
    expect(payment).toMatchObject({ state: 'waiting' });
    const approval = { id: payment?.id ?? '' };
    await expect(run(deps, boss, approvePayment, approval)).rejects.toMatchObject({ code: 'payments.own' });
    await run(deps, staff('owner', 'owner'), approvePayment, approval);
    expect(await world.order(token)).toMatchObject({ paid: 6_000_000, money: 'paid' });
  });
});
