import { expect, type Locator } from '@playwright/test';
import type { Desk } from './month-desk.ts';
import { payByBkash } from './practice-payment.ts';

/** The figure under a label at the top of the order's page. */
const figure = ({ page, say }: Desk, key: string): Locator =>
  page
    .locator('.ord-figures > div')
    .filter({ hasText: say(key) })
    .locator('dd');

interface TypedLine {
  readonly charge: 'own' | 'official' | 'supplier' | 'discount';
  readonly text: string;
  readonly unit: number;
}

/** Writes an order on the office's form, and accepts it for the customer. @returns the path of its page */
async function sell(
  desk: Desk,
  customer: { readonly name: string; readonly phone: string },
  lines: readonly TypedLine[],
  more: () => Promise<void>,
  total: number,
): Promise<string> {
  const { page, say, sum, button } = desk;
  const field = (key: string) => page.getByRole('textbox', { name: say(key), exact: true });
  await page.goto('/dashboard/orders/new');
  await field('office_order_name').fill(customer.name);
  await field('office_order_phone').fill(customer.phone);
  await more();
  for (const [place, { charge, text, unit }] of lines.entries()) {
    if (place > 0) {
      // Enter in a line adds the next one.
      await field('office_order_unit').last().press('Enter');
      await expect(field('office_order_text_en')).toHaveCount(place + 1);
    }
    await page
      .getByRole('combobox', { name: say('office_order_charge') })
      .last()
      .selectOption(charge);
    await field('office_order_text_en').last().fill(text);
    await field('office_order_unit').last().fill(String(unit));
  }
  await expect(page.locator('.ord-form-end strong')).toHaveText(sum(total));
  await page.keyboard.press('Control+Enter');
  await expect(figure(desk, 'office_order_total')).toHaveText(sum(total));
  await button('office_order_accept').click();
  await expect(button('office_order_accept')).toHaveCount(0);
  return new URL(page.url()).pathname;
}

/** Chooses what is sold from the site: a package with its departure, or a visa with its kind. */
async function addSold({ page, say, button }: Desk, kind: 'package' | 'visa', word: string, people: number) {
  await button(`office_sold_add_${kind}`).click();
  const sold = page.getByRole('group', { name: say(`office_sold_${kind}`), exact: true });
  await sold.getByRole('combobox', { name: say(`office_sold_which_${kind}`) }).fill(word);
  await page.getByRole('option', { name: word }).first().click();
  const choice = sold.getByRole('combobox', {
    name: say(kind === 'package' ? 'office_sold_departure' : 'office_sold_kind'),
  });
  await expect(choice.getByRole('option').nth(1)).toBeAttached();
  await choice.selectOption(
    kind === 'package' ? { index: (await choice.getByRole('option').count()) - 1 } : 'tourist',
  );
  await sold
    .getByRole('textbox', { name: say(kind === 'package' ? 'office_sold_adults' : 'office_sold_applicants') })
    .fill(String(people));
}

/** A tour for two, a visa and a ticket for a company. @returns the paths of their pages */
export async function sellAll(desk: Desk) {
  const isBangla = desk.language === 'bn';
  const tour = await sell(
    desk,
    { name: 'Farida Sample', phone: '01711000101' },
    [{ charge: 'discount', text: 'Second tour with us', unit: 850 }],
    () => addSold(desk, 'package', isBangla ? 'কুয়াকাটা' : 'Kuakata', 2),
    14_950,
  );
  const visa = await sell(
    desk,
    { name: 'Karim Sample', phone: '01711000102' },
    [],
    () => addSold(desk, 'visa', isBangla ? 'থাইল্যান্ড' : 'Thailand', 1),
    7_300,
  );
  const ticket = await sell(
    desk,
    { name: 'Meghna Textiles', phone: '01711000103' },
    [
      { charge: 'supplier', text: 'Dhaka to Jeddah and back', unit: 30_000 },
      { charge: 'own', text: 'Ticket service', unit: 2_300 },
    ],
    async () => {},
    32_300,
  );
  return { tour, visa, ticket };
}

/** Notes money on the page that is open. */
async function take(desk: Desk, method: string, amount: number, more: () => Promise<void> = async () => {}) {
  const { say, button, choose, fill, send, dialog } = desk;
  await button('office_order_take').click();
  await choose({ office_order_method: method });
  await fill({ office_order_sum: amount });
  if (method !== 'cash') {
    await fill({ office_order_outside: method === 'bkash' ? '9K70LM2QXB' : `Slip 77 ${method}` });
  }
  if (method !== 'cash' && method !== 'bkash') {
    await dialog.getByText(say('office_order_money_more')).click();
  }
  await more();
  await send('office_order_take');
}

type Paths = Awaited<ReturnType<typeof sellAll>>;

/** The three are paid in five ways: cash, Bangla QR less a fee, a wallet, a gateway, and a bank by a company that deducts. */
export async function payAll(desk: Desk, bank: string, { tour, visa, ticket }: Paths): Promise<void> {
  const { page, say, choose, fill, dialog } = desk;
  await page.goto(tour);
  await take(desk, 'cash', 9_000);
  await take(desk, 'bangla-qr', 5_900, async () => {
    await choose({ office_order_account: bank });
    await fill({ office_order_fee_taken: 50 });
  });
  await isPaid(desk);

  await page.goto(visa);
  await take(desk, 'bkash', 3_000);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: say('office_order_customer_page') }).click();
  const customer = await opening;
  await payByBkash(customer);
  await expect(customer.locator('.order-standing')).toHaveAttribute('data-money', 'paid');
  await customer.close();
  await page.reload();
  await isPaid(desk);

  await page.goto(ticket);
  await take(desk, 'bank', 31_000, async () => {
    await choose({ office_order_account: bank });
    await fill({ office_order_deducted_vat: 300 });
    await dialog.getByLabel(say('office_order_certificate')).fill('VDS 2027-118');
    await fill({ office_order_deducted_tax: 1_000 });
  });
  await isPaid(desk);
  await certify(desk);
}

/** Nothing is due on the order that is open. */
const isPaid = async (desk: Desk) => expect(figure(desk, 'office_order_due')).toHaveText(desk.sum(0));

/** The company's certificate of the tax comes later. */
async function certify({ page, say, button, dialog, send }: Desk) {
  await page.goto('/dashboard/deductions');
  await button('office_deduction_certify').click();
  await dialog.getByLabel(say('office_order_certificate_number')).fill('TDS 2027-44');
  await send('office_deduction_certify');
  await expect(button('office_deduction_certify')).toHaveCount(0);
}

/** The line of the open order that is passed on. */
export const passedOnLine = ({ page, say }: Desk): Locator =>
  page.locator('.ord-lines tr').filter({ has: page.getByRole('button', { name: say('office_payon_do') }) });

export type { Paths };
