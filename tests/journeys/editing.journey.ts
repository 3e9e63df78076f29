import { expect, test } from '@playwright/test';
import { findings } from './crawl.ts';
import { saved } from './editing.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const fresh = () => crypto.randomUUID().slice(0, 6);

test('two people on one page: the second is shown what changed and keeps their own, field by field', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const theirWords = `Theirs, saved first ${fresh()}.`;
  const bearer = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const found = await request.get(
    '/api/documents?kind=tour-package&market=international&limit=1&sort=title',
    {
      headers: bearer,
    },
  );
  const { id } = (await found.json()).items[0];
  await openOffice(page, `/dashboard/updateinternational/${id}`);
  const document = await (await request.get(`/api/documents/${id}`, { headers: bearer })).json();
  const { slug, facts, texts } = document;
  const theirs = {
    slug,
    facts,
    texts: { ...texts, en: { ...texts.en, summary: theirWords, hotel: `Their hotel, ${theirWords}` } },
  };
  const put = await request.put(`/api/documents/${id}`, {
    headers: { ...bearer, 'if-match': `"${document.revision}"` },
    data: theirs,
  });
  expect(put.status()).toBe(200);
  await page.getByLabel('Summary English').fill('Mine, typed meanwhile.');
  await page.getByLabel('Transport, in words English').fill(`My transport ${theirWords}`);
  await page.getByRole('button', { name: 'See what changed' }).click({ timeout: 15_000 });
  const view = page.getByRole('dialog');
  await expect(view).toContainText(theirWords);
  await expect(view).toContainText('Mine, typed meanwhile.');
  await view.getByRole('radio', { name: theirWords }).click();
  await view.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Summary English')).toHaveValue(theirWords);
  await expect(page.getByLabel('Hotel, in words English')).toHaveValue(`Their hotel, ${theirWords}`);
  await expect(page.getByLabel('Transport, in words English')).toHaveValue(`My transport ${theirWords}`);
  await saved(page, document.revision + 2);
});

test('what is typed is there again after a reload, after the connection and after the sign-in was lost', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(90_000);
  page.on('dialog', (dialog) => dialog.accept());
  await openOffice(page, '/dashboard/addinternational');
  await page.getByLabel('Title English').first().fill('A half-written page');
  await page.reload();
  await page.getByRole('button', { name: 'Continue with them' }).click({ timeout: 20_000 });
  await expect(page.getByLabel('Title English').first()).toHaveValue('A half-written page');

  const bearer = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const posts = await request.get('/api/documents?kind=post&limit=1&sort=title', { headers: bearer });
  await page.goto(`/dashboard/updateblog/${(await posts.json()).items[0].id}`);
  const summary = page.getByLabel('Summary English');
  const written = `Written ${fresh()}`;
  await expect(summary).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await summary.fill(written);
  await expect(page.locator('.fk-status')).toContainText('It couldn’t be sent', { timeout: 15_000 });
  await context.setOffline(false);
  await saved(page);

  await page.route('**/api/documents/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: '{"status":401,"code":"session.ended"}',
    }),
  );
  await summary.fill(`${written}, and more`);
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/documents/**');
  await again.getByLabel('Password', { exact: true }).fill(owner.password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await saved(page);
  await expect(summary).toHaveValue(`${written}, and more`);
});

test('a page that is half written in one browser goes on in another, and in nobody else’s', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const writer = await makeAccount(request, 'editor');
  const title = `Half a guide ${fresh()}`;
  await openOffice(page, '/dashboard/addblog', writer);
  await page.getByLabel('Title English').first().fill(title);
  await expect(page.locator('.fk-status')).toContainText('Draft saved', { timeout: 30_000 });
  for (const [who, offers] of [
    [owner, 0],
    [writer, 1],
  ] as const) {
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    const asked = elsewhere.waitForResponse((response) => response.url().endsWith('/api/working-drafts'));
    await openOffice(elsewhere, '/dashboard/addblog', who);
    await asked;
    await expect(elsewhere.locator('.fk-kept').filter({ hasText: title })).toHaveCount(offers);
    if (offers > 0) {
      await elsewhere.getByRole('button', { name: 'Continue with them' }).click();
      await expect(elsewhere.getByLabel('Title English').first()).toHaveValue(title);
    }
    await context.close();
  }
});

for (const path of ['adddomestic', 'addvisa', 'addblog', 'media']) {
  test(`${path}: axe finds nothing, in both schemes and on a phone`, async ({ page }) => {
    test.setTimeout(90_000);
    await openOffice(page, `/dashboard/${path}`);
    for (const [width, scheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      expect(await findings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}
