import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { listenForErrors } from './crawl.ts';
import { saved } from './editing.ts';
import { accessTokenOf, fillSignIn, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
  for (let press = 0; press < 100 && !name.test(await focused()); press += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await focused()).toMatch(name);
}

test('whoever is not signed in signs in on the spot, and then sees the requested page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('office-language', localStorage.getItem('office-language') ?? 'en');
  });
  await page.goto('/dashboard/managevisa?q=thai&sort=title');
  await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeVisible();
  await expect(page.locator('.of-shell')).toHaveCount(0);
  await fillSignIn(page, { ...owner, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await fillSignIn(page, owner);
  await expect(page.getByRole('heading', { name: 'Visas' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/managevisa\?q=thai&sort=title$/);
  await expect(page.getByRole('row', { name: /Thailand/ })).toBeVisible();
});

test('the office can be put on a telephone’s screen as a program of its own, the site as a page', async ({
  page,
  request,
}) => {
  const manifestOf = async (path: string) => {
    await page.goto(path);
    const href = await page.locator('link[rel=manifest]').first().getAttribute('href');
    const response = await request.get(href ?? '/nothing');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    return response.json();
  };
  expect(await manifestOf('/dashboard/home')).toMatchObject({
    display: 'standalone',
    start_url: '/dashboard/home',
    scope: '/dashboard/',
  });
  expect(await manifestOf('/')).toMatchObject({ display: 'browser', start_url: '/' });
});

test('a customer is told that this is for staff, with a link out', async ({ page, request }) => {
  const customer = await makeAccount(request, 'customer');
  await page.addInitScript(() => {
    localStorage.setItem('office-language', localStorage.getItem('office-language') ?? 'en');
  });
  await page.goto('/dashboard/home');
  await fillSignIn(page, customer);
  await expect(page.getByRole('heading', { name: 'The office is for staff' })).toBeVisible();
  await expect(page.locator('.of-shell')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the site' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('what a clerk may not do is shut and says why, and a page that isn’t theirs says so in its place', async ({
  page,
  request,
}) => {
  const clerk = await makeAccount(request, 'clerk');
  await openOffice(page, '/dashboard/managedomestic', clerk);
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).check();
  const bulk = page.getByRole('region', { name: 'With the rows chosen' });
  const publish = bulk.getByRole('button', { name: 'Publish' });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await publish.hover();
  await expect(page.getByRole('tooltip')).toContainText('may not do this');
  // Ctrl-K offers only allowed pages, too.
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Name, phone, reference, TrxID or action');
  await search.fill('sajek');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Sajek/).first()).toBeVisible();
  for (const words of ['new visa guide', 'settings', owner.email]) {
    await search.fill(words);
    await expect(dialog.getByText('No results.')).toBeVisible();
  }
  // Whoever comes by an address or a bookmark reads the reason in the place of the page.
  await page.goto('/dashboard/users');
  const place = page.getByRole('main');
  await expect(place.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(place).toContainText('Your role (Clerk) may not do this.');
});

test('search, filter, order and page stand in the address, and back undoes them', async ({ page }) => {
  await openOffice(page, '/dashboard/managedomestic?size=25');
  const rows = page.locator('.of-table tbody tr');
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(page).toHaveURL(/state=published/);
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(/state=published&sort=title/);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('searchbox').fill('sajek');
  await expect(page).toHaveURL(/q=sajek/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Sajek');
  await page.goBack();
  await expect(page).toHaveURL(/managedomestic\?state=published&size=25$/);
  await page.getByRole('searchbox').fill('zzz no such title');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Address' }).click();
  await expect(page).toHaveURL(/columns=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Address' })).toBeVisible();
});

test('the file holds every row that was found, in words that Excel reads', async ({ page, request }) => {
  await openOffice(page, '/dashboard/manageinternational?size=25');
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const question = '/api/documents?kind=tour-package&market=international&limit=1';
  const { total } = await (await request.get(question, { headers })).json();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('manageinternational.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFTitle,')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
  const log = await (await request.get('/api/activity?action=lists.export&limit=1', { headers })).json();
  expect(log.items).toMatchObject([{ subjectKind: 'international-packages', difference: { count: total } }]);
});

test('an export that can’t be noted in the log saves no file, and says so', async ({ page }) => {
  await openOffice(page, '/dashboard/manageinternational');
  await page.route('**/api/exports', (route) => route.fulfill({ status: 503, json: {} }));
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(page.getByText('couldn’t be noted in the log, so no file was saved')).toBeVisible();
  expect(saved).toEqual([]);
});

test('documents go to the trash together, each outcome is told, and they come back', async ({ page }) => {
  await openOffice(page, '/dashboard/manageblog?state=draft');
  const row = page.locator('.of-table tbody tr').first();
  const title = (await row.locator('.of-titles > :first-child').textContent()) ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click();
  await expect(page.getByText('1 moved to the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'In the trash' }).click();
  await expect(page).toHaveURL(/state=trashed/);
  await expect(page.locator('.of-list-sheet')).toHaveAttribute('aria-busy', 'false');
  const trashed = page.getByRole('row', { name: title }).last();
  // The list from before may stand there for a moment longer.
  await expect(async () => {
    await trashed.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Bring back' }).click({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('1 brought back.')).toBeVisible();
});

test('the owner gives roles, shuts accounts and opens them again, and never loses the last owner', async ({
  page,
  request,
}) => {
  const clerk = await makeAccount(request, 'clerk');
  await openOffice(page, `/dashboard/users?q=${encodeURIComponent(clerk.email)}`);
  const row = page.getByRole('row', { name: clerk.email });
  const choose = async (name: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Change the role…');
  await page.getByRole('radio', { name: 'Editor' }).press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Editor');
  await choose('Disable the account');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable the account' }).click();
  await expect(row).toContainText('Disabled');
  await choose('Enable the account');
  await expect(row).not.toContainText('Disabled');

  await page.getByRole('searchbox').fill(owner.email);
  const own = page.getByRole('row', { name: owner.email });
  await own.getByRole('button', { name: /^Actions for/ }).click();
  const disable = page.getByRole('menuitem', { name: /^Disable the account/ });
  await expect(disable).toHaveAttribute('aria-disabled', 'true');
  await expect(disable).toContainText('You can’t disable your own account.');
});

test('a sign-in that ends in the middle of work opens a dialog over the page, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const editor = await makeAccount(request, 'editor');
  await openOffice(page, '/dashboard/managevisa', editor);
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  expect((await request.post(`/api/users/${editor.uid}/sign-out-everywhere`, { headers })).status()).toBe(
    200,
  );
  await page.getByRole('searchbox').fill('japan');
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('E-mail')).toHaveValue(editor.email);
  await fillSignIn(page, editor);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('japan');
  await expect(page.getByRole('row', { name: /Japan/ })).toBeVisible();
});

test('a save that comes second says who was first, and can be laid over it', async ({ page, request }) => {
  await openOffice(page, '/dashboard/settings');
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const read = await request.get('/api/settings', { headers });
  const { settings } = await read.json();
  // Saved unchanged: another version, without a visible change.
  const again = await request.put('/api/settings', {
    data: settings,
    headers: { ...headers, 'if-match': read.headers().etag ?? '' },
  });
  expect(again.status(), await again.text()).toBe(200);
  // Saving is offered once there is something to save.
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('postcode');
  await page.keyboard.press('Enter');
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await expect(postcode).toBeFocused();
  await postcode.fill('1229');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('saved the settings meanwhile');
  await page.getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible();
});

test('the office is used by keyboard alone', async ({ page }) => {
  await openOffice(page, '/dashboard/home');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Name, phone, reference, TrxID or action').fill('domestic');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/managedomestic/);
  await expect(page.locator('.of-table tbody tr').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.locator('.of-table tbody tr').nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 chosen')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('every page and record of the office is found by keyboard from anywhere, in either language, and new ones are begun', async ({
  page,
  request,
}) => {
  const clerk = await makeAccount(request, 'clerk');
  await openOffice(page, '/dashboard/home');
  const search = page.getByPlaceholder('Name, phone, reference, TrxID or action');
  const dialog = page.getByRole('dialog');
  const ask = async (words: string) => {
    await page.keyboard.press('Control+k');
    await search.fill(words);
  };
  // Documents of every kind, by their title in either language.
  await ask('সাজেক');
  await expect(dialog.getByRole('button', { name: /Sajek.*Domestic package/ }).first()).toBeVisible();
  await search.fill('Thailand');
  await expect(dialog.getByRole('button', { name: /^Thailand.*Visa$/ })).toBeVisible();
  // What can be done comes before what only has the words in its name.
  await search.fill('new visa');
  await expect(dialog.getByRole('button').first()).toContainText('New visa case');
  await search.fill('langkawi');
  await expect(dialog.getByRole('button', { name: /langkawi.*Picture/ })).toBeVisible();
  await search.fill(clerk.email);
  await expect(dialog.getByRole('button', { name: new RegExp(`${clerk.email}.*Clerk$`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: clerk.email })).toBeVisible();
  // A section of the settings, by its Bangla name.
  await ask('ছুটির দিন');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/settings#holidays$/);
  await expect(page.getByRole('heading', { name: 'Holidays' })).toBeFocused();
  await ask('new international');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New international package' })).toBeVisible();
});

test('a form is opened, a row added and moved, and all of it saved by keyboard alone; its document then stands first', async ({
  page,
}) => {
  // Some hundred keys, one after another: on a busy machine they take longer than a usual test may.
  test.setTimeout(90_000);
  await openOffice(page, '/dashboard/managedomestic');
  const rows = page.locator('.of-table tbody tr');
  await page.keyboard.press('/');
  await page.keyboard.type('Kuakata');
  await expect(rows).toHaveCount(1);
  await tabTo(page, /^Kuakata/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Kuakata/ })).toBeVisible({ timeout: 20_000 });
  await tabTo(page, /What is included$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Add a line/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Line \d+ English/).and(page.locator(':focus'))).toBeVisible();
  const typed = `Typed by keys ${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.type(typed);
  const highlights = page.locator('.fk-lines').first().getByRole('textbox');
  const last = (await highlights.count()) - 1;
  await expect(highlights.nth(last)).toHaveValue(typed);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(highlights.nth(last - 1)).toHaveValue(typed);
  await expect(highlights.nth(last - 1)).toBeFocused();
  await saved(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Name, phone, reference, TrxID or action').fill('domestic');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('Kuakata');
});

test('the log comes out as a file with every entry that fits', async ({ page }) => {
  await openOffice(page, '/dashboard/activity?subjectKind=settings');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('activity.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFWhen,Who,Action,What,Title,Changes\r\n')).toBe(true);
  expect(text).toContain(',Settings,');
});

test('the policy of the site holds in every place, and nothing fails on the way', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('office-language', localStorage.getItem('office-language') ?? 'en');
  });
  await openOffice(page, '/dashboard/home');
  const trouble = listenForErrors(page);
  const menu = page.getByRole('navigation', { name: 'Office menu' });
  const seen: string[] = [];
  for (const place of ['Customers', 'Sales', 'Money', 'Books', 'Website', 'Office']) {
    await menu.getByRole('link', { name: new RegExp(`^${place}`) }).click();
    const pages = menu.getByRole('list', { name: place }).getByRole('link');
    await expect(pages.first()).toBeVisible();
    for (const link of await pages.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('.of-page h1')).toBeVisible();
      await expect(page.locator('main .of-rows-waiting')).toHaveCount(0);
      seen.push(new URL(page.url()).pathname);
    }
  }
  // No page stands at two places of the menu.
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(seen.length);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.keyboard.press('Escape');
  expect(trouble).toEqual([]);
});

test('what the server sends is the same small frame for everybody', async ({ request }) => {
  const plain = await request.get('/dashboard/users');
  const signedIn = await request.get('/dashboard/users', {
    headers: { authorization: `Bearer ${await accessTokenOf(request, owner)}` },
  });
  const html = await plain.text();
  expect(await signedIn.text()).toBe(html);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/<footer|<style|owner@/);
});
