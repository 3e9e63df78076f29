import { afterAll, beforeEach, describe, expect } from 'vitest';
import { parseConfig } from '#platform/config.ts';
import { serveSimulator } from '#platform/simulators/serve-simulator.gateway.ts';
import { test } from '#platform/testing/test.ts';
import { bkash } from './bkash/bkash.gateway.ts';
import type { Asked, Gateway, Hint, Purchase } from './gateways.contract.ts';
import { nagad } from './nagad/nagad.gateway.ts';
import { simulate } from './simulators/simulators.gateway.ts';
import { sslcommerz } from './sslcommerz/sslcommerz.gateway.ts';
import { isSigned } from './sslcommerz/verify-sign.rules.ts';

const running = {
  sslcommerz: await serveSimulator((world) => simulate('sslcommerz', world)),
  bkash: await serveSimulator((world) => simulate('bkash', world)),
  nagad: await serveSimulator((world) => simulate('nagad', world)),
};
const variables = Object.assign({}, ...Object.values(running).map((each) => each.variables));
const { gateways } = parseConfig(variables);
const systemClock = { now: () => new Date() };

afterAll(async () => {
  for (const { close } of Object.values(running)) {
    await close();
  }
});
beforeEach(() => {
  for (const { simulator } of Object.values(running)) {
    simulator.reset();
  }
});

let count = 0;
const purchase = (amount = 1_250_000): Purchase => {
  count += 1;
  return {
    ourId: `TEST${String(Date.now()).slice(-8)}${String(count).padStart(4, '0')}`,
    amount,
    text: 'Tour to Bandarban, SF-2K7M',
    customer: { name: 'Sample Rahman', phone: '01700000000', email: 'sample@example.com' },
    address: '203.0.113.7',
    siteUrl: 'http://localhost:1',
  };
};

/** The customer does something on the gateway's page; the answer is where the browser is sent then. */
async function choose(redirect: string, what: string): Promise<URL> {
  const body = new URLSearchParams({ do: what });
  const response = await fetch(redirect, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? 'about:blank');
}

/** The fields of the form that the simulated SSLCommerz sends the browser back with. */
async function chooseCard(redirect: string, what: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ do: what });
  const text = await (await fetch(redirect, { method: 'POST', body })).text();
  return Object.fromEntries(
    [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const always = async () => true;

async function begin(gateway: Gateway, amount?: number) {
  const bought = purchase(amount);
  const started = await gateway.start(bought);
  const attempt: Asked = { ourId: bought.ourId, amount: bought.amount, session: started.session };
  return { ...started, attempt };
}

describe('SSLCommerz', () => {
  const gateway = () => {
    if (!gateways.sslcommerz) {
      throw new Error('The simulator gave no variables.');
    }
    return sslcommerz(gateways.sslcommerz, undefined, 3_000);
  };
  const { simulator } = running.sslcommerz;

  test('a card payment is paid by each way of asking, with the fee that it keeps', async () => {
    const { redirect, attempt } = await begin(gateway());
    expect(await gateway().query(attempt)).toEqual({ state: 'pending' });
    const hint = await chooseCard(redirect, 'card');
    expect(isSigned(hint, 'practice@ssl')).toBe(true);
    const truth = await gateway().settle(attempt, hint, always);
    expect(truth).toMatchObject({
      state: 'paid',
      amount: 1_250_000,
      fee: 31_250,
      instrument: 'VISA-Dutch Bangla',
    });
    // Asked again it is VALIDATED, and the same.
    expect(await gateway().settle(attempt, hint, always)).toEqual(truth);
    expect(await gateway().query(attempt)).toEqual(truth);
    expect(await gateway().query({ ...attempt, session: undefined })).toEqual(truth);
  });

  test('another transaction’s id pays nothing here', async () => {
    const mine = await begin(gateway());
    const paid = await begin(gateway());
    const hint = await chooseCard(paid.redirect, 'bkash');
    expect(await gateway().settle(mine.attempt, hint, always)).toEqual({ state: 'pending' });
    simulator.set({ otherTransaction: true });
    expect((await gateway().settle(paid.attempt, hint, always)).state).not.toBe('paid');
  });

  test('a wrong sum, a foreign currency and risk are left to staff', async () => {
    for (const [switches, why] of [
      [{ wrongAmount: 1 }, 'amount'],
      [{ foreignCurrency: true }, 'currency'],
      [{ risk: true }, 'risk'],
    ] as const) {
      simulator.reset();
      simulator.set(switches);
      const { redirect, attempt } = await begin(gateway());
      const hint = await chooseCard(redirect, 'card');
      expect(await gateway().settle(attempt, hint, always)).toMatchObject({ state: 'review', why });
      expect(await gateway().query(attempt)).toMatchObject({ state: 'review', why });
    }
  });

  test('what ends without money is told as that', async () => {
    for (const [what, state] of [
      ['fail', 'failed'],
      ['cancel', 'cancelled'],
      ['leave', 'cancelled'],
      ['expire', 'expired'],
    ] as const) {
      const { redirect, attempt } = await begin(gateway());
      await chooseCard(redirect, what);
      expect(await gateway().settle(attempt, {}, always)).toMatchObject({ state });
    }
  });

  test('a payment that is pending first is paid later', async () => {
    simulator.set({ pendingFirst: 2 });
    const { redirect, attempt } = await begin(gateway());
    const hint = await chooseCard(redirect, 'card');
    expect((await gateway().settle(attempt, hint, always)).state).toBe('pending');
    expect((await gateway().settle(attempt, hint, always)).state).toBe('paid');
  });

  test('slow answers and error pages are unknown, and a refused session begins nothing', async () => {
    const { redirect, attempt } = await begin(gateway());
    await chooseCard(redirect, 'card');
    for (const switches of [
      { answers: 'html' },
      { answers: 'lost' },
      { answers: 'normal', delayMs: 3_600 },
    ]) {
      simulator.set(switches);
      expect((await gateway().query(attempt)).state).toBe('unknown');
    }
    simulator.set({ delayMs: 0, failedSession: true });
    await expect(gateway().start(purchase())).rejects.toMatchObject({ kind: 'refused' });
    simulator.set({ answers: 'html' });
    await expect(gateway().start(purchase())).rejects.toMatchObject({ kind: 'garbled' });
  });

  test('a refund is accepted once, however often it is asked for', async () => {
    const { redirect, attempt, session } = await begin(gateway());
    const truth = await gateway().settle(attempt, await chooseCard(redirect, 'card'), always);
    const theirId = truth.state === 'paid' ? truth.theirId : '';
    const payment = { ...attempt, session, theirId };
    const request = {
      ourId: 'REFUND000001',
      amount: 250_000,
      reason: 'One traveller less',
      refundedBefore: 0,
      isRepeat: false,
    };
    expect(await gateway().refund(payment, request)).toMatchObject({ state: 'processing' });
    const again = await gateway().refund(payment, request);
    expect(again).toMatchObject({ state: 'processing', theirId: 'REFREFUND000001' });
    expect(await gateway().refund(payment, { ...request, theirId: 'REFREFUND000001' })).toMatchObject({
      state: 'refunded',
    });
    const tooMuch = { ...request, ourId: 'REFUND000002', amount: 1_000_001 };
    expect(await gateway().refund(payment, tooMuch)).toMatchObject({ state: 'failed' });
  });
});

describe.each(['v1.2.0-beta', 'v2'] as const)('bKash %s', (version) => {
  const { simulator } = running.bkash;
  type Db = Parameters<typeof bkash>[1]['db'];
  const gateway = (db: Db, waitMs = 3_000) => {
    if (!gateways.bkash) {
      throw new Error('The simulator gave no variables.');
    }
    return bkash({ ...gateways.bkash, version }, { db, clock: systemClock, waitMs });
  };
  const settle = (each: Gateway, attempt: Asked, status: string) => each.settle(attempt, { status }, always);

  test('money moves when we execute what the customer confirmed, once', async ({ db }) => {
    const shop = gateway(db);
    const { redirect, attempt, session } = await begin(shop);
    const back = await choose(redirect, 'confirm');
    expect(back.searchParams.get('paymentID')).toBe(session);
    expect((await shop.query(attempt)).state).toBe('pending');
    const truth = await settle(shop, attempt, 'success');
    expect(truth).toMatchObject({ state: 'paid', amount: 1_250_000 });
    expect(await settle(shop, attempt, 'success')).toEqual(truth);
    expect(await shop.query(attempt)).toEqual(truth);
  });

  test('a callback that says success without a confirmation moves nothing', async ({ db }) => {
    const shop = gateway(db);
    const { redirect, attempt } = await begin(shop);
    await choose(redirect, 'forge');
    expect(await settle(shop, attempt, 'success')).toEqual({ state: 'pending', refused: true });
  });

  test('nothing is executed without leave, and what was confirmed is paid later, without a callback', async ({
    db,
  }) => {
    const shop = gateway(db);
    const { redirect, attempt } = await begin(shop);
    simulator.set({ neverCallBack: true });
    await choose(redirect, 'confirm');
    expect((await shop.settle(attempt, {}, async () => false)).state).toBe('pending');
    expect((await settle(shop, attempt, '')).state).toBe('paid');
  });

  test('an execute without an answer is asked about, not repeated', async ({ db }) => {
    const shop = gateway(db, 1_000);
    const { redirect, attempt } = await begin(shop);
    await choose(redirect, 'confirm');
    simulator.set({ executeDelayMs: 1_500 });
    expect((await settle(shop, attempt, 'success')).state).toBe('paid');
    simulator.reset();
    const second = await begin(shop);
    await choose(second.redirect, 'confirm');
    simulator.set({ answers: 'lost', only: ['execute'] });
    expect((await settle(shop, second.attempt, 'success')).state).toBe('paid');
  });

  test('an account without enough money fails, in each shape of a refusal', async ({ db }) => {
    const shop = gateway(db);
    for (const errorShape of ['statusCode', 'errorCode', 'internalCode']) {
      simulator.set({ insufficientBalance: true, errorShape });
      const { redirect, attempt } = await begin(shop);
      await choose(redirect, 'confirm');
      expect(await settle(shop, attempt, 'success')).toMatchObject({ state: 'failed' });
    }
    simulator.set({ insufficientBalance: false, errorShape: 'message' });
    await expect(shop.start({ ...purchase(), amount: 0 })).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a wrong sum and a foreign currency are left to staff', async ({ db }) => {
    const shop = gateway(db);
    for (const [switches, why] of [
      [{ wrongAmount: -1 }, 'amount'],
      [{ wrongAmount: 0, foreignCurrency: true }, 'currency'],
    ] as const) {
      const { redirect, attempt } = await begin(shop);
      await choose(redirect, 'confirm');
      simulator.set(switches);
      expect(await settle(shop, attempt, 'success')).toMatchObject({ state: 'review', why });
    }
  });

  test('sums without decimals and times of either form are understood', async ({ db }) => {
    simulator.set({ plainAmounts: true, isoTimes: true });
    const shop = gateway(db);
    const { redirect, attempt } = await begin(shop);
    await choose(redirect, 'confirm');
    expect((await settle(shop, attempt, 'success')).state).toBe('paid');
  });

  test('a customer who cancels or fails may still confirm', async ({ db }) => {
    const shop = gateway(db);
    const { redirect, attempt } = await begin(shop);
    await choose(redirect, 'cancel');
    expect((await settle(shop, attempt, 'cancel')).state).toBe('cancelled');
    expect((await settle(shop, attempt, 'failure')).state).toBe('failed');
    await choose(redirect, 'confirm');
    expect((await settle(shop, attempt, 'success')).state).toBe('paid');
  });

  test('a token that is no longer taken is renewed once', async ({ db }) => {
    const shop = gateway(db);
    const { redirect, attempt } = await begin(shop);
    await choose(redirect, 'confirm');
    simulator.set({ tokensExpired: 1 });
    expect((await settle(shop, attempt, 'success')).state).toBe('paid');
    // Two are granted in an hour: a third isn't asked for.
    simulator.set({ tokensExpired: 2 });
    expect((await shop.query(attempt)).state).toBe('unknown');
  });

  test('parts go back, and a refund that was carried out isn’t sent twice', async ({ db }) => {
    const shop = gateway(db);
    const { redirect, attempt, session } = await begin(shop);
    await choose(redirect, 'confirm');
    const truth = await settle(shop, attempt, 'success');
    const payment = { ...attempt, session, theirId: truth.state === 'paid' ? truth.theirId : '' };
    const asked = { ourId: 'REFUND1', amount: 250_000, reason: 'One traveller less' };
    const first = { ...asked, refundedBefore: 0, isRepeat: false };
    simulator.set({ answers: 'lost', only: ['refund'] });
    const lost = await shop.refund(payment, first);
    simulator.set({ answers: 'normal' });
    expect(lost.state).toBe('unknown');
    expect((await shop.refund(payment, first)).state).toBe('refunded');
    expect((await shop.refund(payment, first)).state).toBe('refunded');
    const second = { ...first, ourId: 'REFUND2', amount: 1_000_000, refundedBefore: 250_000 };
    expect((await shop.refund(payment, second)).state).toBe('refunded');
    const third = { ...first, ourId: 'REFUND3', amount: 1, refundedBefore: 1_250_000 };
    expect(await shop.refund(payment, third)).toMatchObject({ state: 'failed' });
  });
});

describe.each(['sha256', 'sha1'] as const)('Nagad with %s', (hash) => {
  const { simulator } = running.nagad;
  const gateway = (clock = systemClock) => {
    if (!gateways.nagad) {
      throw new Error('The simulator gave no variables.');
    }
    return nagad({ ...gateways.nagad, hash }, { clock, waitMs: 3_000 });
  };
  beforeEach(() => simulator.set({ hash }));
  const settle = (attempt: Asked, hint: Hint = {}) => gateway().settle(attempt, hint, always);

  test('a payment is paid when verify says so', async () => {
    const { redirect, attempt } = await begin(gateway());
    expect(await settle(attempt)).toEqual({ state: 'pending' });
    const back = await choose(redirect, 'pay');
    expect(back.searchParams.get('order_id')).toBe(attempt.ourId);
    expect(await settle(attempt)).toMatchObject({ state: 'paid', amount: 1_250_000, fee: 0 });
    simulator.set({ nullMerchantInfo: false });
    expect((await settle(attempt)).state).toBe('paid');
  });

  test('a callback that says success is nothing without verify', async () => {
    const { redirect, attempt } = await begin(gateway());
    const back = await choose(redirect, 'forge');
    expect(back.searchParams.get('status')).toBe('Success');
    expect(await settle(attempt, { status: 'Success' })).toEqual({ state: 'pending' });
  });

  test('what ends without money is told as that', async () => {
    for (const [what, state] of [
      ['abort', 'cancelled'],
      ['cancel', 'cancelled'],
      ['fail', 'failed'],
    ] as const) {
      const { redirect, attempt } = await begin(gateway());
      await choose(redirect, what);
      expect(await settle(attempt)).toMatchObject({ state });
    }
  });

  test('a wrong sum is left to staff, and another order’s payment is nothing', async () => {
    const { redirect, attempt } = await begin(gateway());
    await choose(redirect, 'pay');
    simulator.set({ wrongAmount: 1 });
    expect(await settle(attempt)).toMatchObject({ state: 'review', why: 'amount' });
    simulator.set({ wrongAmount: 0, otherOrder: true });
    expect((await settle(attempt)).state).toBe('unknown');
  });

  test('an answer that Nagad has not signed begins nothing, nor does a used id or a wrong clock', async () => {
    simulator.set({ badAnswerSignature: true });
    await expect(gateway().start(purchase())).rejects.toMatchObject({ kind: 'garbled' });
    simulator.set({ badAnswerSignature: false });
    const bought = purchase();
    await gateway().start(bought);
    await expect(gateway().start(bought)).rejects.toMatchObject({ code: 'ORDER_ID_ALREADY_USED' });
    simulator.set({ clockSkewMs: 3_600_000 });
    await expect(gateway().start(purchase())).rejects.toMatchObject({ code: 'INVALID_DATE_TIME' });
  });

  test('the other hash is refused', async () => {
    simulator.set({ hash: hash === 'sha1' ? 'sha256' : 'sha1' });
    await expect(gateway().start(purchase())).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
  });

  test('no answer after the payment is unknown, and money goes back by hand', async () => {
    const { redirect, attempt, session } = await begin(gateway());
    await choose(redirect, 'pay');
    simulator.set({ delayMs: 3_600 });
    expect((await settle(attempt)).state).toBe('unknown');
    simulator.set({ delayMs: 0 });
    expect((await settle(attempt)).state).toBe('paid');
    const request = { ourId: 'R', amount: 1, reason: '', refundedBefore: 0, isRepeat: false };
    expect(await gateway().refund({ ...attempt, session, theirId: 'X' }, request)).toEqual({
      state: 'manual',
    });
  });
});
