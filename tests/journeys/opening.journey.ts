import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

const sums = {
  en: { bank: '-5000', wallet: '800', other: '-৳4,200', mended: '-৳4,000' },
  bn: { bank: '−৫০০০', wallet: '৮০০', other: '-৳৪,২০০', mended: '-৳৪,০০০' },
} as const;

/** month.journey goes through the same screens in both languages. */
const languages: readonly Language[] = ['bn'];
for (const language of languages) {
  test.describe(`the first month of the books (${language})`, () => {
    let own: OwnProgram;
    test.beforeAll(async () => {
      own = await startOwnProgram();
    });
    test.afterAll(() => own.stop());

    async function open(browser: Browser, chosen: Language, path: string): Promise<Page> {
      const page = await browser.newPage({ baseURL: own.url, viewport: { width: 1280, height: 900 } });
      await openOffice(page, `${own.url}/dashboard/home`, own.owner);
      await page.evaluate((each) => localStorage.setItem('office-language', each), chosen);
      await page.goto(path);
      return page;
    }

    /** No finding of axe, and nothing that is wider than the page. */
    async function looksRight(page: Page, name: string) {
      expect(await findings(page), name).toEqual([]);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysOverflow(page), name).toBe('');
        await page.screenshot({ path: `test-results/${name}-${language}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    }

    test('is opened, mended, taken out as files and closed by its list', async ({ browser }) => {
      const say = wordsIn(language, 'office-books', 'office-orders', 'office', 'office-reports');
      const sum = sums[language];
      const page = await open(browser, language, '/dashboard/accounts');
      const trouble = listenForErrors(page);
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });

      await page.getByRole('link', { name: say('office_opening_title'), exact: true }).click();
      await page.getByLabel(/\(1020\)$/).fill(sum.bank);
      await page.getByLabel(/\(1041\)$/).fill(sum.wallet);
      await page.getByRole('textbox', { name: say('office_opening_day'), exact: true }).fill('2026-01-01');
      await page.getByRole('textbox', { name: say('office_opening_day'), exact: true }).blur();
      await expect(page.getByRole('main').getByRole('status')).toContainText(sum.other);
      await looksRight(page, 'opening');
      await button('office_opening_send').click();
      await expect(button('office_opening_mend')).toBeVisible();

      await page.getByLabel(/\(1041\)$/).fill(language === 'en' ? '1000' : '১০০০');
      await page.getByLabel(say('office_opening_reason')).fill('The wallet was looked at again.');
      await expect(page.getByRole('main').getByRole('status')).toContainText(sum.mended);
      await button('office_opening_mend').click();
      await expect(page.getByLabel(say('office_opening_reason'))).toHaveValue('');

      await page.goto('/dashboard/reports?report=ledger&from=2026-01&to=2026-02');
      for (const [key, ending] of [
        ['office_report_file_ledger', /^ledger-.*\.xlsx$/],
        ['office_report_file_day_book', /^day-book-.*\.csv$/],
        ['office_report_file_tally', /^tally-.*\.xml$/],
      ] as const) {
        const saving = page.waitForEvent('download');
        await button(key).click();
        const download = await saving;
        expect(download.suggestedFilename()).toMatch(ending);
        const bytes = await readFile(await download.path());
        expect(bytes.length).toBeGreaterThan(300);
        if (key === 'office_report_file_tally') {
          const xml = bytes.toString('utf8');
          // Its form is proved elsewhere (book-files): here its vouchers are counted.
          expect([...xml.matchAll(/<VOUCHER[ >]/g)]).toHaveLength(3);
        }
      }
      for (const report of ['cash', 'activity']) {
        await page.goto(`/dashboard/reports?report=${report}`);
        await expect(
          page.getByRole('heading', { name: say(`office_report_${report}`), level: 2 }),
        ).toBeVisible();
        await looksRight(page, report);
      }

      await page.goto('/dashboard/closing');
      const list = page.getByRole('list', { name: say('office_check_list') });
      await expect(list.getByRole('listitem')).toHaveCount(10);
      await expect(list.getByText(say('office_check_good'), { exact: true })).toHaveCount(10);
      await looksRight(page, 'closing-list');
      await button('office_books_close').click();
      await expect(page.getByRole('main').getByRole('status')).not.toHaveText(
        say('office_books_closed_never'),
      );
      await page.goto('/dashboard/accounts/opening');
      await expect(page.getByText(say('office_opening_closed'))).toBeVisible();
      expect(trouble).toEqual([]);
      await page.close();
    });
  });
}
