import { expect, test } from '@playwright/test';
import { wordsIn } from './printed-paper.ts';

for (const language of ['en', 'bn'] as const) {
  const at = (path: string) => (language === 'bn' ? `/bn${path}` : path);

  test.describe(`what a visitor may rely on (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('licences stand in the footer of a page, each with its number', async ({ page }) => {
      const say = wordsIn(language, 'site');
      await page.goto(at('/about'));
      const licences = page.locator('footer .licences');
      for (const name of ['travel_agency', 'atab', 'iata', 'hajj', 'umrah']) {
        await expect(licences.getByText(say(`site_licence_${name}`), { exact: true })).toHaveCount(1);
      }
      const numbers = await licences.locator('dd').allTextContents();
      expect(numbers).toHaveLength(5);
      expect(numbers.filter((number) => !/\S/.test(number))).toEqual([]);
    });

    test('a guide says which visas aren’t ours, and a package how far its hotels are fixed', async ({
      page,
    }) => {
      await page.goto(at('/visadetails/thailand'));
      await expect(page.getByText(wordsIn(language, 'visas')('visas_not_ours'))).toBeVisible();
      await page.goto(at('/packages/domestic/coxs-bazar'));
      await expect(page.getByText(wordsIn(language, 'tour-packages')('package_stay_note'))).toBeVisible();
    });

    test('the map of the home page marks every place that it names, and no other', async ({ page }) => {
      await page.goto(at('/'));
      const map = page.locator('svg.routemap').first();
      const [home = '', ...places] = await map.locator('text').allTextContents();
      expect(places.length).toBeGreaterThan(5);
      await expect(map.locator('.stop')).toHaveCount(places.length);
      const label = (await map.getAttribute('aria-label')) ?? '';
      expect(places.filter((place) => !label.includes(place.trim()))).toEqual([]);
      expect(home.trim()).not.toBe('');
    });
  });
}
