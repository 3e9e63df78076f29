import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { WorkCounter } from '../load/work-counter.ts';
import { openUnpaidThisWeek } from '../load/work-desk.ts';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

/** An accepted order that travels so many days from now and owes all of it. */
async function sellUnpaid(request: APIRequestContext, name: string, days: number, sum: number) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  await sellOrder(request, headers, {
    name,
    phone: '01700-000912',
    unit: sum,
    text: { en: `Tour of ${name}` },
    travelsOn: addDays(dhakaDate(new Date()), days),
  });
}

test('who travels this week and hasn’t paid is two clicks away; what is seen is kept, shared, summed and taken out', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  // A name of its own: a second try finds the first one's order, too.
  const who = `Wahida ${crypto.randomUUID().slice(0, 8)}`;
  await sellUnpaid(request, who, 2, 1_250_000);
  await sellUnpaid(request, 'Wahida Later', 60, 700_000);
  const trouble = listenForErrors(page);
  await openOffice(page, '/dashboard/home', await makeAccount(request, 'manager'));
  const by = new WorkCounter(page);
  await openUnpaidThisWeek(page, by, who);
  expect(by.work).toMatchObject({ clicks: 2, keys: 0 });
  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
  await expect(row(who)).toContainText(`Tour of ${who}`);
  await expect(row(who).getByRole('link', { name: '+880 1700-000912' })).toHaveAttribute(
    'href',
    'tel:+8801700000912',
  );
  await expect(row('Wahida Later')).toHaveCount(0);

  // The foot has the sums of what is found, and nothing else.
  await page.getByRole('searchbox').fill(who.toLowerCase());
  await expect(page).toHaveURL(/q=wahida/);
  await expect(page.locator('tfoot')).toContainText('1 order');
  await expect(page.locator('tfoot [data-column="total"]')).toHaveText('৳12,500');
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain(`Tour of ${who}`);
  expect(csv).toContain('12500.00');

  // Columns are kept for the person, not for the address.
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Still owed' }).click();
  await expect(page.locator('tfoot [data-column="owed"]')).toHaveText('৳12,500');
  await page.keyboard.press('Escape');

  const name = `Wahida ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name);
  await page.getByRole('checkbox', { name: 'Everybody who may read this list sees it' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await page.goto('/dashboard/orders');
  await expect(page.locator('th[data-column="owed"]')).toBeVisible();

  const colleague = await browser.newPage();
  await openOffice(colleague, '/dashboard/orders', await makeAccount(request, 'clerk'));
  await colleague.getByRole('link', { name }).click();
  await expect(colleague.locator('tbody tr')).toHaveCount(1);
  await expect(colleague.getByRole('button', { name: `More for the view ${name}` })).toHaveCount(0);
  await expect(colleague.locator('th[data-column="owed"]')).toHaveCount(0);
  // On a phone each row is a card, and nothing runs out at the side.
  await colleague.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(colleague)).toBe('');
  await colleague.getByRole('link', { name: new RegExp(`Tour of ${who}`) }).click();
  await expect(colleague.getByRole('heading', { name: `Order of ${who}` })).toBeVisible();
  await colleague.close();

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: `More for the view ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove this view' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect(trouble).toEqual([]);
});
