import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  linkWithCredential,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#platform/free-port.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import {
  cookieBrowser,
  type OpenidServer,
  openidClient,
  startOpenidProvider,
} from '#tests/identity/openid-provider.ts';
import { codeOf, type ProviderServer, startProviderServer } from '#tests/identity/provider-server.ts';
import { users } from '../../identity.table.ts';

let server: ProviderServer;
let google: OpenidServer;
beforeAll(async () => {
  const [port, googlePort] = [await freePort(), await freePort()];
  const issuer = `http://127.0.0.1:${googlePort}`;
  server = await startProviderServer(
    await openTestDatabase(),
    { GOOGLE_CLIENT_ID: openidClient.id, GOOGLE_CLIENT_SECRET: openidClient.secret, GOOGLE_ISSUER: issuer },
    port,
  );
  google = await startOpenidProvider(googlePort, `${server.url}/identity/google/callback`);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

let people = 0;
const somebody = () => {
  people += 1;
  return { sub: `sub-${people}`, email: `google${people}@example.com` };
};

/** The message that the Google popup posts to its opener. */
async function throughGoogle(language = 'en') {
  const { url, response } = await cookieBrowser()(`${server.url}/identity/google?language=${language}`);
  const html = await response.text();
  return { url, response, html, token: /data-token="([^"]+)"/.exec(html)?.[1] ?? '' };
}

const credential = async () => GoogleAuthProvider.credential((await throughGoogle()).token);

test('the window goes to Google and comes back with a token, in a page that runs one script by its hash', async () => {
  const { sub, email } = somebody();
  google.signedIn(sub, { email, email_verified: true });
  const { url, response, html, token } = await throughGoogle('bn');
  expect(url.pathname).toBe('/identity/google/callback');
  expect(token.split('.')).toHaveLength(3);
  expect(html).toContain('<html lang="bn">');
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the redirect to Google requests a code with PKCE, state and nonce, kept in a cookie that scripts do not see', async () => {
  const response = await fetch(`${server.url}/identity/google?language=bn`, { redirect: 'manual' });
  const parameters = new URL(response.headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(parameters)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    client_id: openidClient.id,
    redirect_uri: `${server.url}/identity/google/callback`,
    scope: 'openid email profile',
    ui_locales: 'bn',
  });
  expect(
    [parameters.get('state'), parameters.get('nonce'), parameters.get('code_challenge')].every(
      (each) => each && each.length > 40,
    ),
  ).toBe(true);
  expect(response.headers.get('set-cookie')).toMatch(/^shofor-google=.*HttpOnly; SameSite=Lax/);
});

test('coming back without the cookie, or with another state, gives no token', async () => {
  const callback = `${server.url}/identity/google/callback?code=made-up&state=made-up`;
  expect(await (await fetch(callback)).text()).toContain('data-error="expired"');
  const started = await fetch(`${server.url}/identity/google`, { redirect: 'manual' });
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await (await fetch(callback, { headers: { cookie } })).text()).toContain('data-error="failed"');
  const forged = cookie.replace(/.{6}$/, 'AAAAAA');
  expect(await (await fetch(callback, { headers: { cookie: forged } })).text()).toContain(
    'data-error="expired"',
  );
});

test('the first sign-in with Google opens an account, the next one comes back to it', async () => {
  const { sub, email } = somebody();
  google.signedIn(sub, {
    email,
    email_verified: true,
    name: 'Karim Uddin',
    picture: 'https://example.com/k.png',
  });
  const first = await signInWithCredential(server.auth(), await credential());
  expect(first.user).toMatchObject({
    email,
    emailVerified: true,
    displayName: 'Karim Uddin',
    isAnonymous: false,
  });
  expect(first.user.providerData).toMatchObject([{ providerId: 'google.com', uid: sub }]);
  expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, profile: { sub, email } });
  const auth = server.auth();
  const next = await signInWithCredential(auth, await credential());
  expect(next.user.uid).toBe(first.user.uid);
  expect(getAdditionalUserInfo(next)?.isNewUser).toBe(false);
  expect(await codeOf(reauthenticateWithCredential(next.user, await credential()))).toBe('no error');
  const sayma = somebody();
  google.signedIn(sayma.sub, { email: sayma.email, email_verified: true, name: 'সা\u09dfমা  আক্তার' });
  const third = await signInWithCredential(server.auth(), await credential());
  expect(third.user.displayName).toBe('সা\u09af\u09bcমা আক্তার');
  const other = somebody();
  google.signedIn(other.sub, { email: other.email, email_verified: true });
  await signInWithCredential(server.auth(), await credential());
  expect(await codeOf(reauthenticateWithCredential(next.user, await credential()))).toBe(
    'auth/user-mismatch',
  );
  // Re-authentication creates no account; the SDK treats the response as the end of the sign-in.
  google.signedIn('somebody-unknown', { email: 'unknown@example.com', email_verified: true });
  expect(await codeOf(reauthenticateWithCredential(next.user, await credential()))).toBe(
    'auth/user-token-expired',
  );
});

test('a token of Google is good for one sign-in, and only for this site', async () => {
  const { sub, email } = somebody();
  google.signedIn(sub, { email, email_verified: true });
  const once = await credential();
  await signInWithCredential(server.auth(), once);
  expect(await codeOf(signInWithCredential(server.auth(), once))).toBe('auth/missing-or-invalid-nonce');
  const { token } = await throughGoogle();
  const [header, body = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const forge = (changed: object, head = header) =>
    codeOf(
      signInWithCredential(
        server.auth(),
        GoogleAuthProvider.credential(
          `${head}.${Buffer.from(JSON.stringify({ ...claims, ...changed })).toString('base64url')}.${signature}`,
        ),
      ),
    );
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await forge({ email: 'owner@example.com' })).toBe('auth/invalid-credential');
  expect(await forge({}, none)).toBe('auth/invalid-credential');
  expect(await codeOf(signInWithCredential(server.auth(), GoogleAuthProvider.credential('nonsense')))).toBe(
    'auth/invalid-credential',
  );
});

test('a proved address keeps its password when Google is linked to it; an unproved one loses it', async () => {
  for (const proved of [true, false]) {
    const { sub, email } = somebody();
    const { user } = await createUserWithEmailAndPassword(server.auth(), email, 'correct horse');
    await server.database.db.update(users).set({ emailVerified: proved }).where(eq(users.uid, user.uid));
    google.signedIn(sub, { email, email_verified: true });
    const now = await signInWithCredential(server.auth(), await credential());
    expect(now.user.uid).toBe(user.uid);
    expect(now.user.emailVerified).toBe(true);
    expect(now.user.providerData.map(({ providerId }) => providerId)).toEqual(
      proved ? ['password', 'google.com'] : ['google.com'],
    );
    expect(await codeOf(user.reload())).toBe(proved ? 'no error' : 'auth/user-token-expired');
    expect(await codeOf(signInWithEmailAndPassword(server.auth(), email, 'correct horse'))).toBe(
      proved ? 'no error' : 'auth/invalid-credential',
    );
  }
});

test('an address that Google has not proved takes over no account', async () => {
  const { sub, email } = somebody();
  await createUserWithEmailAndPassword(server.auth(), email, 'correct horse');
  google.signedIn(sub, { email, email_verified: false });
  expect(await codeOf(signInWithCredential(server.auth(), await credential()))).toBe(
    'auth/account-exists-with-different-credential',
  );
});

test('Google is linked and unlinked by who is signed in, and never taken from somebody else', async () => {
  const [mine, theirs] = [somebody(), somebody()];
  const { user } = await createUserWithEmailAndPassword(server.auth(), mine.email, 'correct horse');
  google.signedIn(theirs.sub, { email: theirs.email, email_verified: true });
  await signInWithCredential(server.auth(), await credential());
  expect(await codeOf(linkWithCredential(user, await credential()))).toBe('auth/credential-already-in-use');
  google.signedIn(mine.sub, { email: `other-${mine.email}`, email_verified: true });
  await linkWithCredential(user, await credential());
  expect(user.email).toBe(mine.email);
  const again = await signInWithCredential(server.auth(), await credential());
  expect(again.user.uid).toBe(user.uid);
  await unlink(again.user, 'google.com');
  expect(again.user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  expect(await codeOf(unlink(again.user, 'password'))).toBe('auth/operation-not-allowed');
});

test('Google is linked only soon after signing in: in a browser left open nobody can add their own Google account', async () => {
  const { sub, email } = somebody();
  const { user } = await server.register(email, 'correct horse');
  google.signedIn(sub, { email: `other-${email}`, email_verified: true });
  server.clock.forward(301);
  expect(await codeOf(linkWithCredential(user, await credential()))).toBe('auth/requires-recent-login');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, 'correct horse'));
  expect(await codeOf(linkWithCredential(user, await credential()))).toBe('no error');
});

test('a reset unlinks a Google account of another address, and keeps the one of the account’s own', async () => {
  for (const stranger of [false, true]) {
    const mine = somebody();
    google.signedIn(mine.sub, { email: mine.email, email_verified: true });
    const first = stranger
      ? await server.register(mine.email, 'correct horse')
      : await signInWithCredential(server.auth(), await credential());
    await server.database.db.update(users).set({ emailVerified: true }).where(eq(users.uid, first.user.uid));
    if (stranger) {
      // Google has not verified the address, so it counts as another one.
      google.signedIn(somebody().sub, { email: mine.email, email_verified: false });
      await linkWithCredential(first.user, await credential());
    }
    await sendPasswordResetEmail(server.auth(), mine.email);
    await confirmPasswordReset(server.auth(), (await server.letter(mine.email)).code, 'another horse');
    const { user } = await signInWithEmailAndPassword(server.auth(), mine.email, 'another horse');
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(
      stranger ? ['password'] : ['password', 'google.com'],
    );
  }
});

test('who signed up with Google gives the account a password of its own', async () => {
  const { sub, email } = somebody();
  google.signedIn(sub, { email, email_verified: true });
  const { user } = await signInWithCredential(server.auth(), await credential());
  await linkWithCredential(user, EmailAuthProvider.credential(email, 'correct horse'));
  expect((await signInWithEmailAndPassword(server.auth(), email, 'correct horse')).user.uid).toBe(user.uid);
});

test('while Google cannot be reached the SDK gets a network error, and the window says so', async () => {
  const port = await freePort();
  const away = await startProviderServer(await openTestDatabase(), {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
  });
  expect(await (await fetch(`${away.url}/identity/google`)).text()).toContain('data-error="unavailable"');
  expect(await codeOf(signInWithCredential(away.auth(), GoogleAuthProvider.credential('a.b.c')))).toBe(
    'auth/network-request-failed',
  );
  await away.close();
  const without = await startProviderServer(await openTestDatabase());
  expect(await (await fetch(`${without.url}/identity/google`)).text()).toContain(
    'data-error="not-configured"',
  );
  expect(await codeOf(signInWithCredential(without.auth(), GoogleAuthProvider.credential('a.b.c')))).toBe(
    'auth/operation-not-allowed',
  );
  await without.close();
});
