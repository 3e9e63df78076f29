import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, owner } from './staff-accounts.ts';

/** Fills in the sign-in that the office shows in the place of a page. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens a page of the office as somebody of the staff, and waits until it stands. */
export async function openOffice(page: Page, path: string, who: Account = owner): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('office-language', 'en'));
  await page.goto(path);
  await fillSignIn(page, who);
  await expect(page.locator('.of-page h1')).toBeVisible({ timeout: 20_000 });
}

const provider = '/identitytoolkit.googleapis.com/v1/accounts';

async function idTokenOf(request: APIRequestContext, who: Account, call: string) {
  const answer = await request.post(`${provider}:${call}?key=shofor`, {
    data: { ...who, returnSecureToken: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { idToken, localId } = await answer.json();
  return { idToken: String(idToken), uid: String(localId) };
}

/** An access token for somebody who has an account. */
export async function accessTokenOf(request: APIRequestContext, who: Account): Promise<string> {
  const { idToken } = await idTokenOf(request, who, 'signInWithPassword');
  const answer = await request.post('/jwt', {
    data: { email: who.email },
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).token;
}

/** Makes an account with a role; an address of its own for each call. */
export async function makeAccount(
  request: APIRequestContext,
  role: 'customer' | 'clerk' | 'editor' | 'manager',
): Promise<Account & { readonly uid: string }> {
  const who = {
    email: `${role}-${crypto.randomUUID().slice(0, 8)}@shofor.example`,
    password: 'a-slow-boat-home',
  };
  const { uid } = await idTokenOf(request, who, 'signUp');
  if (role !== 'customer') {
    const answer = await request.patch(`/api/users/${uid}`, {
      data: { role },
      headers: { authorization: `Bearer ${await accessTokenOf(request, owner)}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return { ...who, uid };
}
