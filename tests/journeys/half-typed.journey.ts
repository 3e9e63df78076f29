import { expect, test } from '@playwright/test';
import { openOffice } from './staff.ts';

const question = { name: 'Leave with unsaved changes?' } as const;

test('a new order that is half typed is left only after a question, and one that is saved without', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/orders/new');
  const orders = page.getByRole('link', { name: 'Orders', exact: true }).first();
  const name = page.getByRole('textbox', { name: 'Customer’s name' });
  await name.fill('Keya Sample');
  await orders.click();
  const asked = page.getByRole('dialog', question);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(asked).toBeHidden();
  await expect(name).toHaveValue('Keya Sample');
  // What is taken back again is no change.
  await name.fill('');
  await orders.click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await page.goto('/dashboard/orders/new');
  await name.fill('Keya Sample');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('01700-000655');
  await page.getByRole('textbox', { name: 'Description in English' }).fill('Visa service');
  await page
    .getByRole('textbox', { name: /^Price|Unit price/ })
    .first()
    .fill('500');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Order of Keya Sample' })).toBeVisible();
});

test('an enquiry by hand that is half typed isn’t lost by Escape, nor by a click beside its dialog', async ({
  page,
}) => {
  await openOffice(page, '/dashboard/enquiries');
  await page.getByRole('button', { name: 'New enquiry' }).click();
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await form.getByLabel('Name').fill('Salma');
  const asked = page.getByRole('dialog', question);
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await page.mouse.click(5, 5);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Salma');
  await form.getByRole('button', { name: 'Close' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  // An empty dialog closes at once.
  await page.getByRole('button', { name: 'New enquiry' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});
