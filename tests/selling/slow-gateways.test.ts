import { eq } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import { patienceMs as usualPatienceMs } from '#features/gateways/attempts/attempts.rules.ts';
import { paymentAttempts } from '#features/gateways/attempts/attempts.table.ts';
import { type GatewayName, gatewayNames } from '#features/gateways/gateways.contract.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { patienceMs as gatewayPatienceMs } from '#platform/http-client/ask.gateway.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { openPayments, paysBy } from './gateway-world.ts';
import { sell } from './sales.ts';

const patienceMs = 500;
/** Longer than a browser is kept waiting. */
const slow = 1_500;

/** Payments on a database of their own: what goes on in the background meets no transaction of the test. */
async function openOwn(given: CommandDeps) {
  const own = await openTestDatabase();
  onTestFinished(() => own.close());
  const deps = { ...given, db: own.db };
  return { deps, world: await openPayments(deps, patienceMs) };
}

test('a browser isn’t kept waiting until the server cuts its connection: it gets our page long before, though not the gateway’s', () => {
  const server = createHttpServer(() => {});
  expect(usualPatienceMs).toBeLessThan(3_000);
  expect(usualPatienceMs * 2).toBeLessThan(server.timeout);
  expect(gatewayPatienceMs).toBeGreaterThan(usualPatienceMs);
});

const where = (answer: Response) => answer.headers.get('location');

test.for(gatewayNames)(
  '%s may take its time to say what was paid: the customer reads that it is checked, then that it is paid',
  async (method: GatewayName, { deps: given }) => {
    const { deps, world } = await openOwn(given);
    const { id, token } = await sell(deps);
    const deliveries = await world.act(await world.begin(token, method), paysBy[method]);
    world.simulatorOf(method).set({ delayMs: slow });
    const answers = await Promise.all(deliveries.map((each) => world.deliver(each)));
    const back = answers.find(({ status }) => status === 303);
    expect(back && where(back)).toBe(`https://shofor.example/orders/${token}?payment=attempts.checking`);
    expect(await world.order(token)).toMatchObject({ paid: 0 });
    const [attempt] = await world.attemptsOf(id);
    expect(attempt?.returnedAt).not.toBeNull();
    await vi.waitUntil(async () => (await world.order(token)).money === 'paid', {
      timeout: 50_000,
      interval: 200,
    });
    expect(await world.paymentsOf(id)).toHaveLength(1);
  },
);

test.for(gatewayNames)(
  '%s may take its time to make its page: ours leads there once it has',
  async (method: GatewayName, { deps: given }) => {
    const { deps, world } = await openOwn(given);
    const { id, token } = await sell(deps);
    world.simulatorOf(method).set({ delayMs: slow });
    const address = await world.begin(token, method);
    expect(address).toMatch(/^https:\/\/shofor\.example\/pay\/begun\/[\w-]{43}$/);
    const look = () =>
      world.deliver({ method: 'GET', path: address.slice('https://shofor.example/pay'.length) }, '');
    expect(await (await look()).text()).toContain('http-equiv="refresh" content="2"');
    await vi.waitUntil(async () => (await world.attemptsOf(id))[0]?.state === 'redirected', {
      timeout: 50_000,
      interval: 200,
    });
    expect(await (await look()).text()).toContain('content="0;url=https://practice.example/');
    expect((await world.deliver({ method: 'GET', path: '/begun/somebody-elses-secret' }, '')).status).toBe(
      404,
    );
  },
);

test('a gateway that makes no page after all leads back to the order, which says that nothing was paid', async ({
  deps: given,
}) => {
  const { deps, world } = await openOwn(given);
  const { id, token } = await sell(deps);
  world.simulatorOf('nagad').set({ delayMs: slow, answers: 'lost' });
  const address = await world.begin(token, 'nagad');
  await vi.waitUntil(async () => (await world.attemptsOf(id))[0]?.reason !== null, {
    timeout: 50_000,
    interval: 200,
  });
  const back = await world.deliver(
    { method: 'GET', path: address.slice('https://shofor.example/pay'.length) },
    '',
  );
  expect(where(back)).toBe(`https://shofor.example/orders/${token}?payment=attempts.away`);
});

test.for(gatewayNames)(
  'a settlement of %s goes on within seconds after the process that asked has died',
  async (method: GatewayName, { deps: given, clock }) => {
    const { deps, world } = await openOwn(given);
    const { id, token } = await sell(deps);
    await world.act(await world.begin(token, method), paysBy[method]);
    const gateway = world.deps.gateways[method];
    if (!gateway) {
      throw new Error(`${method} is off.`);
    }
    const [begun] = await world.attemptsOf(id);
    // The process hangs in the middle of asking; what it leaves behind is what a killed one leaves.
    let answer = (): void => undefined;
    const hanging = vi.spyOn(gateway, 'settle').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ state: 'unknown', reason: 'Killed.' });
        }),
    );
    const asked = world.settle(begun?.id ?? '');
    await vi.waitUntil(() => hanging.mock.calls.length > 0);
    clock.set('2026-12-01T04:00:06Z');
    // It renews its right while it lives.
    await vi.waitUntil(
      async () => (await world.attemptsOf(id))[0]?.askingUntil?.toISOString() === '2026-12-01T04:00:14.000Z',
      { timeout: 20_000, interval: 100 },
    );
    const [left] = await world.attemptsOf(id);
    answer();
    await asked;
    hanging.mockRestore();
    await deps.db
      .update(paymentAttempts)
      .set({ askingUntil: left?.askingUntil, nextAskAt: left?.nextAskAt })
      .where(eq(paymentAttempts.orderId, id));
    clock.set('2026-12-01T04:00:13Z');
    await world.reconcile();
    expect(await world.order(token)).toMatchObject({ paid: 0 });
    clock.set('2026-12-01T04:00:15Z');
    await world.reconcile();
    expect(await world.order(token)).toMatchObject({ money: 'paid' });
  },
);

test.for(gatewayNames)(
  'who knows a transaction of %s opens no order by it, and ends no attempt',
  async (method: GatewayName, { deps, clock }) => {
    const world = await openPayments(deps);
    const { id, token, reference } = await sell(deps);
    await world.begin(token, method);
    const [attempt] = await world.attemptsOf(id);
    const { ourId, session } = attempt ?? { ourId: '', session: '' };
    const forged = {
      bkash: ['cancel', 'failure'].map((status) => ({
        method: 'GET' as const,
        path: `/bkash/callback?paymentID=${session}&status=${status}`,
      })),
      nagad: ['Aborted', 'Failed'].map((status) => ({
        method: 'GET' as const,
        path: `/nagad/callback?order_id=${ourId}&status=${status}`,
      })),
      sslcommerz: ['cancel', 'fail'].map((name) => ({
        method: 'POST' as const,
        path: `/sslcommerz/${name}`,
        form: { tran_id: ourId, status: name },
      })),
    }[method];
    for (const cookie of ['', `shofor-pay-${ourId}=guessed`]) {
      for (const delivery of forged) {
        clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
        const answer = await world.deliver(delivery, cookie);
        expect(where(answer)).toBe(`https://shofor.example/pay/attempts/${ourId}`);
        const page = await world.deliver({ method: 'GET', path: `/attempts/${ourId}` }, cookie);
        expect(page.status).toBe(200);
        const text = await page.text();
        expect(text).not.toContain(token);
        expect(text).not.toContain(reference);
        await world.reconcile();
        expect(await world.attemptsOf(id)).toMatchObject([{ state: 'redirected', returnedAt: null }]);
      }
    }
    // Its own browser is led to the order.
    const own = await world.deliver({ method: 'GET', path: `/attempts/${ourId}` });
    expect(where(own)).toBe(`https://shofor.example/orders/${token}?payment=attempts.checking`);
  },
);

test('the customer who cancels on the page of bKash reads so at once', async ({ deps }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps);
  const [back] = await world.act(await world.begin(token, 'bkash'), 'cancel');
  expect(back && where(await world.deliver(back))).toBe(
    `https://shofor.example/orders/${token}?payment=attempts.broken`,
  );
  expect(await world.attemptsOf(id)).toMatchObject([{ state: 'cancelled' }]);
});

test('however many ask about one attempt at a time, its gateway is asked once', async ({ deps: given }) => {
  const { deps, world } = await openOwn(given);
  const { id, token } = await sell(deps);
  const [back] = await world.act(await world.begin(token, 'bkash'), 'confirm');
  const gateway = world.deps.gateways.bkash;
  if (!back || !gateway) {
    throw new Error('bKash leads back.');
  }
  const asked = vi.spyOn(gateway, 'settle');
  await Promise.all(Array.from({ length: 200 }, () => world.deliver(back, '')));
  await vi.waitUntil(async () => (await world.order(token)).money === 'paid', {
    timeout: 50_000,
    interval: 50,
  });
  await Promise.all(Array.from({ length: 200 }, () => world.deliver(back, '')));
  expect(asked).toHaveBeenCalledTimes(1);
  // Nor does its own browser make it be asked twice at once, whatever it sends.
  const other = await sell(deps);
  const [again] = await world.act(await world.begin(other.token, 'bkash'), 'confirm');
  asked.mockClear();
  await Promise.all(Array.from({ length: 50 }, () => again && world.deliver(again)));
  await vi.waitUntil(async () => (await world.order(other.token)).money === 'paid', { timeout: 50_000 });
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  expect(await world.paymentsOf(other.id)).toHaveLength(1);
  expect(await world.paymentsOf(id)).toHaveLength(1);
});
