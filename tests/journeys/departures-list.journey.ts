import { expect, test } from '@playwright/test';
import { openOffice } from './staff.ts';

test('the filters of the departures’ list act at once, by package and by market', async ({ page }) => {
  await openOffice(page, '/dashboard/departures?view=list');
  const rows = page.locator('.of-list tbody tr');
  const others = rows.filter({ hasNotText: /Kuakata/ });
  await expect(others.first()).toBeVisible();
  const chosen = page.getByRole('combobox', { name: 'Package', exact: true });
  await chosen.fill('kuakata');
  await page.getByRole('option', { name: /Kuakata/ }).click();
  await expect(others).toHaveCount(0);
  await expect(rows.first()).toContainText('Kuakata');
  await expect(page).toHaveURL(/package=/);

  await page.goto('/dashboard/departures?view=list');
  await expect(others.first()).toBeVisible();
  const found = page.locator('.of-list [role="status"]').first();
  const all = (await found.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Market', exact: true }).click();
  await page.getByRole('option', { name: /International/ }).click();
  await expect(found).not.toHaveText(all);
  await expect(rows.filter({ hasText: /Kuakata/ })).toHaveCount(0);
});
