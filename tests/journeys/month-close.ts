import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Desk } from './month-desk.ts';
import { debits, profit, vatOfMonth } from './month-sums.ts';

/** What the reports of a month say on their pages. @param month `YYYY-MM` */
export async function readReports(desk: Desk, month: string, last: string): Promise<void> {
  const { page, look, say, sayOf, sum } = desk;
  const main = page.getByRole('main');
  await page.goto(`/dashboard/reports?report=vat&month=${month}`);
  await expect(main.getByRole('status')).toHaveText(
    sayOf('office_report_vat_agrees', { sum: sum(vatOfMonth / 100) }),
  );
  await page.goto(`/dashboard/reports?report=profit-and-loss&from=${month}&to=${month}`);
  const profitAndLoss = page.getByRole('region', { name: say('office_report_profit_loss') });
  await expect(profitAndLoss.locator('tfoot')).toContainText(sum(profit / 100));
  // The tour, without its VAT and what was taken off, and the hotel's bill for it.
  const tours = page.getByRole('row', { name: say('office_report_kind_tours') });
  await expect(tours.getByRole('cell')).toHaveText([sum(13_000), sum(6_500), sum(6_500)]);
  await look('profit-and-loss');
  await page.goto(`/dashboard/reports?report=balance-sheet&on=${last}`);
  const assets = page.getByRole('region', { name: say('office_report_assets') }).locator('tfoot td');
  const whole = (await assets.textContent()) ?? '?';
  await expect(main.getByRole('status')).toHaveText(
    sayOf('office_report_agrees', { assets: whole, other: whole }),
  );
}

/** Every question of the list is answered well, and the books are closed until the last day of the month. */
export async function closeMonth({ page, look, say, button }: Desk): Promise<void> {
  await page.goto('/dashboard/closing');
  const list = page.getByRole('list', { name: say('office_check_list') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(list.getByText(say('office_check_good'), { exact: true })).toHaveCount(10);
  await look('closing');
  await button('office_books_close').click();
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText(say('office_books_closed_never'));
}

/** Money that is dated in the closed month is refused in plain words, and an old expense is undone by an entry of today. */
export async function correct(desk: Desk, tour: string, last: string): Promise<void> {
  const { page, say, button, dialog, fill, send, sum } = desk;
  await page.goto(tour);
  await button('office_order_take').click();
  await fill({ office_order_sum: 100 });
  await dialog.getByText(say('office_order_money_more')).click();
  await fill({ office_order_came_on: last });
  await button('office_order_take', dialog).click();
  await expect(dialog.getByText(say('office_refused_books_closed'))).toBeVisible();
  await button('office_cancel', dialog).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/dashboard/expenses?from=${last.slice(0, 7)}-01&to=${last}`);
  const fair = page.getByRole('row', { name: /Stall at the fair/ });
  await fair.getByRole('button').click();
  await fill({ office_order_reason: 'The fair was called off.' });
  await send('office_undo');
  await expect(fair).toContainText('The fair was called off.');
  await page.goto('/dashboard/accounts/6000-01');
  await expect(page.getByRole('row', { name: /The fair was called off/ })).toContainText(sum(1_500));
  await expect(page.locator('tfoot')).toContainText(sum(0));
}

/** Takes a file of a month out, twice: its bytes are the same. @returns its text */
async function takeOut({ page, button }: Desk, month: string, key: string): Promise<string> {
  await page.goto(`/dashboard/reports?report=ledger&from=${month}&to=${month}`);
  const texts: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const saving = page.waitForEvent('download');
    await button(key).click();
    texts.push(await readFile(await (await saving).path(), 'utf8'));
  }
  expect(texts[1]).toBe(texts[0]);
  return texts[0] ?? '';
}

const poishaIn = (text = '') => Math.round(Number(text) * 100);
const sumOf = (sums: readonly number[]) => sums.reduce((all, each) => all + each, 0);

/** Tally's vouchers each add to nothing, and the day book has what the month booked. @returns how many vouchers there are */
export async function takeOutBooks(desk: Desk, month: string): Promise<number> {
  const tally = await takeOut(desk, month, 'office_report_file_tally');
  const vouchers = tally.match(/<VOUCHER[ >][\s\S]*?<\/VOUCHER>/g) ?? [];
  for (const voucher of vouchers) {
    const amounts = [...voucher.matchAll(/<AMOUNT>(.*?)<\/AMOUNT>/g)].map(([, amount]) => poishaIn(amount));
    expect(amounts.length).toBeGreaterThan(1);
    expect(sumOf(amounts), voucher).toBe(0);
  }
  const book = await takeOut(desk, month, 'office_report_file_day_book');
  const sides = book
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => /,([\d.]*),([\d.]*)$/.exec(row)?.slice(1) ?? []);
  expect(sumOf(sides.map(([debit]) => poishaIn(debit)))).toBe(debits);
  expect(sumOf(sides.map(([, credit]) => poishaIn(credit)))).toBe(debits);
  return vouchers.length;
}
