import { expect, test } from '@playwright/test';
import { findings, sidewaysOverflow } from './crawl.ts';
import { openOffice } from './staff.ts';

test('a clerk takes a call by the keyboard alone, notes a call in vain, and writes on WhatsApp from a template', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page, '/dashboard/enquiries');
  await expect(page.getByRole('button', { name: 'New enquiry' })).toBeEnabled();
  await page.keyboard.press('c');
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await expect(form.getByLabel('Name')).toBeFocused();
  const name = `Salma ${Date.now()}`;
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Control+Enter');
  // Each field that is wrong is named; a number by its country's plan once the rest is right.
  await expect(form.getByText('Say in a few words what it is about.')).toBeVisible();
  expect(await findings(page), 'the form').toEqual([]);
  await expect(page.getByText('Something went wrong on our side')).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Telephone' }).fill('01912-345678');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Thailand visa, three people');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  const pane = page.getByRole('region', { name: /^Enquiry SF-/ });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Thailand visa, three people');
  await pane.getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('2');
  const history = pane.getByRole('region', { name: 'History' });
  await expect(history).toContainText('No answer · Due on');
  await page.keyboard.press('w');
  await expect(pane.getByLabel('Message', { exact: true })).toBeFocused();
  await pane.getByLabel('Template').selectOption({ index: 1 });
  await expect(pane.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(name));
  expect(await findings(page), 'the enquiry').toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe('');
  }
});
