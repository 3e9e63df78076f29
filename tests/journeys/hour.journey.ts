import { type Browser, expect, type Page, test } from '@playwright/test';
import { dhakaDate } from '#platform/calendar-date.ts';
import { listenForErrors, untilAlive } from './crawl.ts';
import { type ChosenFile, customersFile, logoFile, ordersFile, siteFile } from './hour-files.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';

const today = dhakaDate(new Date());

/** Opens Home of an office whose texts are in a language, and counts the clicks from here on. */
async function openHome(browser: Browser, own: OwnProgram, language: Language) {
  const page = await browser.newPage({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(40_000);
  const clicks: string[] = [];
  await page.exposeFunction('countClick', (what: string) => clicks.push(what));
  await page.addInitScript((chosen) => {
    localStorage.setItem('office-language', chosen);
    addEventListener(
      'click',
      ({ isTrusted, detail, target }) => {
        // A click of the mouse; not the one that a browser adds for a label or for Enter.
        if (isTrusted && detail > 0 && target instanceof Element) {
          Reflect.get(window, 'countClick')(target.textContent?.trim().slice(0, 40) || target.tagName);
        }
      },
      true,
    );
  }, language);
  await openOffice(page, `${own.url}/dashboard/home`, own.owner);
  return { page, clicks };
}

/** The hands of somebody who follows the pages: buttons, links and fields by the words that stand there. */
function handsAt(page: Page, language: Language) {
  const say = wordsIn(
    language,
    'office-start',
    'office-samples',
    'imports-office',
    'office',
    'writing',
    'inbox',
  );
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  const link = (key: string) => page.getByRole('link', { name: say(key), exact: true });
  const both = async (key: string, en: string, bn: string) => {
    for (const [of, text] of [
      ['office_english', en],
      ['office_bangla', bn],
    ] as const) {
      await page.getByRole('textbox', { name: `${say(key)} (${say(of)})`, exact: true }).fill(text);
    }
  };
  const choose = async (opener: string, file: ChosenFile) => {
    const choosing = page.waitForEvent('filechooser');
    await button(opener).click();
    await (await choosing).setFiles(file);
  };
  const onStep = (step: string) => expect(page.locator(`[data-step=${step}]`)).toBeVisible();
  return { say, button, link, both, choose, onStep };
}

type Hands = ReturnType<typeof handsAt>;

/** The first three steps: who one is, and what one sells. */
async function becomeOneself(page: Page, { say, button, both, choose, onStep }: Hands): Promise<void> {
  await onStep('name');
  await both('office_column_name', 'Surma Travels', 'সুরমা ট্রাভেলস');
  await both('office_set_wordmark', 'Surma', 'সুরমা');
  await both('office_set_wordmark_line', 'Travels', 'ট্রাভেলস');
  await page.getByRole('textbox', { name: say('office_set_phone'), exact: true }).fill('01812345678');
  await page.getByRole('textbox', { name: say('inbox_source_whatsapp'), exact: true }).fill('01812345678');
  await both('office_set_street', '12 Zindabazar', '১২ জিন্দাবাজার');
  const site = page.locator('.start-site');
  await expect(site).toContainText(/Surma|সুরমা/);
  await page
    .getByRole('button', { name: `${say('office_set_logo')}: ${say('writing_choose_picture')}` })
    .click();
  await choose('writing_upload_files', await logoFile());
  await page.getByRole('dialog').locator('.pc-tile').filter({ hasText: 'logo' }).click();
  await expect(site.locator('img')).toBeVisible();
  await button('office_start_save_on').click();

  await onStep('licences');
  await page.locator('.of-fields input').first().fill('0012345');
  await button('office_start_save_on').click();

  await onStep('sells');
  await page.getByRole('checkbox', { name: say('office_set_sells_umrah') }).uncheck();
  await button('office_start_save_on').click();
  await onStep('samples');
}

/** The samples go, and one is back in the start. */
async function sendSamplesAway(page: Page, { button, link, onStep }: Hands): Promise<void> {
  await link('office_start_to_samples').click();
  await button('office_samples_send').click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(button('office_samples_restore')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.sa-strip')).toBeHidden();
  await link('office_start_way_back').click();
  await onStep('samples');
  await button('office_start_go_on').click();
  await onStep('accounts');
}

/** A file of a kind is read, tried and taken over. */
async function bring(page: Page, { say, button, choose }: Hands, kind: string, file: ChosenFile) {
  await button(kind).click();
  await choose('office_imports_choose', file);
  if (file.mimeType === 'text/csv') {
    await button('office_imports_try').click();
  }
  await expect(page.locator('.imp-faults')).toHaveCount(0);
  await page.locator('.imp-take').getByRole('button').first().click();
  const seen = page.getByRole('link', { name: say('office_imports_see').replace('{what}', say(kind)) });
  await expect(seen).toBeVisible({ timeout: 60_000 });
}

for (const language of ['en', 'bn'] as const satisfies readonly Language[]) {
  test.describe(`an agency of one's own, in an hour (${language})`, () => {
    let own: OwnProgram;
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      own = await startOwnProgram({ SEED: 'demo' });
    });
    test.afterAll(() => own.stop());

    test('a stranger moves in with their list, their orders and their old site', async ({
      browser,
      request,
    }) => {
      test.setTimeout(300_000);
      const { page, clicks } = await openHome(browser, own, language);
      const trouble = listenForErrors(page);
      const hands = handsAt(page, language);
      const { say, button, link, onStep } = hands;
      await link('office_samples_make_mine').click();
      await becomeOneself(page, hands);
      await sendSamplesAway(page, hands);
      for (const next of ['terms', 'colleagues', 'channels', 'data']) {
        await link('office_start_later').click();
        await onStep(next);
      }
      await link('office_start_import').click();
      await bring(page, hands, 'office_imports_customers', customersFile());
      await button('office_imports_another').click();
      await bring(page, hands, 'office_imports_orders', ordersFile(today));
      await button('office_imports_another').click();
      await bring(page, hands, 'office_imports_posts', await siteFile());
      // Each click is one that somebody has to find: more of them, and an hour doesn’t do.
      expect(clicks.length, clicks.join(', ')).toBeLessThanOrEqual(31);

      // The office: theirs, and nobody else's.
      await page.goto('/dashboard/customers');
      const rows = (count: number) =>
        say('office_rows_found').replace('{count}', count.toLocaleString(language));
      await expect(page.getByText(rows(300))).toBeAttached();
      await page.goto('/dashboard/orders');
      await expect(page.getByText(rows(40))).toBeAttached();
      const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner, own.url)}` };
      const samples = await (await request.get(`${own.url}/api/samples`, { headers })).json();
      expect(Object.values(samples.life)).toEqual(Object.values(samples.life).map(() => 0));
      expect(samples).toMatchObject({ packages: 0, posts: 0, guides: 0 });

      // The site: name, logo, and what the old one's readers look for.
      const prefix = language === 'en' ? '' : '/bn';
      await page.goto(`${prefix}/`);
      await untilAlive(page);
      const logo = page.locator('header .logo').first();
      await expect(logo).toContainText(language === 'en' ? 'Surma' : 'সুরমা');
      await expect(logo.locator('img')).toHaveJSProperty('complete', true);
      await expect(page).toHaveTitle(language === 'en' ? /Surma/ : /সুরমা/);
      for (const [old, now] of [
        ['/2019/05/sajek-in-winter/', '/blogs/sajek-in-winter'],
        ['/?p=12', '/blogs/sajek-in-winter'],
      ] as const) {
        const answer = await request.get(`${own.url}${old}`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location]).toEqual([301, now]);
      }
      for (const { old, title } of [
        { old: 'sajek-in-winter', title: 'Sajek in winter' },
        { old: 'শীতে-সাজেক', title: 'শীতে সাজেক' },
      ]) {
        const answer = await page.goto(`/2019/05/${old}/`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      expect(trouble).toEqual([]);
      await page.close();
    });
  });
}
