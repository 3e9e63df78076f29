import { type Browser, expect, type Page, test } from '@playwright/test';
import { dhakaToday } from '#platform/clock.ts';
import { xlsxOf } from '#platform/testing/xlsx.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

let own: OwnProgram;
const today = dhakaToday();

const statement = xlsxOf([
  ['Sample Bank Ltd', 'Statement of account'],
  [],
  ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'],
  [today, 'FUND TRANSFER', '', 2_000, 2_000],
  [today, 'BEFTN 77120', '', 690, 2_690],
  [today, 'SMS ALERT FEE', 15, '', 2_675],
  [today, 'PROFIT CREDITED', '', 3.5, 2_678.5],
]);

/** month.journey goes through the same screens in both languages. */
const languages: readonly Language[] = ['bn'];

test.describe('the statement of a bank', () => {
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

  for (const language of languages) {
    test(`in Excel is reconciled to nil (${language})`, async ({ browser }) => {
      const say = wordsIn(
        language,
        'office-reconciliation',
        'office-books',
        'office-money',
        'office-orders',
        'office',
      );
      const page = await open(browser, language, '/dashboard/accounts');
      const trouble = listenForErrors(page);
      const dialog = page.getByRole('dialog');
      const button = (key: string, place: Page | typeof dialog = page) =>
        place.getByRole('button', { name: say(key), exact: true });

      const name = `Reconciled ${language}`;
      await button('office_books_account_new').click();
      await dialog.getByLabel(say('office_books_name_en')).fill(name);
      await dialog.getByLabel(say('office_books_name_bn')).fill(name);
      await button('office_books_account_send', dialog).click();
      await expect(dialog).toBeHidden();
      const account = page.getByRole('link', { name: new RegExp(name) });
      const code = (await account.getAttribute('href'))?.split('/').at(-1) ?? '';
      for (const sum of ['2000', '700']) {
        await button('office_books_transfer').click();
        await dialog.getByLabel(say('office_books_from'), { exact: true }).selectOption('1020');
        await dialog.getByLabel(say('office_books_to'), { exact: true }).selectOption(code);
        await dialog.getByLabel(say('office_books_amount')).fill(sum);
        await dialog.getByLabel(say('office_books_note')).fill(`To ${name}, ${sum}`);
        await button('office_books_transfer_send', dialog).click();
        await expect(dialog).toBeHidden();
      }

      await account.click();
      await button('office_recon').click();
      await expect(page.getByText(say('office_recon_without'))).toBeVisible();
      await button('office_money_add_statement').click();
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'statement.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: statement,
      });
      await button('office_money_read_it', dialog).click();
      await button('office_money_done', dialog).click();
      await expect(dialog).toBeHidden();

      const pairs = page.getByRole('region', { name: say('office_recon_pairs') });
      await expect(pairs.getByRole('article')).toHaveCount(1);
      expect(await findings(page)).toEqual([]);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysOverflow(page)).toBe('');
        await page.screenshot({ path: `test-results/recon-${language}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      // By keys alone; a button with the focus would have taken the Enter.
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Enter');
      await expect(pairs).toBeHidden();

      await page.getByRole('checkbox', { name: /To Reconciled .*700/ }).check();
      await page.getByRole('checkbox', { name: /BEFTN 77120/ }).check();
      await page.screenshot({ path: `test-results/recon-chosen-${language}.png`, fullPage: true });
      const withFee = say('office_recon_match_fee').split('{sum}');
      await page.getByRole('button', { name: new RegExp(`^${withFee[0]}.*${withFee[1]}$`) }).click();
      await expect(page.getByRole('checkbox')).toHaveCount(2);

      for (const line of ['SMS ALERT FEE', 'PROFIT CREDITED']) {
        await page.getByRole('button', { name: new RegExp(`: ${line}`) }).click();
        await page.screenshot({ path: `test-results/recon-book-${language}.png` });
        await button('office_recon_book_send', dialog).click();
        await expect(dialog).toBeHidden();
      }
      await expect(page.getByText(say('office_recon_done'))).toBeVisible();
      await page.screenshot({ path: `test-results/recon-done-${language}.png`, fullPage: true });
      expect(await findings(page)).toEqual([]);

      const matches = page.getByRole('region', { name: say('office_recon_matches') });
      await matches.getByRole('button', { name: /SMS ALERT FEE/ }).click();
      await dialog.getByLabel(say('office_order_reason')).fill('It is no charge.');
      await button('office_undo', dialog).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('checkbox', { name: /SMS ALERT FEE/ })).toBeVisible();
      expect(trouble).toEqual([]);
      await page.close();
    });
  }
});
