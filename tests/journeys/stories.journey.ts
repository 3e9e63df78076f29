import { expect, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

test.beforeEach(async ({ page }) => {
  await withoutSpinner(page);
});

test('a story is found, read from its contents, and leads on', async ({ page }) => {
  await page.goto('/blogs?q=umrah');
  await page.getByRole('main').locator('a[href="/blogs/what-to-pack-for-umrah"]').first().click();
  await expect(page).toHaveURL('/blogs/what-to-pack-for-umrah');
  await untilAlive(page);
  const anchors = page.getByRole('main').locator('a[href^="#"]');
  await expect(anchors.nth(1)).toBeVisible();
  const target = await anchors.nth(1).getAttribute('href');
  await anchors.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`[id="${decodeURIComponent(target?.slice(1) ?? '')}"]`)).toBeInViewport();
});

test('news have a page of their own each', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('main').locator('a[href^="/news/"]').first().click();
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the feed holds what is published, whole and valid', async ({ request, page }) => {
  const response = await request.get('/feed.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^application\/(?:rss|atom)\+xml/);
  const text = await response.text();
  const { error, items } = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      error: read.querySelector('parsererror')?.textContent ?? '',
      items: [...read.querySelectorAll('item > link, entry > link')].map(
        (link) => link.getAttribute('href') ?? link.textContent ?? '',
      ),
    };
  }, text);
  expect(error).toBe('');
  expect(items.length).toBeGreaterThan(10);
  for (const item of items.slice(0, 5)) {
    expect((await request.get(item)).status(), item).toBe(200);
  }
});
