import { expect, type Page, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { makeAccount, openOffice } from './staff.ts';
import { bookTour } from './tour.ts';

const owed = { en: '৳5,000', bn: '৳৫,০০০' } as const;

/** The figure under a label at the top of the departure. */
const figure = (page: Page, label: string) =>
  page.locator('.rep-figures > div').filter({ hasText: label }).locator('dd');

for (const language of ['en', 'bn'] as const satisfies readonly Language[]) {
  test(`a supplier’s bill for a departure is booked once although its answer was lost, and undone on the supplier’s page; the profit follows (${language})`, async ({
    browser,
    request,
  }) => {
    const say = wordsIn(
      language,
      'office-reports',
      'office-orders',
      'office-suppliers',
      'office-pay-on',
      'office',
    );
    const { departure } = await bookTour(request, language === 'en' ? 31 : 32, [
      {
        name: 'Farida Sample',
        travellers: [{ place: 'adult-1', surname: 'SAMPLE', givenNames: 'FARIDA', sex: 'F' }],
      },
    ]);
    const boss = await makeAccount(request, 'manager');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openOffice(page, '/dashboard/home', boss);
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/reports?report=profit&departure=${departure}`);
    const trouble = listenForErrors(page);
    const costs = page.locator('.of-sums tbody tr');
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    const dialog = page.getByRole('dialog');
    await expect(figure(page, say('office_profit_profit'))).toHaveText(say('office_profit_no_costs'));
    const sold = await figure(page, say('office_profit_sold')).textContent();

    const name = `Hotel Sea Crown ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/dashboard/suppliers');
    await button('office_supplier_new').click();
    await dialog.getByRole('textbox', { name: say('office_supplier_name'), exact: true }).fill(name);
    await dialog.getByRole('button', { name: say('office_supplier_save'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(`/dashboard/reports?report=profit&departure=${departure}`);

    // The first answer is lost on its way: pressing again books nothing twice.
    let lost = 0;
    await page.route('**/api/bills', async (route) => {
      if (lost > 0) {
        return route.continue();
      }
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    const whom = page.getByRole('combobox', { name: say('office_payon_whom') });
    await whom.fill(name);
    await page.getByRole('option', { name }).click();
    await page.getByRole('textbox', { name: say('office_profit_what') }).fill('Rooms');
    await page.getByRole('textbox', { name: say('office_profit_amount') }).fill('5000');
    await button('office_profit_send').click();
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await expect(costs).toHaveCount(1);
    await button('office_profit_send').click();
    await expect(page.getByText(say('office_profit_notify'))).toBeVisible();
    await expect(costs).toHaveCount(1);
    await expect(figure(page, say('office_profit_costs'))).toHaveText(owed[language]);
    await expect(figure(page, say('office_profit_profit'))).not.toHaveText(sold ?? '');
    // A notification that fades away has too little contrast for a moment.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sidewaysOverflow(page)).toBe('');
      await page.setViewportSize({ width: 1440, height: 900 });
    }

    await costs.nth(0).getByRole('link').click();
    const bill = page.getByRole('region', { name: say('office_supplier_bills') }).locator('tbody tr');
    await expect(bill).toContainText(owed[language]);
    await bill.getByRole('button').last().click();
    await dialog.getByRole('textbox').fill('The hotel cancelled it.');
    await dialog.getByRole('button', { name: say('office_undo'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/dashboard/reports?report=profit&departure=${departure}`);
    await expect(figure(page, say('office_profit_profit'))).toHaveText(say('office_profit_no_costs'));

    // The list of all departures has it, and the file has the list.
    await button('office_profit_back').click();
    await expect(page.locator('.rep-link').first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: say('office_csv') }).click();
    expect((await downloading).suggestedFilename()).toBe('profit.csv');
    // The request that was broken off is the only thing that the browser complained of.
    expect(trouble.filter((each) => !/Failed to load|ERR_FAILED/.test(each))).toEqual([]);
    await page.close();
  });
}
