import { expect, test } from '@playwright/test';
import { aPhone } from './customer-phone.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

test('a wrong number is corrected at the order: what went there is shown, and goes again to the right one', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const { id } = await sellOrder(request, headers, { name: 'Farida Sample', unit: 500_000 });
  const right = aPhone();
  await openOffice(page, `/dashboard/orders/${id}`, owner);
  const thread = page.locator('.msg-thread > li').filter({ hasText: 'Order accepted' });
  await expect(thread).toContainText('Sent', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Telephone').fill(right);
  await dialog.getByLabel('What was wrong?').fill('A digit was wrong.');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  const e164 = `+88${right}`;
  await expect(page.locator(`.ord-side a[href="tel:${e164}"]`)).toBeVisible();
  const wrong = thread.filter({ hasText: 'was corrected since' });
  await wrong.getByRole('button', { name: 'Send again' }).click({ timeout: 30_000 });
  await expect(thread.filter({ hasText: e164 })).toBeVisible();
});
