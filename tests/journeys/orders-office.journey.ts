import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings, listenForErrors } from './crawl.ts';
import { makeAccount, openOffice } from './staff.ts';

const told = (page: Page, words: RegExp | string) =>
  expect(page.locator('.mantine-Notification-root').filter({ hasText: words }).first()).toBeVisible();

/** The figure under a label at the top of the order's page. */
const figure = (page: Page, label: string): Locator =>
  page.locator('.ord-figures > div').filter({ hasText: label }).locator('dd');

test('a clerk makes an order by keyboard alone, accepts it, takes cash, and cancels after seeing what goes back', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const trouble = listenForErrors(page);
  const clerk = await makeAccount(request, 'clerk');
  await openOffice(page, '/dashboard/orders', clerk);
  await page.getByRole('link', { name: 'New order' }).focus();
  const { keyboard } = page;
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Customer’s name' })).toBeFocused();

  // What is missing is named, and the cursor goes there.
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Enter the telephone number.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Customer’s name' })).toBeFocused();

  await keyboard.type('Keya Sample');
  await keyboard.press('Tab');
  await keyboard.type('01700-000655');
  await expect(page.getByText('Enter the telephone number.')).toBeHidden();
  await page.getByRole('textbox', { name: 'Description in English' }).focus();
  await keyboard.type('Visa service');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Control+A');
  await keyboard.type('২');
  await keyboard.press('Tab');
  await keyboard.type('৬,২৫০');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description in English' }).nth(1)).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.type('Disc');
  await keyboard.press('Tab');
  await keyboard.type('Returning customer');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('500');
  await expect(page.locator('.ord-form-end strong')).toHaveText('৳12,000');
  expect(await findings(page)).toEqual([]);
  await keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { name: 'Order of Keya Sample' })).toBeVisible();
  await expect(figure(page, 'Total')).toHaveText('৳12,000');
  await expect(figure(page, 'State')).toHaveText('Quote');
  await page.getByRole('button', { name: 'Accept for the customer' }).press('Enter');
  await expect(figure(page, 'State')).toHaveText('Open, unpaid');

  await page.getByRole('button', { name: 'Take money' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('12,000');
  // Without its number, money of a wallet isn't taken.
  await dialog.getByRole('combobox', { name: 'Method' }).selectOption('bkash');
  await dialog.getByRole('button', { name: 'Take money' }).press('Enter');
  await expect(dialog.getByText('Enter the number of the payment.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Method' }).selectOption('cash');
  await dialog.getByRole('button', { name: 'Take money' }).press('Enter');
  await told(page, '৳12,000 is noted.');
  await expect(dialog).toBeHidden();
  await expect(figure(page, 'State')).toHaveText('Open, paid');
  await expect(figure(page, 'Received')).toHaveText('৳12,000');
  await expect(page.locator('.ord-money li')).toContainText('Counted');
  // A clerk may not undo what counts, and sees why.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The visa was refused.');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Refund to the customer')).toBeVisible();
  const back = (await dialog.locator('.ord-figures-list dd').nth(2).textContent()) ?? '';
  // Only looking changes nothing.
  await dialog.getByRole('button', { name: 'Don’t cancel' }).click();
  await page.reload();
  await expect(figure(page, 'State')).toHaveText('Open, paid');
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The visa was refused.');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.ord-figures-list dd').nth(2)).toHaveText(back);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(figure(page, 'State')).toContainText('Cancelled');

  // The form of the refund holds what is due back, as the money came; each field can be changed.
  await page.getByRole('button', { name: 'Ask for a refund' }).press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Method' })).toHaveValue('cash');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue(back.replace('৳', ''));
  await dialog.getByRole('combobox', { name: 'Method' }).selectOption('bkash');
  await dialog.getByRole('textbox', { name: 'Send to: number or account' }).fill('01700-000655');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The visa was refused.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for a refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.ord-money li').last()).toContainText('to 01700-000655');

  await page.goto('/dashboard/orders?q=Keya');
  await expect(page.getByRole('row').filter({ hasText: 'Keya Sample' }).first()).toContainText('Cancelled');
  expect(trouble).toEqual([]);
});

test('a clerk sells a visa from its guide by keyboard alone, with fewer than 150 keys, at the price that was shown', async ({
  page,
  request,
}) => {
  const trouble = listenForErrors(page);
  await openOffice(page, '/dashboard/orders/new', await makeAccount(request, 'clerk'));
  const { keyboard } = page;
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await keyboard.type(text);
  };
  /** Tab until a field has the focus. */
  const tabTo = async (field: Locator) => {
    for (
      let step = 0;
      step < 20 && !(await field.evaluate((each) => each === document.activeElement));
      step += 1
    ) {
      await press('Tab');
    }
    await expect(field).toBeFocused();
  };
  await expect(page.getByRole('textbox', { name: 'Customer’s name' })).toBeFocused();
  await type('Nadia Sample');
  await press('Tab');
  await type('01700000656');
  await tabTo(page.getByRole('button', { name: 'Add a visa' }));
  await press('Enter');
  const visa = page.getByRole('group', { name: 'Visa', exact: true });
  await expect(visa.getByRole('combobox', { name: 'Which visa' })).toBeFocused();
  await type('thailand');
  await expect(page.locator('[data-combobox-selected]')).toContainText('Thailand');
  await press('Enter');
  await expect(visa.getByRole('combobox', { name: 'Kind' })).toBeEnabled();
  await tabTo(visa.getByRole('combobox', { name: 'Kind' }));
  await expect(visa.getByRole('combobox', { name: 'Kind' }).getByRole('option').nth(1)).toBeAttached();
  await press('ArrowDown');
  await tabTo(visa.getByRole('textbox', { name: 'Applicants' }));
  await press('Control+A');
  await type('2');
  await expect(page.locator('.ord-sold-prices li').first()).toContainText('2 ×');
  const total = page.locator('.ord-form-end strong');
  await expect(total).not.toHaveText('৳0');
  const shown = (await total.textContent()) ?? '';
  expect(await findings(page)).toEqual([]);
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Order of Nadia Sample' })).toBeVisible();
  await expect(figure(page, 'Total')).toHaveText(shown);
  expect(keys).toBeLessThan(150);
  expect(trouble).toEqual([]);
});
