import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSessions, users } from '#features/identity/identity.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type Door, openDoor, type SignedUp } from './door.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const account = (token: string) => door.request('GET', '/api/account', { token });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

async function signedIn(person: Parameters<Door['signUp']>[0] = {}) {
  const who = await door.signUp(person);
  return { ...who, token: await door.tokenOf(who) };
}

const renew = (who: SignedUp) =>
  door.request('POST', '/jwt', { token: who.idToken, body: { email: who.email } });

describe('an access token', () => {
  test('says who one is, with role, permissions and the sign-in in use', async () => {
    const who = await signedIn({ role: 'clerk' });
    const response = await account(who.token);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toMatchObject({ uid: who.uid, email: who.email, emailVerified: true, role: 'clerk' });
    expect(body.permissions).toContain('enquiries.read');
    expect(body.permissions).not.toContain('users.read');
    expect(body.sessions).toMatchObject([{ id: who.sid, current: true }]);
  });

  test('is sent with Cache-Control: no-store', async () => {
    const { token } = await signedIn({ role: 'owner' });
    for (const path of ['/api/account', '/api/users', '/api/activity', '/api/settings']) {
      const response = await door.request('GET', path, { token });
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  });

  test('is typed, short-lived and names one sign-in', async () => {
    const { token, uid, sid } = await signedIn();
    const [header, payload] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
    expect(header).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' });
    expect(payload).toMatchObject({ sub: uid, sid, ver: 0, iss: 'https://agency.example' });
    expect(payload.exp - payload.iat).toBeLessThanOrEqual(900);
  });

  test('works until its last second and not after', async () => {
    const { token } = await signedIn();
    door.clock.forward(899);
    expect((await account(token)).status).toBe(200);
    door.clock.forward(1);
    expect(await codeOf(await account(token))).toEqual([401, 'access.expired']);
  });

  test('of staff whose address is not proved gives what a customer may', async () => {
    const { token } = await signedIn({ role: 'owner', emailVerified: false });
    expect((await (await account(token)).json()).permissions).toEqual(['account.own']);
    expect(await codeOf(await door.request('GET', '/api/users', { token }))).toEqual([
      403,
      'permission.missing',
    ]);
  });

  test('when somebody was seen is noted at most once a minute', async () => {
    const { token, uid } = await signedIn();
    const seen = async () =>
      (await door.database.db.select().from(users).where(eq(users.uid, uid)))[0]?.lastSeenAt;
    await account(token);
    const first = await seen();
    door.clock.forward(30);
    await account(token);
    expect(await seen()).toEqual(first);
    door.clock.forward(31);
    await account(token);
    expect(await seen()).toEqual(door.clock.now());
  });
});

describe('what ends access at the very next request', () => {
  const ends: ReadonlyArray<
    [string, (who: { uid: string; sid: string; token: string }) => Promise<unknown>]
  > = [
    ['signing out', ({ token }) => door.request('POST', '/api/account/sign-out', { token })],
    [
      'signing out everywhere',
      ({ token }) => door.request('POST', '/api/account/sign-out-everywhere', { token }),
    ],
    [
      'ending the sign-in from the list',
      ({ sid, token }) => door.request('DELETE', `/api/account/sessions/${sid}`, { token }),
    ],
    ['deleting the account', ({ token }) => door.request('DELETE', '/api/account', { token })],
    ...(['disable', 'sign-out-everywhere'] as const).map(
      (action): [string, (who: { uid: string }) => Promise<unknown>] => [
        `${action} by the owner`,
        async ({ uid }) => {
          const { token } = await signedIn({ role: 'owner' });
          return door.request('POST', `/api/users/${uid}/${action}`, { token });
        },
      ],
    ),
    [
      'a password or address changed at the provider',
      ({ uid }) => {
        door.clock.forward(1);
        return door.database.db.update(users).set({ validSince: door.clock.now() }).where(eq(users.uid, uid));
      },
    ],
  ];
  test.each(ends)('%s: the token and the ID token are refused', async (_, end) => {
    const who = await signedIn();
    const done = await end(who);
    if (done instanceof Response) {
      expect(done.ok).toBe(true);
    }
    expect(await codeOf(await account(who.token))).toEqual([401, 'access.revoked']);
    expect((await renew(who)).status).toBe(401);
  });

  test('a new role: the token is refused, and renewed it has the new permissions', async () => {
    const owner = await signedIn({ role: 'owner' });
    const who = await signedIn({ role: 'editor' });
    const body = { role: 'clerk' };
    const changed = await door.request('PATCH', `/api/users/${who.uid}`, { token: owner.token, body });
    expect([changed.status, (await changed.json()).role]).toEqual([200, 'clerk']);
    expect(await codeOf(await account(who.token))).toEqual([401, 'access.revoked']);
    const { permissions } = await (await account(await door.tokenOf(who))).json();
    expect(permissions).toContain('enquiries.read');
    expect(permissions).not.toContain('documents.write');
  });

  test('signing out ends this sign-in and leaves the others', async () => {
    const who = await signedIn();
    const other = await door.signInAgain(who.uid, who.email);
    const otherToken = await door.tokenOf(other);
    await door.request('POST', '/api/account/sign-out', { token: who.token });
    expect((await account(otherToken)).status).toBe(200);
    const rows = await door.database.db.select().from(userSessions).where(eq(userSessions.uid, who.uid));
    expect(rows.filter(({ endedAt }) => endedAt === null).map(({ id }) => id)).toEqual([other.sid]);
  });
});

describe('the own account', () => {
  test('nobody ends a sign-in of somebody else', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const response = await door.request('DELETE', `/api/account/sessions/${other.sid}`, { token: one.token });
    expect(await codeOf(response)).toEqual([404, 'account.no-such-session']);
    expect((await account(other.token)).status).toBe(200);
  });

  test('the download has the account and its sign-ins', async () => {
    const who = await signedIn();
    const response = await door.request('GET', '/api/account/data', { token: who.token });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(await response.json()).toMatchObject({ account: { uid: who.uid, sessions: [{ id: who.sid }] } });
  });

  test('deleting wants a sign-in of the last five minutes', async () => {
    const who = await signedIn();
    door.clock.forward(301);
    expect(await codeOf(await door.request('DELETE', '/api/account', { token: who.token }))).toEqual([
      403,
      'account.sign-in-again',
    ]);
    const token = await door.tokenOf(await door.signInAgain(who.uid, who.email));
    expect((await door.request('DELETE', '/api/account', { token })).status).toBe(204);
    const rows = await door.database.db.select().from(activity).where(eq(activity.subjectId, who.uid));
    expect(rows.map(({ action }) => action)).toContain('account.delete');
  });
});
