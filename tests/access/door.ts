import type { Logger } from 'pino';
import { createApp } from '#app.ts';
import { users } from '#features/identity/identity.table.ts';
import { createKeyring } from '#features/identity/provider/keyring.gateway.ts';
import { builtInIssuer, builtInProject } from '#features/identity/provider/provider.contract.ts';
import { openSession } from '#features/identity/provider/sessions/sessions.commands.ts';
import type { Role } from '#features/identity/roles/roles.rules.ts';
import type { Clock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { FlightLimits } from '#platform/http/in-flight.ts';
import { createMetrics } from '#platform/http/metrics.ts';
import { log } from '#platform/log.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import type { Storage } from '#platform/storage.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { apiOf } from '../office/office.ts';
import { checked } from '../security/declared.ts';
import { saveAgency } from './agency.ts';

export const site = 'https://agency.example';

export interface SignedUp {
  readonly uid: string;
  readonly email: string;
  /** The sign-in with the provider. */
  readonly sid: string;
  /** An ID token of the built-in provider. */
  readonly idToken: string;
}

interface Person {
  readonly role?: Role;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
}

export interface Door {
  readonly database: OpenDatabase;
  readonly clock: Clock & { forward(seconds: number): void };
  /** Sends a request to the whole program; a body goes as JSON. */
  request(
    method: string,
    path: string,
    sent?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
  /** The whole program, for a server of one's own. */
  readonly fetch: ReturnType<typeof createApp>['fetch'];
  /** Makes an account with the built-in provider, and signs it in there. */
  signUp(person?: Person): Promise<SignedUp>;
  /** Signs in at the provider again. */
  signInAgain(uid: string, email: string): Promise<SignedUp>;
  /** Exchanges the ID token for an access token. @throws when it is refused */
  tokenOf(person: SignedUp): Promise<string>;
  close(): Promise<void>;
}

/** The program with a database of its own, as it stands behind its door: real routes, real tokens. */
export async function openDoor(
  variables: Readonly<Record<string, string>> = {},
  given: {
    keysUrl?: string;
    database?: OpenDatabase;
    storage?: Storage;
    logger?: Logger;
    flights?: FlightLimits;
    /** The pages; when absent there is none. */
    handler?: (request: Request) => Promise<Response>;
  } = {},
): Promise<Door> {
  const database = given.database ?? (await openTestDatabase());
  let at = Date.parse('2026-12-01T04:00:00Z');
  const clock = {
    now: () => new Date(at),
    forward: (seconds: number) => {
      at += seconds * 1000;
    },
  };
  const pages = new PageCache(0);
  const config = parseConfig({ SITE_URL: site, LOG_LEVEL: 'silent', ...variables });
  const nothing = { read: async () => undefined, write: async () => {}, remove: async () => {} };
  const storage = given.storage ?? nothing;
  const app = createApp({
    database,
    storage,
    dataKey: Buffer.alloc(32, 7),
    clock,
    config,
    pages,
    metrics: createMetrics(pages, database.db),
    logger: given.logger ?? log('silent'),
    handler: given.handler ?? (async () => new Response('page', { status: 404 })),
    ...(given.keysUrl === undefined ? {} : { keysUrl: given.keysUrl }),
    ...(given.flights === undefined ? {} : { flights: given.flights }),
  });
  const deps = { db: database.db, clock, pages, siteUrl: site };
  await saveAgency(deps);
  const keyring = createKeyring(deps);

  const api = apiOf(deps);
  const request: Door['request'] = async (method, path, { token, body, headers } = {}) =>
    checked(
      api,
      method,
      path.replace(/^\/api/, ''),
      await app.request(`${site}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );

  const signInAgain: Door['signInAgain'] = async (uid, email) => {
    const now = clock.now();
    const { sid } = await database.db.transaction((tx) =>
      openSession(tx, now, { uid, method: 'password', signedInAt: now }),
    );
    const seconds = Math.floor(now.getTime() / 1000);
    const idToken = await keyring.sign({
      iss: builtInIssuer(site),
      aud: builtInProject,
      sub: uid,
      sid,
      email,
      iat: seconds,
      exp: seconds + 3600,
      auth_time: seconds,
    });
    return { uid, email, sid, idToken };
  };

  return {
    database,
    clock,
    request,
    fetch: app.fetch,
    signInAgain,
    signUp: async ({ role = 'customer', emailVerified = true, disabled = false } = {}) => {
      const uid = crypto.randomUUID().replaceAll('-', '').slice(0, 28);
      const email = `${uid.slice(0, 8)}@mail.example`;
      const now = clock.now();
      await database.db.insert(users).values({
        uid,
        email,
        emailVerified,
        role,
        name: null,
        validSince: now,
        createdAt: now,
        disabledAt: disabled ? now : null,
      });
      return signInAgain(uid, email);
    },
    tokenOf: async ({ idToken, email }) => {
      const response = await request('POST', '/jwt', { token: idToken, body: { email } });
      const { token } = await response.json();
      if (response.status !== 200 || typeof token !== 'string') {
        throw new Error(`No token: ${response.status}.`);
      }
      return token;
    },
    close: () => database.close(),
  };
}
