import { describe, expect, onTestFinished } from 'vitest';
import { acceptReview, refuseReview } from '#features/gateways/attempts/settlement/settlement.commands.ts';
import { type GatewayName, gatewayNames } from '#features/gateways/gateways.contract.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { run } from '#platform/command/command.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { openPayments, paysBy } from './gateway-world.ts';
import { sell, staff } from './sales.ts';

const boss = staff('boss', 'manager');
const total = 3_290_000;

describe.each(gatewayNames)('through %s', (method: GatewayName) => {
  test('a customer pays, comes back, and is told so; every further callback changes nothing', async ({
    deps,
  }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    const redirect = await world.begin(token, method);
    expect(await world.order(token)).toMatchObject({ paid: 0 });
    const deliveries = await world.act(redirect, paysBy[method]);
    expect(deliveries.length).toBeGreaterThan(0);
    const answers = await Promise.all(
      [...deliveries, ...deliveries, ...deliveries].map((each) => world.deliver(each)),
    );
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 303)).toBe(
      true,
    );
    const back = answers.find(({ status }) => status === 303);
    expect(back?.headers.get('location')).toBe(`https://shofor.example/orders/${token}`);
    expect(await world.order(token)).toMatchObject({ state: 'open', money: 'paid', paid: total, due: 0 });
    expect(await world.paymentsOf(id)).toMatchObject([{ amount: total, state: 'counted', practice: false }]);
    expect(await world.attemptsOf(id)).toMatchObject([{ state: 'paid', received: total }]);
    const { debit, credit } = await findTrialBalance(deps.db, '2026-12-01');
    expect(debit).toBe(credit);
    await expect(world.begin(token, method)).rejects.toMatchObject({ code: 'attempts.nothing-due' });
  });

  test('a customer who pays and never comes back is found by asking', async ({ deps, clock }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    await world.act(await world.begin(token, method), paysBy[method]);
    await world.reconcile();
    expect(await world.order(token)).toMatchObject({ paid: 0 });
    clock.set('2026-12-01T04:00:31Z');
    await world.reconcile();
    expect(await world.order(token)).toMatchObject({ money: 'paid' });
    clock.set('2026-12-01T05:00:00Z');
    await world.reconcile();
    expect(await world.paymentsOf(id)).toHaveLength(1);
  });

  test('a wrong sum stays out of the order until staff take it', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    world.simulatorOf(method).set({ wrongAmount: 100 });
    for (const delivery of await world.act(await world.begin(token, method), paysBy[method])) {
      await world.deliver(delivery);
    }
    expect(await world.order(token)).toMatchObject({ money: 'unpaid', paid: 0 });
    const [attempt] = await world.attemptsOf(id);
    expect(attempt).toMatchObject({ state: 'review', review: 'amount', received: total - 100 });
    await run(deps, boss, acceptReview, { id: attempt?.id ?? '', reason: 'The customer pays the rest.' });
    expect(await world.order(token)).toMatchObject({ money: 'part paid', paid: total - 100 });
    await expect(
      run(deps, boss, refuseReview, { id: attempt?.id ?? '', reason: 'Too late.' }),
    ).rejects.toMatchObject({ code: 'attempts.state' });
  });

  test('what a gateway that is away says is unclear, and clear later', async ({ deps, clock }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    const deliveries = await world.act(await world.begin(token, method), paysBy[method]);
    for (const answers of ['html', 'lost']) {
      world.simulatorOf(method).set({ answers });
      for (const delivery of deliveries) {
        await world.deliver(delivery);
      }
      expect(await world.order(token)).toMatchObject({ paid: 0 });
      expect(await world.attemptsOf(id)).toMatchObject([{ state: 'redirected' }]);
    }
    await expect(world.begin(token, method)).rejects.toMatchObject({ code: 'attempts.away' });
    world.simulatorOf(method).set({ answers: 'normal' });
    clock.set('2026-12-01T04:10:00Z');
    await world.reconcile();
    expect(await world.order(token)).toMatchObject({ money: 'paid' });
    expect(await world.paymentsOf(id)).toHaveLength(1);
  });

  test('a page that nobody uses is over after a day', async ({ deps, clock }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    await world.begin(token, method);
    clock.set('2026-12-02T03:59:00Z');
    await world.reconcile();
    expect(await world.attemptsOf(id)).toMatchObject([{ state: 'redirected' }]);
    clock.set('2026-12-02T05:00:01Z');
    await world.reconcile();
    expect(await world.attemptsOf(id)).toMatchObject([{ state: 'expired' }]);
  });
});

test.for(['sslcommerz', 'nagad'] as const)(
  'money that comes by %s after the order was cancelled is kept and goes back',
  async (method, { deps }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    const redirect = await world.begin(token, method);
    await run(deps, boss, cancelOrder, { id, reason: 'The customer is ill.' });
    for (const delivery of await world.act(redirect, paysBy[method])) {
      await world.deliver(delivery);
    }
    expect(await world.attemptsOf(id)).toMatchObject([{ state: 'paid', review: 'late' }]);
    expect(await world.order(token)).toMatchObject({ state: 'cancelled', money: 'refund due', paid: total });
  },
);

test('bKash takes no money for an order that was cancelled, or that needs less by now', async ({ deps }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps);
  const first = await world.begin(token, 'bkash');
  const second = await world.begin(token, 'bkash');
  const confirmed = [...(await world.act(first, 'confirm')), ...(await world.act(second, 'confirm'))];
  for (const delivery of confirmed) {
    await world.deliver(delivery);
  }
  expect(await world.order(token)).toMatchObject({ money: 'paid', paid: total });
  expect(await world.paymentsOf(id)).toHaveLength(1);
  const other = await sell(deps);
  const third = await world.begin(other.token, 'bkash');
  await run(deps, boss, cancelOrder, { id: other.id, reason: 'The customer is ill.' });
  for (const delivery of await world.act(third, 'confirm')) {
    await world.deliver(delivery);
  }
  expect(await world.order(other.token)).toMatchObject({ paid: 0, money: 'unpaid' });
});

test('bKash takes the money once, though the customer has confirmed two pages and comes back from both at once', async ({
  deps: given,
  clock,
}) => {
  const own = await openTestDatabase();
  onTestFinished(() => own.close());
  const deps = { ...given, db: own.db };
  const world = await openPayments(deps);
  const { id, token } = await sell(deps);
  const pages = [await world.begin(token, 'bkash'), await world.begin(token, 'bkash')];
  const confirmed: Awaited<ReturnType<typeof world.act>> = [];
  for (const page of pages) {
    confirmed.push(...(await world.act(page, 'confirm')));
  }
  world.simulatorOf('bkash').set({ executeDelayMs: 500 });
  await Promise.all(confirmed.map((each) => world.deliver(each)));
  expect(await world.order(token)).toMatchObject({ money: 'paid', paid: total });
  expect(await world.paymentsOf(id)).toHaveLength(1);
  clock.set('2026-12-01T05:00:00Z');
  await world.reconcile();
  expect(await world.paymentsOf(id)).toHaveLength(1);
});

test('bKash takes the money of the second page when the first one could not be paid', async ({ deps }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps);
  const pages = [await world.begin(token, 'bkash'), await world.begin(token, 'bkash')];
  const [first = [], second = []] = [
    await world.act(pages[0] ?? '', 'confirm'),
    await world.act(pages[1] ?? '', 'confirm'),
  ];
  world.simulatorOf('bkash').set({ insufficientBalance: true });
  for (const delivery of first) {
    await world.deliver(delivery);
  }
  expect(await world.paymentsOf(id)).toEqual([]);
  world.simulatorOf('bkash').set({ insufficientBalance: false });
  for (const delivery of second) {
    await world.deliver(delivery);
  }
  expect(await world.order(token)).toMatchObject({ money: 'paid', paid: total });
});

test('a quote takes no money through a gateway once its last day is over, and what was begun before comes late', async ({
  deps,
  clock,
}) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps, { validUntil: '2026-12-02' });
  clock.set('2026-12-02T17:59:00Z');
  const [wallet, card] = [await world.begin(token, 'bkash'), await world.begin(token, 'sslcommerz')];
  clock.set('2026-12-02T18:00:01Z');
  for (const method of gatewayNames) {
    await expect(world.begin(token, method), method).rejects.toMatchObject({ code: 'attempts.nothing-due' });
  }
  for (const delivery of await world.act(wallet, 'confirm')) {
    await world.deliver(delivery);
  }
  expect(await world.paymentsOf(id)).toEqual([]);
  for (const delivery of await world.act(card, 'card')) {
    await world.deliver(delivery);
  }
  expect(await world.order(token)).toMatchObject({ state: 'quoted', paid: total });
  const attempts = await world.attemptsOf(id);
  expect(attempts.map(({ gateway, review }) => [gateway, review]).toSorted()).toEqual([
    ['bkash', null],
    ['sslcommerz', 'late'],
  ]);
});

test.for(gatewayNames)('what a cancelled order still owes is paid by %s', async (method, { deps, clock }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps, {
    lines: [
      { charge: 'own', quantity: 1, unit: 1_000_000, text: { en: 'Visa service' } },
      { charge: 'fee', quantity: 1, unit: 50_000, text: { en: 'A late change' } },
    ],
  });
  await run(deps, boss, acceptOrder, { id });
  await run(deps, boss, cancelOrder, { id, reason: 'The customer is ill.' });
  expect(await world.order(token)).toMatchObject({ state: 'cancelled', paid: 0, due: 50_000 });
  clock.set('2026-12-01T04:10:00Z');
  for (const delivery of await world.act(await world.begin(token, method), paysBy[method])) {
    await world.deliver(delivery);
  }
  expect(await world.order(token)).toMatchObject({ state: 'cancelled', money: 'paid', paid: 50_000, due: 0 });
  expect(await world.attemptsOf(id)).toMatchObject([{ state: 'paid', review: null }]);
});

test('who pays what a cancelled booking still costs takes no seats by it', async ({ deps, clock }) => {
  const world = await openPayments(deps);
  const tour = await openBookings(deps, 10, { cancellation: [{ daysBefore: 0, keepPercent: 50 }] });
  const { token } = await tour.book();
  const id = await orderIdOf(deps, token);
  await run(deps, boss, acceptOrder, { id });
  await run(deps, boss, cancelOrder, { id, reason: 'The customer is ill.' });
  clock.set('2026-12-01T04:10:00Z');
  await world.begin(token, 'nagad');
  expect(await tour.standing()).toMatchObject({ held: 0, booked: 0 });
});

test('risk stays out of the order, and staff can refuse it', async ({ deps }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps);
  world.simulatorOf('sslcommerz').set({ risk: true });
  for (const delivery of await world.act(await world.begin(token, 'sslcommerz'), 'card')) {
    await world.deliver(delivery);
  }
  const [attempt] = await world.attemptsOf(id);
  expect(attempt).toMatchObject({ state: 'review', review: 'risk' });
  await run(deps, boss, refuseReview, { id: attempt?.id ?? '', reason: 'The card was stolen.' });
  expect(await world.order(token)).toMatchObject({ paid: 0 });
  expect(await world.paymentsOf(id)).toEqual([]);
});

test('only what is due next is asked for, when the customer wants that', async ({ deps }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps, {
    plan: [
      { amount: 1_290_000, due: '2026-12-01' },
      { amount: 2_000_000, due: '2026-12-20' },
    ],
  });
  for (const delivery of await world.act(await world.begin(token, 'nagad', 'due'), 'pay')) {
    await world.deliver(delivery);
  }
  expect(await world.order(token)).toMatchObject({ money: 'part paid', paid: 1_290_000, due: 2_000_000 });
  expect(await world.attemptsOf(id)).toMatchObject([{ amount: 1_290_000 }]);
});

test('sums that a gateway does not take, and the twenty-first try in an hour, are refused', async ({
  deps,
}) => {
  const world = await openPayments(deps);
  const { token } = await sell(deps, {
    lines: [{ charge: 'own', quantity: 1, unit: 900, text: { en: 'A photocopy' } }],
  });
  await expect(world.begin(token, 'sslcommerz')).rejects.toMatchObject({ code: 'attempts.limit' });
  const other = await sell(deps);
  for (let tries = 0; tries < 20; tries += 1) {
    await world.begin(other.token, 'nagad');
  }
  await expect(world.begin(other.token, 'nagad')).rejects.toMatchObject({ code: 'attempts.many' });
});
