import { type BrowserContext, expect, type Page } from '@playwright/test';
import { untilAlive } from './crawl.ts';
import type { OwnProgram } from './own-program.ts';

/** Blocks the internet: requests to other machines fail and are recorded. */
export async function withoutInternet(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

export const menuOf = (page: Page) => page.getByRole('button', { name: 'Your account' });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('access-token'));

export async function signOut(page: Page) {
  await menuOf(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(menuOf(page)).toBeHidden();
}

/** The next call of a kind is refused as from a sign-in older than five minutes; later ones reach the program. */
export async function oncePastTime(
  page: Page,
  call: { method: string; to: string },
  status: number,
  body: object,
) {
  let isOver = false;
  await page.route(call.to, (route) => {
    if (isOver || route.request().method() !== call.method) {
      return route.continue();
    }
    isOver = true;
    return route.fulfill({ status, json: body });
  });
}

/** What visitors do with an account of a program. */
export function stepsAt(program: () => OwnProgram) {
  async function visit(page: Page, path: string) {
    await page.goto(path.startsWith('http') ? path : `${program().url}${path}`);
    await untilAlive(page);
  }
  return {
    visit,
    register: async (page: Page, person: { name: string; email: string; password: string }) => {
      await visit(page, '/registration');
      await page.getByLabel('Your name').fill(person.name);
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(`${program().url}/account`);
    },
    signIn: async (page: Page, email: string, password: string) => {
      await visit(page, '/login');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
  };
}
