import { expect, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { openOffice } from './staff.ts';

test('a customer’s card is opened from an enquiry and by Ctrl-K, and takes a note and a relative by the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, '/dashboard/enquiries');
  await expect(page.getByRole('button', { name: 'New enquiry' })).toBeEnabled();
  const name = `Nasrin ${Date.now()}`;
  const phone = `017${String(Date.now()).slice(-8)}`;
  await page.keyboard.press('c');
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('textbox', { name: 'Telephone' }).fill(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Umrah for four');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Everything about this customer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Enquiries and orders' })).toContainText('Umrah for four');
  const notes = page.getByRole('region', { name: 'Notes on the person' });
  await notes.getByRole('textbox').fill('Prefers to be called after six.');
  await page.keyboard.press('Control+Enter');
  await expect(notes.getByRole('listitem')).toContainText('Prefers to be called after six.');
  const family = page.getByRole('region', { name: 'Family and fellow travellers' });
  await family.getByLabel('Relation to the customer').selectOption('Son or daughter');
  await family.getByLabel('Name, or number of a customer').fill('Tahmid');
  await page.keyboard.press('Enter');
  await expect(family.getByRole('listitem')).toContainText('Tahmid');
  const numbers = page.getByRole('region', { name: 'Contact' });
  await numbers.getByRole('textbox').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This isn’t a telephone number').first()).toBeVisible();
  expect(await findings(page), 'the card').toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe('');
  }
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Name, phone, reference, TrxID or action').fill(phone);
  // Their enquiry is found, too, maybe first: it begins with its reference.
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/\/dashboard\/customers\//);
});
