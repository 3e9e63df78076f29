import { expect, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';

const sums = {
  en: { cost: '৳4,500', gained: '৳500', more: '৳5,200', lost: '৳200' },
  bn: { cost: '৳৪,৫০০', gained: '৳৫০০', more: '৳৫,২০০', lost: '৳২০০' },
} as const;

/** month.journey goes through the same screens in both languages. */
const languages: readonly Language[] = ['bn'];
for (const language of languages) {
  test(`what an embassy really took is booked on the order’s line: a gain, then a loss by what comes later, and back (${language})`, async ({
    browser,
    request,
  }) => {
    const say = wordsIn(language, 'office-pay-on', 'office-books', 'office-orders', 'office');
    const words = sums[language];
    const accountant = await makeAccount(request, 'accountant');
    const manager = await makeAccount(request, 'manager');
    const name = `Farida ${crypto.randomUUID().slice(0, 8)}`;
    const headers = { authorization: `Bearer ${await accessTokenOf(request, manager)}` };
    const { id } = await sellOrder(request, headers, {
      name,
      charge: 'official',
      unit: 500_000,
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openOffice(page, '/dashboard/home', accountant);
    await page.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
    await page.goto(`/dashboard/orders/${id}`);
    const trouble = listenForErrors(page);
    const line = page.locator('.ord-lines').first().locator('tbody tr').nth(1);
    const dialog = page.getByRole('dialog');
    const pay = async (amount: string) => {
      await line.getByRole('button', { name: say('office_payon_do') }).click();
      await dialog.getByRole('textbox', { name: say('office_books_amount') }).fill(amount);
      expect(await findings(page)).toEqual([]);
      await dialog.getByRole('button', { name: say('office_payon_send'), exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await pay('4500');
    await expect(line).toContainText(say('office_payon_cost').replace('{sum}', words.cost));
    await expect(line).toContainText(say('office_payon_gained').replace('{sum}', words.gained));
    await pay('700');
    await expect(line).toContainText(say('office_payon_cost').replace('{sum}', words.more));
    await expect(line).toContainText(say('office_payon_lost').replace('{sum}', words.lost));
    // A notification that fades away has too little contrast for a moment.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${width} px`).toBe('');
    }
    for (const left of [1, 0]) {
      await line
        .getByRole('button', { name: say('office_undo') })
        .last()
        .click();
      await dialog.getByRole('textbox').fill('It was another order.');
      await dialog.getByRole('button', { name: say('office_undo'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(line.getByRole('button', { name: say('office_undo') })).toHaveCount(left);
    }
    expect(trouble).toEqual([]);
    await page.close();
  });
}
