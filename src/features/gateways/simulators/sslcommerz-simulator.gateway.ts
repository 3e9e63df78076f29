import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { decimalTaka } from '#platform/money/money.rules.ts';
import {
  Bench,
  fieldsOf,
  Remembered,
  randomId,
  type Simulator,
  type SimulatorWorld,
} from '#platform/simulators/simulator.gateway.ts';
import { parseTaka } from '../decimal-sum.rules.ts';
import { button, page } from './practice-page.gateway.ts';
import { mandatory } from './sslcommerz-fields.data.ts';
import { notificationOf, type SslPayment, transactionOf } from './sslcommerz-payment.rules.ts';
import { sslcommerzSwitches } from './sslcommerz-switches.contract.ts';

const outcomes = {
  card: 'VALID',
  bkash: 'VALID',
  nagad: 'VALID',
  rocket: 'VALID',
  fail: 'FAILED',
  cancel: 'CANCELLED',
  leave: 'UNATTEMPTED',
  expire: 'EXPIRED',
} as const;

const outcome = z.enum(['card', 'bkash', 'nagad', 'rocket', 'fail', 'cancel', 'leave', 'expire']);

/** SSLCommerz v4: session, page, notification, redirect, validation, queries and refunds. */
export function sslcommerzSimulator(
  world: SimulatorWorld,
  store: { readonly id: string; readonly password: string },
): Simulator {
  const payments = new Remembered<SslPayment>();
  const refunds = new Map<string, { status: string; of: string; amount: number }>();
  const forget = () => {
    payments.clear();
    refunds.clear();
  };
  const report = () => ({
    payments: [...payments.values()].map(({ fields, ...rest }) => ({ ...rest, tranId: fields.tran_id })),
  });
  const bench = new Bench(sslcommerzSwitches, world, report, forget);
  const { app } = bench;

  const isStore = (given: Readonly<Record<string, string | undefined>>) =>
    given.store_id === store.id && given.store_passwd === store.password;

  app.post('/gwprocess/v4/api.php', bench.call('session'), async (context) => {
    const fields = await fieldsOf(context);
    const absent = mandatory.find((name) => !fields[name]);
    const amount = parseTaka(fields.total_amount);
    const isTaken = [...payments.values()].some((each) => each.fields.tran_id === fields.tran_id);
    const failedreason = !isStore(fields)
      ? 'Store Credential Error Or Store is De-active'
      : bench.switches.failedSession
        ? 'The store is de-active'
        : absent !== undefined
          ? `Invalid Information! '${absent}' is missing or empty.`
          : amount === undefined || amount < 1_000 || amount > 50_000_000
            ? 'Invalid amount'
            : isTaken
              ? 'Duplicate tran_id'
              : undefined;
    if (failedreason !== undefined || amount === undefined) {
      return context.json({ status: 'FAILED', failedreason, sessionkey: '', GatewayPageURL: '' });
    }
    const session = randomId(32);
    payments.set(session, {
      session,
      fields,
      amount,
      status: 'PENDING',
      told: 0,
      asked: 0,
      valId: '',
      bankId: '',
      card: '',
      at: world.now(),
    });
    return context.json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: session,
      GatewayPageURL: `${world.base}/EasyCheckOut/${session}`,
      gw: { visa: 'visacard', mobilebanking: 'bkash,nagad,dbblmobilebanking' },
      desc: [],
    });
  });

  app.get('/EasyCheckOut/:session', (context) => {
    const payment = payments.get(context.req.param('session'));
    if (!payment) {
      return context.html(page('SSLCommerz (practice)', html`<p>There is no such session.</p>`), 404);
    }
    const words = html`<p>${payment.fields.product_name}: BDT ${decimalTaka(payment.amount)}</p>
<form method="post">
<p>${button('do', 'card', 'Pay by card')}${button('do', 'bkash', 'Pay by bKash')}${button('do', 'nagad', 'Pay by Nagad')}${button('do', 'rocket', 'Pay by Rocket')}</p>
<p>${button('do', 'fail', 'The payment fails')}${button('do', 'cancel', 'Cancel')}${button('do', 'leave', 'Leave')}${button('do', 'expire', 'Let it expire')}</p>
</form>`;
    return context.html(page('SSLCommerz (practice)', words));
  });

  const sendNotification = async (payment: SslPayment) => {
    const address = payment.fields.ipn_url;
    if (address && world.notify) {
      const body = new URLSearchParams(notificationOf(payment, store, bench.switches));
      await world.notify(address, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    }
  };
  const later = (ms: number, payment: SslPayment) =>
    void delay(ms, undefined, { ref: false }).then(() => sendNotification(payment));

  app.post('/EasyCheckOut/:session', async (context) => {
    const payment = payments.get(context.req.param('session'));
    const chosen = outcome.safeParse((await fieldsOf(context)).do);
    if (!payment || !chosen.success) {
      return context.html(page('SSLCommerz (practice)', html`<p>There is no such session.</p>`), 404);
    }
    if (payment.status !== 'VALID') {
      payment.status = outcomes[chosen.data];
      payment.card = chosen.data;
      payment.at = world.now();
      if (payment.status === 'VALID') {
        payment.valId = randomId(24);
        payment.bankId = randomId(20);
      }
    }
    const { ipn, ipnDelayMs } = bench.switches;
    if (ipn === 'before' || ipn === 'twice') {
      await sendNotification(payment);
    }
    if (ipn === 'after' || ipn === 'twice') {
      later(200, payment);
    }
    if (ipn === 'delayed') {
      later(ipnDelayMs, payment);
    }
    return goBack(context, payment);
  });

  /** The browser posts the result to the shop: by itself with scripts, by a button without. */
  const goBack = (context: Context, payment: SslPayment) => {
    if (payment.status === 'UNATTEMPTED') {
      return context.html(page('SSLCommerz (practice)', html`<p>You have left without choosing.</p>`));
    }
    const { success_url: success = '', fail_url: fail = '', cancel_url: cancel = '' } = payment.fields;
    const back = payment.status === 'VALID' ? success : payment.status === 'CANCELLED' ? cancel : fail;
    const told = Object.entries(notificationOf(payment, store, bench.switches));
    const words = html`<form method="post" action="${back}" id="back">
${told.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>Back to the shop</button>
</form>
<script>document.getElementById('back').submit()</script>`;
    return context.html(page('SSLCommerz (practice)', words));
  };

  const tell = (payment: SslPayment) => {
    payment.asked += 1;
    const isPending = payment.status === 'VALID' && payment.asked <= bench.switches.pendingFirst;
    if (payment.status === 'VALID' && !isPending) {
      payment.told += 1;
    }
    return transactionOf(payment, bench.switches, isPending);
  };

  app.get('/validator/api/validationserverAPI.php', bench.call('validation'), (context) => {
    const asked = context.req.query();
    const payment = [...payments.values()].find(({ valId }) => valId !== '' && valId === asked.val_id);
    if (!isStore(asked) || !payment) {
      return context.json({
        status: 'INVALID_TRANSACTION',
        APIConnect: isStore(asked) ? 'DONE' : 'INVALID_REQUEST',
      });
    }
    return context.json({ ...tell(payment), APIConnect: 'DONE' });
  });

  app.get('/validator/api/merchantTransIDvalidationAPI.php', bench.call('query'), (context) => {
    const asked = context.req.query();
    if (!isStore(asked)) {
      return context.json({ APIConnect: 'INVALID_REQUEST' });
    }
    if (asked.bank_tran_id !== undefined) {
      return context.json(askRefund(asked));
    }
    if (asked.refund_ref_id !== undefined) {
      const known = refunds.get(asked.refund_ref_id);
      return context.json({
        APIConnect: 'DONE',
        ...(known ? { ...known, status: 'refunded' } : { status: 'cancelled' }),
      });
    }
    if (asked.sessionkey !== undefined) {
      const payment = payments.get(asked.sessionkey);
      return context.json({ ...(payment ? tell(payment) : { status: 'FAILED' }), APIConnect: 'DONE' });
    }
    const found = [...payments.values()].filter(({ fields }) => fields.tran_id === asked.tran_id);
    return context.json({ APIConnect: 'DONE', no_of_trans_found: found.length, element: found.map(tell) });
  });

  const askRefund = (asked: Readonly<Record<string, string>>) => {
    const payment = [...payments.values()].find(
      ({ bankId }) => bankId !== '' && bankId === asked.bank_tran_id,
    );
    const amount = parseTaka(asked.refund_amount);
    const ours = asked.refund_trans_id ?? '';
    const answer = { APIConnect: 'DONE', bank_tran_id: asked.bank_tran_id, trans_id: ours };
    const of = asked.bank_tran_id ?? '';
    const back = [...refunds.values()]
      .filter((each) => each.of === of)
      .reduce((sum, each) => sum + each.amount, 0);
    const reference = `REF${ours}`;
    if (refunds.has(reference)) {
      return { ...answer, status: 'processing', refund_ref_id: reference };
    }
    if (!payment || !amount || ours === '' || back + amount > payment.amount) {
      return {
        ...answer,
        status: 'failed',
        refund_ref_id: '',
        errorReason: 'Refund amount exceeds or is missing',
      };
    }
    refunds.set(reference, { status: 'processing', of, amount });
    return { ...answer, status: 'success', refund_ref_id: reference };
  };

  return { app, set: (given) => bench.set(given), reset: () => bench.reset(forget) };
}
