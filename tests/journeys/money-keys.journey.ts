import { expect, test } from '@playwright/test';
import { WorkCounter } from '../load/work-counter.ts';
import { acceptRows, bookFor, pasteMessages } from '../load/work-money.ts';
import { findings, sidewaysOverflow } from './crawl.ts';
import { fortyMessages } from './forty-messages.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

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
