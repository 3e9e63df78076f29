import { expect, test } from '@playwright/test';
import { findings } from './crawl.ts';

for (const language of ['en', 'bn'] as const) {
  test(`a number gets the field for its code, whether it is known or not, and no page tells which (${language})`, async ({
    browser,
  }) => {
    // Plain forms: nothing needs scripts.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const path = language === 'bn' ? '/bn/find' : '/find';
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.locator('#phone').fill('12');
    await page.locator('main form button').first().click();
    await expect(page.locator('#phone-error')).toBeVisible();
    await page.locator('#phone').fill('01999-000111');
    await page.locator('main form button').first().click();
    await expect(page.locator('#code')).toHaveAttribute('autocomplete', 'one-time-code');
    await page.locator('#code').fill('000000');
    await page.locator('main form button').first().click();
    await expect(page.locator('#code-error')).toBeVisible();
    await page.locator(`.find-again a[href="${path}"]`).click();
    await expect(page.locator('#phone')).toBeVisible();
    await context.close();
  });

  test(`the header of a telephone leads there (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(language === 'bn' ? '/bn' : '/');
    await page.locator('.nav a[href$="/find"]').click();
    await expect(page.locator('main #phone')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
