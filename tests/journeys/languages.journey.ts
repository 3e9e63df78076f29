import { expect, test } from '@playwright/test';
import { listenForErrors, untilAlive, withoutSpinner } from './crawl.ts';

const pages = [
  '/',
  '/visaservices?sort=fee',
  '/visadetails/thailand?profile=student',
  '/packages/domestic?priceto=20000&sort=price',
  '/packages/domestic/coxs-bazar',
  '/blogs',
  '/contact',
  '/nothing-here',
];

for (const path of pages) {
  test(`a change of language keeps ${path}`, async ({ page }) => {
    await withoutSpinner(page);
    await page.goto(path);
    await page.getByRole('link', { name: 'বাংলা' }).first().click();
    await expect(page).toHaveURL(path === '/' ? '/bn' : `/bn${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('a walk through the site stays in its language and never loads a second document', async ({ page }) => {
  const trouble = listenForErrors(page);
  await withoutSpinner(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') {
      documents.push(request.url());
    }
  });
  await page.goto('/bn');
  await untilAlive(page);
  const footer = page.locator('footer');
  for (const path of ['/bn/about', '/bn/visaservices', '/bn/tourpackages', '/bn/blogs', '/bn/privacy']) {
    await footer.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0980-\u09ff]/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  expect(documents).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('a Bangla name on an English page stands in a Bangla face, which only such a page loads', async ({
  page,
}) => {
  const loaded = (family: string) =>
    page.evaluate(async (name) => {
      await document.fonts.ready;
      return [...document.fonts].filter((face) => face.family.includes(name) && face.status === 'loaded')
        .length;
    }, family);
  await page.goto('/search?q=Abdul', { waitUntil: 'networkidle' });
  expect(await loaded('Anek Bangla Word')).toBe(1);
  expect(await loaded('Anek Bangla Written')).toBe(0);
  await page.goto(`/search?q=${encodeURIComponent('আব্দুল করিম')}`, { waitUntil: 'networkidle' });
  expect(await loaded('Anek Bangla Written')).toBeGreaterThan(0);
});
