import { devices, expect, type Page, test } from '@playwright/test';
import { type GatewayProcesses, startGateways } from './gateway-processes.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { type Language, pagesOf, qrAddress, wordsIn } from './printed-paper.ts';
import { openOffice } from './staff.ts';

test.describe.configure({ mode: 'serial' });

let gateways: GatewayProcesses;
let program: OwnProgram;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  gateways = await startGateways();
  program = await startOwnProgram(gateways.variables);
});
test.afterAll(async () => {
  await program?.stop();
  await gateways?.stop();
});

/** A text of the orders' pages. */
const orderWords = (language: Language) => wordsIn(language, 'office-orders', 'orders');

const price = {
  en: { whole: '৳30,000', half: '৳15,000' },
  bn: { whole: '৳৩০,০০০', half: '৳১৫,০০০' },
} as const;
const send = { en: 'Send', bn: 'পাঠিয়ে দিন' } as const;

/** A visitor asks about a visa. */
async function ask(phone: Page, language: Language, name: string) {
  const travel = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const prefix = language === 'bn' ? '/bn' : '';
  await phone.goto(`${prefix}/contact?visa=thailand&profile=student&travel=${travel}&applicants=2`);
  await phone.locator('#name').fill(name);
  await phone.locator('#phone').fill(`0171${String(Date.now() % 10_000_000).padStart(7, '0')}`);
  await phone.getByRole('button', { name: send[language], exact: true }).click();
  await expect(phone).toHaveURL(/\/enquiries\/[0-9a-z]{26}\?sent=1$/);
}

/** Staff find the enquiry and quote from it. @returns the path of the customer's page */
async function quote(desk: Page, language: Language, name: string): Promise<string> {
  const say = orderWords(language);
  await openOffice(desk, '/dashboard/enquiries', program.owner);
  await desk.evaluate((chosen) => localStorage.setItem('office-language', chosen), language);
  await desk.goto(`/dashboard/enquiries?${new URLSearchParams({ tab: 'all', q: name })}`);
  await desk.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await desk.getByRole('link', { name: say('office_order_make') }).click();
  await expect(desk.getByRole('textbox', { name: say('office_order_name') })).toHaveValue(name);
  await desk.getByRole('textbox', { name: say('office_order_text_en') }).fill('Thailand visa');
  await desk.getByRole('textbox', { name: say('office_order_text_bn') }).fill('থাইল্যান্ডের ভিসা');
  await desk.getByRole('textbox', { name: say('office_order_quantity'), exact: true }).fill('2');
  await desk.getByRole('textbox', { name: say('office_order_unit'), exact: true }).fill('15000');
  await expect(desk.locator('.ord-form-end strong')).toHaveText(price[language].whole);
  await desk.getByRole('button', { name: say('office_order_save') }).click();
  const link = desk.getByRole('link', { name: say('office_order_customer_page') });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

/** Each receipt prints to one sheet, and whoever reads its QR code is told that it is genuine. */
async function checkReceipts(phone: Page, language: Language, order: string) {
  const receipts = phone.locator('.order-papers a', { hasText: /MR-\d{4}-\d{2}-\d{6}/ });
  await expect(receipts).toHaveCount(2);
  const paths = await receipts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths) {
    await phone.goto(path);
    const number =
      /MR-\d{4}-\d{2}-\d{6}/.exec((await phone.locator('.paper').textContent()) ?? '')?.[0] ?? '?';
    await expect(phone.locator('.paper-stamp')).toHaveCount(0);
    await expect(phone.locator('.paper')).toContainText(price[language].half);
    expect(pagesOf(await phone.pdf({ preferCSSPageSize: true })), path).toBe(1);
    const address = await qrAddress(phone);
    expect(new URL(address).origin).toBe(program.url);
    await phone.goto(address);
    const card = phone.locator('.verify-card');
    await expect(card).toHaveAttribute('data-verdict', 'good');
    await expect(card).toContainText(number);
    await expect(card).toContainText(/15,000|১৫,০০০/);
  }
  await phone.goto(order);
}

for (const language of ['en', 'bn'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'on a phone' : 'on a phone without JavaScript';
    test(`an enquiry becomes a quote, is accepted and paid at two gateways ${how}, and its receipts verify (${language})`, async ({
      browser,
    }) => {
      const say = orderWords(language);
      const name = `Sample ${crypto.randomUUID().slice(0, 8)}`;
      const phone = await browser.newPage({
        ...devices['Pixel 7'],
        javaScriptEnabled,
        baseURL: program.url,
      });
      const desk = await browser.newPage({ baseURL: program.url });
      await ask(phone, language, name);
      const order = await quote(desk, language, name);
      await phone.goto(order);
      const main = phone.getByRole('main');
      await phone.getByRole('button', { name: say('orders_accept') }).click();
      await expect(main.locator('.order-standing')).not.toHaveText('');
      await expect(main.locator('.order-sum')).toContainText(price[language].half);

      // The deposit by SSLCommerz's page.
      await main.locator('input[name=method][value=sslcommerz]').check();
      await main.locator('.order-ways button[value=due]').click();
      await expect(phone).toHaveURL(/\/EasyCheckOut\//);
      await phone.getByRole('button', { name: 'Pay by card' }).click();
      if (!javaScriptEnabled) {
        await phone.getByRole('button', { name: 'Back to the shop' }).click();
      }
      await expect(phone).toHaveURL(new RegExp(`${order}$`));
      await expect(main.locator('.order-standing')).toHaveAttribute('data-money', 'part paid');
      await expect(main.locator('.order-papers')).toContainText(/MR-\d{4}-\d{2}-\d{6}/);

      // The rest by bKash's: number, code and PIN.
      await main.locator('input[name=method][value=bkash]').check();
      await main.locator('.order-ways button[value=due]').click();
      for (const step of ['wallet', 'otp', 'pin']) {
        await expect(phone.locator('input[name=step]')).toHaveValue(step);
        await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
      }
      await expect(phone).toHaveURL(new RegExp(`${order}$`));
      await expect(main.locator('.order-standing')).toHaveAttribute('data-money', 'paid');
      await expect(main.locator('.order-ways')).toHaveCount(0);
      await checkReceipts(phone, language, order);
      await phone.close();
      await desk.close();
    });
  }
}
