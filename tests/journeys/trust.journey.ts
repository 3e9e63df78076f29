import { expect, test } from '@playwright/test';
import { sidewaysOverflow } from './crawl.ts';
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

    test('the page about the agency says where it is registered, and into which accounts one pays', async ({
      page,
    }) => {
      const say = wordsIn(language, 'pages');
      await page.goto(at('/about'));
      const registered = page.getByRole('region', { name: say('pages_about_registered') });
      await expect(registered.getByRole('listitem')).toHaveCount(5);
      await expect(registered).toContainText(say('pages_about_register_aviation'));
      const ways = page.getByRole('region', { name: say('pages_about_ways') });
      await expect(ways).toContainText(language === 'bn' ? '০১৭০০০০০০০০' : '01700000000');
      await expect(ways).toContainText(say('pages_about_ways_text'));
      await expect(ways).toContainText(say('pages_about_cash_text'));
      expect(await sidewaysOverflow(page)).toBe('');
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

    test('the calendar of the home page names every day that it greys besides Fridays and Saturdays', async ({
      page,
    }) => {
      await page.goto(at('/'));
      const days = await page
        .locator('.calrow i')
        .evaluateAll((all) => all.map(({ className, textContent }) => ({ className, day: textContent })));
      const firstColumn = Number(/ d(\d)/.exec(days[0]?.className ?? '')?.[1]);
      expect(firstColumn).toBeLessThan(7);
      const greyed = days.filter(({ className }, index) => {
        const column = (firstColumn + index) % 7;
        return className.split(' ').includes('off') && column !== 5 && column !== 6;
      });
      const named = greyed.length === 0 ? '' : await page.locator('.demo:has(.calrow) > p.small').innerText();
      // Numbers stand alone: the 1st isn't named by the 21st.
      const numbers = new Set(named.match(/\p{Nd}+/gu));
      expect(greyed.filter(({ day }) => !numbers.has(day ?? ''))).toEqual([]);
    });

    test('on a phone the button of the filters has a bar of its own and covers no title of a card', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(at('/packages/domestic'));
      const bar = page.locator('.mfilter-row');
      const box = await bar.boundingBox();
      expect([box?.x, box?.width]).toEqual([0, 390]);
      const background = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(background, 'nothing shines through').toMatch(/^rgb\(/);
      // At the end of the list everything stands above it.
      await page.locator('footer').first().scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const end = (await bar.boundingBox())?.y ?? 0;
      const titles = await page.getByRole('main').getByRole('article').getByRole('heading').all();
      expect(titles.length).toBeGreaterThan(0);
      for (const title of titles) {
        const { y = 0, height = 0 } = (await title.boundingBox()) ?? {};
        expect(y + height, await title.innerText()).toBeLessThanOrEqual(end);
      }
    });
  });
}
