import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { aPhone } from './customer-phone.ts';
import { qrAddress } from './printed-paper.ts';
import { chooseInMenu, makeAccount, openOffice } from './staff.ts';

/** The section of the README that a stranger follows. */
const section = () => {
  const text = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const found = /## Sell something, for practice\n(.+?)\n## /s.exec(text)?.[1] ?? '';
  return found.replaceAll("'", '’').replaceAll(/\s+/g, ' ');
};

const shots = process.env.SALE_SHOTS;
const shot = async (page: Page, name: string) => {
  if (shots !== undefined) {
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  }
};

/** What the README names is there under just that name. */
function named(words: string): string {
  expect(section(), `the README names ${words}`).toMatch(
    new RegExp(`(?:\\*\\*|[“"])${words}(?:\\*\\*|[”"])`),
  );
  return words;
}

const button = (page: Page, words: string) => page.getByRole('button', { name: named(words), exact: true });
const link = (page: Page, words: string) =>
  page.getByRole('link', { name: named(words), exact: true }).first();

const phone = aPhone();

/** An order of one line is quoted. @returns the customer's page, opened by its button */
async function quote(desk: Page, name: string, price: string): Promise<Page> {
  await chooseInMenu(desk, named('Sales'), named('Orders'));
  await link(desk, 'New order').click();
  await desk.getByRole('textbox', { name: 'Customer’s name' }).fill(name);
  await desk.getByRole('textbox', { name: 'Telephone' }).fill(phone);
  await desk.getByRole('textbox', { name: 'Description in English' }).fill('Visa service');
  await desk.getByRole('textbox', { name: 'Unit price' }).fill(price);
  await shot(desk, 'new-order');
  await button(desk, 'Save the quote').click();
  await expect(desk.getByRole('heading', { name: `Order of ${name}` })).toBeVisible();
  const opening = desk.waitForEvent('popup');
  await link(desk, 'Customer’s page').click();
  const customer = await opening;
  await button(customer, 'Accept this quote').click();
  await expect(customer.locator('.order-ways')).toBeVisible();
  return customer;
}

/** The office of somebody who has given nothing back today. */
const openDesk = async (browser: Browser, request: APIRequestContext): Promise<Page> => {
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openOffice(desk, '/dashboard/home', await makeAccount(request, 'manager'));
  return desk;
};

const figure = (page: Page, label: string) =>
  page.locator('.ord-figures > div').filter({ hasText: label }).locator('dd');

test('the README’s practice sale is true to the word: quote, bKash, receipt, ledger, refund and cancellation', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const desk = await openDesk(browser, request);
  const customer = await quote(desk, `Practice ${crypto.randomUUID().slice(0, 8)}`, '5000');
  await shot(customer, 'customer-accepted');
  const order = customer.url();

  await customer.getByRole('radio', { name: /bKash/ }).check();
  await customer.locator('.order-ways button[value=due]').click();
  await shot(customer, 'practice-bkash');
  for (const step of ['wallet', 'otp', 'pin']) {
    await expect(customer.locator('input[name=step]')).toHaveValue(step);
    await customer.getByRole('button', { name: 'Confirm', exact: true }).click();
  }

  const papers = customer.getByRole('region', { name: 'Papers' });
  await shot(customer, 'customer-paid');
  await papers.getByRole('link', { name: /Money receipt/ }).click();
  await expect(customer.locator('.paper')).toContainText('৳5,000');
  const check = await qrAddress(customer);
  await shot(customer, 'receipt');
  await customer.goto(check);
  const verdict = customer.locator('.verify-card');
  await expect(verdict).toContainText('This is a practice paper');
  await shot(customer, 'verify');

  await desk.reload();
  await expect(figure(desk, 'State')).toHaveText('Open, paid');
  const ledger = desk.getByRole('region', { name: named('Ledger of this order') });
  await expect(ledger).toContainText('bKash');
  await shot(desk, 'order-paid');

  const { pathname } = new URL(desk.url());
  await chooseInMenu(desk, named('Books'), named('Reports'));
  await desk.getByRole('button', { name: 'Trial balance', exact: true }).click();
  const sums = desk.locator('.of-sums tfoot td');
  await expect(sums).toHaveCount(2);
  await shot(desk, 'trial-balance');
  const [debit, credit] = await sums.allTextContents();
  expect(debit).toMatch(/^৳/);
  expect(credit).toBe(debit);
  await desk.goto(pathname);

  await button(desk, 'Cancel order').click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The visa was refused');
  await dialog.getByRole('button', { name: 'See the refund' }).click();
  await expect(dialog).toContainText(/৳5,000.*৳0.*৳5,000/s);
  await shot(desk, 'cancel-shown');
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect(figure(desk, 'State')).toContainText('Cancelled');
  await shot(desk, 'order-cancelled');

  await button(desk, 'Ask for a refund').click();
  // What is due back and the way it came stand there.
  await expect(dialog.getByRole('combobox')).toHaveValue('bkash-checkout');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('5,000');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('One traveller less');
  await shot(desk, 'refund-form');
  await dialog.getByRole('button', { name: 'Ask for a refund', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await desk.reload();
    await expect(ledger).toContainText('Refund paid', { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await shot(desk, 'order-refunded');
  await customer.goto(order);
  await shot(customer, 'customer-refunded');
  await expect(customer.locator('.order-standing')).toContainText('Refunded');

  await desk.close();
});

test('the README’s sale by hand is true to the word: TrxID, pasted message, Enter, receipt', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk(browser, request);
  const name = `By hand ${crypto.randomUUID().slice(0, 8)}`;
  const customer = await quote(desk, name, '5000');
  const trx = `9${Date.now().toString(36).toUpperCase().padStart(9, '0').slice(-9)}`;
  const text = /You have received payment.+? at \S+ \d\d:\d\d/.exec(section())?.[0] ?? '';
  expect(text).toContain('9K70LM2QXB');

  await customer.getByText(named('I’ll send it myself')).click();
  await customer.getByRole('textbox', { name: 'TrxID' }).fill(trx);
  await customer.getByRole('textbox', { name: /Sent from/ }).fill('01711000111');
  await shot(customer, 'by-hand');
  await customer.getByRole('button', { name: 'Tell the office' }).click();
  await expect(customer.locator('.told')).toContainText(trx);
  await shot(customer, 'by-hand-told');

  await chooseInMenu(desk, named('Money'), named('To match'));
  await button(desk, 'Paste SMS').click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text.replace('9K70LM2QXB', trx));
  await shot(desk, 'paste');
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toContainText(trx);
  await shot(desk, 'pasted');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const pair = desk.getByRole('article').filter({ hasText: name });
  await expect(pair).toBeVisible();
  await shot(desk, 'pair');
  // Another journey's pair may be above it.
  await pair.focus();
  await desk.keyboard.press('Enter');
  await expect(pair).toHaveCount(0);
  await customer.reload();
  await expect(customer.getByRole('region', { name: 'Papers' })).toContainText(/MR-/);
  await shot(customer, 'by-hand-paid');
  await desk.close();
});
