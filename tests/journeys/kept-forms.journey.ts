import { expect, type Page, test } from '@playwright/test';
import { findings } from './crawl.ts';
import { openOffice } from './staff.ts';
import { bookTour } from './tour.ts';

const again = (page: Page) => page.getByText(/What you typed at .* is here again/);
const told = (page: Page) =>
  page.locator('.mantine-Notification-root').filter({ hasText: 'what you typed is kept' });

test('a reload loses nothing of a new order; what was thrown away or saved doesn’t come back', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/orders/new');
  const name = page.getByRole('textbox', { name: 'Customer’s name' });
  const words = page.getByRole('textbox', { name: 'Description in English' });
  await expect(again(page)).toHaveCount(0);
  await name.fill('Keya Sample');
  await words.first().fill('Visa service');
  await words.first().press('Enter');
  await words.nth(1).fill('Courier');
  await page.reload();
  await expect(again(page)).toBeVisible();
  await expect(name).toHaveValue('Keya Sample');
  await expect(words.first()).toHaveValue('Visa service');
  await expect(words.nth(1)).toHaveValue('Courier');
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/kept-order.png' });
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(name).toHaveValue('');
  await expect(words).toHaveCount(1);
  await page.reload();
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(again(page)).toHaveCount(0);

  await name.fill('Keya Sample');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('01700-000656');
  await words.first().fill('Visa service');
  await page
    .getByRole('textbox', { name: /^Price|Unit price/ })
    .first()
    .fill('500');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Order of Keya Sample' })).toBeVisible();
  await page.goto('/dashboard/orders/new');
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('');
});

test('a click in the menu loses nothing of a booking, and says so with a way to throw it away', async ({
  page,
  request,
}) => {
  const { departure } = await bookTour(request, 29, []);
  await openOffice(page, `/dashboard/orders/book?departure=${departure}`);
  const name = page.getByRole('textbox', { name: 'Customer’s name' });
  const adults = page.getByRole('textbox', { name: 'Adult', exact: true });
  await name.fill('Keya Sample');
  // A number isn't taken out of a sentence.
  await adults.fill('hotel, 14 nights');
  await expect(adults).not.toHaveValue('14');
  await adults.fill('৩');
  const orders = page.getByRole('link', { name: 'Orders', exact: true }).first();
  await orders.click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(told(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/kept-told.png' });
  await page.goBack();
  await expect(again(page)).toBeVisible();
  await expect(name).toHaveValue('Keya Sample');
  await expect(adults).toHaveValue('3');
  await orders.click();
  await told(page).getByRole('button', { name: 'Throw away' }).click();
  await expect(told(page)).toHaveCount(0);
  await page.goBack();
  await expect(name).toHaveValue('');
});

test('Escape, and a click beside its dialog, lose nothing of an enquiry by hand', async ({ page }) => {
  await openOffice(page, '/dashboard/enquiries');
  const open = page.getByRole('button', { name: 'New enquiry' });
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await open.click();
  await form.getByLabel('Name').fill('Salma');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(told(page)).toBeVisible();
  await open.click();
  await expect(form.getByLabel('Name')).toHaveValue('Salma');
  await expect(again(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/kept-dialog.png' });
  await page.mouse.click(5, 5);
  await expect(form).toBeHidden();
  await page.reload();
  await open.click();
  await expect(form.getByLabel('Name')).toHaveValue('Salma');
  await form.getByRole('button', { name: 'Throw away' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('');
  // An empty dialog says nothing.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(told(page)).toHaveCount(0);
});
