import { expect, type Page, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

test.beforeEach(async ({ page }) => {
  await withoutSpinner(page);
});

const firstCard = (page: Page) => page.getByRole('main').locator('article a[href*="/packages/"]').first();

/** The top of the visible part, from the top of the page. */
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

test('the party of a search goes along to list, card, page and form, and can be changed from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/find?what=tours&where=&travellers=3');
  await expect(page).toHaveURL(/\/tourpackages\?travellers=3/);
  await expect(firstCard(page)).toHaveAttribute('href', /\?adults=3$/);
  await page.goto('/packages/domestic?travellers=3');
  await untilAlive(page);
  await firstCard(page).click();
  await expect(page).toHaveURL(/[?&]adults=3/);
  const card = page.locator('#book');
  await expect(card).toContainText('3 adults');
  await expect(card).toBeInViewport();
  await expect(page.locator('.price-bar').getByRole('link', { name: 'Book these seats' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await card.getByRole('link', { name: 'Question?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ask about ${title}`);
  const subject = page.locator('#subject');
  await expect(subject).toContainText('3 adults');
  expect(await topOf(page, '.contact-form')).toBeLessThan(await topOf(page, '.ways'));
  await subject.getByRole('link', { name: 'Change date or travellers' }).click();
  await expect(page).toHaveURL(/adults=3.*#book$/);
  await expect(card).toContainText('3 adults');
});

test('the month of a list goes along as the departure that the card shows', async ({ page }) => {
  await page.goto('/packages/international');
  const month = await page.locator('input[name=month]').first().getAttribute('value');
  await page.goto(`/packages/international?month=${month}&travellers=1`);
  await expect(firstCard(page)).toHaveAttribute('href', /\?departure=[a-z0-9-]+&adults=1$/);
});

test('general questions come under the contact page, with the form first on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect(await topOf(page, '.contact-form')).toBeLessThan(await topOf(page, '.ways'));
});
