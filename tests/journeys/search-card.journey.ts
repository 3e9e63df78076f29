import { expect, test } from '@playwright/test';
import { untilAlive, withoutSpinner } from './crawl.ts';

test.beforeEach(async ({ page }) => {
  await withoutSpinner(page);
});

test('a place that is typed in part leads to the list of its tours', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const where = page.getByLabel('Where to');
  await where.fill('coxs');
  await expect(page.getByRole('option', { name: /Cox.s Bazar/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue(/Cox.s Bazar/);
  await page.getByRole('button', { name: 'Find tours' }).click();
  await expect(page).toHaveURL(/\/packages\/domestic\?destination=coxs-bazar/);
});

test('the tabs are one Tab stop, and arrow keys move between them', async ({ page }) => {
  await page.goto('/bn');
  await untilAlive(page);
  await page.getByRole('tab', { name: 'ট্যুর' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'ভিসা' })).toBeFocused();
  await expect(page.getByLabel('কোন দেশে যাবেন')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'এয়ার টিকেট' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'ট্যুর' })).toBeFocused();
});

test('Escape closes the list and keeps what is typed', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const where = page.getByLabel('Where to');
  await where.fill('ban');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(where).toHaveValue('ban');
});

test('the card of flights fills the fare request in', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('tab', { name: 'Air ticket' }).click();
  await page.getByLabel('To', { exact: true }).fill('Bangkok (BKK)');
  await page.getByRole('button', { name: 'Ask for fares' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a fare');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Dhaka (DAC)');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Bangkok (BKK)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three forms stand on the page and lead where they say', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Where to')).toBeVisible();
    await expect(page.getByLabel('From', { exact: true })).toBeVisible();
    await page.getByLabel('Country you’re going to').fill('Thailand');
    await page.getByRole('button', { name: 'See the visa guide' }).click();
    await expect(page).toHaveURL('/visadetails/thailand');
  });
});
