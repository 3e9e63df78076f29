import { expect, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { openOffice } from './staff.ts';

const places = [
  '/dashboard/home',
  '/dashboard/managevisa',
  '/dashboard/managedomestic',
  '/dashboard/manageinternational',
  '/dashboard/manageblog',
  '/dashboard/users',
  '/dashboard/activity',
  '/dashboard/settings',
  '/dashboard/nothing-here',
];

for (const width of [390, 1024, 1440]) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme: scheme });

      test('axe finds nothing in any place, and nothing sticks out', async ({ page }) => {
        test.setTimeout(180_000);
        await openOffice(page, places[0] ?? '');
        const found: string[] = [];
        for (const path of places) {
          await page.evaluate((to) => {
            window.history.pushState({}, '', to);
            window.dispatchEvent(new PopStateEvent('popstate'));
          }, path);
          await expect(page.locator('.of-page h1')).toBeVisible();
          await page.waitForLoadState('networkidle');
          const wide = await sidewaysOverflow(page);
          found.push(...(await findings(page)).map((each) => `${path} ${each}`));
          found.push(...(wide === '' ? [] : [`${path} ${wide}`]));
        }
        expect(found).toEqual([]);
      });
    });
  }
}

test('the sign-in of the office has no findings either', async ({ page }) => {
  await page.goto('/dashboard/home');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('the office speaks Bangla when asked, and keeps to it', async ({ page }) => {
  await openOffice(page, '/dashboard/managevisa');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'ভিসা', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect(await findings(page)).toEqual([]);
});
