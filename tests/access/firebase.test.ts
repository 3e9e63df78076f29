import { createHmac } from 'node:crypto';
import { exportSPKI } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { type Door, openDoor } from './door.ts';
import { encode, issuer, keyServer } from './tokens.ts';

const project = 'agency-project';
let google: Awaited<ReturnType<typeof issuer>>;
let next: Awaited<ReturnType<typeof issuer>>;
let published: unknown[];
let keys: Awaited<ReturnType<typeof keyServer>>;
let door: Door;

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  google = await issuer('RS256', 'key-1');
  next = await issuer('RS256', 'key-2');
  published = [google.publicJwk];
  keys = await keyServer(() => published);
});
afterAll(() => {
  keys.close();
  return database.close();
});
beforeEach(async () => {
  keys.state.answer = 'keys';
  keys.state.asked = 0;
  published = [google.publicJwk];
  await database.db.delete(users);
  door = await openDoor(
    { FIREBASE_PROJECT_ID: project, FIREBASE_API_KEY: 'key', ADMIN_EMAIL: 'Boss@agency.example' },
    { keysUrl: keys.url, database },
  );
});

const seconds = () => Math.floor(door.clock.now().getTime() / 1000);
const claimsOf = (more: Record<string, unknown> = {}) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'user-1',
  iat: seconds(),
  exp: seconds() + 3600,
  auth_time: seconds(),
  email: 'rahima@mail.example',
  email_verified: true,
  name: 'Rahima',
  ...more,
});
const send = (idToken: string, email = 'rahima@mail.example') =>
  door.request('POST', '/jwt', { token: idToken, body: { email } });
const signIn = async (more: Record<string, unknown> = {}) =>
  send(await google.sign(claimsOf(more)), String(more.email ?? 'rahima@mail.example'));
const me = async (response: Response) => {
  const { token } = await response.json();
  return (await door.request('GET', '/api/account', { token })).json();
};

describe('with a real project', () => {
  test('browsers are told so', async () => {
    const told = await (await door.request('GET', '/api/identity')).json();
    expect(told).toMatchObject({ provider: 'firebase', config: { apiKey: 'key', projectId: project } });
  });

  test('the first sign-in makes the account, twenty at once make one', async () => {
    const idToken = await google.sign(claimsOf());
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(idToken)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const rows = await door.database.db.select().from(users);
    expect(rows).toMatchObject([
      { uid: 'user-1', email: 'rahima@mail.example', role: 'customer', name: 'Rahima' },
    ]);
  });

  test('the name is kept as it is searched for, and one that is too long keeps nobody out', async () => {
    expect((await me(await signIn({ name: ' সা\u09dfমা  আক্তার' }))).name).toBe('সা\u09af\u09bcমা আক্তার');
    expect((await signIn({ name: 'x'.repeat(900) })).status).toBe(200);
  });

  const wrong: ReadonlyArray<[string, () => Record<string, unknown>]> = [
    ['another project', () => ({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['another audience', () => ({ aud: 'other' })],
    ['several audiences', () => ({ aud: [project, 'other'] })],
    ['another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['our own issuer', () => ({ iss: 'https://agency.example/identity' })],
    ['for another party', () => ({ azp: 'other' })],
    ['expired', () => ({ exp: seconds() - 1 })],
    ['no end', () => ({ exp: undefined })],
    ['issued in the future', () => ({ iat: seconds() + 120 })],
    ['signed in in the future', () => ({ auth_time: seconds() + 120 })],
    ['not yet good', () => ({ nbf: seconds() + 120 })],
    ['no sign-in', () => ({ auth_time: undefined })],
    ['no user', () => ({ sub: undefined })],
    ['an empty user', () => ({ sub: '' })],
    ['a long user', () => ({ sub: 'x'.repeat(129) })],
    ['no address', () => ({ email: undefined })],
    ['an address that is none', () => ({ email: ['rahima@mail.example'] })],
    ['another address', () => ({ email: 'karim@mail.example' })],
  ];
  test.each(wrong)('an ID token is refused, and nothing written: %s', async (_, more) => {
    expect((await send(await google.sign(claimsOf(more())))).status).toBe(401);
    expect(await door.database.db.$count(users)).toBe(0);
  });

  test('forged ID tokens are refused', async () => {
    const stranger = await issuer('RS256', 'key-1');
    const es = await issuer('ES256', 'key-1');
    const claims = claimsOf();
    const pem = await exportSPKI(google.publicKey);
    const signed = `${encode({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })}.${encode(claims)}`;
    const mac = createHmac('sha256', pem).update(signed).digest('base64url');
    const real = await google.sign(claims);
    const forged = [
      await stranger.sign(claims),
      await stranger.sign(claims, { jwk: stranger.publicJwk }),
      await stranger.sign(claims, { jku: keys.url, x5u: keys.url }),
      await es.sign(claims),
      `${signed}.${mac}`,
      ...['none', 'None', 'nOnE'].flatMap((alg) => [
        `${encode({ alg })}.${encode(claims)}.`,
        `${encode({ alg, kid: 'key-1' })}.${encode(claims)}.${real.split('.')[2]}`,
      ]),
      real.slice(0, real.lastIndexOf('.') + 1),
    ];
    for (const each of forged) {
      expect((await send(each)).status).toBe(401);
    }
    expect(await door.database.db.$count(users)).toBe(0);
    expect((await send(real)).status).toBe(200);
  });

  test('a sign-in that was ended stays ended; signing in anew works', async () => {
    const idToken = await google.sign(claimsOf());
    const { token } = await (await send(idToken)).json();
    await door.request('POST', '/api/account/sign-out', { token });
    expect((await send(idToken)).status).toBe(401);
    door.clock.forward(2);
    expect((await signIn()).status).toBe(200);
  });

  test('after signing out everywhere all ID tokens of before are refused', async () => {
    const early = await google.sign(claimsOf());
    door.clock.forward(5);
    const { token } = await (await signIn()).json();
    door.clock.forward(5);
    await door.request('POST', '/api/account/sign-out-everywhere', { token });
    expect((await send(early)).status).toBe(401);
    door.clock.forward(5);
    expect((await signIn()).status).toBe(200);
  });

  test('ADMIN_EMAIL becomes the owner once it is proved, and only while there is none', async () => {
    const boss = { sub: 'boss', email: 'boss@agency.example' };
    expect(await me(await signIn({ ...boss, email_verified: false }))).toMatchObject({ role: 'customer' });
    const proved = await me(await signIn(boss));
    expect(proved).toMatchObject({ role: 'owner' });
    expect(proved.permissions).toContain('users.write');
    expect(await me(await signIn())).toMatchObject({ role: 'customer' });
  });

  test('a staff address proved by another account opens nothing', async () => {
    await signIn({ sub: 'boss', email: 'boss@agency.example' });
    const response = await signIn({ sub: 'thief', email: 'BOSS@agency.example' });
    expect([response.status, (await response.json()).code]).toEqual([401, 'identity.address-of-another']);
    expect(await door.database.db.$count(users)).toBe(1);
  });

  test('new passwords are a matter of the provider’s console', async () => {
    const { token } = await (await signIn({ sub: 'boss', email: 'boss@agency.example' })).json();
    await signIn();
    const response = await door.request('POST', '/api/users/user-1/send-reset', { token });
    expect([response.status, (await response.json()).code]).toEqual([409, 'users.reset-elsewhere']);
  });
});

describe('the published keys', () => {
  test('are fetched once, and at most once a minute for unknown ones', async () => {
    await signIn();
    expect(keys.state.asked).toBe(1);
    const stranger = await issuer('RS256', 'key-9');
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await send(await stranger.sign(claimsOf()))).status).toBe(401);
    }
    expect(keys.state.asked).toBe(1);
    door.clock.forward(61);
    await send(await stranger.sign(claimsOf()));
    await send(await stranger.sign(claimsOf()));
    expect(keys.state.asked).toBe(2);
  });

  test('that are new are found; those taken back are no longer believed', async () => {
    await signIn();
    published = [next.publicJwk];
    door.clock.forward(61);
    expect((await send(await next.sign(claimsOf()))).status).toBe(200);
    expect((await signIn()).status).toBe(401);
  });

  test.each(['down', 'huge', 'slow'] as const)(
    'that are %s leave the known ones working',
    async (response) => {
      await signIn();
      keys.state.answer = response;
      door.clock.forward(4_000);
      expect((await signIn()).status).toBe(200);
      expect((await send(await next.sign(claimsOf()))).status).toBe(401);
      keys.state.answer = 'keys';
      published = [google.publicJwk, next.publicJwk];
      door.clock.forward(61);
      expect((await send(await next.sign(claimsOf()))).status).toBe(200);
    },
  );

  test('that can’t be fetched make signing in impossible until they can', async () => {
    keys.state.answer = 'down';
    expect((await signIn()).status).toBe(503);
    keys.state.answer = 'keys';
    door.clock.forward(6);
    expect((await signIn()).status).toBe(200);
  });
});
