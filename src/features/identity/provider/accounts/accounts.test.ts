import { eq } from 'drizzle-orm';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  getIdTokenResult,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#platform/command/activity.table.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { codeOf, type ProviderServer, startProviderServer } from '#tests/identity/provider-server.ts';
import { wholeDatabase } from '#tests/security/whole-database.ts';
import { users } from '../../identity.table.ts';
import { providerAccounts, providerCodes, providerRefreshTokens } from '../provider.table.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer(await openTestDatabase());
});
afterAll(() => server.close());

let people = 0;
const somebody = () => `person${++people}@example.com`;
const password = 'correct horse';
const registered = () => server.register(somebody(), password);

test('somebody registers, and signs in with the address in any case', async () => {
  const auth = server.auth();
  const email = somebody();
  const made = await createUserWithEmailAndPassword(auth, email, password);
  expect(getAdditionalUserInfo(made)?.isNewUser).toBe(true);
  expect(made.user).toMatchObject({ email, emailVerified: false, isAnonymous: false, displayName: null });
  expect(made.user.uid).toMatch(/^[A-Za-z0-9]{28}$/);
  const again = await signInWithEmailAndPassword(server.auth(), email.toUpperCase(), password);
  expect(again.user.uid).toBe(made.user.uid);
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
  expect(again.user.providerData).toMatchObject([{ providerId: 'password', uid: email, email }]);
  const { claims, signInProvider, authTime } = await getIdTokenResult(again.user);
  expect(signInProvider).toBe('password');
  expect(Math.abs(Date.parse(authTime) - Date.now())).toBeLessThan(10_000);
  expect(claims).toMatchObject({
    iss: `${server.url}/identity`,
    aud: 'shofor',
    email,
    email_verified: false,
  });
  const [row] = await server.database.db.select().from(users).where(eq(users.uid, made.user.uid));
  expect(row).toMatchObject({ role: 'customer', email, emailVerified: false });
});

test('what is wrong with a registration has the code that the SDK knows', async () => {
  const { email } = await registered();
  const make = (address: string, typed: string) =>
    codeOf(createUserWithEmailAndPassword(server.auth(), address, typed));
  expect(await make(email.toUpperCase(), password)).toBe('auth/email-already-in-use');
  expect(await make(somebody(), '12345')).toBe('auth/weak-password');
  expect(await make('not an address', password)).toBe('auth/invalid-email');
  expect(await make(somebody(), '')).toBe('auth/missing-password');
  expect(await make('', password)).toBe('auth/missing-email');
});

test('of two registrations with one address at the same moment one wins', async () => {
  const email = somebody();
  const codes = await Promise.all(
    Array.from({ length: 6 }, () => codeOf(createUserWithEmailAndPassword(server.auth(), email, password))),
  );
  expect(codes.filter((code) => code === 'no error')).toHaveLength(1);
  expect(codes.filter((code) => code === 'auth/email-already-in-use')).toHaveLength(5);
});

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await registered();
  const sign = (address: string) => codeOf(signInWithEmailAndPassword(server.auth(), address, 'wrong one'));
  expect(await sign(email)).toBe('auth/invalid-credential');
  expect(await sign(somebody())).toBe('auth/invalid-credential');
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const [known, unknown] = await Promise.all(
    [email, somebody()].map(async (address) => {
      const response = await server.call(path, { email: address, password: 'wrong one' });
      return { status: response.status, headers: [...response.headers], text: await response.text() };
    }),
  );
  expect(known).toEqual(unknown);
  expect(await fetchSignInMethodsForEmail(server.auth(), email)).toEqual([]);
});

test('name and picture are changed and taken away', async () => {
  const { user, auth } = await registered();
  await updateProfile(user, { displayName: 'রহিমা খাতুন', photoURL: 'https://example.com/me.png' });
  await user.reload();
  expect(user).toMatchObject({ displayName: 'রহিমা খাতুন', photoURL: 'https://example.com/me.png' });
  expect(await codeOf(updateProfile(user, { photoURL: 'javascript:alert(1)' }))).toBe(
    'auth/invalid-photo-url',
  );
  await updateProfile(user, { displayName: '', photoURL: '' });
  await user.reload();
  expect(user).toMatchObject({ displayName: null, photoURL: null });
  expect(auth.currentUser).toBe(user);
});

test('another password needs a recent sign-in, and signs everybody else out', async () => {
  const { email, user } = await registered();
  const other = server.auth();
  await signInWithEmailAndPassword(other, email, password);
  server.clock.forward(301);
  expect(await codeOf(updatePassword(user, 'another horse'))).toBe('auth/requires-recent-login');
  expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login');
  expect(await codeOf(verifyBeforeUpdateEmail(user, somebody()))).toBe('auth/requires-recent-login');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
  expect(await codeOf(updatePassword(user, 'abc'))).toBe('auth/weak-password');
  await updatePassword(user, 'another horse');
  await user.reload();
  await user.getIdToken(true);
  expect(await codeOf(other.currentUser?.getIdToken(true) ?? Promise.resolve())).toBe(
    'auth/user-token-expired',
  );
  expect(other.currentUser).toBe(null);
  expect((await signInWithEmailAndPassword(other, email, 'another horse')).user.uid).toBe(user.uid);
});

test('a disabled account is refused at sign-in, at renewal and at every call', async () => {
  const { email, user } = await registered();
  const disable = (at: Date | null) =>
    server.database.db.update(users).set({ disabledAt: at }).where(eq(users.uid, user.uid));
  await disable(new Date());
  expect(await codeOf(signInWithEmailAndPassword(server.auth(), email, password))).toBe('auth/user-disabled');
  expect(await codeOf(signInWithEmailAndPassword(server.auth(), email, 'wrong one'))).toBe(
    'auth/invalid-credential',
  );
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
  await disable(null);
  expect(await codeOf(signInWithEmailAndPassword(server.auth(), email, password))).toBe('no error');
});

test('an account is deleted with all that is its own, but not the last owner', async () => {
  const { auth, email, user } = await registered();
  const { db } = server.database;
  await db.update(users).set({ role: 'owner', emailVerified: true }).where(eq(users.uid, user.uid));
  expect(await codeOf(deleteUser(user))).toBe('auth/operation-not-allowed');
  await db.update(users).set({ role: 'customer' }).where(eq(users.uid, user.uid));
  await deleteUser(user);
  expect(auth.currentUser).toBe(null);
  expect(await db.$count(providerAccounts, eq(providerAccounts.uid, user.uid))).toBe(0);
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
});

test('of a deleted account neither name nor address is left, in the log and in letters as little', async () => {
  const [former, address] = ['marker.one@example.com', 'marker.two@example.com'];
  const { user } = await server.register(former, password);
  await updateProfile(user, { displayName: 'Marker Sultana', photoURL: 'https://example.com/marker.jpg' });
  await sendEmailVerification(user);
  expect(await server.followAs(user, (await server.letter(former)).code)).toBe(200);
  await verifyBeforeUpdateEmail(user, address);
  expect(await server.followAs(user, (await server.letter(address)).code)).toBe(200);
  const { db } = server.database;
  expect(await wholeDatabase(db)).toMatch(/marker/i);
  const again = await signInWithEmailAndPassword(server.auth(), address, password);
  await deleteUser(again.user);
  expect(await wholeDatabase(db)).not.toMatch(/marker/i);
});

test('the SDK reads the password policy and checks with it', async () => {
  expect(await validatePassword(server.auth(), '12345')).toMatchObject({ isValid: false });
  expect(await validatePassword(server.auth(), password)).toMatchObject({ isValid: true });
});

test('the log says of a registration that the account did it', async () => {
  const { user } = await registered();
  const { db } = server.database;
  const [entry] = await db.select().from(activity).where(eq(activity.subjectId, user.uid));
  expect(entry).toMatchObject({ action: 'provider.sign-up', actor: `user:${user.uid}` });
});

test('secrets are kept as hashes only, and never in the activity log', async () => {
  const { email, user } = await registered();
  await sendPasswordResetEmail(server.auth(), email);
  const { code } = await server.letter(email);
  const { db } = server.database;
  const kept = JSON.stringify([
    await db.select().from(providerAccounts),
    await db.select().from(providerRefreshTokens),
    await db.select().from(providerCodes),
    await db.select().from(activity),
  ]);
  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect([password, user.refreshToken, code].filter((secret) => kept.includes(secret))).toEqual([]);
  const log = JSON.stringify(await db.select().from(activity));
  expect(log).toContain('provider.sign-up');
  expect(log).not.toContain('$argon2id');
  expect(server.faults).toEqual([]);
});
