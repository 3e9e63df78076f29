import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { inOurWords } from '#platform/database/trouble.ts';
import { refusedLength } from '#platform/http/body-length.ts';
import { answered, problemResponse, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { lengthProblem, problem, problemOf } from '#platform/http/problem.ts';
import { makeAccessKey } from '../signing-keys/signing-keys.commands.ts';
import { findSigningKey } from '../signing-keys/signing-keys.queries.ts';
import { admitForeign, openSession } from './access.commands.ts';
import { skewSeconds, tokenRequest, tokenResponse, type VerifyIdentity } from './access.contract.ts';
import { signAccessToken } from './access-token.rules.ts';
import { bearerOf, doorkeeper } from './identify/identify.api.ts';

export interface AccessDeps extends CommandDeps {
  readonly siteUrl: string;
  readonly verify: VerifyIdentity;
  /** A foreign provider keeps the accounts: a user it has verified gets an account here. */
  readonly foreign: boolean;
  /** With a foreign provider: the verified address that becomes the owner while there is none. */
  readonly adminEmail?: string | undefined;
  /** Counts a request of a visitor. @throws Failure access.too-often */
  readonly admit: (headers: Headers, connection: unknown) => Promise<void>;
  failed(cause: unknown): void;
}

/** Exchanges an ID token for an access token. Mounted at the root of the site. */
export const tokenRoute = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/jwt',
  operationId: 'exchangeToken',
  tags: ['Identity'],
  summary: 'Exchanges an ID token for an access token',
  description: 'Send the provider’s ID token as bearer token. An address alone isn’t enough.',
  security: [{ idToken: [] }],
  request: sent(tokenRequest, { email: 'rahima@example.com' }),
  responses: {
    200: answered('The access token.', tokenResponse),
    400: problemResponse('The body is not right'),
    401: problemResponse('The ID token does not prove it'),
    411: problemResponse('The body does not say how long it is'),
    413: problemResponse('The body is too long'),
    429: problemResponse('Too many requests'),
  },
});

/** In bytes: an address with some room to spare. */
const longestRequest = 4_096;

const unproved = (code: string, why: string) => new Failure('unauthenticated', code, why);

/** `POST /jwt`: needs a verified ID token, and the address must be the token's. */
export function accessRoutes(deps: AccessDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.use('/jwt', async (context, next) => {
    await deps.admit(context.req.raw.headers, context.env);
    const trouble = refusedLength(context.req.raw.headers, longestRequest);
    return trouble === undefined ? next() : lengthProblem(trouble, longestRequest);
  });
  routes.openapi(tokenRoute, async (context) => {
    const { email } = context.req.valid('json');
    const now = deps.clock.now();
    const idToken = bearerOf(context.req.raw.headers);
    if (idToken === undefined) {
      throw unproved('identity.token-missing', 'Send the ID token of the identity provider as bearer.');
    }
    const identity = await deps.verify(idToken, now);
    if (identity.issuedAt.getTime() > now.getTime() + skewSeconds * 1000) {
      throw unproved('identity.token-invalid', 'The ID token is from the future.');
    }
    if (email.trim().toLowerCase() !== identity.email.toLowerCase()) {
      throw unproved('identity.other-address', 'The ID token is for another address.');
    }
    const { uid, sid, authTime, name, emailVerified } = identity;
    if (deps.foreign) {
      const { adminEmail } = deps;
      const proved = { uid, email: identity.email, emailVerified, name, authTime };
      await run(
        deps,
        doorkeeper,
        admitForeign,
        adminEmail === undefined ? proved : { ...proved, adminEmail },
      );
    }
    const device = context.req.header('user-agent')?.slice(0, 300) ?? null;
    const version = await run(deps, doorkeeper, openSession, { uid, sid, authTime, device });
    const key =
      (await findSigningKey(deps.db, now, 'access')) ?? (await run(deps, doorkeeper, makeAccessKey, {}));
    const token = await signAccessToken(key, deps.siteUrl, { uid, sessionId: sid, version }, now);
    return context.json({ token }, 200, { 'cache-control': 'no-store' });
  });
  routes.all('/jwt', () => problem(405, 'api.method', 'This address takes POST only.'));
  routes.onError((cause) => {
    const known = problemOf(inOurWords(cause));
    if (!known) {
      deps.failed(cause);
    }
    return known ?? problem(500, 'fault', 'Something went wrong. It has been noted.');
  });
  return routes;
}
