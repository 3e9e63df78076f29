import fc from 'fast-check';
import { expect } from 'vitest';
import { type GatewayName, gatewayNames } from '#features/gateways/gateways.contract.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { engineUnderTest, openTestDatabase, test, testDataKey } from '#platform/testing/test.ts';
import { type Delivery, openPayments, type Payments, paysBy, siteUrl } from './gateway-world.ts';
import { sell, staff } from './sales.ts';

/** GATEWAYS=full runs ten times as many. The embedded database, where nothing runs at once, gets fewer. */
const runs = process.env.GATEWAYS === 'full' ? 5_000 : engineUnderTest() === 'pglite' ? 60 : 500;

const actions: Readonly<Record<GatewayName, readonly string[]>> = {
  sslcommerz: ['fail', 'cancel', 'leave', 'expire'],
  bkash: ['cancel', 'failure', 'forge'],
  nagad: ['abort', 'cancel', 'fail', 'forge'],
};

/** Before it pays, or instead, a customer does these; then the callbacks arrive in some order, each so often. */
const sequence = fc.record({
  method: fc.constantFrom(...gatewayNames),
  before: fc.array(fc.nat(3), { maxLength: 2 }),
  pays: fc.boolean(),
  away: fc.constantFrom('normal', 'html', 'lost'),
  times: fc.integer({ min: 1, max: 5 }),
  order: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
  atOnce: fc.boolean(),
  isCancelled: fc.constantFrom(false, false, false, true),
});
type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

async function deliverAll(world: Payments, deliveries: readonly Delivery[], atOnce: boolean) {
  if (atOnce) {
    await Promise.all(deliveries.map(world.deliver));
    return;
  }
  for (const delivery of deliveries) {
    await world.deliver(delivery);
  }
}

async function play(world: Payments, deps: CommandDeps, given: Sequence): Promise<void> {
  const { method, before, pays, away, times, order, atOnce, isCancelled } = given;
  const { id, token } = await sell(deps);
  const redirect = await world.begin(token, method);
  const callbacks: Delivery[] = [];
  for (const index of before) {
    const choices = actions[method];
    callbacks.push(...(await world.act(redirect, choices[index % choices.length] ?? 'cancel')));
  }
  if (isCancelled) {
    await run(deps, staff('boss', 'manager'), cancelOrder, { id, reason: 'The customer is ill.' });
  }
  if (pays) {
    callbacks.push(...(await world.act(redirect, paysBy[method])));
  }
  const shuffled = callbacks
    .flatMap((each) => Array.from({ length: times }, () => each))
    .map((each, index) => ({ each, at: (order[index % order.length] ?? 0) * (index + 1) }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
  world.simulatorOf(method).set({ answers: away });
  await deliverAll(world, shuffled, atOnce);
  world.simulatorOf(method).set({ answers: 'normal' });
  const [attempt] = await world.attemptsOf(id);
  await world.settle(attempt?.id ?? '');
  // With bKash we move the money ourselves, and not for an order that is over.
  const isPaid = pays && !(method === 'bkash' && isCancelled);
  const [after] = await world.attemptsOf(id);
  const taken = await world.paymentsOf(id);
  const { paid, total } = await world.order(token);
  expect({ state: after?.state === 'paid', payments: taken.length, paid }).toEqual({
    state: isPaid,
    payments: isPaid ? 1 : 0,
    paid: isPaid ? after?.amount : 0,
  });
  expect(isCancelled || after?.amount === total).toBe(true);
}

test('whatever comes in whatever order, an order is paid exactly when the money came, and once', {
  timeout: 3_600_000,
}, async ({ clock }) => {
  const database = await openTestDatabase();
  const deps = { db: database.db, clock, pages: { drop: () => {} }, siteUrl, dataKey: testDataKey };
  const world = await openPayments(deps);
  await fc.assert(
    fc.asyncProperty(sequence, (given) => play(world, deps, given)),
    { numRuns: runs },
  );
  const { debit, credit } = await findTrialBalance(database.db, '2026-12-01');
  expect(debit).toBe(credit);
  expect(debit).toBeGreaterThan(0);
  await database.close();
});
