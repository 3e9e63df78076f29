import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { z } from 'zod';
import { isToken } from '#features/enquiries/send/reference.rules.ts';
import { payResults } from '#features/orders/visitor/visitor.contract.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { attemptRequest } from '../attempts/attempts.contract.ts';
import { settle } from '../attempts/attempts.jobs.ts';
import { findAttempt, findOrderPath, findWholeAttempt } from '../attempts/attempts.queries.ts';
import { type BeginDeps, beginPayment } from '../attempts/begin.gateway.ts';
import type { GatewayName, Hint } from '../gateways.contract.ts';
import { isSigned } from '../sslcommerz/verify-sign.rules.ts';

const largest = 64 * 1024;
/** The customer isn't kept waiting for longer; settling goes on, and the page shows what is known. */
const patienceMs = 20_000;
/** Ids as gateways make them; anything else isn't looked up. */
const id = z.string().regex(/^[\w-]{1,200}$/);

const headers = { ...securityHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const said = (context: Context, status: 200 | 400 | 404 | 413 | 503, words: string) =>
  context.text(words, status, headers);

/**
 * Leads the browser on to the gateway's page. A redirect would fall under the page's `form-action`, which Chromium applies to
 * redirects of forms, too.
 */
async function leadOn(context: Context, address: string) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0;url=${address}">
<title>${new URL(address).hostname}</title>
</head>
<body><p><a href="${address}">${new URL(address).hostname}</a></p></body>
</html>
`;
  return context.html(await page, 200, headers);
}

/** The text fields of a form; repeated ones count once. */
async function formOf(context: Context): Promise<Hint> {
  const body = await context.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * Where browsers come back from the gateways, and where SSLCommerz notifies. These requests come from elsewhere, without
 * a session, and prove nothing: they say which attempt to ask about. A browser is then sent to the page of its order.
 */
export function returnRoutes(
  deps: BeginDeps & {
    /** The password with which SSLCommerz signs; absent when it is off. */
    readonly storePassword: string | undefined;
    visitorOf(context: Context): string;
  },
): Hono {
  const app = new Hono();
  const { siteUrl } = deps;
  const home = `${siteUrl}/`;

  async function back(
    context: Context,
    gateway: GatewayName,
    by: Parameters<typeof findAttempt>[2] | undefined,
    hint: Hint,
  ) {
    const found = by && (await findAttempt(deps.db, gateway, by));
    const path = found && (await findOrderPath(deps.db, found.id));
    if (!found || path === undefined) {
      return context.body(null, 303, { ...headers, location: home });
    }
    const settled = settle(deps, found.id, hint).catch((cause: unknown) => {
      deps.logger.error(
        { err: cause, attempt: found.id },
        'An attempt was not settled; it is asked about again.',
      );
    });
    await Promise.race([settled, delay(patienceMs, undefined, { ref: false })]);
    const after = await findWholeAttempt(deps.db, found.id);
    const isBroken = after?.state === 'failed' || after?.state === 'cancelled';
    const result = isBroken ? '?payment=attempts.broken' : '';
    return context.body(null, 303, { ...headers, location: `${siteUrl}${path}${result}` });
  }

  app.use('*', bodyLimit({ maxSize: largest, onError: (context) => said(context, 413, 'Too large') }));

  for (const name of ['success', 'fail', 'cancel']) {
    app.post(`/sslcommerz/${name}`, async (context) => {
      const form = await formOf(context);
      const ours = id.safeParse(form.tran_id);
      const isGenuine = deps.storePassword !== undefined && isSigned(form, deps.storePassword);
      // What isn't signed may still be a customer who came back; it just names no transaction.
      return back(
        context,
        'sslcommerz',
        ours.success ? { ourId: ours.data } : undefined,
        isGenuine ? form : {},
      );
    });
    app.get(`/sslcommerz/${name}`, (context) => context.body(null, 303, { ...headers, location: home }));
  }

  app.post('/sslcommerz/ipn', async (context) => {
    const form = await formOf(context);
    if (deps.storePassword === undefined || !isSigned(form, deps.storePassword)) {
      return said(context, 400, 'The notification is not signed by this store.');
    }
    const ours = id.safeParse(form.tran_id);
    const found = ours.success ? await findAttempt(deps.db, 'sslcommerz', { ourId: ours.data }) : undefined;
    if (!found) {
      return said(context, 404, 'There is no such attempt.');
    }
    await settle(deps, found.id, form);
    return said(context, 200, 'OK');
  });

  app.get('/bkash/callback', (context) => {
    const query = context.req.query();
    const session = id.safeParse(query.paymentID ?? query.paymentId);
    return back(context, 'bkash', session.success ? { session: session.data } : undefined, query);
  });

  app.get('/nagad/callback', (context) => {
    const query = context.req.query();
    const ours = id.safeParse(query.order_id);
    return back(context, 'nagad', ours.success ? { ourId: ours.data } : undefined, query);
  });

  // The form of an order's page, for browsers without scripts.
  app.post('/orders/:token', async (context) => {
    const token = context.req.param('token');
    const form = await formOf(context);
    const asked = attemptRequest.safeParse({ method: form.method, pay: form.pay });
    if (!isToken(token) || !asked.success || !comesFromHere(context.req.raw.headers, siteUrl)) {
      return said(context, 400, 'This form is not right.');
    }
    const path = `${siteUrl}${form.language === 'bn' ? '/bn' : ''}/orders/${token}`;
    try {
      const redirect = await beginPayment(deps, { token, ...asked.data }, deps.visitorOf(context));
      return leadOn(context, redirect);
    } catch (cause) {
      if (!(cause instanceof Failure)) {
        throw cause;
      }
      deps.logger.warn({ code: cause.code, status: statusOf[cause.kind] }, 'An attempt was refused.');
      return context.body(null, 303, {
        ...headers,
        location: `${path}?payment=${payResults.find((each) => each === cause.code) ?? 'attempts.off'}`,
      });
    }
  });

  app.all('*', (context) => said(context, 404, 'There is no such address.'));
  return app;
}
