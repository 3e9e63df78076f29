import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { publish, saved, writePackage } from './editing.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

const fresh = () => crypto.randomUUID().slice(0, 6);

test('an editor adds a domestic package with pictures and departures, previews and publishes it, adds Bangla, plans a change and restores the first version', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const title = `Hills and tea ${fresh()}`;
  await openOffice(page, '/dashboard/adddomestic');
  await writePackage(page, title, 'Sajek');
  // Six Fridays: typed as people write dates.
  await page.getByRole('button', { name: 'Repeat…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill('1 Jan 2027');
  await dialog.getByLabel('Until').fill('৫ ফেব্রুয়ারি ২০২৭');
  await dialog.getByRole('button', { name: 'Add 6 departures' }).click();
  await expect(page.locator('.fk-departures .fk-row')).toHaveCount(6);
  await saved(page, 1);
  await expect(page).toHaveURL(/\/dashboard\/updatedomestic\/[0-9a-f-]{36}$/);
  const slug = title.toLowerCase().replaceAll(' ', '-');

  await page.getByRole('button', { name: 'Preview' }).click();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'English' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(title);
  await preview.close();
  expect((await request.get(`/packages/domestic/${slug}`)).status()).toBe(404);

  await publish(page, 'English');
  await expect(async () => {
    const list = await (await request.get(`/packages/domestic?q=${encodeURIComponent(title)}`)).text();
    expect(list).toContain(title);
  }).toPass({ timeout: 1000 });
  expect(await (await request.get(`/packages/domestic/${slug}`)).text()).toContain('৳12,500');

  await page.getByText('Side by side').click();
  await page.getByLabel('Title Bangla').first().fill('পাহাড় আর চা');
  await page.getByLabel('Summary Bangla').fill('পাহাড়ে দুই রাত।');
  await expect(page.locator('.fk-status')).toContainText('Kept in this browser', { timeout: 15_000 });
  await page.getByLabel('Opening Bangla').fill('ধীরে যাই, ধীরে ফিরি।');
  await page.getByLabel('Hotel, in words Bangla').fill('কাঠের কটেজ');
  await page.getByLabel('Transport, in words Bangla').fill('এসি বাস');
  for (const day of [0, 1, 2]) {
    const card = page.locator('.fk-row-card').nth(day);
    await card.getByLabel('Title Bangla').fill('একটি দিন');
    await card.getByLabel('What happens Bangla').fill('হাঁটা আর খাওয়া।');
  }
  const lines = page.locator('.fk-lines').getByLabel(/^Line \d Bangla$/);
  for (let line = 0; line < (await lines.count()); line += 1) {
    await lines.nth(line).fill(`লাইন ${line + 1}`);
  }
  await saved(page);
  await publish(page, 'Bangla');
  expect(await (await request.get(`/bn/packages/domestic/${slug}`)).text()).toContain('পাহাড় আর চা');

  await page.getByLabel('Summary English').fill('A summary for the new year.');
  await saved(page);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const english = page.getByRole('region', { name: 'English' });
  await english.getByRole('button', { name: 'Schedule…' }).click();
  await english.getByLabel('Day').fill('1 Jan 2027');
  await english.getByLabel('Time in Dhaka').fill('9.30');
  await english.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(english).toContainText('Goes live');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Revision 1\b/ }).click();
  await expect(page.getByRole('dialog').locator('ins').filter({ hasText: 'year.' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await expect(page.getByLabel('Summary English')).toHaveValue(/Two nights in the hills/);
  await page.keyboard.press('Escape');
  await saved(page);
});

test('a post is written with headings, a list from elsewhere and a live card, and published', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const title = `Notes from the road ${fresh()}`;
  await openOffice(page, '/dashboard/addblog');
  await page.getByLabel('Title English').first().fill(title);
  await page.getByLabel('Summary English').fill('What we saw.');
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();
  await page.locator('.pc-tile').first().click();
  await page.getByLabel('Author, in English').fill('Nusrat Jahan');
  await page.getByLabel('Author, in Bangla').fill('নুসরাত জাহান');
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.click();
  await page.keyboard.type('## The way there');
  await page.keyboard.press('Enter');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p style="color:red">Bring a <b>light</b> coat</p><ul><li>Tea<li>Salt</ul>');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    element.dispatchEvent(paste);
  });
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Card of a package or visa' }).click();
  await page.getByLabel('Title of a package or visa').fill('Thailand');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Thailand/ })
    .first()
    .click();
  await saved(page, 1);
  await publish(page, 'English');
  const html = await (await request.get(`/blogs/${title.toLowerCase().replaceAll(' ', '-')}`)).text();
  expect(html).toContain('<strong>light</strong>');
  expect(html).toContain('/visadetails/thailand');
});

test('the guide of a visa is written with fees, papers and steps, and published', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const name = `Fiji ${fresh()}`;
  await openOffice(page, '/dashboard/addvisa');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('Fiji');
  await page.getByRole('option', { name: 'Fiji' }).click();
  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Oceania' }).click();
  await page.getByLabel('Country, as the page names it English').fill(name);
  await page.getByLabel('Summary English').fill('A visa before you fly.');
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();
  await page.locator('.pc-tile').first().click();
  await page.getByLabel(/^Name, such as/).fill('Tourist visa');
  await page.getByRole('textbox', { name: 'Embassy fee', exact: true }).fill('8,500');
  await page.getByRole('textbox', { name: 'Our service charge', exact: true }).fill('৩০০০');
  for (const part of ['Embassy fee', 'Visa-centre fee', 'Our service charge']) {
    await page.getByLabel(`${part} English`).fill('As its office states it.');
  }
  for (const step of [0, 1]) {
    await page.getByRole('button', { name: 'Add a step' }).click();
    const row = page.locator('#part-steps .fk-row').nth(step);
    await row.getByLabel('Title English').fill('Call us');
    await row.getByLabel('Text English').fill('We tell you what is missing.');
    await row.getByLabel('When English').fill('Day 1');
  }
  await saved(page, 1);
  await publish(page, 'English');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  expect(await (await request.get(`/visadetails/${slug}`)).text()).toContain('৳11,500');
});

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
  await view.getByRole('button', { name: 'Go on with this' }).click();
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
  await page.getByRole('button', { name: 'Take it up again' }).click({ timeout: 20_000 });
  await expect(page.getByLabel('Title English').first()).toHaveValue('A half-written page');

  const bearer = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const posts = await request.get('/api/documents?kind=post&limit=1&sort=title', { headers: bearer });
  await page.goto(`/dashboard/updateblog/${(await posts.json()).items[0].id}`);
  const summary = page.getByLabel('Summary English');
  const written = `Written ${fresh()}`;
  await expect(summary).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await summary.fill(written);
  await expect(page.locator('.fk-status')).toContainText('No connection', { timeout: 15_000 });
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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}
