import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { fieldsOf, randomId } from '#platform/simulators/simulator.gateway.ts';
import { nagadTime } from '../nagad/nagad.rules.ts';
import type { NagadSwitches } from './nagad-switches.contract.ts';
import { button, page } from './practice-page.gateway.ts';

/** A payment of the simulated Nagad. */
export interface NagadSimPayment {
  readonly reference: string;
  readonly orderId: string;
  readonly challenge: string;
  amount: number;
  callback: string;
  status: 'Initiated' | 'Success' | 'Aborted' | 'Cancelled' | 'Failed';
  issuerRef: string;
  at: Date;
}

const title = 'Nagad (practice)';
const chosenStatus = { pay: 'Success', abort: 'Aborted', cancel: 'Cancelled', fail: 'Failed' } as const;
const choice = z.enum(['pay', 'abort', 'cancel', 'fail', 'forge']);

/** The pages of the simulated Nagad: number, code, PIN, and what can go wrong. */
export function nagadPages(
  payments: ReadonlyMap<string, NagadSimPayment>,
  merchantId: string,
  now: () => Date,
  switches: () => NagadSwitches,
): Hono {
  const app = new Hono();
  app.get('/check-out/:reference', (context) => {
    const payment = payments.get(context.req.param('reference'));
    if (!payment) {
      return context.html(page(title, html`<p>There is no such payment.</p>`), 404);
    }
    const { step = 'wallet' } = context.req.query();
    const [label, example, next] =
      step === 'pin'
        ? ['PIN', '1234', '']
        : step === 'otp'
          ? ['Code from the SMS', '123456', 'pin']
          : ['Your Nagad number', '01770618575', 'otp'];
    const words = html`<p>Order ${payment.orderId}: BDT ${decimalTaka(payment.amount)}</p>
<form method="${next === '' ? 'post' : 'get'}">
<p><label>${label} <input inputmode="numeric" autocomplete="off" value="${example}"></label></p>
<p>${next === '' ? button('do', 'pay', 'Confirm') : button('step', next, 'Continue')}</p>
</form>
<form method="post">
<p>${button('do', 'abort', 'Abort')}${button('do', 'cancel', 'Cancel')}${button('do', 'fail', 'The payment fails')}${button('do', 'forge', 'Say success without paying')}</p>
</form>`;
    return context.html(page(title, words));
  });

  app.post('/check-out/:reference', async (context) => {
    const payment = payments.get(context.req.param('reference'));
    const chosen = choice.safeParse((await fieldsOf(context)).do);
    if (!payment || payment.callback === '' || !chosen.success) {
      return context.html(page(title, html`<p>There is no such payment.</p>`), 404);
    }
    if (chosen.data !== 'forge' && payment.status !== 'Success') {
      payment.status = chosenStatus[chosen.data];
      payment.at = now();
      payment.issuerRef = payment.status === 'Success' ? randomId(8) : '';
    }
    if (switches().neverCallBack) {
      return context.html(page(title, html`<p>Nagad does not send you back.</p>`));
    }
    const told = chosen.data === 'forge' ? 'Success' : payment.status;
    const address = new URL(payment.callback);
    for (const [name, value] of Object.entries({
      merchant: merchantId,
      order_id: payment.orderId,
      payment_ref_id: payment.reference,
      status: told,
      status_code: told === 'Success' ? '00_0000_000' : '20_0000_000',
      message: told,
      payment_dt: nagadTime(payment.at),
      issuer_payment_ref: payment.issuerRef,
    })) {
      address.searchParams.set(name, value);
    }
    return context.redirect(address.href, 302);
  });
  return app;
}
