import { eq } from 'drizzle-orm';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  getIdTokenResult,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test.ts';
import { codeOf, type ProviderServer, startProviderServer } from '#tests/identity/provider-server.ts';
import { providerCodes } from '../provider.table.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer(await openTestDatabase());
});
afterAll(() => server.close());

let people = 0;
const somebody = () => `person${++people}@example.com`;
const password = 'correct horse';
const registered = () => server.register(somebody(), password);

/** Chooses a new password through a mailed link. */
async function chooseAnew(email: string) {
  await sendPasswordResetEmail(server.auth(), email);
  await expect.poll(async () => (await server.letter(email)).event).toBe('identity.password-reset');
  await confirmPasswordReset(server.auth(), (await server.letter(email)).code, 'my own horse');
}

test('a letter proves the address, once', async () => {
  const { auth, email, user } = await registered();
  auth.languageCode = 'bn';
  await sendEmailVerification(user);
  const { event, language, link, code } = await server.letter(email);
  expect({ event, language, path: link.pathname, mode: link.searchParams.get('mode') }).toEqual({
    event: 'identity.verify-email',
    language: 'bn',
    path: '/bn/identity',
    mode: 'verifyEmail',
  });
  expect(link.origin).toBe(server.url);
  expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } });
  expect(await server.followAs(user, code)).toBe(200);
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
  const { event, code } = await server.letter(email);
  expect(event).toBe('identity.password-reset');
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

test('a reset for an unknown address gets the same response, and sends nothing', async () => {
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
  expect(await server.followAs(user, code)).toBe(200);
  expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
  expect((await signInWithEmailAndPassword(auth, next, password)).user.emailVerified).toBe(true);
  const back = await server.letter(email);
  expect(back.link.searchParams.get('mode')).toBe('recoverEmail');
  expect(back.event).toBe('identity.changed-address');
  expect((await checkActionCode(auth, back.code)).data.email).toBe(email);
  await applyActionCode(auth, back.code);
  // The intruder who changed the address knew the password, so it no longer works at either address.
  for (const address of [email, next]) {
    expect(await codeOf(signInWithEmailAndPassword(server.auth(), address, password))).toBe(
      'auth/invalid-credential',
    );
  }
  await chooseAnew(email);
  expect((await signInWithEmailAndPassword(server.auth(), email, 'my own horse')).user.uid).toBe(user.uid);
});

test('a link that changes the address is void once its requester was signed out of the account', async () => {
  const { auth, email, user } = await registered();
  const thiefs = somebody();
  const request = async (address: string) => {
    await verifyBeforeUpdateEmail(user, address);
    return (await server.letter(address)).code;
  };
  const beforeReset = await request(thiefs);
  await sendPasswordResetEmail(auth, email);
  await expect.poll(async () => (await server.letter(email)).event).toBe('identity.password-reset');
  await confirmPasswordReset(auth, (await server.letter(email)).code, 'another horse');
  expect(await codeOf(applyActionCode(auth, beforeReset))).toBe('auth/invalid-action-code');
  const { user: again } = await signInWithEmailAndPassword(auth, email, 'another horse');
  expect(again.email).toBe(email);
  const next = somebody();
  await verifyBeforeUpdateEmail(again, next);
  await updatePassword(again, 'a third horse');
  expect(await codeOf(applyActionCode(auth, (await server.letter(next)).code))).toBe(
    'auth/invalid-action-code',
  );
});

test('after a change was taken back no earlier link changes it again', async () => {
  const { auth, email, user } = await registered();
  const [one, two] = [somebody(), somebody()];
  await verifyBeforeUpdateEmail(user, one);
  await verifyBeforeUpdateEmail(user, two);
  const [used, spare] = [(await server.letter(one)).code, (await server.letter(two)).code];
  await applyActionCode(auth, used);
  await applyActionCode(auth, (await server.letter(email)).code);
  expect(await codeOf(applyActionCode(auth, spare))).toBe('auth/invalid-action-code');
  await chooseAnew(email);
  expect((await signInWithEmailAndPassword(auth, email, 'my own horse')).user.email).toBe(email);
});

test('who registers the address of somebody else loses access when that person follows the link', async () => {
  for (const purpose of ['verify', 'change'] as const) {
    const victim = somebody();
    const thief = await server.register(purpose === 'verify' ? victim : somebody(), password);
    if (purpose === 'verify') {
      await updateProfile(thief.user, { displayName: 'Your Agency' });
      await sendEmailVerification(thief.user);
    } else {
      await verifyBeforeUpdateEmail(thief.user, victim);
    }
    const { code } = await server.letter(victim);
    const { user: owner } = await registered();
    // Signed in, but to another account.
    expect(await server.followAs(owner, code)).toBe(200);
    expect(await codeOf(thief.user.reload())).toBe('auth/user-token-expired');
    expect(await codeOf(signInWithEmailAndPassword(server.auth(), victim, password))).toBe(
      'auth/invalid-credential',
    );
    await chooseAnew(victim);
    const { user } = await signInWithEmailAndPassword(server.auth(), victim, 'my own horse');
    expect([user.uid, user.emailVerified, user.displayName]).toEqual([thief.user.uid, true, null]);
  }
});

test('a letter that is followed once more after the address was proved otherwise takes nothing away', async () => {
  const { auth, email, user } = await registered();
  await sendEmailVerification(user);
  const { code } = await server.letter(email);
  await chooseAnew(email);
  await applyActionCode(auth, code);
  expect((await signInWithEmailAndPassword(auth, email, 'my own horse')).user.emailVerified).toBe(true);
});

test('a change to an address in use gets the same response, and sends nothing', async () => {
  const { user } = await registered();
  const { email: taken } = await registered();
  await verifyBeforeUpdateEmail(user, taken);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const rows = await server.database.db.select().from(providerCodes).where(eq(providerCodes.uid, user.uid));
  expect(rows).toEqual([]);
});
