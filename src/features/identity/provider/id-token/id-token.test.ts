import { eq } from 'drizzle-orm';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#platform/command/failure.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { type ProviderServer, startProviderServer } from '#tests/identity/provider-server.ts';
import { users } from '../../identity.table.ts';
import { listIdentityKeys } from '../../signing-keys/signing-keys.queries.ts';
import { createKeyring } from '../keyring.gateway.ts';
import { forgetJob, forgetOldSignIns } from '../provider.jobs.ts';
import { providerSessions } from '../provider.table.ts';
import { verifyIdentityToken } from './id-token.queries.ts';

let server: ProviderServer;
const deps = () => ({
  db: server.database.db,
  clock: server.clock,
  pages: { drop: () => {} },
  siteUrl: 'https://shofor.example',
});
beforeAll(async () => {
  server = await startProviderServer(await openTestDatabase());
});
afterAll(() => server.close());

let people = 0;
const registered = async () => {
  const email = `person${++people}@example.com`;
  const { user } = await createUserWithEmailAndPassword(server.auth(), email, 'correct horse');
  return { email, user };
};

const verify = (token: string) =>
  verifyIdentityToken(server.database.db, server.url, token, server.clock.now());
const refusal = (token: string) =>
  verify(token).then(
    () => 'believed',
    (cause: unknown) => (cause instanceof Failure ? cause.code : String(cause)),
  );

const refresh = async (refreshToken: string) => {
  const response = await fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=shofor`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const told: Record<string, unknown> = await response.json();
  const failed = JSON.stringify(told).match(/"message":"([A-Z_]+)/)?.[1];
  return { failed, next: String(told.refresh_token), idToken: String(told.id_token), told };
};

test('a token says who signed in, when and by which sign-in', async () => {
  const { user, email } = await registered();
  const token = await user.getIdToken();
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  const found = await verify(token);
  expect(found).toMatchObject({ uid: user.uid, email, emailVerified: false, name: null, method: 'password' });
  expect(found.sid).toBe(decodeJwt(token).sid);
  const renewed = await verify(await user.getIdToken(true));
  expect([renewed.sid, renewed.authTime]).toEqual([found.sid, found.authTime]);
});

test('the published keys are those that sign, without their secret parts', async () => {
  const response = await fetch(`${server.url}/identity/keys.json`);
  const { keys }: { keys: JWK[] } = await response.json();
  const { user } = await registered();
  expect(keys.map(({ kid }) => kid)).toContain(decodeProtectedHeader(await user.getIdToken()).kid);
  expect(keys.flatMap((key) => Object.keys(key)).filter((name) => /^(?:d|p|q|dp|dq|qi)$/.test(name))).toEqual(
    [],
  );
});

test('forged tokens are refused: unsigned, signed with a public key as secret, by another key, for others', async () => {
  const { user } = await registered();
  const token = await user.getIdToken();
  const claims = decodeJwt(token);
  const { kid = '' } = decodeProtectedHeader(token);
  const [published] = await listIdentityKeys(server.database.db, server.clock.now());
  const { privateKey } = await generateKeyPair('RS256');
  const keyring = createKeyring(deps());
  const secret = new TextEncoder().encode(JSON.stringify(published));
  const now = Math.floor(server.clock.now().getTime() / 1000);
  const sid = String(claims.sid);
  const forged = {
    unsigned: new UnsecuredJWT(claims).encode(),
    hmac: await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret),
    otherKey: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    unknownKey: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'x' }).sign(privateKey),
    otherIssuer: await keyring.sign({ ...claims, iss: 'https://securetoken.google.com/shofor' }),
    otherProject: await keyring.sign({ ...claims, aud: 'another' }),
    otherFlow: await keyring.sign({ ...claims, aud: 'shofor-google-flow' }),
    otherAccount: await keyring.sign({ ...claims, sub: (await registered()).user.uid }),
    noSession: await keyring.sign({ ...claims, sid: 'made-up' }),
    noAccount: await keyring.sign({ ...claims, sub: 'made-up' }),
    expired: await keyring.sign({ ...claims, exp: now - 1 }),
    changed: token.replace(
      /\.[^.]+\./,
      `.${Buffer.from(JSON.stringify({ ...claims, sid })).toString('base64url')}x.`,
    ),
    respelt: `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(token.length - 1) + 1)}`,
    nonsense: 'a.b.c',
  };
  const responses = Object.fromEntries(
    await Promise.all(Object.entries(forged).map(async ([name, each]) => [name, await refusal(each)])),
  );
  expect(responses).toEqual({
    unsigned: 'identity.token-invalid',
    hmac: 'identity.token-invalid',
    otherKey: 'identity.token-invalid',
    unknownKey: 'identity.token-invalid',
    otherIssuer: 'identity.token-invalid',
    otherProject: 'identity.token-invalid',
    otherFlow: 'identity.token-invalid',
    otherAccount: 'identity.token-expired',
    noSession: 'identity.token-expired',
    noAccount: 'identity.account-gone',
    expired: 'identity.token-expired',
    changed: 'identity.token-invalid',
    respelt: 'identity.token-invalid',
    nonsense: 'identity.token-invalid',
  });
  expect(await refusal(token)).toBe('believed');
});

test('a token ends with its sign-in, with valid_since, and with the account', async () => {
  const { user, email } = await registered();
  const { db } = server.database;
  const first = await user.getIdToken();
  const { user: second } = await signInWithEmailAndPassword(server.auth(), email, 'correct horse');
  const other = await second.getIdToken();
  await db
    .update(providerSessions)
    .set({ endedAt: server.clock.now() })
    .where(eq(providerSessions.id, String(decodeJwt(first).sid)));
  expect([await refusal(first), await refusal(other)]).toEqual(['identity.token-expired', 'believed']);
  expect((await refresh(user.refreshToken)).failed).toBe('TOKEN_EXPIRED');
  await db.update(users).set({ validSince: server.clock.now() }).where(eq(users.uid, user.uid));
  expect(await refusal(other)).toBe('identity.token-expired');
  expect((await refresh(second.refreshToken)).failed).toBe('TOKEN_EXPIRED');
  const again = await signInWithEmailAndPassword(server.auth(), email, 'correct horse');
  const last = await again.user.getIdToken();
  await db.update(users).set({ disabledAt: server.clock.now() }).where(eq(users.uid, user.uid));
  expect(await refusal(last)).toBe('identity.account-disabled');
  expect((await refresh(again.user.refreshToken)).failed).toBe('USER_DISABLED');
  await db.delete(users).where(eq(users.uid, user.uid));
  expect(await refusal(last)).toBe('identity.account-gone');
  expect((await refresh(again.user.refreshToken)).failed).toBe('TOKEN_EXPIRED');
});

test('a refresh token is exchanged for the next; a short overlap is allowed, later reuse ends the sign-in', async () => {
  const { user } = await registered();
  const first = user.refreshToken;
  const second = await refresh(first);
  expect(second.told).toMatchObject({ token_type: 'Bearer', expires_in: '3600', user_id: user.uid });
  expect(second.next).not.toBe(first);
  const twentyTabs = await Promise.all(Array.from({ length: 20 }, () => refresh(second.next)));
  expect(twentyTabs.filter(({ failed }) => failed)).toEqual([]);
  server.clock.forward(31);
  expect(await refusal(second.idToken)).toBe('believed');
  expect((await refresh(first)).failed).toBe('TOKEN_EXPIRED');
  expect((await refresh(twentyTabs[0]?.next ?? '')).failed).toBe('TOKEN_EXPIRED');
  expect(await refusal(second.idToken)).toBe('identity.token-expired');
});

test('a refresh that is not well formed says what is missing', async () => {
  const request = async (form: Record<string, string>) => {
    const response = await server.call(
      '/securetoken.googleapis.com/v1/token',
      new URLSearchParams(form).toString(),
    );
    const { error }: { error: { message: string } } = await response.json();
    return error.message;
  };
  expect(await request({})).toBe('MISSING_GRANT_TYPE');
  expect(await request({ grant_type: 'password' })).toBe('INVALID_GRANT_TYPE');
  expect(await request({ grant_type: 'refresh_token' })).toBe('MISSING_REFRESH_TOKEN');
  expect(await request({ grant_type: 'refresh_token', refresh_token: 'x' })).toBe('INVALID_REFRESH_TOKEN');
});

test('a new signing key takes over; what the old one signed is believed until it has expired', async () => {
  const { user } = await registered();
  const old = await user.getIdToken();
  await createKeyring(deps()).rotate();
  server.clock.forward(61);
  const young = await user.getIdToken(true);
  expect(decodeProtectedHeader(young).kid).not.toBe(decodeProtectedHeader(old).kid);
  expect([await refusal(old), await refusal(young)]).toEqual(['believed', 'believed']);
  expect(await listIdentityKeys(server.database.db, server.clock.now())).toHaveLength(2);
  server.clock.forward(2 * 3600);
  expect(await listIdentityKeys(server.database.db, server.clock.now())).toHaveLength(1);
  expect(await refusal(old)).toBe('identity.token-invalid');
  server.clock.forward(91 * 24 * 3600);
  const late = await user.getIdToken(true);
  expect(decodeProtectedHeader(late).kid).not.toBe(decodeProtectedHeader(young).kid);
});

test('what no longer counts is thrown away, and what does stays', async () => {
  const job = forgetJob(deps());
  const { user } = await registered();
  const count = () => server.database.db.$count(providerSessions, eq(providerSessions.uid, user.uid));
  await forgetOldSignIns(deps());
  expect(await count()).toBe(1);
  server.clock.forward(401 * 24 * 3600);
  expect(await job.isDue()).toBe(true);
  await forgetOldSignIns(deps());
  expect(await count()).toBe(0);
});

test('unknown paths, a missing key and bad JSON get errors in the form that the SDK reads', async () => {
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${server.url}${path}`, init);
    const { error }: { error: { code: number; message: string } } = await response.json();
    return [response.status, error.code, error.message, response.headers.get('cache-control')];
  };
  const toolkit = '/identitytoolkit.googleapis.com';
  expect(await get(`${toolkit}/v1/nothing?key=shofor`, { method: 'POST' })).toEqual([
    404,
    404,
    'Not Found',
    'no-store',
  ]);
  expect(await get(`${toolkit}/v1/accounts:signUp`, { method: 'POST', body: '{}' })).toEqual([
    403,
    403,
    'The request is missing a valid API key.',
    'no-store',
  ]);
  const bad = await get(`${toolkit}/v1/accounts:signUp?key=shofor`, { method: 'POST', body: '{' });
  expect(bad[0]).toBe(400);
  expect(String(bad[2])).toMatch(/^INVALID_ARGUMENT/);
  const long = JSON.stringify({ email: 'x'.repeat(30_000) });
  expect((await get(`${toolkit}/v1/accounts:signUp?key=shofor`, { method: 'POST', body: long }))[0]).toBe(
    413,
  );
});

test('while the database is away the response is not JSON, so that the SDK keeps its user', async () => {
  const database = await openTestDatabase();
  const broken = await startProviderServer(database);
  const auth = broken.auth();
  const { user } = await createUserWithEmailAndPassword(auth, 'kept@example.com', 'correct horse');
  await database.close();
  await expect(user.reload()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  expect(auth.currentUser).toBe(user);
  await broken.close('keep');
});
