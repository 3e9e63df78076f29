import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings, sidewaysOverflow, untilAlive, withoutSpinner } from './crawl.ts';

const shots = process.env.MOTHER_SHOTS;
const shot = async (page: Page, name: string) => {
  if (shots !== undefined) {
    await page.screenshot({ path: `${shots}/${name}.png` });
  }
};

/** 400 kb/s, as bytes. */
const slow = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Latin words that stand in Bangla text, too: names of companies, and the sign before a reference. */
const names = /WhatsApp|SF-[A-Z0-9-]+/g;

/** English words that somebody who reads Bangla meets on the page. */
async function latinWords(page: Page): Promise<readonly string[]> {
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    // Posts that other journeys write may have no Bangla text.
    const posts = [...main.querySelectorAll<HTMLElement>('a[href*="/blogs/"], a[href*="/news/"]')];
    for (const post of posts) {
      (post.closest<HTMLElement>('article, li') ?? post).hidden = true;
    }
    return main.innerText;
  });
  return text.replaceAll(names, '').match(/[A-Za-z]{2,}/g) ?? [];
}

/** Counts what fingers do. */
function hand(page: Page) {
  const count = { taps: 0, keys: 0 };
  return {
    count,
    tap: async (on: Locator) => {
      count.taps += 1;
      await on.tap();
    },
    type: async (text: string) => {
      count.keys += [...text].length;
      await page.keyboard.type(text);
    },
  };
}

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'bn-BD' });

test('a mother with two children holds seats on a small slow phone with 9 taps and 40 keys', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withoutSpinner(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow);
  const { count, tap, type } = hand(page);
  const main = page.getByRole('main');

  await page.goto('/bn');
  await untilAlive(page);
  const find = main.getByRole('button', { name: 'ট্যুর খুঁজুন' });
  const card = await main.locator('.search').boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await latinWords(page)).toEqual([]);
  await shot(page, '1-home');
  await tap(main.getByLabel('কোথায় যাবেন'));
  await type('কক্স');
  const more = main.getByRole('button', { name: 'বাড়ান: শিশু' });
  await tap(more);
  await expect(main.getByLabel('১ নম্বর শিশুর বয়স')).toBeFocused();
  await type('৫');
  await tap(more);
  await expect(main.getByLabel('২ নম্বর শিশুর বয়স')).toBeFocused();
  await type('১');
  await shot(page, '2-ages');
  await tap(find);

  await expect(page).toHaveURL(/\/bn\/packages\/domestic\?destination=coxs-bazar&adults=2&age=1&age=5$/);
  const tour = main.locator('.pcard', { has: page.locator('a[href*="/coxs-bazar"]') }).first();
  await expect(tour.locator('.price')).toContainText('আপনাদের ৪ জনের, সব মিলিয়ে');
  const price = await tour.locator('.price b').innerText();
  expect(await latinWords(page)).toEqual([]);
  await shot(page, '3-list');
  await tap(tour.getByRole('link'));

  await expect(page).toHaveURL(/\/coxs-bazar\?age=1&age=5$/);
  const total = main.locator('.price-card-big b');
  await expect(total).toHaveText(price);
  const bar = await main.locator('.price-bar').boundingBox();
  const seen = await total.boundingBox();
  expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(main.locator('.price-bar')).toContainText('পর্যন্ত');
  expect(await main.locator('.btn-go:visible').count()).toBe(1);
  expect(await latinWords(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe('');
  await shot(page, '4-package');
  await tap(main.getByRole('link', { name: 'এই আসনগুলো বুক করুন' }));

  await expect(page).toHaveURL(/\/book\?departure=[^&]+&age=1&age=5$/);
  await untilAlive(page);
  await expect(main.locator('.order-lines tfoot td')).toHaveText(price);
  expect(await latinWords(page)).toEqual([]);
  await shot(page, '5-checkout');
  await tap(page.locator('#name'));
  await type('রহিমা বেগম');
  await tap(page.locator('#phone'));
  await type(`017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  await shot(page, '6-typed');
  await tap(main.getByRole('button', { name: 'আসন ধরে রাখুন' }));

  await expect(page).toHaveURL(/\/bn\/orders\//);
  await expect(main).toContainText('৩টি আসন আপনার জন্য ধরা আছে');
  await expect(main).toContainText(/SF-/);
  await shot(page, '7-held');
  expect(count.taps).toBeLessThanOrEqual(9);
  expect(count.keys).toBeLessThanOrEqual(40);
});

test('a search with children asks for each age, and says so beside the field', async ({ page }) => {
  await withoutSpinner(page);
  await page.goto('/');
  await untilAlive(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'More: Children' }).tap();
  await main.getByRole('button', { name: 'Find tours' }).tap();
  await expect(main.getByText('Write the age of each child')).toBeVisible();
  await expect(main.getByLabel('Age of child 1')).toBeFocused();
  await expect(page).toHaveURL('/');
  expect(await findings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ages alone say who they are, and the price in full follows them', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/');
    await main.getByLabel('Where to').fill('Cox’s Bazar');
    await main.getByLabel('Age of child 1').fill('5');
    await main.getByLabel('Age of child 2').fill('1');
    await main.getByRole('button', { name: 'Find tours' }).tap();
    await expect(page).toHaveURL(/adults=2&age=1&age=5$/);
    await main.locator('.pcard a[href*="/coxs-bazar?"]').first().tap();
    await expect(main.locator('.price-card-big')).toContainText('for the four of you, in full');
    await expect(main.locator('.party summary')).toContainText('1 child (5 years), 1 infant');
    // Who sleeps where is chosen by the plain form, and then the ages have done their work.
    await main.locator('.party summary').tap();
    await main.locator('#childbed').fill('1');
    await main.locator('#childnobed').fill('0');
    await main.getByRole('button', { name: 'Calculate the total' }).tap();
    await expect(page).toHaveURL(/childbed=1/);
    expect(page.url()).not.toContain('age=');
  });
});
