import { expect, type Page, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

const cards = (page: Page) => page.getByRole('main').locator('a[href*="/packages/domestic/"]');

const prices = async (page: Page) =>
  (await page.getByRole('main').locator('article, .card').allInnerTexts())
    .flatMap((text) => text.match(/৳([\d,]+)/)?.[1] ?? [])
    .map((price) => Number(price.replaceAll(',', '')));

const shown = (page: Page) => page.getByRole('search', { name: /packages/i });

test.beforeEach(async ({ page }) => {
  await withoutSpinner(page);
});

test('from the home search to a package, its departures and back', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('combobox', { name: 'Where' }).first().fill('cox');
  await page.getByRole('option', { name: /Cox/ }).click();
  await page.getByRole('button', { name: 'Find tours' }).click();
  await expect(page).toHaveURL(/\/packages\/domestic\?.*destination=coxs-bazar/);
  await cards(page).filter({ hasText: /Cox/ }).first().click();
  await expect(page).toHaveURL(/\/packages\/domestic\/[a-z0-9-]+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Cox/);
  await expect(page.getByRole('main')).toContainText('৳');
  await page.goBack();
  await expect(page).toHaveURL(/destination=coxs-bazar/);
});

test('a list is narrowed by price and month, as one looks, and the address says so', async ({ page }) => {
  await page.goto('/packages/domestic');
  await untilAlive(page);
  const before = await cards(page).count();
  const form = shown(page);
  const highest = Math.max(...(await prices(page)));
  await form.getByRole('textbox').last().fill('15,000');
  await expect(page).toHaveURL(/priceto=15(?:%2C)?000/);
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(15_000);
  expect(highest).toBeGreaterThan(15_000);
  const month = form.locator('input[name=month]').first();
  const value = await month.getAttribute('value');
  await month.check({ force: true });
  await expect(page).toHaveURL(new RegExp(`month=${value}`));
  await expect(page).toHaveURL(/priceto=15(?:%2C)?000/);
  // A card of that list leads to the departure of the month.
  await expect(cards(page).first()).toHaveAttribute('href', /[?&]departure=/);
  expect(await cards(page).count()).toBeLessThanOrEqual(before);
  // The same address in a new document shows the same list.
  const narrowed = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.reload();
  expect(await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    narrowed,
  );
});

test('a filter is taken away by its chip, and an empty list shows a way out', async ({ page }) => {
  await page.goto('/packages/domestic?priceto=1&theme=beach');
  await untilAlive(page);
  await expect(page.getByRole('main')).toContainText(/no tour matches/i);
  const ways = page.getByRole('main').locator('a[href^="/packages/domestic"]');
  expect(await ways.count()).toBeGreaterThan(0);
  await page.goto('/packages/domestic?theme=beach&sort=price');
  await untilAlive(page);
  const list = await prices(page);
  expect(list).toEqual(list.toSorted((a, b) => a - b));
  await page.getByRole('link', { name: /^Remove the filter.*beach/i }).click();
  await expect(page).not.toHaveURL(/theme=/);
  await expect(page).toHaveURL(/sort=price/);
});

test('back and forward keep the scroll and the filters', async ({ page }) => {
  await page.goto('/packages/domestic?sort=price');
  await untilAlive(page);
  await page.locator('input[name=nights]').nth(1).check({ force: true });
  await expect(page).toHaveURL(/nights=/);
  const filtered = page.url();
  await page.evaluate(() => scrollTo(0, 500));
  await page.waitForTimeout(150);
  const link = cards(page).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(150);
  const scrolled = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/packages\/domestic\/[a-z0-9-]+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled + 60);
  await expect(page.locator('input[name=nights]').nth(1)).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/\/packages\/domestic\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await page.goBack();
  await expect(page).toHaveURL('/packages/domestic?sort=price');
  await expect(page.locator('input[name=nights]').nth(1)).not.toBeChecked();
});

test('a party is counted for the departure that was chosen, and a leaflet can be printed', async ({
  page,
}) => {
  await page.goto('/packages/domestic/coxs-bazar');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const script = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { '@graph': things } = JSON.parse(script ?? '{}');
  const kinds = things.flatMap((thing: { '@type': string | string[] }) => thing['@type']);
  expect(kinds).toContain('BreadcrumbList');
  expect(kinds).toContain('TouristTrip');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header.nav')).toBeHidden();
  await expect(page.locator('footer.foot')).toBeHidden();
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(20_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is narrowed by a form and its button', async ({ page }) => {
    await page.goto('/packages/domestic');
    await page.locator('input[name=priceto]').fill('15000');
    await page
      .getByRole('main')
      .locator('.filters-show, form[role=search] button[type=submit]')
      .first()
      .click();
    await expect(page).toHaveURL(/priceto=15(?:%2C)?000/);
    const list = await prices(page);
    expect(list.length).toBeGreaterThan(0);
    expect(Math.max(...list)).toBeLessThanOrEqual(15_000);
  });

  test('the next page of a list is a link', async ({ page }) => {
    await page.goto('/packages/domestic');
    await page.getByRole('main').locator('a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });
});
