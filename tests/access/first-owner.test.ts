import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { provideFirstOwner } from '#features/identity/access/first-owner/first-owner.jobs.ts';
import { users } from '#features/identity/identity.table.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { type Door, openDoor } from './door.ts';

let database: OpenDatabase;
let door: Door;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(users);
  door = await openDoor({}, { database });
});

const start = (given: { ADMIN_EMAIL?: string; ADMIN_PASSWORD?: string }) =>
  provideFirstOwner(
    { db: database.db, clock: door.clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example' },
    given,
  );

/** Signs in at the built-in provider as the SDK does, and exchanges the token. */
async function signIn(email: string, password: string) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=shofor';
  const body = { email, password, returnSecureToken: true };
  const { idToken } = await (await door.request('POST', path, { body })).json();
  if (idToken === undefined) {
    return undefined;
  }
  const { token } = await (await door.request('POST', '/jwt', { token: idToken, body: { email } })).json();
  return (await door.request('GET', '/api/account', { token })).json();
}

test('on a database without an owner one is made, whose password is told once', async () => {
  const made = await start({});
  expect(made?.password).toMatch(/^[\w-]{16,}$/);
  const me = await signIn(made?.email ?? '', made?.password ?? '');
  expect(me).toMatchObject({ role: 'owner', emailVerified: true, providers: ['password'] });
  expect(await start({})).toBeUndefined();
});

test('ADMIN_EMAIL and ADMIN_PASSWORD say who it is, and the password is not repeated', async () => {
  const given = { ADMIN_EMAIL: 'Boss@agency.example', ADMIN_PASSWORD: 'a river in Sylhet' };
  expect(await start(given)).toEqual({ email: 'Boss@agency.example', password: undefined });
  expect(await signIn('boss@agency.example', 'a river in Sylhet')).toMatchObject({ role: 'owner' });
});

test('who registered the address before is signed out, and their password no longer works', async () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=shofor';
  const body = { email: 'boss@agency.example', password: 'squatter', returnSecureToken: true };
  const { idToken } = await (await door.request('POST', path, { body })).json();
  door.clock.forward(1);
  await start({ ADMIN_EMAIL: 'boss@agency.example', ADMIN_PASSWORD: 'a river in Sylhet' });
  expect(await signIn('boss@agency.example', 'squatter')).toBeUndefined();
  const { email } = body;
  expect((await door.request('POST', '/jwt', { token: idToken, body: { email } })).status).toBe(401);
  expect(await signIn(email, 'a river in Sylhet')).toMatchObject({ role: 'owner' });
});

test('of several processes that start at once one makes the owner', async () => {
  const made = await Promise.all([start({}), start({}), start({})]);
  expect(made.filter((each) => each !== undefined)).toHaveLength(1);
  expect(await database.db.$count(users, eq(users.role, 'owner'))).toBe(1);
});
