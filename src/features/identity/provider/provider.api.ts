import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CommandDeps } from '#platform/command/command.ts';
import { retryAfterOf } from '#platform/command/failure.ts';
import { refusedLength } from '#platform/http/body-length.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { visitorAddress } from '#platform/http/visitor-address.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { listIdentityKeys } from '../signing-keys/signing-keys.queries.ts';
import {
  createAuthUriEndpoint,
  deleteEndpoint,
  lookupEndpoint,
  updateEndpoint,
} from './accounts/accounts.api.ts';
import { resetPasswordEndpoint, sendOobCodeEndpoint } from './codes/codes.api.ts';
import { signInWithPasswordEndpoint, signUpEndpoint } from './credentials/credentials.api.ts';
import type { Endpoint, EndpointRequest, EndpointResponse, ProviderParts } from './endpoint.gateway.ts';
import { codeFlowRoutes } from './google/code-flow/code-flow.api.ts';
import { signInWithIdpEndpoint } from './google/google.api.ts';
import { createGoogle, googleIssuer } from './google/google.gateway.ts';
import { createKeyring } from './keyring.gateway.ts';
import { createRefusals } from './limits/refusals.rules.ts';
import { createPasswords } from './passwords.gateway.ts';
import { passwordPolicy, projectConfig, recaptchaConfig } from './provider.rules.ts';
import { refreshEndpoint } from './sessions/sessions.api.ts';
import { isTooMany, wireMessage } from './wire.rules.ts';

const endpoints: Readonly<Record<string, Endpoint>> = {
  '/v1/accounts:signUp': signUpEndpoint,
  '/v1/accounts:signInWithPassword': signInWithPasswordEndpoint,
  '/v1/accounts:lookup': lookupEndpoint,
  '/v1/accounts:update': updateEndpoint,
  '/v1/accounts:sendOobCode': sendOobCodeEndpoint,
  '/v1/accounts:resetPassword': resetPasswordEndpoint,
  '/v1/accounts:signInWithIdp': signInWithIdpEndpoint,
  '/v1/accounts:createAuthUri': createAuthUriEndpoint,
  '/v1/accounts:delete': deleteEndpoint,
};

/** The SDK sends no longer requests. */
const longestBody = 20_000;

const headers = { ...securityHeaders, 'cache-control': 'no-store' };

/** An error in the SDK's format. */
function errorResponse(status: 400 | 403 | 404 | 411 | 413 | 429, message: string, name?: string): Response {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  const error = { code: status, message, errors, ...(name === undefined ? {} : { status: name }) };
  const wait = retryAfterOf[status];
  const more = wait === undefined ? {} : { 'retry-after': String(wait) };
  return Response.json({ error }, { status, headers: { ...headers, ...more } });
}

/** The device cookie; its `__Host-` prefix keeps other hosts and plain HTTP from setting it, where that is possible. */
const deviceCookie = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? '__Host-shofor-device' : 'shofor-device';

/** What the built-in provider is built from. */
export interface ProviderOptions {
  readonly deps: CommandDeps;
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly google:
    | { issuer: string | undefined; clientId: string; clientSecret: string | undefined }
    | undefined;
  /** Is called with faults of ours and of Google's. */
  failed(cause: unknown): void;
}

function partsOf({ deps, siteUrl, google, failed }: ProviderOptions): ProviderParts {
  return {
    deps,
    siteUrl,
    keyring: createKeyring(deps),
    passwords: createPasswords(),
    refusals: createRefusals(),
    google:
      google &&
      createGoogle({
        ...google,
        issuer: google.issuer ?? googleIssuer,
        redirectUri: `${siteUrl}/identity/google/callback`,
      }),
    later: (work) => void setImmediate(() => work().catch(failed)),
  };
}

/**
 * The built-in identity provider at the root of the site: the wire protocol of `firebase/auth`, Google's code flow, and
 * its public keys. While the database is unavailable it responds without JSON: the SDK then keeps its user and reports
 * a network failure.
 */
export function providerRoutes(options: ProviderOptions): Hono {
  const parts = partsOf(options);
  const { deps, siteUrl, failed } = options;
  const cookie = deviceCookie(siteUrl);
  const routes = new Hono();

  async function guarded(
    context: Context,
    work: (body: string) => Promise<EndpointResponse>,
  ): Promise<Response> {
    if (!context.req.query('key')) {
      return errorResponse(403, 'The request is missing a valid API key.', 'PERMISSION_DENIED');
    }
    // Otherwise another site could use up the attempts of its visitors, from addresses that an account knows.
    if (context.req.method === 'POST' && !comesFromHere(context.req.raw.headers, siteUrl)) {
      return errorResponse(403, 'This was sent from another site.', 'PERMISSION_DENIED');
    }
    const trouble = refusedLength(context.req.raw.headers, longestBody);
    if (trouble !== undefined) {
      return errorResponse(trouble, 'REQUEST_TOO_LARGE');
    }
    try {
      const body = context.req.method === 'POST' ? await context.req.text() : '';
      if (body.length > longestBody) {
        return errorResponse(413, 'REQUEST_TOO_LARGE');
      }
      const response = await work(body);
      if (response.device !== undefined) {
        setCookie(context, cookie, response.device, {
          path: '/',
          httpOnly: true,
          secure: siteUrl.startsWith('https:'),
          sameSite: 'Strict',
          maxAge: 365 * 24 * 3600,
        });
      }
      return context.json(response.body, 200, headers);
    } catch (cause) {
      const message = wireMessage(cause);
      if (message !== undefined) {
        return errorResponse(isTooMany(cause) ? 429 : 400, message);
      }
      failed(cause);
      return new Response('Not available right now.\n', {
        status: 503,
        headers: {
          ...headers,
          'content-type': 'text/plain; charset=utf-8',
          'retry-after': String(retryAfterOf[503]),
        },
      });
    }
  }

  function requestOf(context: Context, body: string): EndpointRequest {
    let json: unknown;
    try {
      json = JSON.parse(body || '{}');
    } catch {
      json = 'not JSON';
    }
    const device = getCookie(context, cookie);
    return {
      json,
      language: /^bn\b/i.test(context.req.header('x-firebase-locale') ?? '') ? 'bn' : 'en',
      address: visitorMark(
        deps,
        visitorAddress(context.req.raw.headers, context.env, options.trustedProxies),
      ),
      device: device !== undefined && /^[\w-]{43}$/.test(device) ? device : undefined,
    };
  }

  const fixed: Readonly<Record<string, EndpointResponse['body']>> = {
    '/v2/passwordPolicy': passwordPolicy,
    '/v1/projects': projectConfig(siteUrl),
    '/v2/recaptchaConfig': recaptchaConfig,
  };
  const host = '/identitytoolkit.googleapis.com';
  routes.post(`${host}/*`, (context) => {
    const endpoint = endpoints[context.req.path.slice(host.length)];
    return endpoint
      ? guarded(context, (body) => endpoint(parts, requestOf(context, body)))
      : errorResponse(404, 'Not Found');
  });
  routes.get(`${host}/*`, (context) => {
    const body = fixed[context.req.path.slice(host.length)];
    return body ? guarded(context, async () => ({ body })) : errorResponse(404, 'Not Found');
  });
  routes.post('/securetoken.googleapis.com/v1/token', (context) =>
    guarded(context, (body) => refreshEndpoint(parts, new URLSearchParams(body))),
  );
  routes.all('/identitytoolkit.googleapis.com/*', () => errorResponse(404, 'Not Found'));
  routes.all('/securetoken.googleapis.com/*', () => errorResponse(404, 'Not Found'));
  routes.get('/identity/keys.json', async (context) =>
    context.json({ keys: await listIdentityKeys(deps.db, deps.clock.now()) }, 200, {
      ...securityHeaders,
      'cache-control': 'public, max-age=300',
    }),
  );
  routes.route('/identity', codeFlowRoutes(parts, failed));
  return routes;
}

/** Only Google's code flow, for a real project whose accounts sign in with Google's ID token. */
export const googleWindowRoutes = (options: ProviderOptions): Hono =>
  new Hono().route('/identity', codeFlowRoutes(partsOf(options), options.failed));
