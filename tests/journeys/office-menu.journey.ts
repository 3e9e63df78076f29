import { expect, type Page, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { accessTokenOf, chooseInMenu, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: /^(Office menu|অফিসের মেনু)$/ });

/** The names of the places, without what waits in them. */
const placesOf = (page: Page) =>
  menuOf(page)
    .locator('ul > li > :is(a, p, button) > span:nth-of-type(1)')
    .evaluateAll((labels) =>
      labels.filter((label) => label.checkVisibility()).map((label) => label.textContent),
    );

for (const language of ['en', 'bn'] as const) {
  test(`the side bar shows every place and all pages of the largest at 650 px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 650 });
    await page.addInitScript((chosen) => localStorage.setItem('office-language', chosen), language);
    await openOffice(page, '/dashboard/media');
    const menu = menuOf(page);
    await expect(menu.getByRole('list').getByRole('list').getByRole('link')).toHaveCount(7);
    const { scrolls, ends } = await menu.evaluate((nav) => ({
      scrolls: nav.scrollHeight - nav.clientHeight,
      ends: nav.querySelector('ul')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    }));
    expect(scrolls).toBeLessThanOrEqual(0);
    const whose = await page.locator('.of-side-me').boundingBox();
    expect(ends).toBeLessThanOrEqual(whose?.y ?? 0);
    expect(await findings(page)).toEqual([]);
  });
}

test('a closed place opens at the page in it that was used last, and the page begins a few tabs on', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/home');
  await chooseInMenu(page, 'Sales', 'Fares');
  await expect(page.getByRole('heading', { name: 'Fares', level: 1 })).toBeVisible();
  // Whoever chose a page is in it.
  await expect(page.locator('#main')).toBeFocused();
  await menuOf(page)
    .getByRole('link', { name: /^Website/ })
    .click();
  await expect(page).toHaveURL(/managevisa$/);
  await menuOf(page)
    .getByRole('link', { name: /^Sales/ })
    .click();
  await expect(page).toHaveURL(/fares$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Fares', level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('what a role may not open isn’t listed, and a place without a page neither', async ({
  browser,
  request,
}) => {
  for (const [role, expected] of [
    ['clerk', ['Home', 'Customers', 'Sales', 'Money', 'Website']],
    ['accountant', ['Home', 'Customers', 'Sales', 'Money', 'Books']],
    ['editor', ['Home', 'Sales', 'Website']],
  ] as const) {
    const page = await browser.newPage();
    await openOffice(page, '/dashboard/home', await makeAccount(request, role));
    expect(await placesOf(page), role).toEqual(expected);
    await page.close();
  }
});

test('on a telephone five places are at the thumb, the rest under More, and the pages of a place above the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffice(page, '/dashboard/home');
  expect(await placesOf(page)).toEqual(['Home', 'Customers', 'Sales', 'Money', 'More']);
  for (const place of await menuOf(page).locator('.of-bar-place:visible').all()) {
    const box = await place.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await menuOf(page).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: /^Website/ }).click();
  const pages = page.getByRole('navigation', { name: 'Pages of Website' });
  await pages.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Pictures' })).toHaveAttribute('aria-current', 'page');
  expect(await sidewaysOverflow(page)).toBe('');
  expect(await findings(page)).toEqual([]);
});

test('what was moved to the trash comes back by the message that says so', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const [from] = (await (await request.get('/api/documents?kind=post&limit=1', { headers })).json()).items;
  const copied = await request.post(`/api/documents/${from.id}/duplicate`, {
    headers,
    data: { id: crypto.randomUUID() },
  });
  const { id } = await copied.json();
  await openOffice(page, '/dashboard/manageblog?state=draft');
  const row = page.locator('.of-table tbody tr').filter({ has: page.locator(`a[href$="/${id}"]`) });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(row).toHaveCount(1);
});
