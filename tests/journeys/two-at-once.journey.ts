import { expect, type Page, test } from '@playwright/test';
import { openOffice } from './staff.ts';

/** Presses several at one go: no page is drawn in between. */
const pressAll = (page: Page, names: readonly string[]) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('main button, main label')];
    for (const name of wanted) {
      all.find(({ textContent }) => textContent?.trim() === name)?.click();
    }
  }, names);

test('what is chosen twice before the page is drawn again stands both in the address', async ({ page }) => {
  await openOffice(page, '/dashboard/visacases');
  await pressAll(page, ['Guide changed', 'Board']);
  await expect(page).toHaveURL(/\?(?=.*tab=changed)(?=.*view=board)/);
  await page.goBack();
  await expect(page).toHaveURL(/visacases$/);
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  // Nothing of it is left for the next change.
  await pressAll(page, ['Board']);
  await expect(page).toHaveURL(/visacases\?view=board$/);

  await page.goto('/dashboard/departures?tab=full&market=domestic');
  await page.getByRole('button', { name: 'List', exact: true }).waitFor();
  await pressAll(page, ['List', 'Month', 'List']);
  await expect(page).toHaveURL(/departures\?tab=full&market=domestic&view=list$/);
});
