import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  Bench,
  jsonOf,
  Remembered,
  randomId,
  type Simulator,
  type SimulatorWorld,
} from '#platform/simulators/simulator.gateway.ts';
import { bkashPaths } from '../bkash/bkash-paths.data.ts';
import { parseTaka } from '../decimal-sum.rules.ts';
import { bkashPages } from './bkash-pages.gateway.ts';
import {
  answerOf,
  type BkashSimPayment,
  type BkashVersion,
  refunded,
  refundsOf,
} from './bkash-payment.rules.ts';
import { bkashSwitches } from './bkash-switches.contract.ts';

export interface BkashAccount {
  readonly appKey: string;
  readonly appSecret: string;
  readonly username: string;
  readonly password: string;
}

const hourMs = 3_600_000;
const text = z.string().catch('');

/** bKash tokenized checkout in both versions: grant, create, page, execute, query, refund. */
export function bkashSimulator(world: SimulatorWorld, account: BkashAccount): Simulator {
  const payments = new Remembered<BkashSimPayment>();
  let tokens = new Map<string, { readonly until: number; readonly generation: number }>();
  let grants: number[] = [];
  const forget = () => {
    payments.clear();
    tokens = new Map();
    grants = [];
  };
  const bench = new Bench(bkashSwitches, world, () => ({ payments: [...payments.values()] }), forget);
  const { app } = bench;

  const refuse = (context: Context, code: string, words: string) => {
    switch (bench.switches.errorShape) {
      case 'errorCode':
        return context.json({ errorCode: code, errorMessage: words });
      case 'internalCode':
        return context.json(
          { internalCode: words, externalCode: code, errorMessageEn: words, errorMessageBn: '' },
          400,
        );
      case 'message':
        return context.json({ message: 'Invalid request body' }, 400);
      default:
        return context.json({ statusCode: code, statusMessage: words });
    }
  };

  const isSignedIn = (context: Context) => {
    const token = (context.req.header('authorization') ?? '').replace(/^Bearer /, '');
    const known = tokens.get(token);
    return (
      known !== undefined &&
      known.until > world.now().getTime() &&
      known.generation === bench.switches.tokensExpired
    );
  };

  const grant = async (context: Context) => {
    const body = await jsonOf(context);
    const isKnown =
      context.req.header('username') === account.username &&
      context.req.header('password') === account.password &&
      body.app_key === account.appKey &&
      body.app_secret === account.appSecret;
    if (!isKnown) {
      return context.json({ statusCode: '2001', statusMessage: 'Invalid App Key' });
    }
    const now = world.now().getTime();
    grants = grants.filter((at) => now - at < hourMs);
    if (bench.switches.tokenLimit && grants.length >= 2) {
      return context.json({ message: 'Too Many Requests' }, 429);
    }
    grants.push(now);
    const id = randomId(40);
    tokens.set(id, { until: now + hourMs, generation: bench.switches.tokensExpired });
    return context.json({
      statusCode: '0000',
      statusMessage: 'Successful',
      id_token: id,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: randomId(40),
    });
  };

  /** A call with a token; the payment by its id in either spelling. */
  type Answer = (
    context: Context,
    body: Readonly<Record<string, unknown>>,
    payment: BkashSimPayment | undefined,
    version: BkashVersion,
  ) => Response | Promise<Response>;
  const signedIn = (version: BkashVersion, answer: Answer) => async (context: Context) => {
    if (context.req.header('x-app-key') !== account.appKey) {
      return refuse(context, '2001', 'Invalid App Key');
    }
    if (!isSignedIn(context)) {
      return context.json({ message: 'Unauthorized' }, 401);
    }
    const body = await jsonOf(context);
    const id = text.parse(version === 'v2' ? body.paymentId : body.paymentID);
    return answer(context, body, payments.get(id), version);
  };

  const create: Answer = (context, body, _payment, version) => {
    const amount = parseTaka(body.amount);
    const invoice = text.parse(body.merchantInvoiceNumber);
    const callback = text.parse(body.callbackURL);
    if (amount === undefined || amount === 0 || !/^\d+\.\d\d$/.test(text.parse(body.amount))) {
      return refuse(context, '2006', 'Invalid Amount');
    }
    if (body.currency !== 'BDT') {
      return refuse(context, '2007', 'Invalid Currency');
    }
    if (body.mode !== '0011' || body.intent !== 'sale' || invoice === '' || !URL.canParse(callback)) {
      return refuse(context, '2065', 'Mandatory Field Missing');
    }
    if ([...payments.values()].some((each) => each.invoice === invoice)) {
      return refuse(context, '2029', 'Duplicate for All Transactions');
    }
    const id = `TR0011${randomId(14)}`;
    const payment: BkashSimPayment = {
      id,
      amount,
      invoice,
      callback,
      status: 'Initiated',
      isConfirmed: false,
      payer: text.parse(body.payerReference),
      trxId: '',
      executes: 0,
      wrongPins: 0,
      refunds: [],
      at: world.now(),
    };
    payments.set(id, payment);
    const back = (status: string) => `${callback}?paymentID=${id}&status=${status}&signature=${randomId(10)}`;
    return context.json({
      ...answerOf(payment, version, bench.switches),
      bkashURL: `${world.base}/pay/${id}`,
      callbackURL: callback,
      successCallbackURL: back('success'),
      failureCallbackURL: back('failure'),
      cancelledCallbackURL: back('cancel'),
    });
  };

  const execute: Answer = async (context, _body, payment, version) => {
    if (!payment) {
      return refuse(context, '2002', 'Invalid Payment ID');
    }
    payment.executes += 1;
    if (payment.status !== 'Initiated') {
      const code = bench.switches.secondExecute;
      return refuse(context, code, 'The payment has already been completed');
    }
    if (!payment.isConfirmed) {
      return refuse(context, '2060', 'The pre-requisites for execution are not met');
    }
    if (bench.switches.insufficientBalance) {
      payment.status = 'Failed';
      return refuse(context, '2023', 'Insufficient Balance');
    }
    payment.status = 'Completed';
    payment.trxId = randomId(10);
    await delay(bench.switches.executeDelayMs);
    return context.json(answerOf(payment, version, bench.switches));
  };

  const query: Answer = (context, _body, payment, version) =>
    payment
      ? context.json(answerOf(payment, version, bench.switches))
      : refuse(context, '2033', 'Transaction not found');

  const search: Answer = (context, body, _payment, version) => {
    const id = text.parse(body.trxID ?? body.trxId);
    const found = [...payments.values()].find(({ trxId }) => trxId !== '' && trxId === id);
    return found
      ? context.json({
          ...answerOf(found, version, bench.switches),
          transactionType: 'bKash Tokenized Checkout via API',
        })
      : refuse(context, '2033', 'Transaction not found');
  };

  const refund: Answer = (context, body, payment, version) => {
    const trxId = text.parse(body.trxID ?? body.trxId);
    if (payment?.status !== 'Completed' || payment.trxId !== trxId) {
      return refuse(context, '2080', 'The original transaction does not match');
    }
    const wanted = version === 'v2' ? body.refundAmount : body.amount;
    if (wanted === undefined) {
      const { refundStatusCode } = bench.switches;
      return refundStatusCode === ''
        ? context.json(refundsOf(payment, version, bench.switches))
        : refuse(context, refundStatusCode, 'Nothing can be said of refunds');
    }
    const sum = parseTaka(wanted);
    const back = payment.refunds.reduce((total, { amount }) => total + amount, 0);
    if (!sum || back + sum > payment.amount || payment.refunds.length >= 10) {
      return refuse(context, '2072', 'Invalid refund amount');
    }
    if (!body.sku || !body.reason) {
      return refuse(context, '2073', 'Reason and SKU are mandatory');
    }
    payment.refunds.push({ id: randomId(10), amount: sum });
    return context.json(refunded(payment, version, bench.switches));
  };

  for (const version of ['v1.2.0-beta', 'v2'] as const) {
    const paths = bkashPaths[version];
    app.post(paths.grant, bench.call('grant'), grant);
    app.post(paths.create, bench.call('create'), signedIn(version, create));
    app.post(paths.execute, bench.call('execute'), signedIn(version, execute));
    app.post(paths.query, bench.call('query'), signedIn(version, query));
    app.post(paths.refund, bench.call('refund'), signedIn(version, refund));
    if (version === 'v2') {
      app.post(paths.refundStatus, bench.call('refundStatus'), signedIn(version, refund));
    }
  }
  const v1 = '/v1.2.0-beta/tokenized/checkout/general/searchTransaction';
  app.post(v1, bench.call('search'), signedIn('v1.2.0-beta', search));
  app.post('/v2/tokenized-checkout/general/search-transaction', bench.call('search'), signedIn('v2', search));
  app.route(
    '/',
    bkashPages(payments, () => bench.switches),
  );
  return { app, set: (given) => bench.set(given), reset: () => bench.reset(forget) };
}
