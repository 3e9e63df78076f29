import { eq } from 'drizzle-orm';
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
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
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#platform/command/activity.table.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { type ProviderServer, startProviderServer } from '../../../../tests/identity/provider-server.ts';
import { users } from '../identity.table.ts';
import { providerAccounts, providerCodes, providerRefreshTokens } from './provider.table.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer(await openTestDatabase());
});
afterAll(() => server.close());

let people = 0;
const somebody = () => `person${++people}@example.com`;
const password = 'correct horse';

/** The SDK's code of a refusal. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (cause: unknown) => (cause instanceof FirebaseError ? cause.code : String(cause)),
  );

const registered = async () => {
  const auth = server.auth();
  const email = somebody();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return { auth, email, user };
};

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

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await registered();
  const sign = (address: string) => codeOf(signInWithEmailAndPassword(server.auth(), address, 'wrong one'));
  expect(await sign(email)).toBe('auth/invalid-credential');
  expect(await sign(somebody())).toBe('auth/invalid-credential');
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const [known, unknown] = await Promise.all(
    [email, somebody()].map(async (address) => {
      const answer = await server.call(path, { email: address, password: 'wrong one' });
      return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
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

test('a letter proves the address, once', async () => {
  const { auth, email, user } = await registered();
  auth.languageCode = 'bn';
  await sendEmailVerification(user);
  const { kind, language, link, code } = await server.letter(email);
  expect({ kind, language, path: link.pathname, mode: link.searchParams.get('mode') }).toEqual({
    kind: 'identity.verify-email',
    language: 'bn',
    path: '/bn/identity',
    mode: 'verifyEmail',
  });
  expect(link.origin).toBe(server.url);
  expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } });
  await applyActionCode(auth, code);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await getIdTokenResult(user, true)).claims.email_verified).toBe(true);
  expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  expect(await codeOf(applyActionCode(auth, 'made-up'))).toBe('auth/invalid-action-code');
});

test('a forgotten password is reset by letter: every sign-in ends, the code works once and for an hour', async () => {
  const { email, user } = await registered();
  const auth = server.auth();
  await sendPasswordResetEmail(auth, email);
  const { kind, code } = await server.letter(email);
  expect(kind).toBe('identity.password-reset');
  expect(await verifyPasswordResetCode(auth, code)).toBe(email);
  expect(await codeOf(confirmPasswordReset(auth, code, '123'))).toBe('auth/weak-password');
  await confirmPasswordReset(auth, code, 'another horse');
  expect(await codeOf(confirmPasswordReset(auth, code, 'a third horse'))).toBe('auth/invalid-action-code');
  expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
  const { user: now } = await signInWithEmailAndPassword(auth, email, 'another horse');
  expect(now.emailVerified).toBe(true);

  await sendPasswordResetEmail(auth, email);
  await expect.poll(async () => (await server.letter(email)).code).not.toBe(code);
  const late = (await server.letter(email)).code;
  server.clock.forward(3601);
  expect(await codeOf(confirmPasswordReset(auth, late, 'a third horse'))).toBe('auth/expired-action-code');
  expect(await codeOf(verifyPasswordResetCode(auth, late))).toBe('auth/expired-action-code');
});

test('asking for a reset of an unknown address is answered like any other, and sends nothing', async () => {
  const email = somebody();
  expect(await codeOf(sendPasswordResetEmail(server.auth(), email))).toBe('no error');
  const elsewhere = { url: 'https://evil.example/' };
  expect(await codeOf(sendPasswordResetEmail(server.auth(), email, elsewhere))).toBe(
    'auth/unauthorized-continue-uri',
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(
    Promise.race([
      server.letter(email),
      new Promise((_, no) => setTimeout(() => no(new Error('none')), 500)),
    ]),
  ).rejects.toThrow('none');
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

test('an address is changed only by a letter to the new one, and the old one can take it back', async () => {
  const { auth, email, user } = await registered();
  const next = somebody();
  expect(await codeOf(updateEmail(user, next))).toBe('auth/operation-not-allowed');
  await verifyBeforeUpdateEmail(user, next);
  const { code } = await server.letter(next);
  expect((await checkActionCode(auth, code)).data).toEqual({
    email: next,
    previousEmail: email,
    multiFactorInfo: null,
  });
  await applyActionCode(auth, code);
  expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
  expect((await signInWithEmailAndPassword(auth, next, password)).user.emailVerified).toBe(true);
  const back = await server.letter(email);
  expect(back.link.searchParams.get('mode')).toBe('recoverEmail');
  expect(back.kind).toBe('identity.changed-address');
  expect((await checkActionCode(auth, back.code)).data.email).toBe(email);
  await applyActionCode(auth, back.code);
  expect((await signInWithEmailAndPassword(server.auth(), email, password)).user.uid).toBe(user.uid);
});

test('a change to an address that somebody has is answered alike, and sends nothing', async () => {
  const { user } = await registered();
  const { email: taken } = await registered();
  await verifyBeforeUpdateEmail(user, taken);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const rows = await server.database.db.select().from(providerCodes).where(eq(providerCodes.uid, user.uid));
  expect(rows).toEqual([]);
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

test('the SDK reads the password policy and checks with it', async () => {
  expect(await validatePassword(server.auth(), '12345')).toMatchObject({ isValid: false });
  expect(await validatePassword(server.auth(), password)).toMatchObject({ isValid: true });
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
