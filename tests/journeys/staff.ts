import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Role } from '#features/identity/roles/roles.rules.ts';
import { type Account, owner } from './staff-accounts.ts';

/** Fills in the sign-in form that the office shows. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const provider = '/identitytoolkit.googleapis.com/v1/accounts';

/** Signs in or up at the identity provider. @param program its address; that of the journeys by itself */
async function signedInAt(request: APIRequestContext, who: Account, call: string, program = '') {
  const response = await request.post(`${program}${provider}:${call}?key=shofor`, {
    // The program closes connections that were idle for a while, perhaps at this very moment.
    maxRetries: 1,
    data: { ...who, returnSecureToken: true },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { idToken, localId, refreshToken } = await response.json();
  return { idToken: String(idToken), uid: String(localId), refreshToken: String(refreshToken) };
}

async function tokenFor(
  request: APIRequestContext,
  who: Account,
  idToken: string,
  program = '',
): Promise<string> {
  const response = await request.post(`${program}/jwt`, {
    data: { email: who.email },
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).token;
}

/** What a sign-in leaves in a browser's storage, by its keys. */
async function sessionOf(page: Page, who: Account, program: string): Promise<Record<string, string>> {
  const { idToken, uid, refreshToken } = await signedInAt(page.request, who, 'signInWithPassword', program);
  const user = {
    uid,
    email: who.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    apiKey: 'shofor',
    appName: '[DEFAULT]',
  };
  return {
    'firebase:authUser:shofor:[DEFAULT]': JSON.stringify(user),
    'access-token': await tokenFor(page.request, who, idToken, program),
    'shofor-account': '1',
  };
}

/**
 * Opens a page of the office as a member of staff, and waits until it is loaded. They have signed in already: the form is
 * tried in office.journey.ts, and costs as much as the page itself.
 */
export async function openOffice(page: Page, path: string, who: Account = owner): Promise<void> {
  const session = await sessionOf(page, who, URL.parse(path)?.origin ?? '');
  // Once: whoever signs out later stays so.
  const once = `signed-in-${crypto.randomUUID()}`;
  await page.addInitScript(
    ({ entries, done }) => {
      localStorage.setItem('office-language', localStorage.getItem('office-language') ?? 'en');
      if (localStorage.getItem(done) === null) {
        for (const [key, value] of Object.entries(entries)) {
          localStorage.setItem(key, value);
        }
        localStorage.setItem(done, '');
      }
    },
    { entries: session, done: once },
  );
  await page.goto(path);
  await expect(page.locator('.of-page h1')).toBeVisible({ timeout: 20_000 });
}

/** Goes to a page of the office by its side bar: opens the place if another one is open, or opens meanwhile. */
export async function chooseInMenu(page: Page, place: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Office menu' });
  const closed = menu.getByRole('link', { name: new RegExp(`^${place}`) });
  const list = menu.getByRole('list', { name: place });
  await expect(async () => {
    if ((await list.count()) === 0) {
      await closed.click({ timeout: 2_000 });
    }
    await list.getByRole('link', { name: new RegExp(`^${name}`) }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** An access token of an account. @param program the address of another one than the run's */
export async function accessTokenOf(request: APIRequestContext, who: Account, program = ''): Promise<string> {
  const { idToken } = await signedInAt(request, who, 'signInWithPassword', program);
  return tokenFor(request, who, idToken, program);
}

const cache = join(import.meta.dirname, '../../.cache');

/** The code in the mail to an address; mails are files while no mail server is configured. */
function codeFor(email: string): string | undefined {
  const files = readdirSync(cache, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /^journeys-run[^/]*\/mail\/.*\.eml$/.test(name))) {
    // Quoted-printable: `=` at the end folds a line, `=3D` is `=`.
    const letter = readFileSync(join(cache, file), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    if (letter.includes(email)) {
      return /oobCode=([\w-]+)/.exec(letter)?.[1];
    }
  }
  return undefined;
}

/** Verifies an address with its mail. */
async function confirmAddress(
  request: APIRequestContext,
  email: string,
  idToken: string,
  codeIn: (email: string) => string | undefined,
): Promise<void> {
  const asked = await request.post(`${provider}:sendOobCode?key=shofor`, {
    data: { requestType: 'VERIFY_EMAIL', idToken },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  let oobCode = '';
  await expect(async () => {
    oobCode = codeIn(email) ?? '';
    expect(oobCode).not.toBe('');
  }).toPass({ timeout: 30_000 });
  const confirmed = await request.post(`${provider}:update?key=shofor`, { data: { oobCode, idToken } });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
}

/** Creates an account with a role and a new address. @param place the owner and mails of another program than the journeys' own. */
export async function makeAccount(
  request: APIRequestContext,
  role: Role,
  place: { readonly owner: Account; readonly codeIn: (email: string) => string | undefined } = {
    owner,
    codeIn: codeFor,
  },
): Promise<Account & { readonly uid: string }> {
  const who = {
    email: `${role}-${crypto.randomUUID().slice(0, 8)}@shofor.example`,
    password: 'a-slow-boat-home',
  };
  const { uid, idToken } = await signedInAt(request, who, 'signUp');
  if (role !== 'customer') {
    await confirmAddress(request, who.email, idToken, place.codeIn);
    const response = await request.patch(`/api/users/${uid}`, {
      data: { role },
      headers: { authorization: `Bearer ${await accessTokenOf(request, place.owner)}` },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
  return { ...who, uid };
}
