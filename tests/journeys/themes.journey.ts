import { expect, test } from '@playwright/test';
import { findings, listenForErrors, untilAlive } from './crawl.ts';
import { publish, saved } from './editing.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

test('the owner adds a theme, gives it to a package, and visitors find the package by it in both languages', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const mark = crypto.randomUUID().slice(0, 6);
  const [name, bangla, renamed] = [`Photography ${mark}`, `ফটোগ্রাফি ${mark}`, `Photo walks ${mark}`];
  const key = `photography-${mark}`;
  // A package of its own, as other journeys count on the sample's.
  const found = await request.get('/api/documents?kind=tour-package&q=kuakata&limit=10', { headers });
  const { items } = await found.json();
  const sample = items.find((each: { slug: string }) => each.slug === 'kuakata');
  const { facts, texts } = await (await request.get(`/api/documents/${sample.id}`, { headers })).json();
  const id = crypto.randomUUID();
  const made = await request.post('/api/documents', {
    headers,
    data: {
      id,
      kind: 'tour-package',
      slug: `dawn-${mark}`,
      facts,
      texts: { en: { ...texts.en, title: `The light of dawn ${mark}` } },
    },
  });
  expect(made.status(), await made.text()).toBe(201);

  await openOffice(page, '/dashboard/places');
  const trouble = listenForErrors(page);
  const dialog = page.getByRole('dialog');
  const themes = page.getByRole('region', { name: 'Themes' });
  await themes.getByRole('button', { name: 'Add a theme' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name in English' })).toBeFocused();
  await page.keyboard.type('beach');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('There is already a theme of this name.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Name in Bangla' }).fill(bangla);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const row = themes.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Domestic, International');

  await page.goto(`/dashboard/updatedomestic/${id}`);
  await page.getByLabel('Summary English').fill(`For the light of dawn ${mark}.`);
  await page.getByText(name, { exact: true }).click();
  await saved(page);
  await publish(page, 'English');

  for (const [path, words] of [
    ['/packages/domestic', name],
    ['/bn/packages/domestic', bangla],
  ] as const) {
    await page.goto(path);
    await untilAlive(page);
    await page.getByRole('checkbox', { name: words }).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`theme=${key}`));
    const cards = page.getByRole('main').locator('.cards a[href*="/packages/domestic/"]');
    await expect(cards).toHaveCount(1);
    await expect(page.locator('.lbar')).toContainText(words);
  }

  const refused = await request.delete(`/api/themes/${key}`, { headers });
  expect(await refused.json()).toMatchObject({ code: 'themes.used', details: { count: 1 } });
  await page.goto('/dashboard/places');
  await row.getByRole('button', { name: `Change a theme: ${name}` }).click();
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill(renamed);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await request.get(`/packages/domestic?theme=${key}`)).text())
    .toContain(renamed);
  expect(trouble).toEqual([]);
  await themes
    .getByRole('listitem')
    .filter({ hasText: renamed })
    .getByRole('button', { name: 'Remove' })
    .click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('One package has this theme. Remove it from that one first.')).toBeVisible();
  // Out of the lists that other journeys count.
  expect((await request.post(`/api/documents/${id}/trash`, { headers })).status()).toBe(200);
});
