import { expect, type Page, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

const languages = [
  {
    path: '/',
    open: 'Search the site',
    submit: 'Search',
    words: 'thailand visa',
    result: /^\/search\?q=thailand/,
    first: 'Thailand',
    signIn: 'Sign in',
    register: 'Register',
    login: '/login',
    registration: '/registration',
  },
  {
    path: '/bn',
    open: 'সাইটে খুঁজুন',
    submit: 'খুঁজুন',
    words: 'থাইল্যান্ড ভিসা',
    result: /^\/bn\/search\?q=/,
    first: 'থাইল্যান্ড',
    signIn: 'সাইন ইন',
    register: 'নিবন্ধন',
    login: '/bn/login',
    registration: '/bn/registration',
  },
];
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};
const header = (page: Page) => page.getByRole('banner');

for (const { path, open, submit, words, result, first, ...links } of languages) {
  test.describe(`the header of ${path}`, () => {
    test.beforeEach(({ page }) => withoutSpinner(page));

    test('opens a search by keyboard, puts the cursor into it, and finds', async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      await header(page).locator('summary', { hasText: open }).focus();
      await page.keyboard.press('Enter');
      await expect(header(page).getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await expect.poll(() => pathOf(page)).toMatch(result);
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(first);
      await expect(header(page).getByRole('searchbox')).toBeHidden();
    });

    test('closes the search by Escape, back at its button', async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      const button = header(page).locator('summary', { hasText: open });
      await button.click();
      await expect(header(page).getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(header(page).getByRole('searchbox')).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('leads to sign-in and to registration', async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      await header(page).getByRole('link', { name: links.signIn, exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe(links.login);
      await header(page).getByRole('link', { name: links.register, exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe(links.registration);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

      test('has either the search or the menu open, and sign-in in the menu', async ({ page }) => {
        await page.goto(path);
        await untilAlive(page);
        await header(page).locator('summary', { hasText: open }).tap();
        await expect(header(page).getByRole('searchbox')).toBeVisible();
        await header(page).locator('.nav-small summary').tap();
        await expect(header(page).getByRole('searchbox')).toBeHidden();
        await header(page).getByRole('link', { name: links.signIn, exact: true }).tap();
        await expect.poll(() => pathOf(page)).toBe(links.login);
        await expect(header(page).getByRole('link', { name: links.signIn, exact: true })).toBeHidden();
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

      test('searches all the same', async ({ page }) => {
        await page.goto(path);
        await header(page).locator('summary', { hasText: open }).click();
        await header(page).getByRole('searchbox').fill(words);
        await header(page).getByRole('button', { name: submit, exact: true }).click();
        await expect.poll(() => pathOf(page)).toMatch(result);
        await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(first);
      });
    });
  });
}
