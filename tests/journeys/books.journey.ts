import { type Browser, expect, type Page, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

let own: OwnProgram;

test.describe('money that goes out', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    own = await startOwnProgram();
  });
  test.afterAll(() => own.stop());

  async function open(browser: Browser, language: Language, path: string): Promise<Page> {
    const page = await browser.newPage({ baseURL: own.url, viewport: { width: 1280, height: 900 } });
    await openOffice(page, `${own.url}/dashboard/home`, own.owner);
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(path);
    return page;
  }

  const sums = {
    en: { moved: '৳5,000', left: '-৳5,000', rent: '৳450', none: '৳0', number: 'CHQ 7712 1' },
    bn: { moved: '৳৫,০০০', left: '-৳৫,০০০', rent: '৳৪৫০', none: '৳০', number: 'CHQ 7712 2' },
  } as const;

  for (const language of ['en', 'bn'] as const) {
    test(`moves to a second bank, pays an expense, is undone, and a month is closed (${language})`, async ({
      browser,
    }) => {
      const say = wordsIn(language, 'office-books', 'office-orders', 'office', 'office-reports');
      const sum = sums[language];
      const page = await open(browser, language, '/dashboard/accounts');
      const trouble = listenForErrors(page);
      const dialog = page.getByRole('dialog');
      const button = (key: string, place: Page | typeof dialog = page) =>
        place.getByRole('button', { name: say(key), exact: true });

      await button('office_books_account_new').click();
      const name = `City Bank ${language}`;
      await dialog.getByLabel(say('office_books_name_en')).fill(name);
      await dialog.getByLabel(say('office_books_name_bn')).fill(`সিটি ব্যাংক ${name}`);
      await button('office_books_account_send', dialog).click();
      await expect(dialog).toBeHidden();
      const account = page.getByRole('link', { name: new RegExp(name) });
      await expect(account).toContainText(sum.none);

      // By keys alone: from the bank to the new one.
      await button('office_books_transfer').click();
      await dialog.getByLabel(say('office_books_from'), { exact: true }).selectOption('1020');
      await dialog.getByLabel(say('office_books_to'), { exact: true }).selectOption({
        label: await account
          .getAttribute('href')
          .then((href) => `${language === 'bn' ? `সিটি ব্যাংক ${name}` : name} (${href?.split('/').at(-1)})`),
      });
      await dialog.getByLabel(say('office_books_amount')).fill('5000');
      await dialog.getByLabel(say('office_books_outside')).fill(sum.number);
      await button('office_books_transfer_send', dialog).click();
      await expect(dialog).toBeHidden();
      await expect(account).toContainText(sum.moved);
      expect(await findings(page)).toEqual([]);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysOverflow(page)).toBe('');
        await page.screenshot({ path: `test-results/accounts-${language}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 1280, height: 900 });

      await account.click();
      const row = page.getByRole('row', { name: new RegExp(sum.number) });
      await expect(row).toContainText(sum.moved);
      await page.screenshot({ path: `test-results/account-${language}.png`, fullPage: true });
      expect(await findings(page)).toEqual([]);
      await row.getByRole('button', { name: say('office_undo') }).click();
      await dialog.getByLabel(say('office_order_reason')).fill('Another account was meant.');
      await button('office_undo', dialog).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('row', { name: /Another account was meant/ })).toContainText(sum.moved);
      await expect(page.locator('tfoot')).toContainText(sum.none);
      await expect(row.getByRole('button')).toHaveCount(0);

      await page.goto('/dashboard/expenses');
      await button('office_books_expense').first().click();
      await dialog.getByLabel(say('office_books_kind')).selectOption('6500');
      await dialog.getByLabel(say('office_books_what')).fill(`Tea and paper ${language}`);
      await dialog.getByLabel(say('office_books_amount')).fill('450');
      await dialog.getByLabel(say('office_books_monthly')).check();
      await button('office_books_expense_send', dialog).click();
      await expect(dialog).toBeHidden();
      const spent = page.getByRole('row', { name: new RegExp(`Tea and paper ${language}`) });
      await expect(spent).toContainText(sum.rent);
      await page.screenshot({ path: `test-results/expenses-${language}.png`, fullPage: true });
      expect(await findings(page)).toEqual([]);

      for (const [report, heading] of [
        ['profit-and-loss', 'office_report_profit_loss'],
        ['balance-sheet', 'office_report_assets'],
        ['clearing', 'office_report_clearing'],
      ] as const) {
        await page.goto(`/dashboard/reports?report=${report}`);
        await expect(page.getByRole('heading', { name: say(heading), level: 2 })).toBeVisible();
        expect(await findings(page), report).toEqual([]);
        await page.screenshot({ path: `test-results/${report}-${language}.png`, fullPage: true });
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await sidewaysOverflow(page), report).toBe('');
        await page.setViewportSize({ width: 1280, height: 900 });
      }

      await page.goto('/dashboard/closing');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(say('office_books_closed_never'));
      await page.screenshot({ path: `test-results/closing-${language}.png`, fullPage: true });
      expect(await findings(page)).toEqual([]);
      if (language === 'bn') {
        await button('office_books_close').click();
        const state = page.getByRole('main').getByRole('status');
        await expect(state).toContainText(say('office_books_closed_until').replace(/.*\}/, '').trim());
        await expect(state).not.toHaveText(say('office_books_closed_never'));
      }
      expect(trouble).toEqual([]);
      await page.close();
    });
  }
});
