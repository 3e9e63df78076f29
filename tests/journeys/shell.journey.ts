import { expect, type Page, test } from '@playwright/test';
import { holdScripts, untilAlive, withoutSpinner } from './crawl.ts';

declare global {
  interface Window {
    /** When the spinner was first seen, when scripts ran, and when it was gone, in ms since the start of the page. */
    spinner: { seenAt?: number; aliveAt?: number; goneAt?: number };
  }
}

/** Has each page note when its spinner comes and goes: a look from outside may come late on a busy machine. */
const watchSpinner = (page: Page) =>
  page.addInitScript(() => {
    window.spinner = {};
    const look = () => {
      const isVisible =
        document.querySelector('.first-load')?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))) {
        window.spinner.aliveAt ??= performance.now();
      }
      if (isVisible) {
        window.spinner.seenAt ??= performance.now();
      } else if (window.spinner.seenAt !== undefined) {
        window.spinner.goneAt ??= performance.now();
      }
      requestAnimationFrame(look);
    };
    look();
  });

test('the spinner covers the first load of a tab for 1500 ms, and never later navigations', async ({
  context,
}) => {
  let tab = await context.newPage();
  let goneAt = 0;
  // Scripts that come later than that find it gone: then another tab has them in its cache.
  await expect(async () => {
    await tab.close();
    tab = await context.newPage();
    await watchSpinner(tab);
    await tab.goto('/', { waitUntil: 'commit' });
    await untilAlive(tab);
    await tab.waitForFunction(() => window.spinner.goneAt !== undefined);
    const spinner = await tab.evaluate(() => window.spinner);
    goneAt = spinner.goneAt ?? 0;
    expect(spinner.seenAt).toBeDefined();
    expect(spinner.aliveAt).toBeLessThan(1_450);
  }).toPass();
  expect(goneAt).toBeGreaterThan(1_450);
  expect(await tab.evaluate(() => scrollY)).toBe(0);
  await tab.goto('/about');
  await untilAlive(tab);
  const later = await tab.evaluate(() => window.spinner);
  expect([later.seenAt, later.goneAt]).toEqual([undefined, undefined]);
});

test('the spinner goes by itself after 1500 ms where no script arrives', async ({ page }) => {
  await watchSpinner(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.spinner.goneAt !== undefined);
  const { seenAt = 0, goneAt = 0 } = await page.evaluate(() => window.spinner);
  expect(goneAt - seenAt).toBeGreaterThan(1_450);
  // Who has read on by then stays there when they do arrive.
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  release();
  await untilAlive(page);
  await expect(page.locator('html[data-first-load]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('the packages menu opens by mouse, by keyboard, and closes on choosing', async ({ page }) => {
  await withoutSpinner(page);
  await page.goto('/about');
  await untilAlive(page);
  const nav = page.getByRole('navigation', { name: 'Main menu' }).first();
  const domestic = nav.getByRole('link', { name: 'Domestic Package' });
  const button = nav.getByRole('button', { name: 'Packages' });
  await expect(domestic).toBeHidden();
  await button.hover();
  await expect(domestic).toBeVisible();
  await domestic.click();
  await expect(page).toHaveURL('/packages/domestic');
  await expect(domestic).toBeHidden();
  await page.mouse.move(5, 700);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(domestic).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(domestic).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(domestic).toBeHidden();
  await expect(button).toBeFocused();
});

test('a language switch keeps the page', async ({ page }) => {
  await page.goto('/search?q=thailand');
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/search?q=thailand');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test('what is typed into the sign-in before scripts run stays there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('E-mail').fill('rahima@example.com');
  await page.getByLabel('Password', { exact: true }).fill('four words in a row');
  release();
  await untilAlive(page);
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('rahima@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('four words in a row');
});

test('a link without a connection says so on the page, which stays as it is', async ({ page, context }) => {
  await withoutSpinner(page);
  await page.goto('/contact');
  await untilAlive(page);
  await page.getByLabel('Your name').fill('Rahima');
  await context.setOffline(true);
  const link = page.locator('footer a[href="/about"]');
  // Hovering over a link prefetches its page, which may not end this one either.
  await link.hover();
  await link.focus();
  await link.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Rahima');
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL('/about');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens by touch and closes on choosing', async ({ page }) => {
    await withoutSpinner(page);
    await page.goto('/');
    await untilAlive(page);
    await page.locator('.nav-small summary').tap();
    const sheet = page.locator('.nav-small .nav-sheet');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('link', { name: 'Visa Service' }).tap();
    await expect(page).toHaveURL('/visaservices');
    await expect(sheet).toBeHidden();
  });
});
