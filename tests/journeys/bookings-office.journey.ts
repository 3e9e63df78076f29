import { expect, test } from '@playwright/test';
import { findings, listenForErrors } from './crawl.ts';
import { officeWords } from './office-words.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';
import { bookTour, type TourParty } from './tour.ts';

const somebody = (name: string): TourParty => ({
  name,
  travellers: [{ place: 'adult-1', surname: 'SAMPLE', givenNames: name.toUpperCase(), sex: 'F' }],
});

for (const [language, slots] of [
  ['en', [22, 23, 24]],
  ['bn', [25, 26, 27]],
] as const) {
  const say = officeWords(language);

  test.describe(`bookings in the office (${language})`, () => {
    test.beforeEach(async ({ page }) => {
      await openOffice(page, '/dashboard/home');
      await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    });

    test('a departure that doesn’t run moves some to another day and gives others their money back', async ({
      page,
      request,
    }) => {
      const other = await bookTour(request, slots[0], []);
      const { departure } = await bookTour(request, slots[0], [somebody('Salma'), somebody('Nadia')]);
      await page.goto(`/dashboard/departures/${departure}/decision`);
      await page.getByLabel(say('office_decide_reason')).fill('Too few have joined.');
      await page.getByLabel(/^Salma/).selectOption(other.departure);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: say('office_decide_preview'), exact: true }).click();
      const outcomes = page.locator('.dep-ways [role=status]');
      await expect(outcomes).toHaveCount(2);
      const told = await outcomes.allTextContents();
      expect(new Set(told).size).toBe(2);
      expect(await findings(page)).toEqual([]);
      const form = page.locator('.dep-calloff');
      await form.getByRole('button', { name: say('office_decide_no_go'), exact: true }).click();
      await expect(form).toHaveCount(0);
      await page.goto(`/dashboard/departures/${other.departure}`);
      await expect(main.getByRole('row', { name: /Salma/ })).toBeVisible();
      await expect(main.getByRole('row', { name: /Nadia/ })).toHaveCount(0);
    });

    test('what the preview of a cancellation says is what is done', async ({ page, request }) => {
      const { orders } = await bookTour(request, slots[1], [somebody('Rokeya')]);
      await page.goto(`/dashboard/orders/${orders[0]}`);
      await page.getByRole('button', { name: say('office_order_cancel'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('office_order_reason')).fill('She is ill.');
      await dialog.getByRole('button', { name: say('office_order_preview'), exact: true }).click();
      const kept = dialog.locator('.ord-figures-list dd').nth(1);
      await expect(kept).toContainText('৳');
      const sum = (await kept.textContent()) ?? '';
      await dialog.getByRole('button', { name: say('office_order_cancel'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('.ord-figures dd').first()).toHaveText(sum);
    });

    test('a clerk books by the keyboard alone, and fills in who travels', async ({ page, request }) => {
      const trouble = listenForErrors(page);
      const { departure } = await bookTour(request, slots[2], []);
      await page.goto(`/dashboard/departures/${departure}/book`);
      const name = page.getByLabel(say('office_order_name'), { exact: true });
      await expect(name).toBeVisible();
      await name.focus();
      let keys = 0;
      const type = async (text: string) => {
        keys += text.length;
        await page.keyboard.type(text);
      };
      const press = async (key: string) => {
        keys += 1;
        await page.keyboard.press(key);
      };
      await type('Hasan Sample');
      await press('Tab');
      await type('01719000111');
      await press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/);
      expect(keys).toBeLessThan(40);
      await page.getByRole('link', { name: say('travellers_title') }).click();
      await page.getByLabel(say('travellers_given')).fill('HASAN');
      await page.getByLabel(say('travellers_surname')).fill('SAMPLE');
      await page.getByLabel(say('travellers_sex')).selectOption('M');
      await page.getByRole('textbox', { name: say('travellers_birth') }).fill('1/1/1990');
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: say('travellers_save') }).click();
      await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/);
      await page.getByRole('link', { name: say('travellers_title') }).click();
      await expect(page.getByLabel(say('travellers_surname'))).toHaveValue('SAMPLE');
      await expect(page.getByRole('group')).toContainText(say('travellers_complete'));
      expect(trouble).toEqual([]);
    });

    test('seats are taken on the telephone from the next dates of a package, and held until a last day to pay', async ({
      page,
      request,
    }) => {
      const { departure } = await bookTour(request, slots[2] + 6, []);
      await page.goto('/dashboard/orders/book');
      await page.getByRole('combobox', { name: say('office_book_package') }).click();
      await page.getByRole('option', { name: language === 'en' ? /Kuakata/ : /কুয়াকাটা/ }).click();
      const dates = page.locator('.dep-choice-date');
      await expect(dates.first()).toBeVisible();
      // More dates than six are shown when they are asked for.
      const later = page.getByRole('button', { name: language === 'en' ? /later dates/ : /পরের আরও/ });
      if (await later.isVisible()) {
        await later.click();
      }
      await dates
        .filter({ has: page.locator(`[value="${departure}"]`) })
        .getByRole('radio')
        .check();
      await page.getByLabel(say('office_order_name'), { exact: true }).fill('Hasan Sample');
      await page.getByLabel(say('office_order_phone'), { exact: true }).fill('01719000112');
      await expect(page.getByLabel(say('office_book_held'))).toBeChecked();
      await expect(page.getByLabel(say('office_book_pay_by'), { exact: true })).not.toHaveValue('');
      expect(await findings(page)).toEqual([]);
      await page.getByLabel(say('office_order_name'), { exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/);
      const id = page.url().split('/').at(-1);
      const order = await (
        await request.get(`/api/orders/${id}`, {
          headers: { authorization: `Bearer ${await accessTokenOf(request, owner)}` },
        })
      ).json();
      expect(order.state).toBe('quoted');
      // Until the end of the second day from now, in Dhaka.
      expect(order.heldUntil).toMatch(/T18:00:00\.000Z$/);
    });
  });
}
