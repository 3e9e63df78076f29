import { type APIRequestContext, type Browser, devices, expect, type Page, test } from '@playwright/test';
import { findings, listenForErrors, sidewaysOverflow } from './crawl.ts';
import { type Language, wordsIn } from './printed-paper.ts';
import { sellOrder } from './sold-order.ts';
import { accessTokenOf, openOffice } from './staff.ts';
import { owner } from './staff-accounts.ts';

/** An order of 17,400 taka that was accepted. */
async function order(request: APIRequestContext, language: Language) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const sale = { name: 'Farida Sample', language, quantity: 2, unit: 870_000 };
  const made = await sellOrder(request, headers, sale);
  return { ...made, path: `${language === 'bn' ? '/bn' : ''}/orders/${made.token}` };
}

async function openDesk(browser: Browser, language: Language, path: string): Promise<Page> {
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openOffice(desk, path);
  await desk.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
  await desk.reload();
  return desk;
}

const numberOf = () => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).padStart(10, '1');

for (const language of ['en', 'bn'] as const) {
  test(`a cheque is taken, deposited and bounces: the customer reads that, until staff say that it was a mistake (${language})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(180_000);
    const say = wordsIn(language, 'office-cheques', 'office-orders', 'orders');
    const { id, path, reference } = await order(request, language);
    const number = numberOf();
    const desk = await openDesk(browser, language, `/dashboard/orders/${id}`);
    const trouble = listenForErrors(desk);
    await desk.getByRole('button', { name: say('office_order_take') }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('cheque');
    await dialog.getByRole('button', { name: say('office_order_take') }).click();
    await expect(dialog.getByText(say('office_cheque_number_missing'))).toBeVisible();
    await dialog.getByRole('textbox', { name: say('office_cheque_bank') }).fill('BRAC Bank');
    await dialog.getByRole('textbox', { name: say('office_cheque_number') }).fill(number);
    await dialog.getByRole('textbox', { name: say('office_cheque_date') }).fill('20/11/2026');
    expect(await findings(desk)).toEqual([]);
    await dialog.getByRole('button', { name: say('office_order_take') }).click();
    await expect(dialog).toBeHidden();
    const payment = desk.locator('.ord-money li').filter({ hasText: `BRAC Bank ${number}` });
    await payment.getByRole('link', { name: say('office_cheque_hand') }).click();

    const row = desk.locator('.ord-money li').filter({ hasText: number });
    await expect(row).toContainText(reference);
    expect(await findings(desk)).toEqual([]);
    await row.getByRole('button', { name: say('office_cheque_act_deposit') }).click();
    await dialog.getByRole('button', { name: say('office_cheque_act_deposit') }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    const tab = (key: string) => desk.getByRole('group').getByRole('button', { name: say(key), exact: true });
    await tab('office_cheque_tab_deposited').click();
    await row.getByRole('button', { name: say('office_cheque_act_bounce') }).click();
    await dialog.getByRole('textbox', { name: say('office_cheque_reason') }).fill('Insufficient funds');
    await dialog.getByRole('textbox', { name: say('office_cheque_charge') }).fill('575');
    expect(await findings(desk)).toEqual([]);
    await dialog.getByRole('button', { name: say('office_cheque_act_bounce') }).click();
    await expect(dialog).toBeHidden();
    await tab('office_cheque_tab_done').click();
    await expect(row).toContainText('Insufficient funds');
    for (const width of [390, 1024, 1440]) {
      await desk.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(desk), `${width} px`).toBe('');
    }

    const phone = await browser.newPage(devices['Pixel 7']);
    await phone.goto(path);
    await expect(phone.locator('.order-standing')).toHaveAttribute('data-money', 'unpaid');
    await expect(phone.locator('[data-bounced]')).toContainText('Insufficient funds');
    expect(await findings(phone)).toEqual([]);
    expect(await sidewaysOverflow(phone)).toBe('');

    await row.getByRole('button', { name: say('office_cheque_act_not_bounced') }).click();
    await dialog.getByRole('textbox').fill('The bank returned another cheque.');
    expect(await findings(desk)).toEqual([]);
    await dialog.getByRole('button', { name: say('office_cheque_act_not_bounced') }).click();
    await expect(dialog).toBeHidden();
    await tab('office_cheque_tab_deposited').click();
    await expect(row).toContainText(reference);
    await phone.reload();
    await expect(phone.locator('.order-standing')).toHaveAttribute('data-money', 'paid');
    await expect(phone.locator('[data-bounced]')).toHaveCount(0);
    await phone.close();
    expect(trouble).toEqual([]);
    await desk.close();
  });
}
