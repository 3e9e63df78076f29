import { expect, type Page, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { makeAccount, openOffice } from './staff.ts';
import { bookTour } from './tour.ts';

const figures = {
  en: { owed: '৳5,000', rest: '৳3,000', paid: '-৳2,000', cheque: 'CHQ 004417' },
  bn: { owed: '৳৫,০০০', rest: '৳৩,০০০', paid: '-৳২,০০০', cheque: 'CHQ 004418' },
} as const;

/** The figure under a label at the top of the departure. */
const figure = (page: Page, label: string) =>
  page.locator('.rep-figures > div').filter({ hasText: label }).locator('dd');

for (const language of ['en', 'bn'] as const satisfies readonly Language[]) {
  test(`a supplier’s cost is booked once although its answer was lost, paid in part, and undone; profit and what is owed follow (${language})`, async ({
    browser,
    request,
  }) => {
    const say = wordsIn(language, 'office-reports', 'office-orders', 'office');
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

    // The first answer is lost on its way: pressing again books nothing twice.
    let lost = 0;
    await page.route('**/api/departures/*/costs', async (route) => {
      if (lost > 0) {
        return route.continue();
      }
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    const bill = 'Hotel Sea Crown, bill 118';
    await page.getByRole('textbox', { name: say('office_profit_what') }).fill(bill);
    await page.getByRole('textbox', { name: say('office_profit_amount') }).fill('5000');
    await button('office_profit_send').click();
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await expect(costs).toHaveCount(1);
    await button('office_profit_send').click();
    await expect(page.getByText(say('office_profit_notify'))).toBeVisible();
    await expect(costs).toHaveCount(1);
    await expect(figure(page, say('office_profit_costs'))).toHaveText(figures[language].owed);
    await expect(figure(page, say('office_profit_profit'))).not.toHaveText(sold ?? '');

    // What is booked next is another cost, though it says the same.
    await page.getByRole('textbox', { name: say('office_profit_what') }).fill(bill);
    await page.getByRole('textbox', { name: say('office_profit_amount') }).fill('5000');
    await button('office_profit_send').click();
    await expect(costs).toHaveCount(2);
    await costs
      .nth(1)
      .getByRole('button', { name: say('office_undo'), exact: true })
      .click();
    await dialog.getByRole('textbox').fill('Booked twice.');
    await dialog.getByRole('button', { name: say('office_undo'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(costs.nth(1)).toContainText(say('office_profit_undone'));

    await button('office_profit_pay').click();
    await expect(dialog.getByRole('textbox', { name: say('office_profit_amount') })).toHaveValue(
      /^(5,000|৫,০০০)$/,
    );
    await dialog.getByRole('textbox', { name: say('office_profit_amount') }).fill('2000');
    await dialog.getByRole('textbox', { name: say('office_order_outside') }).fill(figures[language].cheque);
    // A notification that fades away has too little contrast for a moment.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('office_profit_pay_send'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(costs.nth(0)).toContainText(figures[language].rest);
    await expect(costs.nth(1)).toContainText(figures[language].cheque);
    await expect(costs.nth(1)).toContainText(figures[language].paid);
    expect(await findings(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sidewaysOverflow(page)).toBe('');
      await page.setViewportSize({ width: 1440, height: 900 });
    }

    await costs
      .nth(1)
      .getByRole('button', { name: say('office_undo'), exact: true })
      .click();
    await dialog.getByRole('textbox').fill('The bank sent it back.');
    await dialog.getByRole('button', { name: say('office_undo'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(costs.nth(1)).toContainText(say('office_profit_undone'));
    await costs
      .nth(0)
      .getByRole('button', { name: say('office_undo'), exact: true })
      .click();
    await dialog.getByRole('textbox').fill('The hotel cancelled it.');
    await dialog.getByRole('button', { name: say('office_undo'), exact: true }).click();
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
