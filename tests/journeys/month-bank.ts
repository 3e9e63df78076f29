import { expect } from '@playwright/test';
import { xlsxOf } from '#platform/testing/xlsx.ts';
import type { Desk } from './month-desk.ts';

/** What the bank says of the month, in taka: the same as the ledger, two charges apart, and two things that only the bank knows. */
function statementOf(day: string, last: string): Buffer {
  const moved = [
    [day, 'EFT MEGHNA TEXTILES', 31_000],
    [day, 'BANGLA QR SETTLEMENT', 5_900],
    [day, 'EMBASSY VISA FEE', -4_300],
    [day, 'TT PADMA AIRWAYS', -35_500],
    [day, 'TT DAR AL SAFA', -6_500],
    [day, 'TT COMMISSION', -500],
    [day, 'BKASH PAYOUT', 4_235.5],
    [day, 'CASH DEPOSIT', 25_000],
    [last, 'OFFICE RENT', -5_000],
    [last, 'SMS ALERT FEE', -60],
    [last, 'PROFIT CREDITED', 125.5],
  ] as const;
  let balance = 200_000;
  return xlsxOf([
    ['City Bank', 'Statement of account'],
    [],
    ['Date', 'Particulars', 'Debit', 'Credit', 'Balance'],
    ...moved.map(([on, text, sum]) => {
      balance += sum;
      return [on, text, sum < 0 ? -sum : '', sum > 0 ? sum : '', balance];
    }),
  ]);
}

/** The statement is read, and nothing is left of either side: pairs by keys, a charge with what it is for, the rest is booked. */
export async function reconcile(desk: Desk, bank: string, day: string, last: string): Promise<void> {
  const { page, look, say, button, dialog, send } = desk;
  await page.goto(`/dashboard/accounts/${bank}`);
  await button('office_recon').click();
  await expect(page.getByText(say('office_recon_without'))).toBeVisible();
  await button('office_money_add_statement').click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'statement.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: statementOf(day, last),
  });
  await button('office_money_read_it', dialog).click();
  await send('office_money_done');

  const pairs = page.getByRole('region', { name: say('office_recon_pairs') }).getByRole('article');
  await expect(pairs.first()).toBeVisible();
  await look('reconciliation');
  // The closed dialog may have given the focus back to its button, whose Enter is its own.
  await pairs.first().focus();
  for (let left = await pairs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await expect(pairs).toHaveCount(left - 1);
  }
  // What was there before is the opening balance.
  const before = page
    .getByRole('listitem')
    .filter({ hasText: desk.sum(200_000) })
    .getByRole('checkbox');
  await expect(before).toHaveCount(2);
  await before.first().check();
  await before.last().check();
  await button('office_recon_match').click();
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  // One entry of the ledger, two lines of the bank.
  await page.getByRole('checkbox', { name: /Dar Al Safa/ }).check();
  await page.getByRole('checkbox', { name: /TT DAR AL SAFA/ }).check();
  await page.getByRole('checkbox', { name: /TT COMMISSION/ }).check();
  await button('office_recon_match').click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  for (const line of ['SMS ALERT FEE', 'PROFIT CREDITED']) {
    await page.getByRole('button', { name: new RegExp(`: ${line}`) }).click();
    await send('office_recon_book_send');
  }
  await expect(page.getByText(say('office_recon_done'))).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
}
