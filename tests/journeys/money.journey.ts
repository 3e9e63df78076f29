import { type APIRequestContext, type Browser, devices, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findings, sidewaysOverflow } from './crawl.ts';
import { type Language, pagesOf, qrAddress, wordsIn } from './printed-paper.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, makeAccount, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';
import { newTrx, receivedSms } from './wallet-messages.ts';

const sender = '01711000111';
const price = { en: '৳17,400', bn: '৳১৭,৪০০' } as const;

/** An order of 17,400 taka that was accepted. */
async function order(request: APIRequestContext, language: Language, name = 'Farida Sample') {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const made = await sellOrder(request, headers, { name, language, quantity: 2, unit: 870_000 });
  return { ...made, path: `${language === 'bn' ? '/bn' : ''}/orders/${made.token}` };
}

/** The customer writes the TrxID on the page of the order, and adds a picture of the slip. */
async function tell(phone: Page, path: string, trx: string) {
  await phone.goto(path);
  await phone.locator('#by-hand > summary').click();
  const form = phone.locator('.by-hand-form');
  await form.locator('[name=trx]').fill(trx.toLowerCase());
  await form.locator('[name=sender]').fill(sender);
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#e2136e' } })
    .jpeg()
    .toBuffer();
  await form
    .locator('[name=file]')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: picture });
  await form.locator('button').click();
  await expect(phone).toHaveURL(new RegExp(`${path}\\?told=done`));
  await expect(phone.locator('[data-result=done]')).toBeVisible();
  await expect(phone.locator('.told li')).toHaveCount(1);
  await expect(phone.locator('.told')).toContainText(trx, { ignoreCase: true });
}

/** A clerk pastes the message of the wallet. */
async function paste(desk: Page, say: (key: string) => string, trx: string) {
  await desk.getByRole('button', { name: say('office_money_paste') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill(receivedSms(trx, 17_400, sender));
  await dialog.getByRole('button', { name: say('office_money_read_it') }).click();
  await expect(dialog.getByRole('listitem')).toContainText(trx);
  await dialog.getByRole('button', { name: say('office_money_done') }).click();
  await expect(dialog).toBeHidden();
}

/** A clerk adds a statement of the wallet. */
async function addStatement(desk: Page, say: (key: string) => string, trx: string) {
  await desk
    .getByRole('button', { name: say('office_money_add_statement') })
    .first()
    .click();
  const dialog = desk.getByRole('dialog');
  const text = `Transaction Date,Transaction ID,Type,Amount,From,Status\n22/11/2026 10:05,${trx},Payment,"17,400.00",${sender},Completed\n`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'bkash.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('combobox').selectOption('bkash');
  await dialog.getByRole('button', { name: say('office_money_read_it') }).click();
  await expect(dialog.getByRole('listitem')).toContainText(trx);
  await dialog.getByRole('button', { name: say('office_money_done') }).click();
  await expect(dialog).toBeHidden();
}

/** The inbox as a clerk has it open, in a language. */
async function openInbox(browser: Browser, request: APIRequestContext, language: Language): Promise<Page> {
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openOffice(desk, '/dashboard/money', await makeAccount(request, 'clerk'));
  await desk.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
  await desk.reload();
  return desk;
}

/** The only receipt of the order prints to one sheet, and its QR code leads to what says that it is genuine. */
async function checkReceipt(phone: Page, language: Language) {
  const receipt = phone.locator('.order-papers a', { hasText: /MR-\d{4}-\d{2}-\d{6}/ });
  await expect(receipt).toHaveCount(1);
  const number = /MR-\d{4}-\d{2}-\d{6}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '?';
  await receipt.click();
  await expect(phone.locator('.paper')).toContainText(number);
  await expect(phone.locator('.paper')).toContainText(price[language]);
  expect(pagesOf(await phone.pdf({ preferCSSPageSize: true }))).toBe(1);
  await phone.goto(await qrAddress(phone));
  await expect(phone.locator('.verify-card')).toHaveAttribute('data-verdict', 'good');
  await expect(phone.locator('.verify-card')).toContainText(number);
}

/** On the order's page the slip is shown beside its payment. */
async function seeSlip(desk: Page, say: (key: string) => string, id: string, trx: string) {
  await desk.goto(`/dashboard/orders/${id}`);
  const payment = desk.locator('.ord-money li').filter({ hasText: trx });
  const button = payment.getByRole('button', { name: say('office_money_slip_open') });
  await expect(button).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await button.click();
  const picture = desk.locator('.mon-slip img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(600);
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: say('office_money_done') }).click();
}

for (const language of ['en', 'bn'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'on a phone' : 'on a phone without JavaScript';
    const read = javaScriptEnabled ? paste : addStatement;
    const by = javaScriptEnabled ? 'a pasted message' : 'a statement';
    test(`TrxID and slip are told ${how}, matched with ${by}, and make a receipt that verifies (${language})`, async ({
      browser,
      request,
    }) => {
      const say = wordsIn(language, 'office-money', 'office-orders', 'orders');
      const { id, path, reference } = await order(request, language);
      const phone = await browser.newPage({ ...devices['Pixel 7'], javaScriptEnabled });
      const trx = newTrx();
      await tell(phone, path, trx);
      await expect(phone.locator('.order-standing')).toHaveAttribute('data-money', 'unpaid');

      const desk = await openInbox(browser, request, language);
      await read(desk, say, trx);
      const proposal = desk.getByRole('article', { name: reference });
      await expect(proposal).toContainText(say('office_money_same_trx'));
      await expect(proposal).toContainText(say('office_money_same_sum'));
      const downloading = desk.waitForEvent('download');
      await proposal.getByRole('button', { name: say('office_money_slip') }).click();
      expect((await downloading).suggestedFilename()).toContain(reference);
      // Neither a slip nor a message settles: only who compared them does.
      await phone.goto(path);
      await expect(phone.locator('.order-standing')).toHaveAttribute('data-money', 'unpaid');
      await proposal.getByRole('button', { name: say('office_money_accept'), exact: true }).click();
      await expect(proposal).toHaveCount(0);

      await phone.goto(path);
      await expect(phone.locator('.order-standing')).toHaveAttribute('data-money', 'paid');
      await expect(phone.locator('.told')).toHaveCount(0);
      // axe is a script itself.
      if (javaScriptEnabled) {
        expect(await findings(phone)).toEqual([]);
        expect(await sidewaysOverflow(phone)).toBe('');
      }
      await checkReceipt(phone, language);
      await seeSlip(desk, say, id, trx);
      await phone.close();
      await desk.close();
    });
  }
}

test('proposals are gone through by keys: Enter on a button is that button’s, and a held Enter books one', async ({
  browser,
  request,
}) => {
  // Three orders, three telephones and three pasted messages: three times what another journey does.
  test.slow();
  const say = wordsIn('en', 'office-money', 'office-orders', 'orders');
  const name = `Keys ${Date.now()}`;
  const desk = await openInbox(browser, request, 'en');
  for (const _ of [1, 2, 3]) {
    const { path } = await order(request, 'en', name);
    const phone = await browser.newPage(devices['Pixel 7']);
    const trx = newTrx();
    await tell(phone, path, trx);
    await phone.close();
    await paste(desk, say, trx);
  }
  await desk.goto(`/dashboard/money?${new URLSearchParams({ q: name })}`);
  const rows = desk.locator('.mon-row');
  const inHand = desk.locator('.mon-in-hand');
  await expect(rows).toHaveCount(3);
  const places = () => rows.evaluateAll((all) => all.findIndex((row) => row.matches('.mon-in-hand')));
  expect(await places()).toBe(0);
  await desk.keyboard.press('j');
  await expect.poll(places).toBe(1);
  await desk.keyboard.press('k');
  await expect.poll(places).toBe(0);
  await desk.getByRole('button', { name: say('office_money_keys') }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(rows).toHaveCount(3);
  await desk.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // Held down: the browser says so of each repeat.
  await desk.keyboard.down('Enter');
  await desk.keyboard.down('Enter');
  await desk.keyboard.down('Enter');
  await desk.keyboard.up('Enter');
  await expect(rows).toHaveCount(2);
  await expect(inHand).toHaveCount(1);
  await desk.keyboard.press('n');
  // The pair is gone; what arrived may still be for another order with the same sum, which is chosen by nobody but staff.
  await expect(desk.getByRole('article', { name: /^SF-/ })).toHaveCount(1);
  await desk.close();
});
