import { expect, test } from '@playwright/test';
import { WorkCounter } from '../load/work-counter.ts';
import { acceptRows, bookFor, pasteMessages } from '../load/work-money.ts';
import { findings, sidewaysOverflow } from './crawl.ts';
import { fortyMessages } from './forty-messages.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';
import { newTrx, receivedSms } from './wallet-messages.ts';

test('forty messages, of which five were told of, are booked with sixty keys', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const name = `Forty ${Date.now()}`;
  const { texts, orders, matched, named } = await fortyMessages(request, headers, name);
  const desk = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await openOffice(desk, '/dashboard/money', await makeAccount(request, 'clerk'));
  const by = new WorkCounter(desk);
  await pasteMessages(desk, by, texts);
  // Other journeys' money stands in the same inbox.
  await desk.goto(`/dashboard/money?${new URLSearchParams({ q: name })}`);
  const rows = desk.locator('.mon-row');
  await expect(rows).toHaveCount(matched);
  expect(await findings(desk)).toEqual([]);
  expect(await sidewaysOverflow(desk)).toBe('');
  await acceptRows(desk, by, matched);
  for (const { name: customer, sender } of named) {
    await desk.goto(`/dashboard/money?${new URLSearchParams({ q: sender, tab: 'arrivals' })}`);
    await expect(rows).toHaveCount(1);
    await by.press('Enter');
    await bookFor(desk, by, customer);
    await expect(rows).toHaveCount(0);
  }
  expect(by.work.keys).toBeLessThanOrEqual(60);
  for (const { id } of orders) {
    const order = await (await request.get(`/api/orders/${id}`, { headers })).json();
    expect(order.paid).toBeGreaterThan(0);
  }
  await desk.close();
});

test('an Enter for the next row counts as soon as that one is in hand, whatever else is still being read', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const name = `Quick ${Date.now()}`;
  for (const taka of [1_101, 1_102, 1_103]) {
    const { phone } = await sellOrder(request, headers, { name, unit: taka * 100 });
    const sms = await request.post('/api/money/sms', {
      headers,
      data: { text: receivedSms(newTrx(), taka, phone) },
    });
    expect(sms.ok(), await sms.text()).toBe(true);
  }
  await openOffice(page, `/dashboard/money?${new URLSearchParams({ q: name })}`);
  const rows = page.locator('.mon-row');
  await expect(rows).toHaveCount(3);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/approvals*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toHaveClass(/mon-in-hand/);
  const last = await rows.nth(2).getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  // The one that came after it is in hand, not the first.
  await expect(page.locator('.mon-in-hand')).toHaveAttribute('aria-label', last ?? '');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  resolve();
});
