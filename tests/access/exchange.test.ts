import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSessions, users } from '#features/identity/identity.table.ts';
import { type Door, openDoor, type SignedUp } from './door.ts';
import { encode } from './tokens.ts';

let door: Door;
let who: SignedUp;
beforeAll(async () => {
  door = await openDoor({ TRUSTED_PROXIES: '1' });
  who = await door.signUp();
});
afterAll(() => door.close());

/** Each request from an address of its own, so that the limit is not what refuses. */
let visitor = 0;
const send = (body: unknown, token?: string, headers: Record<string, string> = {}) => {
  visitor += 1;
  const from = `10.0.${visitor >> 8}.${visitor & 255}`;
  return door.request('POST', '/jwt', {
    body,
    ...(token === undefined ? {} : { token }),
    headers: { 'x-forwarded-for': from, ...headers },
  });
};

describe('POST /jwt', () => {
  test('gives a token to whoever the provider has proved, whatever the case of the address', async () => {
    for (const email of [who.email, who.email.toUpperCase(), ` ${who.email} `]) {
      const response = await send({ email }, who.idToken);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(await response.json())).toEqual(['token']);
    }
  });

  test('an address alone proves nothing', async () => {
    const response = await send({ email: who.email });
    expect([response.status, (await response.json()).code]).toEqual([401, 'identity.token-missing']);
  });

  const deep = (levels: number): unknown => (levels === 0 ? 'a@b.co' : { email: deep(levels - 1) });
  const wrong: unknown[] = [
    undefined,
    '',
    ' ',
    'null',
    'true',
    '1',
    '"a@b.co"',
    '[]',
    '{}',
    '{',
    '{"email"',
    '{"email":}',
    'email=a@b.co',
    '<email>a@b.co</email>',
    '\u0000',
    '[{"email":"a@b.co"}]',
    '{"email":"a@b.co"}}',
    null,
    1,
    true,
    [],
    [null],
    { email: null },
    { email: 1 },
    { email: true },
    { email: [] },
    { email: ['a@b.co'] },
    { email: {} },
    { email: { toString: 'a@b.co' } },
    { email: '' },
    { email: 'a' },
    { Email: 'a@b.co' },
    { mail: 'a@b.co' },
    { e: 'a@b.co' },
    deep(5),
    { email: 'a'.repeat(321) },
    { email: 'a'.repeat(20_000) },
    ...[{ role: 'owner' }, { admin: true }, { uid: 'x' }, { sid: 'x' }, { exp: 1 }, { token: 'x' }].map(
      (more) => ({ email: 'EMAIL', ...more }),
    ),
    '{"email":"EMAIL","__proto__":{"role":"owner"}}',
    '{"email":"EMAIL","constructor":{}}',
  ];
  test('44 bodies that are wrong get 400 and write nothing', async () => {
    const fresh = await door.signUp();
    const before = await door.database.db.$count(userSessions);
    expect(wrong.length).toBeGreaterThanOrEqual(44);
    for (const body of wrong) {
      const sent =
        typeof body === 'string'
          ? body.replace('EMAIL', fresh.email)
          : JSON.parse((JSON.stringify(body) ?? 'null').replace('EMAIL', fresh.email));
      const response = await send(body === undefined ? '' : sent, fresh.idToken);
      expect([response.status, String(sent).slice(0, 60)]).toEqual([400, String(sent).slice(0, 60)]);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(await door.database.db.$count(userSessions)).toBe(before);
    // The control: the same person with the right body.
    expect((await send({ email: fresh.email }, fresh.idToken)).status).toBe(200);
  });

  test('the address of somebody else is refused', async () => {
    const other = await door.signUp({ role: 'owner' });
    const response = await send({ email: other.email }, who.idToken);
    expect([response.status, (await response.json()).code]).toEqual([401, 'identity.other-address']);
  });

  test.each([
    ['no token', 'Bearer'],
    ['another scheme', 'Basic eDp5'],
    ['words', 'Bearer let me in'],
    ['no JWT', 'Bearer abc'],
    ['an unsigned one', `Bearer ${encode({ alg: 'none' })}.${encode({ sub: 'x' })}.`],
    ['a long one', `Bearer ${'a'.repeat(9_000)}`],
  ])('%s in place of an ID token is refused', async (_, authorization) => {
    expect((await send({ email: who.email }, undefined, { authorization })).status).toBe(401);
  });

  test('a disabled user, one who is gone, and a token past its time are refused', async () => {
    const { db } = door.database;
    const disabled = await door.signUp({ disabled: true });
    expect((await send({ email: disabled.email }, disabled.idToken)).status).toBe(401);
    const gone = await door.signUp();
    await db.delete(users).where(eq(users.uid, gone.uid));
    expect((await send({ email: gone.email }, gone.idToken)).status).toBe(401);
    const late = await door.signUp();
    door.clock.forward(3_601);
    const response = await send({ email: late.email }, late.idToken);
    expect([response.status, (await response.json()).code]).toEqual([401, 'identity.token-expired']);
  });

  test('a body that is long, or that could grow without end, is not read', async () => {
    const body = { email: who.email };
    for (const [headers, status, code] of [
      [{ 'content-length': '4097' }, 413, 'request.too-much'],
      [{ 'transfer-encoding': 'chunked' }, 411, 'request.length'],
    ] as const) {
      const response = await send(body, who.idToken, headers);
      expect([response.status, (await response.json()).code]).toEqual([status, code]);
    }
    const provider = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=shofor';
    for (const path of [provider, '/securetoken.googleapis.com/v1/token?key=shofor']) {
      const sent = (headers: Record<string, string>) => door.request('POST', path, { body, headers });
      expect((await sent({ 'content-length': '20001' })).status).toBe(413);
      expect((await sent({ 'transfer-encoding': 'chunked' })).status).toBe(411);
    }
  });

  test('takes POST requests and no others', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      expect((await door.request(method, '/jwt')).status).toBe(405);
    }
  });

  test('too many requests from one address are refused, and made-up proxies do not help', async () => {
    const from = (spoofed: string) =>
      door.request('POST', '/jwt', {
        body: { email: who.email },
        headers: { 'x-forwarded-for': `${spoofed}, 192.0.2.7` },
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 130; turn += 1) {
      statuses.push((await from(`10.9.0.${turn}`)).status);
    }
    expect(statuses.slice(0, 120).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(120).every((status) => status === 429)).toBe(true);
    const refused = await from('10.9.1.1');
    expect([refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
      '60',
      'access.too-often',
    ]);
  });
});
