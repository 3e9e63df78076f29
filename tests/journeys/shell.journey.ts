import { expect, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

test('the spinner covers the first load of a tab for 1500 ms, and never later navigations', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const spinner = page.locator('.first-load');
  await expect(spinner).toBeVisible();
  await expect(spinner).toBeHidden({ timeout: 4_000 });
  const left = await page.evaluate(() => performance.now());
  expect(left).toBeGreaterThan(1_450);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(spinner).toBeHidden();
});

test('the packages menu opens by mouse, by keyboard, and closes on choosing', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('.first-load')).toBeHidden({ timeout: 4_000 });
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
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('E-mail').fill('rahima@example.com');
  await page.getByLabel('Password', { exact: true }).fill('four words in a row');
  scripts.resolve();
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
    await page.goto('/');
    await expect(page.locator('.first-load')).toBeHidden({ timeout: 4_000 });
    await page.locator('.nav-small summary').tap();
    const sheet = page.locator('.nav-small .nav-sheet');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('link', { name: 'Visa Service' }).tap();
    await expect(page).toHaveURL('/visaservices');
    await expect(sheet).toBeHidden();
  });
});
