import { type APIRequestContext, expect, test } from '@playwright/test';
import { aPhone } from './customer-phone.ts';
import { accessTokenOf, chooseInMenu, makeAccount, openOffice } from './staff.ts';
import type { Account } from './staff-accounts.ts';

const headersOf = async (request: APIRequestContext, who: Account) => ({
  authorization: `Bearer ${await accessTokenOf(request, who)}`,
});

test('nobody approves what they entered, a payment or a refund, and a clerk sees neither reports nor the right to approve', async ({
  browser,
  request,
}) => {
  const [first, second] = [await makeAccount(request, 'manager'), await makeAccount(request, 'manager')];
  const clerk = await makeAccount(request, 'clerk');
  const headers = await headersOf(request, first);
  const send = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { id, reference } = await send('/orders', {
    language: 'en',
    contact: { name: 'Farida Sample', phone: aPhone() },
    key: crypto.randomUUID(),
    lines: [{ charge: 'own', quantity: 1, unit: 6_000_000, text: { en: 'Umrah' } }],
  });
  const open = async (who: Account) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openOffice(page, `/dashboard/money?tab=waiting&q=${reference}`, who);
    const row = page.getByRole('article', { name: new RegExp(reference) });
    return { page, row, approve: row.getByRole('button', { name: 'Approve' }) };
  };
  const [theirs, others] = [await open(first), await open(second)];
  const entries = [
    () => send(`/orders/${id}/payments`, { method: 'cash', amount: 6_000_000, key: crypto.randomUUID() }),
    () =>
      send(`/orders/${id}/refunds`, {
        method: 'bank',
        amount: 6_000_000,
        reason: 'She is ill.',
        key: crypto.randomUUID(),
      }),
  ];
  for (const enter of entries) {
    await enter();
    await theirs.page.reload();
    await expect(theirs.approve).toHaveAttribute('aria-disabled', 'true');
    await others.page.reload();
    await expect(others.approve).not.toHaveAttribute('aria-disabled', 'true');
    await others.approve.click();
    await expect(others.row).toHaveCount(0);
  }
  const movements = await request.get(`/api/orders/${id}/payments`, { headers });
  expect((await movements.json()).items).toMatchObject([{ state: 'counted' }, { state: 'approved' }]);

  await send(`/orders/${id}/payments`, {
    method: 'bank',
    outside: `B${Date.now()}`,
    amount: 6_000_000,
    key: crypto.randomUUID(),
  });
  const clerks = await open(clerk);
  await expect(clerks.approve).toHaveAttribute('aria-disabled', 'true');
  await chooseInMenu(clerks.page, 'Money', 'Till');
  await expect(clerks.page.getByRole('heading', { name: /^Till/, level: 1 })).toBeVisible();
  await expect(clerks.page.getByRole('link', { name: 'Books' })).toHaveCount(0);
});
