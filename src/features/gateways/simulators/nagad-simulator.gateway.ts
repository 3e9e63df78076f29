import { generateKeyPairSync } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { decimalTaka } from '#platform/money/money.rules.ts';
import {
  Bench,
  jsonOf,
  Remembered,
  randomId,
  type Simulator,
  type SimulatorWorld,
} from '#platform/simulators/simulator.gateway.ts';
import { parseTaka } from '../decimal-sum.rules.ts';
import { envelope } from '../nagad/nagad.contract.ts';
import { nagadTime } from '../nagad/nagad.rules.ts';
import { open, seal } from '../nagad/nagad-envelope.rules.ts';
import { dhakaTime } from './dhaka-time.rules.ts';
import { type NagadSimPayment, nagadPages } from './nagad-pages.gateway.ts';
import { nagadSwitches } from './nagad-switches.contract.ts';

const initializeMessage = z.object({
  merchantId: z.string(),
  datetime: z.string(),
  orderId: z.string(),
  challenge: z.string().min(1),
});
const completeMessage = z.object({
  merchantId: z.string(),
  orderId: z.string(),
  currencyCode: z.string(),
  amount: z.string(),
  challenge: z.string(),
});

const clockToleranceMs = 10 * 60_000;

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The two key pairs of a merchant of Nagad: the merchant's own and the gateway's. */
export const nagadKeys = () => ({ merchant: keyPair(), gateway: keyPair() });

const refuse = (context: Context, reason: string) =>
  context.json({ reason, message: 'Please verify provided data and try again.' }, 400);

/** Nagad's checkout with real RSA: initialize, complete, page, callback, verify. Paths begin below `/api/dfs`. */
export function nagadSimulator(
  world: SimulatorWorld,
  merchantId: string,
  keys: ReturnType<typeof nagadKeys>,
): Simulator {
  const payments = new Remembered<NagadSimPayment>();
  const forget = () => payments.clear();
  const bench = new Bench(nagadSwitches, world, () => ({ payments: [...payments.values()] }), forget);
  const { app } = bench;
  const opened = (body: unknown): unknown => {
    const given = envelope.safeParse(body);
    const { hash } = bench.switches;
    return given.success
      ? open(given.data, { decryptWith: keys.gateway.privateKey, signedBy: keys.merchant.publicKey, hash })
      : undefined;
  };
  const sealed = (message: object) =>
    seal(message, {
      signWith: bench.switches.badAnswerSignature ? keyPair().privateKey : keys.gateway.privateKey,
      encryptFor: keys.merchant.publicKey,
      hash: bench.switches.hash,
    });

  app.post('/api/dfs/check-out/initialize/:merchant/:order', bench.call('initialize'), async (context) => {
    const body = await jsonOf(context);
    const told = initializeMessage.safeParse(opened(body));
    if (!told.success) {
      return refuse(context, 'INVALID_SIGNATURE');
    }
    const { orderId, datetime } = told.data;
    if (told.data.merchantId !== merchantId || context.req.param('merchant') !== merchantId) {
      return refuse(context, 'MERCHANT_NOT_FOUND');
    }
    const now = world.now().getTime() + bench.switches.clockSkewMs;
    const [from, to] = [new Date(now - clockToleranceMs), new Date(now + clockToleranceMs)].map(nagadTime);
    if (
      body.dateTime !== datetime ||
      !/^\d{14}$/.test(datetime) ||
      datetime < (from ?? '') ||
      datetime > (to ?? '')
    ) {
      return refuse(context, 'INVALID_DATE_TIME');
    }
    if (!/^[A-Za-z0-9]{5,20}$/.test(orderId) || context.req.param('order') !== orderId) {
      return refuse(context, 'INVALID_ORDER_ID');
    }
    if ([...payments.values()].some((each) => each.orderId === orderId)) {
      return refuse(context, 'ORDER_ID_ALREADY_USED');
    }
    const [reference, challenge] = [`${nagadTime(world.now())}${randomId(16)}`, randomId(40)];
    payments.set(reference, {
      reference,
      orderId,
      challenge,
      amount: 0,
      callback: '',
      status: 'Initiated',
      issuerRef: '',
      at: world.now(),
    });
    return context.json(
      sealed({ paymentReferenceId: reference, challenge, acceptDateTime: nagadTime(world.now()) }),
    );
  });

  app.post('/api/dfs/check-out/complete/:reference', bench.call('complete'), async (context) => {
    const body = await jsonOf(context);
    const payment = payments.get(context.req.param('reference'));
    const told = completeMessage.safeParse(opened(body));
    const amount = told.success ? parseTaka(told.data.amount) : undefined;
    if (!told.success || !payment) {
      return refuse(context, 'INVALID_SIGNATURE');
    }
    const { orderId, challenge, currencyCode } = told.data;
    if (orderId !== payment.orderId || challenge !== payment.challenge || currencyCode !== '050' || !amount) {
      return refuse(context, 'INVALID_REQUEST');
    }
    const callback = z.url().safeParse(body.merchantCallbackURL);
    if (!callback.success) {
      return refuse(context, 'INVALID_CALLBACK_URL');
    }
    payment.amount = amount;
    payment.callback = callback.data;
    return context.json({ callBackUrl: `${world.base}/check-out/${payment.reference}`, status: 'Success' });
  });

  app.get('/api/dfs/verify/payment/:reference', bench.call('verify'), (context) => {
    const payment = payments.get(context.req.param('reference'));
    if (!payment) {
      return refuse(context, 'PAYMENT_NOT_FOUND');
    }
    const { wrongAmount, otherOrder, nullMerchantInfo } = bench.switches;
    const isPaid = payment.status === 'Success';
    return context.json({
      merchantId,
      orderId: otherOrder ? 'ANOTHERONE00' : payment.orderId,
      paymentRefId: payment.reference,
      amount: decimalTaka(payment.amount - wrongAmount),
      clientMobileNo: '017****8575',
      merchantMobileNo: '01700000000',
      orderDateTime: dhakaTime(payment.at),
      issuerPaymentDateTime: isPaid ? dhakaTime(payment.at) : null,
      issuerPaymentRefNo: isPaid ? payment.issuerRef : null,
      additionalMerchantInfo: nullMerchantInfo ? null : '{}',
      status: payment.status,
      statusCode: isPaid ? '000' : '999',
      cancelIssuerDateTime: null,
      cancelIssuerRefNo: null,
      serviceType: null,
    });
  });

  app.route(
    '/',
    nagadPages(payments, merchantId, world.now, () => bench.switches),
  );
  return { app, set: (given) => bench.set(given), reset: () => bench.reset(forget) };
}
