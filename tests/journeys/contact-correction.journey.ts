import { expect, test } from '@playwright/test';
import { aPhone } from './customer-phone.ts';
import { wordsIn } from './printed-paper.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

for (const language of ['en', 'bn'] as const) {
  test(`a wrong number is corrected at the order: what went there is shown, and goes again to the right one (${language})`, async ({
    page,
    request,
  }) => {
    const say = wordsIn(language, 'outbox', 'office-orders');
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
    const { id } = await sellOrder(request, headers, { name: 'Farida Sample', unit: 500_000, language });
    const right = aPhone();
    await page.addInitScript((chosen) => localStorage.setItem('office-language', chosen), language);
    await openOffice(page, `/dashboard/orders/${id}`, owner);
    const thread = page.locator('.msg-thread > li').filter({ hasText: say('outbox_kind_accepted') });
    await expect(thread).toContainText(say('outbox_state_sent'), { timeout: 30_000 });
    const correct = { name: say('office_contact_correct'), exact: true };
    await page.getByRole('button', correct).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('office_order_phone')).fill(right);
    await dialog.getByLabel(say('office_contact_correct_why')).fill('A digit was wrong.');
    await dialog.getByRole('button', correct).click();
    await expect(page.locator(`.ord-side a[href="tel:+88${right}"]`)).toBeVisible();
    const wrong = thread.filter({ hasText: say('outbox_misdirected') });
    await wrong.getByRole('button', { name: say('outbox_again') }).click({ timeout: 30_000 });
    await expect(thread.filter({ hasText: `+88${right}` })).toBeVisible();
  });
}
