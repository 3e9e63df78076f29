import { expect, type Page } from '@playwright/test';
import type { WorkCounter } from './work-counter.ts';
import { patience } from './work-pieces.ts';

/** Somebody at the counter: four seats on the next departure of a package, cash, and the receipt. From any page, by Ctrl-K. */
export async function sellAtCounter(
  page: Page,
  by: WorkCounter,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<void> {
  await by.press('Control+k');
  await expect(page.getByPlaceholder('Name, phone, reference, TrxID or action')).toBeFocused();
  await by.type('seat');
  await expect(page.locator('.mantine-Spotlight-action[data-selected]')).toContainText('Book seats');
  await by.press('Enter');
  const tour = page.getByRole('combobox', { name: 'Package' });
  await expect(tour).toBeVisible({ timeout: patience });
  await by.click(tour);
  await by.type('kua');
  await by.press('ArrowDown');
  await by.press('Enter');
  await by.click(page.locator('.dep-choice-date').first());
  const adults = page.getByRole('textbox', { name: 'Adult' });
  await expect(adults).toBeVisible({ timeout: patience });
  await by.write(adults, '4');
  await by.click(page.getByLabel('Customer’s name', { exact: true }));
  await by.type(name);
  await by.press('Tab');
  await by.type(phone);
  // The seats are held, and booked by the money.
  await by.press('Enter');
  await expect(page.getByRole('heading', { name: `Order of ${name}` })).toBeVisible({ timeout: patience });
  await by.click(page.getByRole('button', { name: 'Take money' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Method' })).toBeFocused();
  await by.press('Tab');
  await by.press('Enter');
  await expect(dialog).toBeHidden({ timeout: patience });
  await expect(page.getByRole('main')).toContainText('4 booked', { timeout: patience });
  await by.click(page.getByRole('button', { name: 'Papers' }));
  const opening = page.waitForEvent('popup');
  await by.click(page.getByRole('menuitem', { name: /^Money receipt/ }));
  const receipt = await opening;
  await expect(receipt.locator('.paper')).toContainText(name, { timeout: patience });
  await receipt.close();
}

/** A customer we know telephones: their number says who they are, a few words what they ask. */
export async function takeKnownCall(
  page: Page,
  by: WorkCounter,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<void> {
  await expect(page.getByRole('button', { name: 'New enquiry' })).toBeEnabled({ timeout: patience });
  await by.press('c');
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await by.press('Tab');
  await by.type(phone);
  const known = form.getByRole('button', { name: `Take over ${name}` });
  await expect(known).toBeVisible({ timeout: patience });
  await by.reach(known);
  await by.press('Enter');
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await by.reach(form.getByLabel('What it is about'));
  await by.type('Umrah in March, 2 adults');
  await by.press('Control+Enter');
  await expect(page.getByRole('region', { name: /^Enquiry SF-/ })).toContainText('Umrah in March', {
    timeout: patience,
  });
}

/** Who travels this week and hasn't paid, from anywhere in the office. */
export async function openUnpaidThisWeek(page: Page, by: WorkCounter, name: string): Promise<void> {
  // Sales opens at its orders, unless another page of it was used last.
  await by.click(page.getByRole('navigation', { name: 'Office menu' }).getByRole('link', { name: /^Sales/ }));
  await by.click(page.getByRole('link', { name: /^Travels this week, unpaid/ }));
  await expect(page.locator('tbody tr').filter({ hasText: name })).toBeVisible({ timeout: patience });
}
