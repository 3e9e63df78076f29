import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { hashOf } from '#features/identity/provider/secret.rules.ts';
import { findLinked } from '#features/orders/customer/payer-link.queries.ts';
import { payResults } from '#features/orders/customer/visitor.contract.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { run } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { noteReturned } from '../attempts/attempts.commands.ts';
import { attemptRequest } from '../attempts/attempts.contract.ts';
import { settle } from '../attempts/attempts.jobs.ts';
import {
  findAttempt,
  findBegun,
  findByOurId,
  findWholeAttempt,
  type KnownAttempt,
} from '../attempts/attempts.queries.ts';
import {
  mayStrangerAsk,
  openAttempts,
  patienceMs,
  settlingActor,
  startMs,
  strangersHint,
} from '../attempts/attempts.rules.ts';
import { type BeginDeps, beginPayment } from '../attempts/begin.gateway.ts';
import { isItsBrowser, keepBegun } from '../attempts/browser.gateway.ts';
import type { GatewayName, Hint } from '../gateways.contract.ts';
import { isSigned } from '../sslcommerz/verify-sign.rules.ts';
import { elsewherePage, leadingPage, openingPage } from './return-pages.rules.ts';

const largest = 64 * 1024;
/** Ids as gateways make them; anything else isn't looked up. */
const id = z.string().regex(/^[\w-]{1,200}$/);

const headers = { ...securityHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const said = (context: Context, status: 200 | 400 | 404 | 413 | 503, words: string) =>
  context.text(words, status, headers);

/** The text fields of a form; repeated ones count once. */
async function formOf(context: Context): Promise<Hint> {
  const body = await context.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * Where browsers come back from the gateways, and where SSLCommerz notifies. These requests come from elsewhere and prove
 * nothing: they say which attempt to ask about. Only the browser that began it is sent to the page of its order.
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
  const to = (context: Context, location: string) => context.body(null, 303, { ...headers, location });

  /** Waits for the outcome for a moment; settling goes on after that. */
  async function settleFor(id: string, hint: Hint): Promise<void> {
    const settled = settle(deps, id, hint).catch((cause: unknown) => {
      deps.logger.error({ err: cause, attempt: id }, 'An attempt was not settled; it is asked about again.');
    });
    await Promise.race([settled, delay(deps.patienceMs ?? patienceMs, undefined, { ref: false })]);
  }

  /** To the page of the order, which says what is known by now, and shows by itself what comes later. */
  async function toOrder(context: Context, { id, link, language }: KnownAttempt, hint: Hint) {
    await run(deps, settlingActor, noteReturned, { id });
    await settleFor(id, hint);
    const state = (await findWholeAttempt(deps.db, id))?.state;
    const isBroken = state === 'failed' || state === 'cancelled';
    const isOpen = state !== undefined && openAttempts.includes(state);
    const result = isBroken ? '?payment=attempts.broken' : isOpen ? '?payment=attempts.checking' : '';
    return to(context, `${siteUrl}${orderPath(language, link)}${result}`);
  }

  /** @param proof What the gateway has signed; another browser's own words end nothing. */
  async function back(context: Context, found: KnownAttempt | undefined, hint: Hint, proof = false) {
    if (found === undefined) {
      return to(context, home);
    }
    if (isItsBrowser(context, found)) {
      return toOrder(context, found, hint);
    }
    if (proof || mayStrangerAsk(found.askedAt, deps.clock.now())) {
      void settleFor(found.id, proof ? hint : strangersHint(hint));
    }
    // A form that a gateway's page sends brings no cookie; the redirect after it does.
    return to(context, `${siteUrl}/pay/attempts/${found.ourId}`);
  }

  const known = async (gateway: GatewayName, by: Parameters<typeof findAttempt>[2] | undefined) =>
    by && (await findAttempt(deps.db, gateway, by));

  app.use('*', bodyLimit({ maxSize: largest, onError: (context) => said(context, 413, 'Too large') }));

  for (const name of ['success', 'fail', 'cancel']) {
    app.post(`/sslcommerz/${name}`, async (context) => {
      const form = await formOf(context);
      const ours = id.safeParse(form.tran_id);
      const isGenuine = deps.storePassword !== undefined && isSigned(form, deps.storePassword);
      // What isn't signed may still be a customer who came back; it just names no transaction.
      const found = await known('sslcommerz', ours.success ? { ourId: ours.data } : undefined);
      return back(context, found, isGenuine ? form : {}, isGenuine);
    });
    app.get(`/sslcommerz/${name}`, (context) => to(context, home));
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
    await settleFor(found.id, form);
    return said(context, 200, 'OK');
  });

  app.get('/bkash/callback', async (context) => {
    const query = context.req.query();
    const session = id.safeParse(query.paymentID ?? query.paymentId);
    return back(
      context,
      await known('bkash', session.success ? { session: session.data } : undefined),
      query,
    );
  });

  app.get('/nagad/callback', async (context) => {
    const query = context.req.query();
    const ours = id.safeParse(query.order_id);
    return back(context, await known('nagad', ours.success ? { ourId: ours.data } : undefined), query);
  });

  app.get('/attempts/:ourId', async (context) => {
    const found = await findByOurId(deps.db, context.req.param('ourId'));
    return found && isItsBrowser(context, found)
      ? toOrder(context, found, {})
      : context.html(await elsewherePage(found?.language ?? 'en'), 200, headers);
  });

  // The page that leads on to a gateway as soon as it has answered, for whoever has the secret of the attempt.
  app.get('/begun/:secret', async (context) => {
    const found = await findBegun(deps.db, hashOf(context.req.param('secret')));
    if (found === undefined) {
      return said(context, 404, 'There is no such attempt.');
    }
    const { state, redirect, reason, language, link, createdAt } = found;
    if (state === 'redirected' && redirect !== null) {
      return context.html(await leadingPage(redirect), 200, headers);
    }
    const isStarting = state === 'created' && reason === null;
    return isStarting && deps.clock.now().getTime() - createdAt.getTime() < startMs
      ? context.html(await openingPage(language), 200, headers)
      : to(context, `${siteUrl}${orderPath(language, link)}?payment=attempts.away`);
  });

  // The form of an order's page, for browsers without scripts.
  app.post('/orders/:token', async (context) => {
    const link = context.req.param('token');
    const form = await formOf(context);
    const language = form.language === 'bn' ? 'bn' : 'en';
    const asked = attemptRequest.safeParse({ method: form.method, pay: form.pay, language });
    const linked = await findLinked(deps.db, link);
    if (linked === undefined || !asked.success || !comesFromHere(context.req.raw.headers, siteUrl)) {
      return said(context, 400, 'This form is not right.');
    }
    const path = `${siteUrl}${orderPath(language, link)}`;
    const { token, isPayer: byPayer } = linked;
    try {
      const request = { token, byPayer, ...asked.data };
      const begun = await beginPayment(deps, visitorActor, request, deps.visitorOf(context));
      keepBegun(context, begun, siteUrl);
      return context.html(await leadingPage(begun.redirect), 200, headers);
    } catch (cause) {
      if (!(cause instanceof Failure)) {
        throw cause;
      }
      deps.logger.warn({ code: cause.code, status: statusOf[cause.kind] }, 'An attempt was refused.');
      const result = payResults.find((each) => each === cause.code) ?? 'attempts.off';
      return to(context, `${path}?payment=${result}`);
    }
  });

  app.all('*', (context) => said(context, 404, 'There is no such address.'));
  return app;
}
