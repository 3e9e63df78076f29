import { expect, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { openOffice } from './staff.ts';

test('Ctrl-K begins an order in either language, and says so when nobody has a number', async ({ page }) => {
  await openOffice(page, '/dashboard/home');
  const search = page.getByPlaceholder('Name, phone, reference, TrxID or action');
  const dialog = page.getByRole('dialog');
  for (const words of ['নতুন অর্ডার', 'notun order', 'new order']) {
    await page.goto('/dashboard/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await search.fill(words);
    await expect(dialog.getByRole('button').first()).toContainText('New order');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/orders\/new$/);
  }
  await page.keyboard.press('Control+k');
  await search.fill('01399-000017');
  await expect(dialog.getByText('Nobody has this number')).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe('');
  }
  expect(await findings(page), 'the search').toEqual([]);
  await dialog.getByRole('button', { name: /^New order for/ }).click();
  await expect(page.getByRole('textbox', { name: 'Telephone' })).toHaveValue(/399000017$/);
});
