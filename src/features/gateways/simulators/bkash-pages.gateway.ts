import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { fieldsOf, randomId } from '#platform/simulators/simulator.gateway.ts';
import type { BkashSimPayment } from './bkash-payment.rules.ts';
import type { BkashSwitches } from './bkash-switches.contract.ts';
import { button, page } from './practice-page.gateway.ts';

const title = 'bKash (practice)';
const maxWrongPins = 3;

const steps = {
  wallet: { label: 'Your bKash number', example: '01770618575', next: 'otp' },
  otp: { label: 'Code from the SMS', example: '123456', next: 'pin' },
  pin: { label: 'PIN (00000 is a wrong one)', example: '12121', next: 'pin' },
} as const;
type Step = keyof typeof steps;

const stepPage = (payment: BkashSimPayment, step: Step, trouble: string) =>
  page(
    title,
    html`<p>Invoice ${payment.invoice}: BDT ${decimalTaka(payment.amount)}</p>
<p role="alert">${trouble}</p>
<form method="post">
<input type="hidden" name="step" value="${step}">
<p><label>${steps[step].label} <input name="value" inputmode="numeric" autocomplete="off" value="${steps[step].example}"></label></p>
<p>${button('do', 'next', 'Confirm')}</p>
</form>
<form method="post">
<p>${button('do', 'cancel', 'Cancel')}${button('do', 'failure', 'The payment fails')}${button('do', 'forge', 'Say success without confirming')}</p>
</form>`,
  );

/** The pages of the simulated bKash: number, code, PIN. `do=confirm` takes all three steps at once. */
export function bkashPages(
  payments: ReadonlyMap<string, BkashSimPayment>,
  switches: () => BkashSwitches,
): Hono {
  const app = new Hono();
  const back = (context: Context, payment: BkashSimPayment, status: string) => {
    if (switches().neverCallBack) {
      return context.html(page(title, html`<p>bKash does not send you back.</p>`));
    }
    const address = new URL(payment.callback);
    address.searchParams.set('paymentID', payment.id);
    address.searchParams.set('status', status);
    address.searchParams.set('signature', randomId(10));
    return context.redirect(address.href, 302);
  };
  const confirm = (context: Context, payment: BkashSimPayment) => {
    payment.isConfirmed = true;
    return back(context, payment, 'success');
  };
  app.get('/pay/:id', (context) => {
    const payment = payments.get(context.req.param('id'));
    if (!payment) {
      return context.html(page(title, html`<p>There is no such payment.</p>`), 404);
    }
    return switches().forgedCallback
      ? back(context, payment, 'success')
      : context.html(stepPage(payment, 'wallet', ''));
  });
  app.post('/pay/:id', async (context) => {
    const payment = payments.get(context.req.param('id'));
    if (!payment) {
      return context.html(page(title, html`<p>There is no such payment.</p>`), 404);
    }
    const { do: chosen, step = 'wallet', value = '' } = await fieldsOf(context);
    switch (chosen) {
      case 'cancel':
      case 'failure':
        return back(context, payment, chosen);
      case 'forge':
        return back(context, payment, 'success');
      case 'confirm':
        return confirm(context, payment);
    }
    if (step === 'pin') {
      if (value !== '00000') {
        return confirm(context, payment);
      }
      payment.wrongPins += 1;
      return payment.wrongPins >= maxWrongPins
        ? back(context, payment, 'failure')
        : context.html(stepPage(payment, 'pin', 'That PIN is wrong.'));
    }
    return context.html(stepPage(payment, step === 'wallet' ? 'otp' : 'pin', ''));
  });
  return app;
}
