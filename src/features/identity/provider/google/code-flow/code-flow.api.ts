import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { run } from '#platform/command/command.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { isLanguage, type Language, languages } from '#platform/language.ts';
import { listIdentityKeys } from '../../../signing-keys/signing-keys.queries.ts';
import { keepNonce } from '../../codes/codes.commands.ts';
import type { ProviderParts } from '../../endpoint.gateway.ts';
import { byProvider } from '../../provider-actor.rules.ts';
import { hashOf } from '../../secret.rules.ts';
import { callbackPage, callbackPolicy } from './callback-page.rules.ts';

const cookieName = 'shofor-google';
const flowPath = '/identity/google';

/** How long a sign-in at Google may take, in seconds. */
const flowSeconds = 600;

/** The audience of the cookie: it is not an access token, though the same keys sign it. */
const flowAudience = 'shofor-google-flow';

const kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  language: z.enum(languages),
});

/** Reads the signed cookie of a running flow. */
async function readFlow({ deps }: ProviderParts, cookie: string | undefined) {
  if (cookie === undefined) {
    return undefined;
  }
  const now = deps.clock.now();
  try {
    const keys = createLocalJWKSet({ keys: await listIdentityKeys(deps.db, now) });
    const { payload } = await jwtVerify(cookie, keys, {
      algorithms: ['RS256'],
      audience: flowAudience,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    return kept.parse(payload);
  } catch {
    return undefined;
  }
}

/**
 * Google's code flow in a popup: `GET /google?language=` redirects to Google, `GET /google/callback` receives the result,
 * and its page posts Google's ID token, or an error, to the opener.
 * @param failed is called with Google's errors; the visitor only learns that it failed.
 */
export function codeFlowRoutes(parts: ProviderParts, failed: (cause: unknown) => void): Hono {
  const routes = new Hono();
  const secure = parts.siteUrl.startsWith('https:');
  const answer = (context: Context, language: Language, told: { token: string } | { error: string }) =>
    context.body(callbackPage(language, told), 200, {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': callbackPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // Google's pages would otherwise isolate the popup, and the opener would receive no message.
      'cross-origin-opener-policy': 'unsafe-none',
    });

  routes.get('/google', async (context) => {
    const requested = context.req.query('language') ?? '';
    const language = isLanguage(requested) ? requested : 'en';
    if (!parts.google) {
      return answer(context, language, { error: 'not-configured' });
    }
    try {
      const { url, checks } = await parts.google.begin(language);
      const exp = Math.floor(parts.deps.clock.now().getTime() / 1000) + flowSeconds;
      const cookie = await parts.keyring.sign({ ...checks, language, aud: flowAudience, exp });
      setCookie(context, cookieName, cookie, {
        path: flowPath,
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        maxAge: flowSeconds,
      });
      return context.body(null, 302, { ...securityHeaders, 'cache-control': 'no-store', location: url });
    } catch (cause) {
      failed(cause);
      return answer(context, language, { error: 'unavailable' });
    }
  });

  routes.get('/google/callback', async (context) => {
    const flow = await readFlow(parts, getCookie(context, cookieName));
    deleteCookie(context, cookieName, { path: flowPath, httpOnly: true, secure, sameSite: 'Lax' });
    if (!flow || !parts.google) {
      return answer(context, 'en', { error: 'expired' });
    }
    const { language, ...checks } = flow;
    if (context.req.query('error') === 'access_denied' && context.req.query('state') === checks.state) {
      return answer(context, language, { error: 'cancelled' });
    }
    try {
      const { search } = new URL(context.req.url);
      const token = await parts.google.finish(
        new URL(`${parts.siteUrl}${flowPath}/callback${search}`),
        checks,
      );
      await run(parts.deps, byProvider(), keepNonce, { hash: hashOf(checks.nonce) });
      return answer(context, language, { token });
    } catch (cause) {
      failed(cause);
      return answer(context, language, { error: 'failed' });
    }
  });
  return routes;
}
