import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { makeAccount, openOffice } from './staff.ts';

const texts = {
  en: { total: '৳2,60,172', owed: '৳2,20,000', paid: '৳40,172', fee: '৳500', rial: 'SAR 7,920.00' },
  bn: { total: '৳২,৬০,১৭২', owed: '৳২,২০,০০০', paid: '৳৪০,১৭২', fee: '৳৫০০', rial: 'SAR ৭,৯২০.০০' },
} as const;

/** The figure under a label at the top of the supplier. */
const figure = (page: Page, label: string) =>
  page.locator('.sup-figures > div').filter({ hasText: label }).locator('dd');

/** month.journey goes through the same screens in both languages. */
const languages: readonly Language[] = ['bn'];
for (const language of languages) {
  test(`a hotel’s bill in rial is booked and paid in part, the balance follows, and all of it comes back by undo (${language})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(120_000);
    const say = wordsIn(language, 'office-suppliers', 'office-orders', 'office');
    const words = texts[language];
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openOffice(page, '/dashboard/home', await makeAccount(request, 'accountant'));
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto('/dashboard/suppliers');
    const trouble = listenForErrors(page);
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    const dialog = page.getByRole('dialog');
    const type = (key: string, text: string, values: Readonly<Record<string, string>> = {}) => {
      const name = Object.entries(values).reduce(
        (all, [at, value]) => all.replace(`{${at}}`, value),
        say(key),
      );
      return dialog.getByRole('textbox', { name, exact: true }).fill(text);
    };
    const send = async (key: string) => {
      await dialog.getByRole('button', { name: say(key), exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    const calm = async () => {
      // A notification that fades away has too little contrast for a moment.
      await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
    };
    const name = `Dar Al Safa ${crypto.randomUUID().slice(0, 8)}`;
    await button('office_supplier_new').click();
    await type('office_supplier_name', name);
    await type('office_supplier_phone', '+966 50 012 3456');
    await type('office_supplier_currency', 'sar');
    await calm();
    await send('office_supplier_save');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await button('office_supplier_new_bill').click();
    await type('office_supplier_number', 'DS-2391');
    await dialog.getByRole('button', { name: say('office_supplier_bill_save'), exact: true }).click();
    await expect(dialog.getByText(say('office_supplier_rate_missing'))).toBeVisible();
    await type('office_supplier_rate_of', '32.85', { currency: 'SAR' });
    await type('office_supplier_line_text', '3 quad rooms, 4 nights');
    await type('office_supplier_amount_in', '7920', { currency: 'SAR' });
    await expect(dialog.getByRole('status')).toContainText(words.total);
    await calm();
    await send('office_supplier_bill_save');
    const balance = figure(page, say('office_supplier_balance'));
    await expect(balance).toHaveText(words.total);
    const bill = page.getByRole('region', { name: say('office_supplier_bills') }).locator('tbody tr');
    await expect(bill).toContainText(words.rial);

    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c9d6c2' } })
      .png()
      .toBuffer();
    await bill.getByRole('button', { name: say('office_supplier_file_add') }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: picture });
    await send('office_supplier_file_keep');
    const downloading = page.waitForEvent('download');
    await bill.getByRole('button', { name: say('office_supplier_file_open') }).click();
    expect((await downloading).suggestedFilename()).toBe('bill-DS-2391.png');

    await button('office_supplier_pay').click();
    await dialog.getByRole('combobox', { name: say('office_supplier_pay_bill') }).selectOption({ index: 1 });
    await type('office_supplier_amount', language === 'en' ? '40172' : '৪০,১৭২');
    await type('office_supplier_pay_fee', '500');
    await type('office_order_outside_if_any', `TT ${crypto.randomUUID().slice(0, 8)}`);
    await calm();
    await send('office_supplier_pay_send');
    await expect(balance).toHaveText(words.owed);
    await expect(bill).toContainText(say('office_supplier_left').replace('{sum}', words.owed));
    const payment = page.getByRole('region', { name: say('office_supplier_payments') }).locator('tbody tr');
    await expect(payment).toContainText(words.paid);
    await expect(payment).toContainText(words.fee);
    const statement = page.getByRole('region', { name: say('office_supplier_statement') });
    await expect(statement.locator('tfoot')).toContainText(words.owed);
    await calm();
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${width} px`).toBe('');
    }

    // A bill that is paid stays; the payment comes back first.
    const undo = async (row: typeof bill) => {
      await row.getByRole('button').last().click();
      await dialog.getByRole('textbox').fill('It was entered twice.');
      await dialog.getByRole('button', { name: say('office_undo'), exact: true }).click();
    };
    await undo(bill);
    await expect(dialog.getByText(say('office_supplier_refused_paid'))).toBeVisible();
    await dialog.getByRole('button', { name: say('office_cancel'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await undo(payment);
    await expect(dialog).toBeHidden();
    await expect(balance).toHaveText(words.total);
    await undo(bill);
    await expect(dialog).toBeHidden();
    await expect(balance).toHaveText(/^৳[0০]$/);
    await expect(bill).toContainText(say('office_supplier_undone'));

    await page.goto('/dashboard/suppliers');
    await page.getByRole('searchbox', { name: say('office_supplier_search') }).fill(name.slice(-8));
    await expect(page.locator('.of-table tbody tr')).toHaveCount(1);
    await expect(page.locator('.of-table tbody')).toContainText(name);
    await calm();
    expect(trouble.filter((each) => !/409/.test(each))).toEqual([]);
    await page.close();
  });
}
