import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { hashOf } from '#features/identity/provider/secret.rules.ts';
import type { KnownAttempt } from './attempts.queries.ts';
import { expiresAfterMs } from './attempts.rules.ts';
import type { Begun } from './begin.gateway.ts';

const cookieOf = (ourId: string) => `shofor-pay-${ourId}`;

/** Lets the browser that began an attempt be recognised when it comes back from the gateway. */
export function keepBegun(context: Context, { ourId, secret }: Begun, siteUrl: string): void {
  setCookie(context, cookieOf(ourId), secret, {
    path: '/pay',
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
    // It comes along with a gateway's link, and with our own redirect after a gateway's form.
    sameSite: 'Lax',
    maxAge: expiresAfterMs / 1_000,
  });
}

/** Whether a request comes from the browser that began an attempt. */
export function isItsBrowser(context: Context, { ourId, browser }: KnownAttempt): boolean {
  const secret = getCookie(context, cookieOf(ourId));
  return secret !== undefined && browser !== null && hashOf(secret) === browser;
}
