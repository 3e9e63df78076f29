import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { aPhone } from './customer-phone.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { accessTokenOf, openOffice } from './staff.ts';

let own: OwnProgram;

test.describe('customers’ money in the books', () => {
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

  /** Two orders of one company, which has accepted both; sums in poisha. */
  async function sell(request: APIRequestContext, language: Language, units: readonly number[]) {
    const headers = { authorization: `Bearer ${await accessTokenOf(request, own.owner, own.url)}` };
    const post = async (path: string, data: object) => {
      const response = await request.post(`${own.url}/api${path}`, { headers, data });
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
      return response.json();
    };
    const read = await request.get(`${own.url}/api/settings`, { headers });
    const { settings } = await read.json();
    const saved = await request.put(`${own.url}/api/settings`, {
      headers: { ...headers, 'if-match': read.headers().etag ?? '' },
      data: { ...settings, sales: { ...settings.sales, writeOffUpTo: 5_000 } },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    const phone = aPhone();
    const orders: { id: string; reference: string }[] = [];
    for (const unit of units) {
      const made = z.object({ id: z.uuid(), reference: z.string() }).parse(
        await post('/orders', {
          language,
          contact: { name: 'Meghna Textiles', phone },
          key: crypto.randomUUID(),
          lines: [{ charge: 'own', quantity: 1, unit, text: { en: 'Tour', bn: 'ভ্রমণ' } }],
        }),
      );
      await post(`/orders/${made.id}/accept`, {});
      orders.push(made);
    }
    return orders;
  }

  for (const language of ['en', 'bn'] as const) {
    test(`a company pays less VAT and tax, its certificate comes later, what is too much moves, a small rest is written off (${language})`, async ({
      browser,
      request,
    }) => {
      const say = wordsIn(language, 'office-orders', 'office', 'office-agenda', 'office-order-terms');
      const [one, other] = await sell(request, language, [1_000_000, 500_000]);
      const page = await open(browser, language, `/dashboard/orders/${one?.id}`);
      const trouble = listenForErrors(page);
      const dialog = page.getByRole('dialog');
      const button = (key: string, place: Page | typeof dialog = page) =>
        place.getByRole('button', { name: say(key), exact: true });
      const rows = page.locator('.ord-money');

      await button('office_order_take').click();
      await dialog.getByLabel(say('office_order_method')).selectOption('bank');
      await dialog.getByLabel(say('office_order_sum'), { exact: true }).fill('9400');
      await dialog
        .getByLabel(say('office_order_outside'), { exact: true })
        .fill(`EFT 77${language.length}1 ${one?.reference}`);
      await dialog.getByText(say('office_order_money_more')).click();
      await dialog.getByLabel(say('office_order_fee_taken')).fill('100');
      await dialog.getByLabel(say('office_order_deducted_vat')).fill('750');
      await dialog.getByLabel(say('office_order_certificate')).first().fill('VDS 2027-118');
      await dialog.getByLabel(say('office_order_deducted_tax')).fill('500');
      await page.screenshot({ path: `test-results/take-money-${language}.png` });
      await button('office_order_take', dialog).click();
      await expect(dialog).toBeHidden();
      await expect(rows).toContainText('VDS 2027-118');
      expect(await findings(page)).toEqual([]);

      // 750 taka too much: they pay for another order of the company.
      await button('office_adjust_move').click();
      await expect(dialog.getByLabel(say('office_adjust_order'))).toContainText(other?.reference ?? '');
      await dialog.getByLabel(say('office_order_sum'), { exact: true }).fill('250');
      await button('office_adjust_move', dialog).click();
      await expect(dialog).toBeHidden();
      await expect(rows).toContainText(other?.reference ?? '');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysOverflow(page)).toBe('');
        await page.screenshot({ path: `test-results/order-money-${language}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 1280, height: 900 });

      await page.goto(`/dashboard/orders/${other?.id}`);
      await expect(rows).toContainText(one?.reference ?? '');
      await button('office_order_take').click();
      await dialog.getByLabel(say('office_order_sum'), { exact: true }).fill('4720');
      await button('office_order_take', dialog).click();
      await expect(dialog).toBeHidden();
      await button('office_adjust_write_off').click();
      await dialog.getByLabel(say('office_order_reason')).fill('Thirty taka short.');
      await button('office_adjust_write_off', dialog).click();
      await expect(dialog).toBeHidden();
      await expect(rows).toContainText('Thirty taka short.');
      await expect(button('office_adjust_write_off')).toHaveCount(0);
      expect(await findings(page)).toEqual([]);

      await page.goto('/dashboard/deductions');
      const row = page.getByRole('row', { name: new RegExp(one?.reference ?? '') });
      await expect(row).toHaveCount(1);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysOverflow(page)).toBe('');
        await page.screenshot({ path: `test-results/deductions-${language}-${width}.png`, fullPage: true });
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await findings(page)).toEqual([]);
      await row.getByRole('button', { name: say('office_deduction_certify') }).click();
      await dialog.getByLabel(say('office_order_certificate_number')).fill('TDS 2027-44');
      await button('office_deduction_certify', dialog).click();
      await expect(dialog).toBeHidden();
      await expect(row).toHaveCount(0);
      await button('office_deductions_certified').click();
      await expect(row).toHaveCount(2);
      await expect(row.last()).toContainText('TDS 2027-44');
      await button('office_deductions_ours').click();
      expect(await findings(page)).toEqual([]);
      expect(trouble).toEqual([]);
      await page.close();
    });
  }
});
